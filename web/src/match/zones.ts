import type { PieceState, ZoneState } from "../protocol/messages";

/** A thing of which nothing is told but that it is there. */
export const BACK: PieceState = { name: "", covered: true };

/** Everything that lies in a zone, from the bottom or from the left. */
export function thingsOf({ things = [], hidden = 0 }: ZoneState): readonly PieceState[] {
  return [...Array.from({ length: hidden }, () => BACK), ...things];
}

/** Whether things lie there one beside the other, so that each is seen: in a trick it matters who played what. */
export function liesOpen({ kind }: ZoneState): boolean {
  return kind === "row" || kind === "trick";
}

/** The name of a thing as a place. */
export function placeOf({ place }: ZoneState, number: number): string {
  return `${place}-${number}`;
}

/** The zone and the thing that a place means; the number is 0 for the zone itself. */
export function zoneAt(
  zones: readonly ZoneState[] | undefined,
  place: string,
): { zone: ZoneState; number: number } | undefined {
  for (const zone of zones ?? []) {
    if (place === zone.place) return { zone, number: 0 };
    const number = place.startsWith(`${zone.place}-`) ? Number(place.slice(zone.place.length + 1)) : 0;
    if (number >= 1 && number <= thingsOf(zone).length) return { zone, number };
  }
  return undefined;
}
