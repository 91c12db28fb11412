/** By how much a choice changes the numbers of whoever makes it. */

import type { GamePage, SeatState } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";
import { factsOf } from "./seats";

/** As it is told of a choice before it is made: "score +8"; empty where no number changes. */
export function gainsTold(
  now: SeatState | undefined,
  then: SeatState | undefined,
  page: Pick<GamePage, "facts" | "look">,
  wording: Wording,
): string {
  if (!now || !then) return "";
  const before = new Map(numbersOf(now, page, wording));
  return numbersOf(then, page, wording)
    .map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
    .filter(([, by]) => by !== 0)
    .map(([name, by]) => `${name} ${by > 0 ? "+" : "\u2212"}${Math.abs(by)}`)
    .join(", ");
}

function numbersOf(
  { numbers = {} }: SeatState,
  page: Pick<GamePage, "facts" | "look">,
  wording: Wording,
): readonly (readonly [string, number])[] {
  return factsOf({ numbers }, "player", page, wording).map(
    ({ name, value }) => [name, Number(value)] as const,
  );
}
