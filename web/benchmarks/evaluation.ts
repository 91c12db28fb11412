import { Player } from "../tests/scan/player";
import type { Samples } from "./methods";

/** Seconds that a hand needs: to the next cell with the mouse, for a key, to point at something, to click. */
const HOVER = 0.2;
const KEY = 0.4;
const POINT = 0.4;
const CLICK = 0.2;

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

type Spot = readonly [x: number, y: number];

/** One move: what is legal and what is played, by place. */
interface Turn {
  legal: readonly string[];
  played: string;
}

/** Seconds to solve a puzzle in each way; what only goes to neighbours can be played directly. */
export function evaluated(samples: Samples): Partial<Record<Way, number>> {
  const turns = samples.positions.map(
    ({ tree, played }): Turn => ({ legal: tree.map(({ text }) => text), played: played.join("-") }),
  );
  const board = new Board(samples.places);
  const direct = board.walks(turns);
  return {
    ...(direct ? { "direct, mouse": turns.length * HOVER, "direct, keyboard": turns.length * KEY } : {}),
    "options, mouse": turns.length * CLICK + pointed(turns) * POINT,
    "options, keyboard, skipping": board.keys(turns, true) * KEY,
    "options, keyboard, all": board.keys(turns, false) * KEY,
    "Next, skipping": board.scanned(turns, true),
    "Next, all": board.scanned(turns, false),
  };
}

/** How often the mouse has to go somewhere else. */
function pointed(turns: readonly Turn[]): number {
  return turns.filter(({ played }, at) => played !== turns[at - 1]?.played).length;
}

class Board {
  /** The places as they are read. */
  readonly #names: readonly string[];

  constructor(private readonly places: Samples["places"]) {
    this.#names = Object.keys(places).sort((one, other) => reading(this.#at(one), this.#at(other)));
  }

  /** Whether every move goes to a neighbour of the place before. */
  walks(turns: readonly Turn[]): boolean {
    return turns.slice(1).every(({ played }, at) => this.#distance(played, (turns[at] as Turn).played) <= 1);
  }

  /** Arrow keys to each place that is played, and Enter. */
  keys(turns: readonly Turn[], skipping: boolean): number {
    let focus = this.#names[0] as string;
    let pressed = 0;
    for (const { legal, played } of turns) {
      focus = this.#firstLegal(focus, legal);
      pressed += 1 + this.#arrows(focus, played, skipping ? new Set(legal) : new Set(this.#names));
      focus = played;
    }
    return pressed;
  }

  /** Seconds with the engine at one step a second; a hand needs a moment after each move. */
  scanned(turns: readonly Turn[], skipping: boolean): number {
    const player = new Player({
      pattern: "linear",
      interval: 1000,
      firstExtra: 0,
      loops: 0,
      ignoreRepeat: 0,
      longPress: "off",
    });
    for (const { legal, played } of turns) {
      const items = (skipping ? legal : this.#names).map((id) => {
        const [x, y] = this.#at(id);
        return { id, label: id, x, y };
      });
      player
        .begin({ items })
        .pass(KEY * 1000)
        .reach(played);
    }
    return player.time.now() / 1000;
  }

  /** The fewest arrow keys, where arrows pass over what is not open and come in at the other end one row or column further. */
  #arrows(from: string, to: string, open: ReadonlySet<string>): number {
    let reached = new Set([from]);
    const seen = new Set(reached);
    for (let pressed = 0; ; pressed += 1) {
      if (reached.has(to)) return pressed;
      reached = new Set(
        [...reached].flatMap((name) => this.#neighbours(name, open)).filter((name) => !seen.has(name)),
      );
      for (const name of reached) seen.add(name);
      if (reached.size === 0) throw new Error(`${to} cannot be reached by arrow keys`);
    }
  }

  #neighbours(name: string, open: ReadonlySet<string>): string[] {
    const rows = this.#names.filter((one) => open.has(one) || one === name);
    const columns = [...rows].sort((one, other) => across(this.#at(one), this.#at(other)));
    return [rows, columns].flatMap((names) => {
      const at = names.indexOf(name);
      return [1, -1].map((by) => names[(at + by + names.length) % names.length] as string);
    });
  }

  /** The place itself where it is legal, else the next as one reads. */
  #firstLegal(from: string, legal: readonly string[]): string {
    const at = this.#names.indexOf(from);
    const onwards = [...this.#names.slice(at), ...this.#names.slice(0, at)];
    return onwards.find((name) => legal.includes(name)) ?? from;
  }

  #at(name: string): Spot {
    return this.places[name] as Spot;
  }

  #distance(one: string, other: string): number {
    const [x, y] = this.#at(one);
    const [u, v] = this.#at(other);
    return Math.abs(x - u) + Math.abs(y - v);
  }
}

function reading([x, y]: Spot, [u, v]: Spot): number {
  return y - v || x - u;
}

function across([x, y]: Spot, [u, v]: Spot): number {
  return x - u || y - v;
}
