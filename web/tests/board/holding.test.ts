import { expect, test, vi } from "vitest";
import { planOf } from "../../src/board/geometry";
import { Holding } from "../../src/board/holding.svelte";
import { standingOn } from "../../src/board/pieces";
import { squares } from "./boards";

const plan = planOf(squares(3, 3));
const [man] = standingOn(plan, { a1: { pieces: [{ name: "man", owner: 0 }] } });
const at = (place: string, pointerType = "mouse") => {
  const { x, y } = plan.spots.get(place) ?? { x: 0, y: 0 };
  return { clientX: x, clientY: y, pointerType, button: 0 } as PointerEvent;
};

function hand() {
  const choose = vi.fn();
  const nameAt = ({ clientX, clientY }: PointerEvent) =>
    plan.cells.find((spot) => spot.x === clientX && spot.y === clientY)?.name;
  const holding = new Holding({
    toBoard: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    placeAt: nameAt,
    pieceAt: (place) => (place === "a1" ? man : undefined),
    middle: (place) => plan.spots.get(place),
    offered: (place) => place === "a1" || place === "b2",
    choose,
  });
  return { holding, chosen: () => choose.mock.calls.flat() };
}

test("taking a piece up chooses its place, dropping it the place under it", () => {
  const { holding, chosen } = hand();
  holding.press(at("a1"));
  expect(holding.drag(at("b1"))).toBe(true);
  expect(holding.held).toMatchObject({ x: 100, y: 200 });
  holding.drag(at("b2"));
  holding.release(at("b2"));
  expect(chosen()).toEqual(["a1", "b2"]);
  expect(holding.held).toMatchObject({ x: 100, y: 100 });
  holding.letGo();
  expect(holding.held).toBeUndefined();
});

test("where it cannot go it goes back at once, and one is told", () => {
  const { holding, chosen } = hand();
  holding.press(at("a1"));
  holding.drag(at("c3"));
  holding.release(at("c3"));
  expect(chosen()).toEqual(["a1", "c3"]);
  expect(holding.held).toBeUndefined();
});

test("dropped where it was it stays chosen", () => {
  const { holding, chosen } = hand();
  holding.press(at("a1"));
  holding.drag(at("b1"));
  holding.release(at("a1"));
  expect(chosen()).toEqual(["a1"]);
});

test("a click, a finger and an empty place take nothing up", () => {
  const { holding, chosen } = hand();
  holding.press(at("a1"));
  holding.release(at("a1"));
  holding.press(at("a1", "touch"));
  expect(holding.drag(at("b2"))).toBe(false);
  holding.press(at("c3"));
  expect(holding.drag(at("b2"))).toBe(false);
  expect(holding.moved).toBe(false);
  expect(chosen()).toEqual([]);
});
