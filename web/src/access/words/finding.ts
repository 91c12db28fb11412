/** What typed words mean at a table: a place, a zone, a row, something that is remembered. */

import type { Spot } from "../../board/geometry";
import type { State, ZoneState } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";
import { plain } from "./typing";

type Rows = readonly (readonly Spot[])[];

/** The place of a board that is called so. */
export function placeCalled(rows: Rows, typed: string, wording: Wording): string | undefined {
  const names = rows.flat().map(({ name }) => name);
  return names.find((name) => plain(name) === typed || plain(wording.place(name)) === typed);
}

/**
 * The zones that are called so: 'pile'; 'hand' or 'my hand' is that of `own`, 'hand of White' that of another; a seat
 * alone means all that lies before it. `mine` are the words that may stand before a name for one's own.
 */
export function zonesCalled(
  state: State,
  typed: string,
  own: number | null,
  mine: readonly string[],
  wording: Wording,
): readonly ZoneState[] {
  const prefix = mine.find((word) => typed.startsWith(`${word} `));
  const name = prefix === undefined ? typed : typed.slice(prefix.length + 1);
  const zones = state.zones ?? [];
  const called = zones.filter((zone) => plain(wording.texts.name(zone.name)) === name);
  const owned = called.filter(({ owner = null }) => owner !== null && owner === own);
  if (owned.length > 0 || prefix !== undefined) return owned;
  if (called.length > 0) return called;
  const seatOf = ({ owner }: ZoneState) => plain(wording.seat(state.seats, owner));
  return zones.filter((zone) => {
    if ((zone.owner ?? null) === null) return false;
    const [words, seat] = [plain(wording.texts.name(zone.name)), seatOf(zone)];
    return (
      typed === seat ||
      (typed.startsWith(`${words} `) && typed.endsWith(` ${seat}`)) ||
      typed === `${seat} ${words}`
    );
  });
}

/** The row of that number as it stands in the names of places, else counted from the top. */
export function rowCalled(rows: Rows, typed: string): readonly string[] {
  const named = rows.map((row) => row.map(({ name }) => name));
  const written = named.find((row) => row.some((name) => /^[a-z]+(\d+)$/i.exec(name)?.[1] === typed));
  return written ?? named[Number(typed) - 1] ?? [];
}

/** A place of the column of that letter. */
export function columnCalled(rows: Rows, typed: string): string | undefined {
  const names = rows.flat().map(({ name }) => name);
  return names.find((name) => plain(/^([a-z]+)\d+$/i.exec(name)?.[1] ?? "") === typed && typed !== "");
}
