import { api } from "../protocol/api";
import type { Art } from "./art";

const asked = new Map<string, Promise<string>>();

/** The pictures of a game that have these names. A picture that cannot be had is done without. */
export async function artOf(game: string, names: Iterable<string>): Promise<Art> {
  const found = await Promise.all(
    [...names].map(async (name) => [name, await picture(api.art(game, name))] as const),
  );
  return Object.fromEntries(found.filter(([, text]) => text !== ""));
}

/** The text of a picture, asked for once; after a failure it may be asked for again. */
function picture(address: string): Promise<string> {
  const known = asked.get(address);
  if (known) return known;
  const answer = fetch(address)
    .then((response) => (response.ok ? response.text() : ""))
    .catch(() => {
      asked.delete(address);
      return "";
    });
  asked.set(address, answer);
  return answer;
}
