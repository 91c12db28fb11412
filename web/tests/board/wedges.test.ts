import { describe, expect, test } from "vitest";
import { coordinatesOf } from "../../src/board/coordinates";
import { groundOf } from "../../src/board/ground";
import { drawnPlan, readLook } from "../../src/board/look";
import { standingOn } from "../../src/board/pieces";
import type { BoardLayout, CellLayout } from "../../src/protocol/messages";

/** A track of 12 points that goes round: 1 to 6 below from the right, 7 to 12 above from the left. */
const track: BoardLayout = {
  name: "",
  kind: "track",
  cells: Array.from({ length: 12 }, (_, at): CellLayout => {
    const name = String(at + 1);
    return at < 6 ? { name, x: 5 - at, y: 1, shape: "point" } : { name, x: at - 6, y: 0, shape: "point" };
  }),
};
const look = readLook("wedges wood without=pips-played", track);
const plan = drawnPlan(track, look);
const spot = (name: string) => {
  const found = plan.spots.get(name);
  if (!found) throw new Error(name);
  return found;
};

describe("wedges", () => {
  test("lie opposite each other and point inwards", () => {
    const [below, above] = [spot("1"), spot("12")];
    expect(below.x).toBe(above.x);
    expect(below.y).toBe(-above.y);
    expect([below.heap?.y, above.heap?.y].map((step) => Math.sign(step ?? 0))).toEqual([-1, 1]);
    expect(spot("3").x - spot("4").x).toBeGreaterThan(spot("2").x - spot("3").x);
  });

  test("hold their pieces in a row, and the last says how many there are if not all are drawn", () => {
    const checker = (count: number) => ({ pieces: [{ name: "checker", owner: 0, numbers: { count } }] });
    const pieces = standingOn(plan, { "1": checker(3), "12": checker(7) });
    const along = (place: string) => pieces.filter((one) => one.place === place);
    expect(along("1").map(({ y }) => y)).toEqual(
      [0, 1, 2].map((at) => spot("1").y + at * (spot("1").heap?.y ?? 0)),
    );
    expect(along("1").map(({ piece }) => piece.numbers)).toEqual([{}, {}, {}]);
    expect(along("12").map(({ piece }) => piece.numbers)).toEqual([{}, {}, {}, {}, { count: 7 }]);
  });

  test("have two tones, a bar, and their names beyond their bases", () => {
    expect(groundOf(plan, look).map(({ kind }) => kind)).toEqual(["light", "dark", "wedges", "bar"]);
    const names = coordinatesOf(plan, look);
    expect(names).toHaveLength(12);
    expect(names.find(({ text }) => text === "1")?.y).toBeGreaterThan(spot("1").y + plan.pitch / 2);
    expect(names.find(({ text }) => text === "12")?.y).toBeLessThan(spot("12").y - plan.pitch / 2);
  });
});
