/** What is said of a place of a board, or beside it. */

import type { Look } from "../../board/look";
import { zoneAt } from "../../match/zones";
import type { GamePage, State } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";

/** What is shown, how it is drawn, and the words for it. */
type Shown = [state: State, look: Look | undefined, page: GamePage, wording: Wording];

/** The place and all that is on it, in the position that is shown. */
export function saidOf(place: string, ...shown: Shown): string {
  const [state, , , wording] = shown;
  const beside = zoneAt(state.zones, place);
  if (beside) return wording.lying(beside.zone, beside.number, state.seats);
  return `${wording.place(place)}: ${contentOf(place, ...shown)}`;
}

/** All that is on a place, in the position that is shown. */
export function contentOf(place: string, ...[state, look, page, wording]: Shown): string {
  const there = state.boards.find((one) => place in one)?.[place];
  const own = look?.pictures?.[place];
  const first = there?.words?.length ? undefined : firstState(look?.pictures?.every, page);
  return wording.content(there, state.seats, own ?? first);
}

/** The picture of every place shows the state that places begin in, where it is named after one. */
function firstState(picture: string | undefined, page: GamePage): string | undefined {
  const state = page.facts.kept.some(
    ({ owner, words }) => owner === "cell" && words?.includes(picture ?? ""),
  );
  return state ? picture : undefined;
}
