/** What is said of a place of a board, or beside it. */

import type { Look } from "../../board/look";
import { zoneAt } from "../../match/zones";
import type { GamePage, State } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";

/** The place and all that is on it, in the position that is shown. */
export function saidOf(
  place: string,
  state: State,
  look: Look | undefined,
  page: GamePage,
  wording: Wording,
): string {
  const beside = zoneAt(state.zones, place);
  if (beside) return wording.lying(beside.zone, beside.number, state.seats);
  const there = state.boards.find((one) => place in one)?.[place];
  const own = look?.pictures?.[place];
  const first = there?.words?.length ? undefined : firstState(look?.pictures?.every, page);
  return wording.cell(place, there, state.seats, own ?? first);
}

/** The picture of every place shows the state that places begin in, where it is named after one. */
function firstState(picture: string | undefined, page: GamePage): string | undefined {
  const state = page.facts.kept.some(
    ({ owner, words }) => owner === "cell" && words?.includes(picture ?? ""),
  );
  return state ? picture : undefined;
}
