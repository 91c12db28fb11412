/** Solved puzzles, played again by every way of control, through the code that controls boards and scans. */

import type { Direction } from "../src/access/commands";
import { type Control, controlOf } from "../src/access/control";
import { hasDirections, towards } from "../src/access/direct";
import { type Plan, planOf } from "../src/board/geometry";
import { firstStop, rowsOf } from "../src/board/rows";
import { begin, byPlace, type Choosing } from "../src/match/choosing";
import type { Node } from "../src/protocol/messages";
import { clickOn } from "../src/screens/table/clicking";
import { Player } from "../tests/scan/player";
import { arrowsTo } from "./arrows";
import type { Puzzle, Sample } from "./methods";
import { added, bitsTo, NOTHING_DONE, type Tally, TIMES } from "./operations";

export const WAYS = [
  "direct, mouse",
  "direct, keyboard",
  "options, mouse",
  "options, keyboard, skipping",
  "options, keyboard, all",
  "Next, skipping",
  "Next, all",
] as const;
export type Way = (typeof WAYS)[number];

const LEFT_TO_GAME = {
  boundary: "game",
  illegal: "game",
  showFocus: "game",
  showPosition: "game",
  showLegal: "game",
} as const;
const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];

/** One move: what can be chosen, where one stands and which place is played. */
interface Turn {
  choosing: Choosing;
  offered: ReadonlyMap<string, readonly Node[]>;
  standing: string | undefined;
  played: string;
}

/** What has to be done to solve a puzzle in each way; nothing where a way is not possible. */
export function evaluated(puzzle: Puzzle): Partial<Record<Way, Tally>> {
  const solving = new Solving(puzzle);
  const found: Record<Way, Tally | undefined> = {
    "direct, mouse": solving.hovering(),
    "direct, keyboard": solving.directly(),
    "options, mouse": solving.clicking(),
    "options, keyboard, skipping": solving.walking("skip"),
    "options, keyboard, all": solving.walking("select"),
    "Next, skipping": solving.scanning(({ offered }) => [...offered.keys()]),
    "Next, all": solving.scanning(() => solving.places),
  };
  return Object.fromEntries(Object.entries(found).filter(([, tally]) => tally));
}

class Solving {
  readonly #plan: Plan;
  readonly #turns: readonly Turn[];
  readonly places: readonly string[];

  constructor(private readonly puzzle: Puzzle) {
    const cells = Object.entries(puzzle.places).map(([name, [x, y]]) => ({
      name,
      x,
      y,
      shape: "square" as const,
    }));
    this.#plan = planOf({ name: "board", kind: "square", cells });
    this.places = rowsOf(this.#plan)
      .flat()
      .map(({ name }) => name);
    this.#turns = puzzle.positions.map(turnOf);
  }

  /** The pointer goes from place to place; pointing at one chooses it. */
  hovering(): Tally | undefined {
    if (!this.#isDirect("both")) return undefined;
    return this.#pointed(({ offered, played }) => {
      if (offered.get(played)?.length !== 1) throw new Error(`pointing at ${played} does not choose it`);
      return {};
    });
  }

