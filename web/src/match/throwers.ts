import type { ZoneState } from "../protocol/messages";
import type { LoggedMove } from "./log";
import { placeOf, thingsOf } from "./zones";

/** Who laid each card of a trick, by its place, as the moves tell. */
export function throwersOf(
  zones: readonly ZoneState[] | undefined,
  moves: readonly LoggedMove[],
): ReadonlyMap<string, number> {
  const named = new Map(
    moves.flatMap(({ seat, steps }) =>
      steps.flatMap(({ names = [] }) => names.map((name) => [name, seat] as const)),
    ),
  );
  const tricks = (zones ?? []).filter(({ kind }) => kind === "trick");
  return new Map(
    tricks.flatMap((zone) =>
      thingsOf(zone).flatMap(({ name }, at): [string, number][] => {
        const seat = named.get(name) ?? null;
        return seat === null ? [] : [[placeOf(zone, at + 1), seat]];
      }),
    ),
  );
}
