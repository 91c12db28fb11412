// @vitest-environment jsdom
import { expect, test } from "vitest";
import { seatPicture } from "../../src/board/art";

const SVG = (d: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${d}"/></svg>`;

test("a seat is marked by its own piece, where every seat has one of its own", () => {
  const art = { "mark-x": SVG("M0 0"), "mark-o": SVG("M1 1") };
  expect(seatPicture("X", ["X", "O"], art)).toContain("M0 0");
  expect(seatPicture("O", ["X", "O"], art)).toContain("M1 1");
});

test("pieces of several kinds, or of one seat alone, are no mark of a seat", () => {
  expect(seatPicture("White", ["White", "Black"], { pawn: SVG("M0 0") })).toBeUndefined();
  expect(seatPicture("X", ["X", "O"], { "mark-x": SVG("M0 0") })).toBeUndefined();
  const two = { "king-x": SVG(""), "king-o": SVG(""), "pawn-x": SVG(""), "pawn-o": SVG("") };
  expect(seatPicture("X", ["X", "O"], two)).toBeUndefined();
});
