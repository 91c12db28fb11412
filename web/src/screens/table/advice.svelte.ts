/** Help at the table: a good move, or the way to the solution. */

import { moves, moveText } from "../../match/log";
import type { Table } from "../../match/table.svelte";
import type { Hinted, Node, Solved } from "../../protocol/messages";

const STEP_EVERY = 700;

/** The nodes of a whole move in the tree of choices; none where it is not legal. */
export function pathOf(tree: readonly Node[], move: string): readonly Node[] {
  for (const node of tree) {
    if (node.text === move && !node.children?.length) return [node];
    if (!move.startsWith(`${node.text}-`)) continue;
    const rest = pathOf(node.children ?? [], move.slice(node.text.length + 1));
    if (rest.length) return [node, ...rest];
  }
  return [];
}

/** The moves still to make of a way that was found after some moves; null where another way was taken. */
export function stillToMake(
  way: readonly string[],
  found: readonly string[],
  made: readonly string[],
): readonly string[] | null {
  const whole = [...found, ...way];
  if (made.length < found.length || made.some((move, at) => move !== whole[at])) return null;
  return way.slice(made.length - found.length);
}

export class Advice {
  playing = $state(false);
  #hinted: { answer: Hinted; made: readonly string[]; line: number } | null = $state.raw(null);
  #solved: { answer: Solved; made: readonly string[] } | null = $state.raw(null);
  #timer = 0;

  constructor(private readonly table: Table) {}

  /** The good move that was asked for, as long as it is still to be made. */
  get hint(): Hinted | null {
    const hinted = this.#hinted;
    const made = this.#made();
    const still = hinted?.made.length === made.length && made.every((move, at) => move === hinted.made[at]);
    // Once a move was made and taken back, it has been said already.
    return still && hinted.line === this.table.log.line.length ? hinted.answer : null;
  }

  /** What was found out about the solution, as long as it is of use: until it is reached or left. */
  get solution(): Solved | null {
    const answer = this.rest === null ? null : (this.#solved?.answer ?? null);
    return answer?.verdict === "solution" && !this.rest?.length ? null : answer;
  }

  /** The moves that are left to the solution. */
  get rest(): readonly string[] | null {
    if (!this.#solved) return null;
    const { answer, made } = this.#solved;
    return stillToMake(answer.moves ?? [], made, this.#made());
  }

  /** The move that is shown now. */
  get next(): string | null {
    return this.hint?.move ?? this.rest?.[0] ?? null;
  }

  async askHint(): Promise<void> {
    this.close();
    const [made, line] = [this.#made(), this.table.log.line.length];
    this.#hinted = { answer: await this.table.hint(), made, line };
  }

  async askSolution(): Promise<void> {
    this.close();
    const made = this.#made();
    this.#solved = { answer: await this.table.solve(), made };
  }

  /** Makes the move that is shown. */
  async step(): Promise<void> {
    const move = this.next;
    if (move) await this.table.play(move, pathOf(this.table.choosing.tree, move));
  }

  /** Makes the moves to the solution one after another, until somebody stops it. */
  async playAll(): Promise<void> {
    this.playing = true;
    try {
      while (this.playing && this.rest?.length) {
        await this.step();
        await new Promise((done) => {
          this.#timer = window.setTimeout(done, STEP_EVERY);
        });
      }
    } finally {
      this.playing = false;
    }
  }

  stop(): void {
    this.playing = false;
  }

  close(): void {
    this.stop();
    clearTimeout(this.#timer);
    this.table.dropHelp();
    this.#hinted = null;
    this.#solved = null;
  }

  #made(): readonly string[] {
    return moves(this.table.log).map(moveText);
  }
}
