import type { Sound } from "../looks/sounds";
import type { Standing } from "./pieces";

/** What is heard when the pieces of a board come to stand otherwise; nothing where they stand as before. */
export function soundOf(before: readonly Standing[], after: readonly Standing[]): Sound | undefined {
  const was = new Map(before.map((one) => [one.key, one]));
  const moved = after.some((one) => was.has(one.key) && was.get(one.key)?.place !== one.place);
  const appeared = after.some(({ key }) => !was.has(key));
  const kept = new Set(after.map(({ key }) => key));
  const vanished = before.some(({ key }) => !kept.has(key));
  if (vanished && (moved || appeared)) return "capture";
  if (moved) return "slide";
  if (appeared) return "place";
  if (vanished) return "capture";
  return after.some((one) => was.get(one.key) !== one) ? "turn" : undefined;
}
