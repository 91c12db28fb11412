import type { Layout, PlaceState } from "../protocol/messages";
import type { LoggedMove } from "./log";

type Boards = readonly Readonly<Record<string, PlaceState>>[];

/** The boards with the lines between places owned by whoever drew them, where the rules say nothing of an owner. */
export function withMakers(boards: Boards, layout: Layout, moves: readonly LoggedMove[]): Boards {
  if (!layout.boards.some(({ edges }) => edges?.length)) return boards;
  const makers = new Map(
    moves.flatMap(({ seat, steps }) =>
      steps.flatMap((step) => (step.places ?? []).map((place) => [place, seat] as const)),
    ),
  );
  return boards.map((board, at) => {
    const drawn = (layout.boards[at]?.edges ?? []).flatMap(({ name }): [string, PlaceState][] => {
      const state = board[name];
      const maker = makers.get(name) ?? null;
      return state?.words?.length && (state.owner ?? null) === null && maker !== null
        ? [[name, { ...state, owner: maker }]]
        : [];
    });
    return { ...board, ...Object.fromEntries(drawn) };
  });
}
