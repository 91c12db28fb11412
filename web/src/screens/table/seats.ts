/** What the panel of seats tells of each of them. */

import type { Table } from "../../match/table.svelte";
import type { Scene, SeatState } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";
import { clockFace } from "./clock";

export interface Fact {
  name: string;
  value: string;
}

export interface SeatCard {
  seat: number;
  name: string;
  /** Who sits there, in words. */
  sitter: string;
  computer: boolean;
  colour: string;
  due: boolean;
  won: boolean;
  facts: readonly Fact[];
  /** The time left, as a clock shows it; null where there are no clocks. */
  clock: string | null;
  /** Whether little time is left. */
  short: boolean;
}

const SHORT = 20;

/** Numbers and words of a seat or of the match. */
export function factsOf(of: Pick<SeatState, "numbers" | "words">, wording: Wording): readonly Fact[] {
  const numbers = Object.entries(of.numbers ?? {}).map(([name, value]) => ({
    name: wording.texts.name(name),
    value: String(value),
  }));
  const words = (of.words ?? []).map((word) => ({ name: "", value: wording.texts.name(word) }));
  return [...numbers, ...words];
}

export function seatCards(
  table: Table,
  scene: Scene,
  seats: readonly SeatState[],
  colours: readonly string[],
  wording: Wording,
): readonly SeatCard[] {
  return seats.map((state, seat) => {
    const sitter = table.log.sitters[seat] ?? {};
    const left = table.secondsLeft(seat);
    const points = scene.ending?.points?.[seat];
    return {
      seat,
      name: wording.seat(seats, seat),
      sitter: wording.sitter(sitter),
      computer: !["person", "empty"].includes(sitter.who ?? "person"),
      colour: colours[seat] ?? "#7d838c",
      due: scene.due.seat === seat && scene.due.kind !== "over",
      won: scene.ending?.results[seat] === "won",
      facts: points === undefined ? factsOf(state, wording) : [{ name: "", value: String(points) }],
      clock: left === null ? null : clockFace(left),
      short: left !== null && left < SHORT,
    };
  });
}
