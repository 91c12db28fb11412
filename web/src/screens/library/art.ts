/** The pictures of a game, fetched when a position first needs them. */

import { type Art, usedArt } from "../../board/art";
import { readLook } from "../../board/look";
import { api } from "../../protocol/api";
import type { Picture } from "../../protocol/messages";

const fetched = new Map<string, Promise<string>>();

async function svg(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : "";
}

/** The text of an SVG file, fetched once; empty where it does not come. */
export function svgText(address: string): Promise<string> {
  const asked = fetched.get(address) ?? svg(address).catch(() => "");
  fetched.set(address, asked);
  return asked;
}

/** The art that the first board of a picture needs; what does not come is drawn as shapes. */
export async function artFor(game: string, picture: Picture): Promise<Art> {
  const known = Object.fromEntries((picture.art ?? []).map((name) => [name, ""]));
  const seats = picture.state.seats.map((seat) => seat.name);
  const board = picture.layout.boards[0];
  const pictures = board && readLook(picture.look ?? "", board).pictures;
  const used = usedArt(picture.state.boards[0] ?? {}, seats, known, pictures);
  const texts = await Promise.all(
    [...used]
      .filter((name) => name in known)
      .map(async (name) => [name, await svgText(api.art(game, name))] as const),
  );
  return Object.fromEntries(texts.filter(([, text]) => text));
}
