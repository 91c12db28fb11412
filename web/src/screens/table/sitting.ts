/** What the screens of a match need besides the table itself. */

import type { Art } from "../../board/art";
import { withoutOf } from "../../board/look";
import { artOf } from "../../board/pictures";
import { keyOf } from "../../match/keys";
import { api } from "../../protocol/api";
import type { GamePage, Match } from "../../protocol/messages";
import { session } from "../../session.svelte";
import { type GameTexts, gameTexts, t } from "../../texts/texts.svelte";
import { Wording } from "../../texts/wording";

export interface Sitting {
  match: Match;
  /** The key of the seats that are played here; empty for whoever looks on. */
  key: string;
  page: GamePage;
  texts: GameTexts;
  wording: Wording;
  title: () => string;
  art: Art;
}

/** Everything about a match that does not change while it is played. */
export async function sitDown(id: string): Promise<Sitting> {
  const profile = session.last || undefined;
  const match = await api.match(id, profile);
  const [page, texts] = await Promise.all([api.game(match.game, profile), gameTexts(match.game)]);
  const art = await artOf(match.game, page.art);
  return {
    match,
    key: keyOf(match),
    page,
    texts,
    wording: new Wording(t, texts, new Set(page.seat_names.flat()), null, [], withoutOf(page.look ?? "")),
    title: () => texts.title,
    art,
  };
}
