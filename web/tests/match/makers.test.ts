import { expect, it } from "vitest";
import type { LoggedMove } from "../../src/match/log";
import { withMakers } from "../../src/match/makers";
import { squares, withEdges } from "../board/boards";

const move = (seat: number, place: string): LoggedMove => ({
  type: "chosen",
  seat,
  steps: [{ text: place, places: [place] }],
  number: 1,
  at: 0,
  seconds: 0,
});
const moves = [move(0, "a1.up"), move(1, "a1")];
const layout = { key: "", boards: [withEdges()] };

it("a line belongs to whoever drew it", () => {
  const [board] = withMakers([{ "a1.up": { words: ["drawn"] }, a1: { words: ["full"] } }], layout, moves);
  expect(board).toEqual({ "a1.up": { words: ["drawn"], owner: 0 }, a1: { words: ["full"] } });
});

it("a line that has an owner, that nobody drew, or that is not there any more is left alone", () => {
  const owned = { "a1.up": { words: ["drawn"], owner: 1 } };
  expect(withMakers([owned], layout, moves)).toEqual([owned]);
  expect(withMakers([{ "a1.up": { words: ["drawn"] } }], layout, [])).toEqual([
    { "a1.up": { words: ["drawn"] } },
  ]);
  expect(withMakers([{}], layout, moves)).toEqual([{}]);
});

it("boards without lines stay as they are", () => {
  const boards = [{ a1: { words: ["full"] } }];
  expect(withMakers(boards, { key: "", boards: [squares(2, 2)] }, moves)).toBe(boards);
});
