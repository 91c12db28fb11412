import type { PieceState, PlaceState } from "../protocol/messages";
import type { Look } from "./look";

/** The pictures of a game by their names, each the text of an SVG file drawn in a square of 100. */
export type Art = Readonly<Record<string, string>>;

/** An SVG file may be drawn on many boards; it is read once. */
const READ = new Map<string, string>();

const ALLOWED = new Set([
  "g",
  "path",
  "circle",
  "ellipse",
  "rect",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
]);

/** The name of a picture, as texts name messages: 'Quiet moves' → 'quiet-moves'. */
export function artName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return /^[a-z]/.test(id) ? id : `n-${id}`;
}

/** What is inside an SVG file, without anything that could do more than draw. */
export function drawn(text: string): string {
  const known = READ.get(text);
  if (known !== undefined) return known;
  const shapes = shapesOf(text);
  READ.set(text, shapes);
  return shapes;
}

function shapesOf(text: string): string {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.nodeName !== "svg") return "";
  for (const element of root.querySelectorAll("*")) {
    if (!ALLOWED.has(element.nodeName)) element.remove();
    for (const { name, value } of [...element.attributes]) {
      if (/^on|href/i.test(name) || /url\s*\(/i.test(value)) element.removeAttribute(name);
    }
  }
  const shapes = [...root.children].map((child) => new XMLSerializer().serializeToString(child));
  return shapes.join("").replaceAll(' xmlns="http://www.w3.org/2000/svg"', "");
}

/** The picture of a piece: of its owner's, of its state, or of its kind; none where the game has no such picture. */
export function pictureOf(piece: PieceState, seats: readonly string[], art: Art): string | undefined {
  const name = artName(piece.name);
  const owner = piece.owner === undefined || piece.owner === null ? [] : [seats[piece.owner] ?? ""];
  return [...owner, ...(piece.words ?? [])]
    .map((word) => `${name}-${artName(word)}`)
    .concat(name)
    .find((one) => one in art);
}

/** The picture of the pieces of a seat, where one kind of them has its own for every seat: drawn, so that it can be shown. */
export function seatPicture(seat: string, seats: readonly string[], art: Art): string | undefined {
  const kinds = Object.keys(art).filter((name) => name.endsWith(`-${artName(seat)}`));
  const [kind, other] = kinds.map((name) => name.slice(0, -artName(seat).length));
  const whole = kind !== undefined && seats.every((one) => kind + artName(one) in art);
  return whole && other === undefined ? drawn(art[kind + artName(seat)] ?? "") : undefined;
}

/** The picture of the word that a die shows: of this die's, or of the word wherever it stands. */
export function facePicture(die: PieceState, art: Art): string | undefined {
  if (!die.face) return undefined;
  return [`${artName(die.name)}-${artName(die.face)}`, artName(die.face)].find((name) => name in art);
}

/** The pictures of the words of a thing that have one of their own, as on the face of a card. */
export function facesOf(words: readonly string[] | undefined, art: Art): string[] {
  return (words ?? []).map(artName).filter((name) => name in art);
}

/** The names of the pictures that a board needs as it is now; its look may need some of its own. */
export function usedArt(
  state: Readonly<Record<string, PlaceState>>,
  seats: readonly string[],
  art: Art,
  pictures: Look["pictures"] = {},
): Set<string> {
  const used = new Set(Object.values(pictures));
  const note = (thing: PieceState | PlaceState) => {
    for (const face of facesOf(thing.words, art)) used.add(face);
    for (const [name, value] of Object.entries(thing.numbers ?? {})) {
      for (const one of [artName(name), `${artName(name)}-${value}`]) if (one in art) used.add(one);
    }
  };
  for (const place of Object.values(state)) {
    note(place);
    for (const piece of place.pieces ?? []) {
      note(piece);
      used.add(pictureOf(piece, seats, art) ?? "");
    }
  }
  return used;
}