  /** An arrow key for each move. */
  directly(): Tally | undefined {
    if (!this.#isDirect("keys")) return undefined;
    const { spots } = this.#plan;
    return this.#turns.reduce((sum, { choosing, standing, played }) => {
      const leads = (way: Direction) =>
        towards(way, choosing.tree, spots.get(standing ?? ""), spots)?.text === played;
      if (!DIRECTIONS.some(leads)) throw new Error(`no arrow leads to ${played}`);
      return added(sum, { key: 1 });
    }, NOTHING_DONE);
  }

  /** The pointer goes to the place, which is clicked. */
  clicking(): Tally {
    return this.#pointed((turn) => {
      chosen(turn, turn.played);
      return { click: 1 };
    });
  }

  /** Arrow keys to the place, and Enter; between moves the focus goes to the first place that can be chosen. */
  walking(illegal: Control["illegal"]): Tally {
    const rows = rowsOf(this.#plan);
    const control = this.#control({ moves: "options", boundary: "jump", illegal });
    let tally = NOTHING_DONE;
    let focus = this.places[0] as string;
    for (const turn of this.#turns) {
      const { offered, standing, played } = turn;
      const first = firstStop(rows, standing ?? focus, (place) => offered.has(place))?.name ?? focus;
      const stops = (place: string) => control.illegal === "select" || offered.has(place);
      const arrows = arrowsTo(played, first, this.#plan, { boundary: control.boundary, stops });
      chosen(turn, played);
      tally = added(added(tally, arrows), { key: 1, look: first === focus ? 0 : 1 });
      focus = played;
    }
    return tally;
  }

  /** The highlight goes by itself and a press takes it; the clock of the engine says whether nothing was forgotten. */
  scanning(scanned: (turn: Turn) => readonly string[]): Tally {
    const player = new Player({
      pattern: "linear",
      interval: TIMES.tick * 1000,
      firstExtra: 0,
      loops: 0,
      ignoreRepeat: 0,
      longPress: "off",
    });
    let tally = NOTHING_DONE;
    let before = "";
    for (const turn of this.#turns) {
      player.begin({ items: scanned(turn).map((id) => this.#item(id)) });
      let ticks = 0;
      for (; player.lit !== `item:${turn.played}`; ticks += 1) player.pass(TIMES.tick * 1000);
      const look = ticks === 0 && turn.played === before ? 0 : 1;
      player.pass(look * TIMES.look * 1000).press(1, TIMES.key * 1000);
      chosen(turn, player.chosen.at(-1)?.replace("item:", ""));
      tally = added(tally, { tick: ticks, look, key: 1 });
      before = turn.played;
    }
    return tally;
  }

  #item(id: string) {
    const { x, y } = this.#spot(id);
    return { id, label: id, x, y };
  }

  /** The pointer goes to each place that is played, where it is not there yet. */
  #pointed(done: (turn: Turn) => Partial<Tally>): Tally {
    const [first] = this.#turns;
    let pointer = first?.standing ?? (this.places[0] as string);
    return this.#turns.reduce((sum, turn) => {
      const [from, to] = [this.#spot(pointer), this.#spot(turn.played)];
      pointer = turn.played;
      const distance = Math.hypot(from.x - to.x, from.y - to.y) / this.#plan.pitch;
      return added(added(sum, done(turn)), { bit: bitsTo(distance) });
    }, NOTHING_DONE);
  }

  #isDirect(moves: "keys" | "both"): boolean {
    const control = this.#control({ moves });
    return (
      control.moves === moves &&
      this.#turns.every(({ choosing, standing }) => hasDirections(choosing.tree, standing))
    );
  }

  #control(wanted: Pick<Control, "moves"> & Partial<Control>): Control {
    return controlOf(this.puzzle.control, { ...LEFT_TO_GAME, ...wanted });
  }

  #spot(name: string) {
    const spot = this.#plan.spots.get(name);
    if (!spot) throw new Error(`${name} is nowhere`);
    return spot;
  }
}

function turnOf({ tree, played, standing }: Sample): Turn {
  const [place] = played;
  if (place === undefined || played.length > 1) throw new Error("only moves of one choice are evaluated");
  // A place that is named like the choice is not written down.
  const choosing = begin(tree.map((node) => ({ ...node, places: node.places ?? [node.text] })));
  return { choosing, offered: byPlace(choosing), standing, played: place };
}

/** Whether choosing this place makes the move. */
function chosen({ choosing, played }: Turn, place: string | undefined): void {
  const click = clickOn(place ?? "", choosing);
  if (click.act !== "choose" || click.node.text !== played)
    throw new Error(`${place} does not choose ${played}`);
}
