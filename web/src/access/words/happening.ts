/** What has happened at a table, told in words. */

import { throwOf } from "../../screens/table/dealt";
import { unscored } from "../../screens/table/scoring.svelte";
import type { Seated } from "../../screens/table/seated.svelte";
import { list } from "../../texts/intl.svelte";
import { t } from "../../texts/texts.svelte";
import { effectsTold } from "./effects";
import { commonTold } from "./score";
import { type Content, capital, sentence, zoneTold } from "./telling";

/** So many moves that were taken back are told one by one. */
const MANY = 6;

/** Something that has happened; its key tells it from everything told before. */
export interface Told {
  key: string;
  words: string;
}

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
    const before = chosen && chosen !== newest ? `${this.#plainly(chosen)} ` : "";
    return `${before}${this.#newest(this.seated.scoring.shown !== undefined)}`;
  }

  /** What has just happened: the newest moves, or those that were taken back or made again; at the start what lies there. */
  latest(): readonly Told[] {
    const { log } = this.seated.table;
    if (!log.turned) return [...this.#self(), ...this.#since(), ...this.#start()];
    this.#told.clear();
    const chosen = log.turned.moves.filter(({ seat }) => seat !== null).slice(-MANY);
    const { seats, wording, alone } = this.seated;
    const each = chosen.map((move) =>
      [alone ? "" : wording.who(seats, move.seat), this.seated.wordsOf(move)].filter(Boolean).join(" "),
    );
    const words = each.length > 0 ? t(`turned-${log.turned.way}`, { moves: each.join(", ") }) : "";
    return words ? [{ key: `turned ${log.version}`, words }] : [];
  }

  /** The newest move; where others have chosen since the own one, all of theirs, as they follow each other quickly. */
  #since(): readonly Told[] {
    const { lines, table, scoring } = this.seated;
    const newest = lines.at(-1);
    if (!newest) return [];
    // What is or was gone through area by area is not told twice.
    const told = this.#newest(scoring.stepped);
    if (table.seats.length === 1) this.#told.set(newest.ply, told);
    const own = lines.findLastIndex(({ seat }) => seat !== null && table.seats.includes(seat));
    const since =
      own < 0 || own === lines.length - 1 ? [newest] : lines.slice(Math.max(own + 1, lines.length - MANY));
    return since.map((line) => ({
      key: String(line.ply),
      words: line === newest ? told : (this.#told.get(line.ply) ?? this.#plainly(line)),
    }));
  }

  /** Before one has chosen for the first time: which seat is one's own, where the others are played elsewhere. */
  #self(): readonly Told[] {
    const { lines, table, seats, wording, alone } = this.seated;
    const [own, other] = table.seats;
    // The table says whose seat it is before it shows its seats.
    if (alone || own === undefined || !seats[own] || other !== undefined) return [];
    if (lines.some(({ seat }) => seat === own)) return [];
    return [{ key: `self ${own}`, words: t("table-you-play", { seat: wording.seat(seats, own) }) }];
  }

  /** Before anybody has chosen: what lies open on a table without boards, such as the first card of the pile. */
  #start(): readonly Told[] {
    const { lines, layout, position, wording } = this.seated;
    if (!position || layout?.boards.length !== 0 || lines.some(({ seat }) => seat !== null)) return [];
    const open = (position.zones ?? []).filter(
      ({ owner = null, things, form }) => owner === null && things?.length && form !== "die",
    );
    return open.map((zone) => ({
      key: `start ${zone.place}`,
      words: capital(sentence(commonTold(zone, position.seats, wording))),
    }));
  }

  /** The newest move with whose it was and what it did, with the final scoring or besides that. */
  #newest(besides: boolean): string {
    const { table, sitting, lines, wording, sight } = this.seated;
    const move = lines.at(-1);
    const { effects, state } = table.scene ?? {};
    if (!move) return "";
    if (move.from < move.ply) return [sentence(move.words), ...this.#hand()].join(" ");
    const seen = { state, page: sitting.page, wording, content: this.content, name: this.name };
    const did =
      effects && state && sight.ply === null
        ? effectsTold(besides ? unscored(effects) : effects, { ...seen, state, drawn: move.seat === null })
        : [];
    // Who got what chance dealt says what it was.
    if (move.seat === null && effects?.gains?.length) return `${capital(did.join("; "))}.`;
    return this.#plainly(move, did);
  }

  /** What a single player has in the hand, as after dealing. */
  #hand(): readonly string[] {
    const { table, position, seats, wording } = this.seated;
    const [own, other] = table.seats;
    const zones = other === undefined ? (position?.zones ?? []) : [];
    return zones
      .filter(({ owner = null, things }) => owner !== null && owner === own && things?.length)
      .map((zone) => capital(sentence(zoneTold(zone, seats, wording))));
  }

  /** A move in its own words with whose it was, and what it did; of dice what they show. */
  #plainly(move: Parameters<typeof throwOf>[0], did: readonly string[] = []): string {
    const { seat, words } = move;
    const thrown = throwOf(move);
    if (thrown) return `${[t("effect-thrown", { throw: list(thrown) }), ...did].join("; ")}.`;
    const whose = this.seated.alone ? "" : `${this.seated.wording.who(this.seated.seats, seat)}: `;
    return `${whose}${[words, ...did].join("; ")}.`;
  }
}
