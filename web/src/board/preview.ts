import type { Plan } from "./geometry";
import { type BoardState, type Standing, standingOn } from "./pieces";

/** What a move would do: the pieces that would stand somewhere anew, and the places that would change. */
export interface Preview {
  readonly ghosts: readonly Standing[];
  readonly changing: ReadonlySet<string>;
}

export function previewOf(plan: Plan, now: BoardState, then: BoardState | undefined): Preview {
  if (!then) return { ghosts: [], changing: new Set() };
  const names = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  const changing = new Set(
    names.filter((name) => JSON.stringify(now[name]?.pieces) !== JSON.stringify(then[name]?.pieces)),
  );
  const anew = Object.fromEntries(Object.entries(then).filter(([name]) => changing.has(name)));
  return { ghosts: standingOn(plan, anew), changing };
}
