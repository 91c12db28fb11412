import type { Sound } from "../../looks/sounds";
import type { Ending } from "../../protocol/messages";

/** What is heard when a match ends: whether somebody who plays here has won, or everybody here has lost. */
export function finale({ results }: Ending, seats: readonly number[]): Sound | undefined {
  const own = seats.map((seat) => results[seat]);
  if (own.includes("won")) return "win";
  return own.length > 0 && own.every((result) => result === "lost") ? "lose" : undefined;
}
