import type { Answer, Asking, Ears, Link, Timer, Wire } from "../protocol/asking";
import type { Layout, Node, Refusal, Scene, Sitter, Thinking } from "../protocol/messages";
import { Connection } from "../protocol/socket";
import { randomMark, tableWire, wallTime } from "../protocol/wire";
import {
  along,
  back,
  begin,
  type Choosing,
  choose,
  complete,
  keep,
  NOTHING_TO_CHOOSE,
  recall,
  type Step,
  text,
} from "./choosing";
import { afterAll, type MatchLog, NOTHING } from "./log";
import { inAnyOrder } from "./several";

/** Help that is being worked out: which, and how far it is, from 0 to 1. */
export interface Helping {
  id: string;
  kind: "hint" | "solve";
  share: number;
}

/** A table as the screen shows it: it follows what happens there and does what the player asks. */
export class Table {
  link: Link = $state("connecting");
  /** Why the table cannot be opened. */
  refusal: Refusal | null = $state(null);
  /** The seats that are played here; none for whoever looks on. */
  seats: readonly number[] = $state.raw([]);
  log: MatchLog = $state.raw(NOTHING);
  scene: Scene | null = $state.raw(null);
  layout: Layout | null = $state.raw(null);
  choosing: Choosing = $state.raw(NOTHING_TO_CHOOSE);
  /** A whole move that is on its way to the table. */
  sent: readonly Node[] | null = $state.raw(null);
  /** How far the computer is, from 0 to 1; null where none is thinking. */
  thinking: number | null = $state(null);
  helping: Helping | null = $state.raw(null);
  #answered: Promise<unknown> = Promise.resolve();
  #told = 0;
  #connection: Connection;

  constructor(
    readonly id: string,
    key: string,
    connect: () => Wire,
    private readonly timer: Timer,
    mark: string,
    private readonly storage: Storage,
  ) {
    const ears: Ears = {
      news: (entries, scene, layout, anew) =>
        this.#news(afterAll(anew ? NOTHING : this.log, entries), scene, layout),
      anew: () => this.#anew(),
      seats: (seats) => {
        this.seats = seats;
      },
      thinking: (thinking) => this.#think(thinking),
      link: (link, refusal) => {
        this.link = link;
        this.refusal = refusal;
      },
    };
    this.#connection = new Connection(connect, key, timer, ears, mark);
    this.#connection.start();
  }

  leave(): void {
    this.#connection.stop();
  }

  /** Tries to come back at once. */
  hurry(): void {
    this.#connection.hurry();
  }

  // ---- choosing

  /** Chooses one step; a whole move is sent to the table. Throws a TableRefusal where it is not made. */
  async choose(node: Step): Promise<void> {
    if (this.sent) return;
    this.#choose(choose(this.choosing, node));
    if (complete(this.choosing)) await this.play(text(this.choosing.path), this.choosing.path);
  }

  /** Takes the last step back, or with `all` every one of them; moves that were made are not touched. */
  stepBack({ all = false } = {}): void {
    if (!this.sent) this.#choose(all ? begin(this.choosing.tree) : back(this.choosing));
  }

  /** Goes as far into a move as these steps lead, short of making it. */
  begin(steps: readonly Step[]): void {
    if (!this.sent) this.#choose(along(this.choosing.tree, steps));
  }

  /** Makes a whole move given by its text. */
  async play(move: string, path: readonly Node[] = []): Promise<void> {
    const seat = this.scene?.due.seat ?? 0;
    this.sent = path;
    const asked = this.#ask({ type: "choose", after: this.#connection.version, seat, move });
    this.#answered = asked.catch(() => {});
    try {
      await asked;
    } finally {
      if (this.sent === path) {
        this.sent = null;
        // Where the move was made, its news have brought another tree or will at once.
        if (complete(this.choosing)) this.#choose(begin(this.choosing.tree));
      }
    }
  }

  /** Waits until no move is on its way; whether the seat that was to choose is to choose again. */
  async isNext(): Promise<boolean> {
    const seat = this.scene?.due.seat;
    while (this.sent) await this.#answered;
    return this.scene?.due.seat === seat;
  }

  #choose(choosing: Choosing): void {
    this.choosing = choosing;
    if (!complete(choosing)) keep(this.storage, this.id, this.#connection.version, choosing);
  }

  // ---- what else can be asked; each throws a TableRefusal where it is not done

