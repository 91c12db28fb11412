import { expect, test } from "vitest";
import { type Plan, type Point, planOf } from "../../src/board/geometry";
import { marksOf } from "../../src/board/marks";
import { standingOn } from "../../src/board/pieces";
import { rowsOf } from "../../src/board/rows";
import { signsOver } from "../../src/board/signs";
import { targetsOf } from "../../src/board/targets";
import { island } from "./boards";

const plan = planOf(island());

/** Whether a point lies in a polygon whose corners go round one way. */
function inside(point: Point, polygon: readonly Point[]): boolean {
  const turns = polygon.map((one, at) => {
    const other = polygon[(at + 1) % polygon.length] as Point;
    return (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x);
  });
  return turns.every((turn) => turn > 0.5) || turns.every((turn) => turn < -0.5);
}

function hit(plan: Plan, point: Point): string[] {
  return [...targetsOf(plan)].filter(([, target]) => inside(point, target)).map(([name]) => name);
}

test("what is hit is one place, and around the cell a corner or the edge between two", () => {
  for (const { x, y, name } of plan.spots.values()) expect(hit(plan, { x, y })).toEqual([name]);
  for (let x = -60; x <= 60; x += 3)
    for (let y = -60; y <= 60; y += 3)
      expect(hit(plan, { x, y }).filter((name) => name !== "a1").length).toBeLessThan(2);
});

test("a row of corners goes up and down with the edges between them", () => {
  expect(rowsOf(plan).map((row) => row.map(({ name }) => name).join(" "))).toEqual([
    "corner5 edge5 corner0 edge0 corner1",
    "edge4 a1 edge1",
    "corner4 edge3 corner3 edge2 corner2",
  ]);
});

test("pieces lie along edges, and are smaller there and on corners", () => {
  const road = { pieces: [{ name: "road", owner: 0 }] };
  const all = standingOn(plan, { edge0: road, edge1: road, corner0: road, a1: road });
  const [slanted, upright, corner, cell] = ["edge0", "edge1", "corner0", "a1"].map((place) =>
    all.find((one) => one.place === place),
  );
  expect([slanted?.along, upright?.along, corner?.along, cell?.along]).toEqual([30, 90, 0, 0]);
  expect(cell?.share).toBe(1);
  expect(corner?.share).toBeLessThan(slanted?.share ?? 0);
});

test("corners that can be chosen have spots, those with a piece a circle", () => {
  const signs = signsOver(plan, marksOf({ offered: ["corner0", "corner1"] }), (place) => place === "corner1");
  expect(signs.map(({ kind }) => kind)).toEqual(["rounds", "spot"]);
});
