import { expect, test } from "vitest";
import { planOf } from "../../src/board/geometry";
import { marksOf } from "../../src/board/marks";
import { standingOn } from "../../src/board/pieces";
import { rowsOf } from "../../src/board/rows";
import { signsOver } from "../../src/board/signs";
import { targetsOf } from "../../src/board/targets";
import type { BoardLayout } from "../../src/protocol/messages";

const board: BoardLayout = {
  name: "board",
  kind: "growing",
  cells: [
    { name: "middle", x: 0, y: 0, shape: "square" },
    { name: "e1", x: 1, y: 0, shape: "square" },
  ],
  parts: [
    { name: "middle.road", x: 0, y: 0.4, shape: "part" },
    { name: "middle.city", x: 0, y: -0.4, shape: "part" },
  ],
};
const plan = planOf(board);

test("parts of tiles lie on their cells and are hit above them", () => {
  expect(plan.bounds).toEqual({ x: -50, y: -50, width: 200, height: 100 });
  expect(rowsOf(plan).map((row) => row.map(({ name }) => name))).toEqual([
    ["middle", "e1"],
    ["middle.city"],
    ["middle.road"],
  ]);
  const widths = [...targetsOf(plan)].map(([name, target]) => {
    const xs = target.map(({ x }) => x);
    return [name, Math.round(Math.max(...xs) - Math.min(...xs))];
  });
  expect(Object.fromEntries(widths)).toEqual({
    middle: 100,
    e1: 100,
    "middle.road": 28,
    "middle.city": 28,
  });
});

test("who stands on a part leaves the tile to be seen, and a free part is offered by a dot", () => {
  const standing = standingOn(plan, { "middle.road": { pieces: [{ name: "follower", owner: 0 }] } }, []);
  expect(standing.map(({ place, share }) => [place, share])).toEqual([["middle.road", 0.36]]);
  const marks = marksOf({ offered: ["middle.city"] });
  expect(signsOver(plan, marks, () => false).map(({ kind }) => kind)).toEqual(["spot"]);
});

test("parts that can be chosen are hit as far as half the way to the next one", () => {
  const near = planOf({
    ...board,
    parts: [...(board.parts ?? []), { name: "middle.field", x: 0, y: -0.2, shape: "part" }],
  });
  const widths = (targetsOf(near, (place) => place.includes(".")).get("middle.city") ?? []).map(({ x }) =>
    Math.round(x),
  );
  expect([Math.min(...widths), Math.max(...widths)]).toEqual([-10, 10]);
  const height = (offered: (place: string) => boolean) => {
    const ys = (targetsOf(plan, offered).get("middle.city") ?? []).map(({ y }) => y);
    return [Math.min(...ys), Math.max(...ys)].map(Math.round);
  };
  expect(height((place) => place === "middle.city")).toEqual([-75, -5]);
});
