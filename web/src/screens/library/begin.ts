/** Beginning a match and sitting down at it. */

import { here } from "../../here.svelte";
import { keepKey } from "../../match/keys";
import { api } from "../../protocol/api";
import type { GamePage } from "../../protocol/messages";
import { session } from "../../session.svelte";
import { remember, remembered } from "../game/remembered";
import { newMatch, type Setup, setupFor } from "../game/setup";

/** Begins a match as it is set, remembers the setting for the next time, and goes to the table. */
export async function begin(page: GamePage, setup: Setup, position = ""): Promise<void> {
  const match = await api.begin(newMatch(page, setup, session.player, position));
  keepKey(match);
  remember(session.player?.id ?? "", page.card.id, setup);
  here.go({ screen: "table", table: match.id });
}

/** Begins at once, set as the last time. */
export async function beginAtOnce(game: string): Promise<void> {
  const profile = session.player?.id ?? "";
  const page = await api.game(game, profile || undefined);
  await begin(page, setupFor(page, remembered(profile, game), session.access.on === true));
}
