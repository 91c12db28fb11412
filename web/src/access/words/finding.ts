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
 * alone means all that lies before it. `mine` are the words that may stand before a name for one's own; an `inflected` name may
 * end otherwise, as it does within a question.
 */
export function zonesCalled(
  state: State,
  typed: string,
  own: number | null,
  mine: readonly string[],
  wording: Wording,
  inflected = false,
): readonly ZoneState[] {
  const prefix = mine.find((word) => typed.startsWith(`${word} `));
  const name = prefix === undefined ? typed : typed.slice(prefix.length + 1);
  const zones = state.zones ?? [];
  const nameOf = (zone: ZoneState) => plain(wording.texts.name(zone.name));
  const meant = inflected ? nearest(name, zones.map(nameOf)) : name;
  const called = zones.filter((zone) => nameOf(zone) === meant);
  const owned = called.filter(({ owner = null }) => owner !== null && owner === own);
  if (owned.length > 0 || prefix !== undefined) return owned;
  if (called.length > 0) return called;
  const seatOf = ({ owner }: ZoneState) => plain(wording.seat(state.seats, owner));
  return zones.filter((zone) => {
    if ((zone.owner ?? null) === null) return false;
    const [words, seat] = [nameOf(zone), seatOf(zone)];
    return (
      typed === seat ||
      (typed.startsWith(`${words} `) && typed.endsWith(` ${seat}`)) ||
      typed === `${seat} ${words}`
    );
  });
}

/** Of these names the one that begins most alike, by half of its letters at least: 'hromadce' means 'hromadka'. */
function nearest(typed: string, names: readonly string[]): string {
  const shared = (name: string) => {
    const at = [...name].findIndex((letter, place) => letter !== typed[place]);
    return (at < 0 ? name.length : at) / Math.max(name.length, typed.length);
  };
  const best = names.reduce((found, name) => (shared(name) > shared(found) ? name : found), "");
  return best && shared(best) >= 0.5 ? best : typed;
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
