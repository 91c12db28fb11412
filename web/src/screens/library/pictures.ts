/** Drawn positions for thumbnails; each is fetched once. */

import { api } from "../../protocol/api";
import type { Match, Picture } from "../../protocol/messages";

const fetched = new Map<string, Promise<Picture>>();

function once(key: string, fetch: () => Promise<Picture>): Promise<Picture> {
  const known = fetched.get(key);
  if (known) return known;
  const asked = fetch();
  // What failed may be asked for again.
  asked.catch(() => fetched.delete(key));
  fetched.set(key, asked);
  return asked;
}

/** The first position of a game, or of one of its levels. */
export function gamePicture(game: string, level?: string): Promise<Picture> {
  return once(`game ${game} ${level ?? ""}`, () => api.picture(game, level === undefined ? {} : { level }));
}

/** A match as it stands. */
export function matchPicture(match: Match): Promise<Picture> {
  return once(`match ${match.id} ${match.version}`, () => api.matchPicture(match.id));
}
