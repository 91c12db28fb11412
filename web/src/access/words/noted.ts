/** Moves as players write them down: by the letter of a piece, where it goes and what it becomes. */

import type { Node } from "../../protocol/messages";

/** The letter by which each kind of piece is written, by its name. */
export type Letters = ReadonlyMap<string, string>;

type Path = readonly Node[];
/** A move with one way of writing it down. */
type Note = readonly [written: string, path: Path];

/** What stands between the parts, or tells what everybody sees: that something is taken, or attacked. */
const MARKS = /[x×=+#\s]/g;
const COLUMN_AND_ROW = /^([a-z]+)(\d+)$/;

/**
 * The moves that are written so: 'Nf3', 'exd5', 'Rad1', 'e8=Q'. Where it is needed a piece is told from others of its kind by
 * its column, its row or its place. A small letter is rather a column than a piece.
 */
export function noted(tree: readonly Node[], typed: string, letters: Letters): readonly Path[] {
  const text = bare(typed);
  const notes = tree.flatMap((node) => notesOf(node, letters));
  const exact = notes.filter(([written]) => written === text);
  const found = exact.length > 0 ? exact : notes.filter(([written]) => same(written, text));
  return found.map(([, path]) => path);
}

/** The ways of writing down the moves of one piece. */
function notesOf(piece: Node, letters: Letters): readonly Note[] {
  const [place, ...others] = piece.places ?? [];
  if (place === undefined || others.length > 0 || !piece.names?.length) return [];
  const [, column = "", row = ""] = COLUMN_AND_ROW.exec(place) ?? [];
  const starts = ["", letterOf(piece, letters)].flatMap((letter) =>
    ["", column, row, place].map((from) => letter + from),
  );
  const ends = (piece.children ?? []).flatMap((to) => (to.places?.length === 1 ? endsOf(to, letters) : []));
  return [...new Set(starts)].flatMap((start) =>
    ends.map(([end, path]): Note => [bare(start + end), [piece, ...path]]),
  );
}

/** Where it goes, and what it becomes there. */
function endsOf(to: Node, letters: Letters): readonly Note[] {
  const [place = ""] = to.places ?? [];
  const becomes = (to.children ?? []).filter(({ places }) => !places?.length);
  return [[place, [to]], ...becomes.map((one): Note => [place + letterOf(one, letters), [to, one]])];
}

function letterOf({ names = [] }: Node, letters: Letters): string {
  return letters.get(names.at(-1) ?? "") ?? "";
}

function bare(text: string): string {
  return text.replace(MARKS, "");
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