  undo = (left?: number) => this.#ask({ type: "undo", after: this.#connection.version, left: left ?? null });
  redo = (left?: number) => this.#ask({ type: "redo", after: this.#connection.version, left: left ?? null });
  restart = () => this.#ask({ type: "restart", after: this.#connection.version });
  pause = () => this.#ask({ type: "pause" });
  resume = () => this.#ask({ type: "resume" });
  resign = (seat: number) => this.#ask({ type: "resign", seat });
  reseat = (seat: number, sitter: Sitter) => this.#ask({ type: "reseat", seat, sitter });
  /** The person at this seat has the screen now. */
  show = (seat: number) => this.#ask({ type: "show", seat });
  /** Why a move, or the beginning of one, is not legal. */
  explain = (move: string) => this.#ask({ type: "explain", move });
  /** What the boards would show after a move, or did show after so many. */
  lookAhead = (move: string) => this.#ask({ type: "look", move });
  lookBack = (ply: number) => this.#ask({ type: "look", ply });
  /** A good move; with what every one is worth, where that is wanted. */
  hint = (every = false) => this.#help({ type: "hint", every });
  solve = () => this.#help({ type: "solve" });

  /** The help that is being worked out is not wanted any more. */
  dropHelp(): void {
    if (this.helping) this.#connection.cancel(this.helping.id);
  }

  #ask<A extends Asking>(asking: A): Promise<Answer<A>> {
    return this.#connection.ask(asking);
  }

  async #help<A extends Asking & { type: Helping["kind"] }>(asking: A): Promise<Answer<A>> {
    try {
      return await this.#connection.ask(asking, (id) => {
        this.helping = { id, kind: asking.type, share: 0 };
      });
    } finally {
      this.helping = null;
    }
  }

  // ---- time

  /** The seconds that a seat has left now; null where it has no limit. */
  secondsLeft(seat: number): number | null {
    const clock = this.scene?.clocks?.[seat];
    if (!clock || clock.seconds === null) return null;
    return Math.max(0, clock.seconds - (clock.running ? this.#sinceTold() : 0));
  }

  /** The seconds played until now, without pauses. */
  secondsPlayed(): number {
    const runs = this.scene && this.scene.due.kind !== "paused" && this.scene.due.kind !== "over";
    return (this.scene?.elapsed ?? 0) + (runs ? this.#sinceTold() : 0);
  }

  #sinceTold(): number {
    return (this.timer.now() - this.#told) / 1000;
  }

  // ---- what is heard

  /** Whoever plays here plays also for people who have sat down since, and not for those who have left. */
  #reseat(before: readonly Sitter[], now: readonly Sitter[]): void {
    if (before === now || !this.seats.length) return;
    const here = (seat: number) =>
      isPerson(now[seat]) && (this.seats.includes(seat) || !isPerson(before[seat]));
    const seats = [...now.keys()].filter(here);
    // Where only computers are left, whoever has let them sit down may still change that.
    if (seats.length) this.seats = seats;
  }

  #news(log: MatchLog, scene: Scene, layout: Layout): void {
    const before = this.scene;
    // News of the move come before its answer; whoever is next need not wait for that.
    if (before && scene.version > before.version) this.sent = null;
    if (this.log.sitters.length) this.#reseat(this.log.sitters, log.sitters);
    this.log = log;
    this.scene = scene;
    this.layout = layout;
    this.#told = this.timer.now();
    const tree = inAnyOrder(scene.choices ?? []);
    if (before?.version === scene.version && before.covered === scene.covered) {
      this.#offerAgain(tree);
      return;
    }
    this.thinking = null;
    // What one person had begun to choose is not left for the next.
    if (scene.covered) this.#choose(begin());
    else this.choosing = before ? begin(tree) : recall(this.storage, this.id, scene.version, tree);
  }

  /** The same is offered as before: the choice goes on, and a whole move that is on its way stays chosen. */
  #offerAgain(tree: readonly Node[]): void {
    const { path } = this.choosing;
    this.choosing = this.sent ? { tree, path } : along(tree, path);
  }

  #anew(): void {
    this.log = NOTHING;
    this.scene = null;
  }

  #think({ share, id }: Thinking): void {
    if (!id) this.thinking = share;
    else if (this.helping?.id === id) this.helping = { ...this.helping, share };
  }
}

/** Sits down at a table of the server; with the key of its seats, to play. Leave it when the screen is left. */
export function openTable(id: string, key: string): Table {
  return new Table(id, key, () => tableWire(id), wallTime, randomMark(), sessionStorage);
}

function isPerson(sitter: Sitter | undefined): boolean {
  return (sitter?.who ?? "person") === "person";
}
