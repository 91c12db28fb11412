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

/** A position of a game that is worth looking at. */
export function gamePicture(game: string): Promise<Picture> {
  return once(`game ${game}`, () => api.sample(game));
}

/** A match as it stands. */
export function matchPicture(match: Match): Promise<Picture> {
  return once(`match ${match.id} ${match.version}`, () => api.matchPicture(match.id));
}
