/** What can be said of a game without reading its rules, worded from its facts. */

import type { BoardFact, GamePage, PieceFact } from "../../protocol/messages";
import { list } from "../../texts/intl.svelte";
import type { Names } from "../../texts/naming";
import { t } from "../../texts/texts.svelte";
import type { Setup } from "./setup";

/** A board in words, as large as the options make it: "8 × 8 cells, only the dark cells are used". */
export function boardWords(board: BoardFact, options: Setup["options"]): string {
  const [width = 0, height = 0] = (board.size ?? []).map((one) =>
    typeof one === "number" ? one : (options[one] ?? one),
  );
  const shape = board.shape.replace("_", "-");
  const known = ["by-level", "squares", "hexagons", "triangle", "star", "ring", "drawn", "growing"].includes(
    shape,
  );
  const words = [
    t(`fact-board-${known ? shape : "other"}`, { width, height: height || width, cells: board.cells ?? 0 }),
  ];
  if (board.boxes) words.push(t("fact-board-boxes", { width: board.boxes[0], height: board.boxes[1] }));
  if (board.dark_only) words.push(t("fact-board-dark"));
  if (board.edges) words.push(t(board.corners ? "fact-board-corners" : "fact-board-edges"));
  if (board.wrapping) words.push(t("fact-board-wrapping"));
  return words.join(", ");
}

/** How many of a piece there are at the start; nothing where none or where levels differ. */
export function countWords(piece: PieceFact): string {
  const seats = piece.seats ?? [];
  if (seats.length > 1 && seats.every((count) => count === seats[0]))
    return t("fact-count-each", { count: seats[0] ?? 0 });
  const all = seats.reduce((sum, count) => sum + count, 0) + (piece.free ?? 0);
  return all ? t("fact-count", { count: all }) : "";
}

/** The seats by name: "White and Black"; of games that have many numbers of players, those of the most. */
export function seatWords(page: GamePage, texts: Names): string {
  const names = page.seat_names.at(-1) ?? [];
  return list(names.map((name) => texts.name(name)));
}

/** The numbers that are seen on pieces, cells or beside the board. */
export function shownWords(page: GamePage, texts: Names): string {
  const names = page.facts.kept
    .filter((one) => !one.secret && !one.words?.length)
    .map((one) => texts.name(one.name));
  return list([...new Set(names)]);
}
