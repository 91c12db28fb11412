/** Moves in few words, as the list of moves has them. */

import type { SeatState, Step, Taken } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";

/** A move of a seat, with what it took: 'pawn e2 to e4'. Its own name stands above the column already. */
export function moveWords(
  steps: readonly Step[],
  own: string | undefined,
  wording: Wording,
  taken: readonly Taken[] = [],
  seats: readonly SeatState[] = [],
): string {
  const short = steps.map((step) => ({
    ...step,
    names: (step.names ?? []).filter((name) => name !== own),
  }));
  return wording.move(short, taken, seats);
}

/** What chance decided: what was drawn or thrown; where it lay nobody needs to hear. */
export function luckWords(steps: readonly Step[], wording: Wording): string {
  const thrown = thrownWords(steps, wording);
  // Figures need nothing between them.
  if (thrown) return thrown.join(thrown.every((one) => /^\d+$/.test(one)) ? " " : ", ");
  const short = steps.map((step) => (step.names?.length ? { ...step, places: [] } : step));
  return short.map((step) => wording.choice(step)).join(" – ");
}

/** What each of the dice shows that chance threw; undefined where it decided something else. */
export function thrownWords(steps: readonly Step[], wording: Wording): readonly string[] | undefined {
  const [step, more] = steps;
  return step && !more ? wording.thrown(step) : undefined;
}

/** A recorded move whose steps are not known: 'e7-e8-queen' → 'e7 – e8 – queen'. */
export function recordedWords(move: string, wording: Wording): string {
  return move
    .split("-")
    .map((step) => wording.texts.name(step))
    .join(" – ");
}
