import type { BoardLayout } from "../protocol/messages";
import { type Plan, planOf, type Turn } from "./geometry";
import { wedgePlan } from "./wedges";

/** How the ground of a board is drawn. */
export type Drawing = "checkered" | "grid" | "crossings" | "holes" | "plain" | "wedges";
/** What the board is made of; each is a set of colours in `materials.css`. */
export type Material = "wood" | "paper" | "felt" | "stone" | "slate" | "ice" | "plastic" | "meadow";

export interface Look {
  readonly drawing: Drawing;
  readonly material: Material;
  /** Seats whose colour the sides of the board have. */
  readonly sides?: Readonly<Partial<Record<Side, number>>>;
  /** Pictures that lie on places from the start, by the place's name; `every` is for all others. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** Numbers by whose values neighbours are joined by a line: equal ones, or each with the next. */
  readonly joins?: Readonly<Partial<Record<Join, string>>>;
  /** The number of a place that says to which seat it belongs, from 1. */
  readonly owner?: string;
  /** Numbers with which only the rules count, as pictures are named; they are said, but not drawn. */
  readonly without?: readonly string[];
}

export type Side = "top" | "bottom" | "left" | "right";
export type Join = "equal" | "next";

const DRAWINGS: readonly string[] = ["checkered", "grid", "crossings", "holes", "plain", "wedges"];
const SIDES: readonly string[] = ["top", "bottom", "left", "right"];
const JOINS: readonly string[] = ["equal", "next"];
const MATERIALS: readonly string[] = ["wood", "paper", "felt", "stone", "slate", "ice", "plastic", "meadow"];

/** The look that the layout itself suggests, for a game that says nothing of it. */
export function lookOf(board: BoardLayout): Look {
  const first = board.cells[0]?.shape;
  if (board.edges?.length || board.boxes) return { drawing: "grid", material: "paper" };
  if (first === "point") return { drawing: "plain", material: "wood" };
  if (first === "hexagon" || first === "triangle") return { drawing: "grid", material: "wood" };
  return { drawing: "grid", material: "wood" };
}

/** A look as a game's card says it: 'grid wood top=1 e5=castle'. Words that are not known are passed over. */
export function readLook(words: string, board: BoardLayout): Look {
  const suggested = lookOf(board);
  const parts = words.split(/\s+/);
  const told = parts.filter((part) => part.includes("=")).map((part) => part.split("=") as [string, string]);
  const sides = told.filter(([key]) => SIDES.includes(key)).map(([side, seat]) => [side, Number(seat) - 1]);
  const joins = told.filter(([key]) => JOINS.includes(key));
  const owner = told.find(([key]) => key === "owner")?.[1];
  const without = withoutOf(words);
  const pictures = told.filter(([key]) => ![...SIDES, ...JOINS, "owner", "without"].includes(key));
  return {
    drawing: (parts.find((part) => DRAWINGS.includes(part)) as Drawing | undefined) ?? suggested.drawing,
    material: (parts.find((part) => MATERIALS.includes(part)) as Material | undefined) ?? suggested.material,
    ...(sides.length > 0 ? { sides: Object.fromEntries(sides) } : {}),
    ...(joins.length > 0 ? { joins: Object.fromEntries(joins) } : {}),
    ...(owner ? { owner } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(pictures.length > 0 ? { pictures: Object.fromEntries(pictures) } : {}),
  };
}

/** The numbers and states that a game's card leaves out: 'without=throws-left,rolling'. */
export function withoutOf(words: string): string[] {
  return /(?:^|\s)without=(\S+)/.exec(words)?.[1]?.split(",") ?? [];
}

/** The board in units of the drawing, laid out as its look wants it. */
export function drawnPlan(board: BoardLayout, { drawing }: Look, turn: Turn = 0): Plan {
  return drawing === "wedges" ? wedgePlan(board, turn) : planOf(board, turn);
}

/** The picture that lies on a place from the start. */
export function groundPicture({ pictures }: Look, place: string): string | undefined {
  return pictures?.[place] ?? pictures?.every;
}
