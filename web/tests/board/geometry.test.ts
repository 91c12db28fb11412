import { describe, expect, test } from "vitest";
import { hexagonStart, pitchOf, planOf, pointsUp, turned } from "../../src/board/geometry";
import { targetsOf } from "../../src/board/targets";
import { hexagons, squares, withEdges } from "./boards";

const round = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => [Math.round(x), Math.round(y)]);

describe("outlines", () => {
  test("a square touches its neighbours", () => {
    const plan = planOf(squares(3, 2));
    expect(round(plan.spots.get("b1")?.outline ?? [])).toEqual([
      [150, 150],
      [50, 150],
      [50, 50],
      [150, 50],
    ]);
    expect(plan.bounds).toEqual({ x: -50, y: -50, width: 300, height: 200 });
  });

  test("a hexagon stands on a corner where neighbours are side by side", () => {
    const plan = planOf(hexagons(3, 3));
    const outline = plan.spots.get("b2")?.outline ?? [];
    expect(outline).toHaveLength(6);
    expect(Math.max(...outline.map(({ x }) => x)) - Math.min(...outline.map(({ x }) => x))).toBeCloseTo(100);
  });

  test("a hexagon lies on a side where neighbours are above each other", () => {
    const upright = [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 0.866, y: 0.5 },
    ];
    expect(hexagonStart(upright, 1)).toBe(0);
    expect(
      hexagonStart(
        upright.map(({ x, y }) => ({ x: y, y: x })),
        1,
      ),
    ).toBe(30);
  });

  test("triangles point away from their level neighbours", () => {
    const down = { x: 1, y: 0 };
    const up = { x: 0, y: 0.5 };
    const below = { x: 0, y: 1.5 };
    const pitch = Math.hypot(1, 0.5);
    expect(pointsUp(up, [up, down], pitch)).toBe(true);
    expect(pointsUp(down, [up, down], pitch)).toBe(false);
    expect(pointsUp(up, [up, below], 1)).toBe(true);
    expect(pointsUp(below, [up, below], 1)).toBe(false);
  });

  test("an edge is a line with a rhombus to hit", () => {
    const edge = planOf(withEdges()).spots.get("a1.up");
    expect(round(edge?.outline ?? [])).toEqual([
      [-50, -50],
      [50, -50],
    ]);
    expect(round(targetsOf(planOf(withEdges())).get("a1.up") ?? [])).toEqual([
      [-50, -50],
      [0, 0],
      [50, -50],
      [0, -100],
    ]);
  });
});

describe("measures", () => {
  test("the pitch is the smallest distance, or 1 for a lonely place", () => {
    expect(
      pitchOf([
        { x: 0, y: 0 },
        { x: 3, y: 0 },
        { x: 3, y: 2 },
      ]),
    ).toBe(2);
    expect(pitchOf([{ x: 5, y: 5 }])).toBe(1);
    expect(pitchOf([])).toBe(1);
  });

  test("four turns are none", () => {
    const point = { x: 3, y: -2 };
    const once = turned(point, 90);
    expect(once).toEqual({ x: 2, y: 3 });
    expect(turned(once, 270)).toEqual(point);
    expect(turned(turned(point, 180), 180)).toEqual(point);
  });

  test("a turned board has its first row below", () => {
    const plan = planOf(squares(8, 8), 180);
    expect(plan.spots.get("a1")?.y).toBeLessThan(plan.spots.get("a8")?.y ?? 0);
    expect(plan.spots.get("a1")?.x).toBeGreaterThan(plan.spots.get("h1")?.x ?? 0);
  });
});
