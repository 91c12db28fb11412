/** What has happened at a table, told in words. */

import type { Seated } from "../../screens/table/seated.svelte";
import { t } from "../../texts/texts.svelte";
import { effectsTold } from "./effects";
import type { Content } from "./telling";

/** So many moves that were taken back are told one by one. */
const MANY = 6;

export class Happening {
  /** What was told of moves when they were made, by their plies; not where several look at one screen by turns. */
  readonly #told = new Map<number, string>();

  constructor(
    private readonly seated: Seated,
    private readonly content: Content,
    private readonly name: Content,
  ) {}

  /** The last move that somebody chose, with what came of it; empty where none was made. */
  last(): string {
    const { lines } = this.seated;
    const chosen = lines.findLast(({ seat }) => seat !== null);
    const newest = lines.at(-1);
    const before = chosen && chosen !== newest ? `${this.#whose(chosen.seat)}${chosen.words}. ` : "";
    return `${before}${this.#newest()}`;
  }

  /** What has just happened: the newest move, or those that were taken back or made again. */
  latest(): string {
    const { turned } = this.seated.table.log;
    if (!turned) return this.#since();
    this.#told.clear();
    const chosen = turned.moves.filter(({ seat }) => seat !== null).slice(-MANY);
    const { seats, wording, alone } = this.seated;
    const each = chosen.map((move) =>
      [alone ? "" : wording.who(seats, move.seat), this.seated.wordsOf(move)].filter(Boolean).join(" "),
    );
    return each.length > 0 ? t(`turned-${turned.way}`, { moves: each.join(", ") }) : "";
  }

  /** The newest move; where others have chosen since the own one, all of theirs, as they follow each other quickly. */
  #since(): string {
    const { lines, table } = this.seated;
    const newest = lines.at(-1);
    if (!newest) return "";
    const told = this.#newest();
    if (table.seats.length === 1) this.#told.set(newest.ply, told);
    const own = lines.findLastIndex(({ seat }) => seat !== null && table.seats.includes(seat));
    const since =
      own < 0 || own === lines.length - 1 ? [newest] : lines.slice(Math.max(own + 1, lines.length - MANY));
    return since
      .map((line) =>
        line === newest ? told : (this.#told.get(line.ply) ?? `${this.#whose(line.seat)}${line.words}.`),
      )
      .join(" ");
  }

  /** The newest move with whose it was and what it did. */
  #newest(): string {
    const { table, sitting, lines, wording, sight } = this.seated;
    const move = lines.at(-1);
    const { effects, state } = table.scene ?? {};
    if (!move) return "";
    const seen = { state, page: sitting.page, wording, content: this.content, name: this.name };
    const did =
      effects && state && sight.ply === null
        ? effectsTold(effects, { ...seen, state, drawn: move.seat === null })
        : [];
    // Who got what chance dealt says what it was.
    if (move.seat === null && effects?.gains?.length) return `${capital(did.join("; "))}.`;
    return `${this.#whose(move.seat)}${[move.words, ...did].join("; ")}.`;
  }

  #whose(seat: number | null): string {
    return this.seated.alone ? "" : `${this.seated.wording.who(this.seated.seats, seat)}: `;
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
