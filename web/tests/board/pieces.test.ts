import { expect, test } from "vitest";
import { planOf } from "../../src/board/geometry";
import { type BoardState, filledOn, standingOn } from "../../src/board/pieces";
import type { PieceState } from "../../src/protocol/messages";
import { squares } from "./boards";

const plan = planOf(squares(3, 3));
const stone = (owner: number): PieceState => ({ name: "stone", owner });
const keys = (state: BoardState, before: BoardState) => {
  const first = standingOn(plan, before);
  const key = (place: string, all: ReturnType<typeof standingOn>) =>
    all.find((one) => one.place === place)?.key;
  const then = standingOn(plan, state, first);
  return { was: (place: string) => key(place, first), is: (place: string) => key(place, then) };
};

test("a piece that moves stays the same", () => {
  const { was, is } = keys(
    { b2: { pieces: [stone(0)] }, c3: { pieces: [stone(1)] } },
    { a1: { pieces: [stone(0)] }, c3: { pieces: [stone(1)] } },
  );
  expect(is("b2")).toBe(was("a1"));
  expect(is("c3")).toBe(was("c3"));
});

test("a capturing piece is the mover, not the captured", () => {
  const { was, is } = keys(
    { b2: { pieces: [stone(0)] } },
    { a1: { pieces: [stone(0)] }, b2: { pieces: [{ name: "man", owner: 1 }] } },
  );
  expect(is("b2")).toBe(was("a1"));
});

test("also where both are of a kind", () => {
  const { was, is } = keys(
    { b2: { pieces: [stone(0)] } },
    { a1: { pieces: [stone(0)] }, b2: { pieces: [stone(1)] } },
  );
  expect(is("b2")).toBe(was("a1"));
});

test("what has not changed is the very same", () => {
  const state = () => ({ a1: { words: ["goal"], pieces: [stone(0)] }, c3: { pieces: [stone(1)] } });
  const first = standingOn(plan, state());
  const then = standingOn(plan, { ...state(), b2: { pieces: [stone(0)] } }, first);
  expect(then[0]).toBe(first[0]);
  expect(then[1]).toBe(first[1]);
  const filled = filledOn(plan, state());
  expect(filledOn(plan, state(), filled)[0]).toBe(filled[0]);
});

test("a piece that changes sides where it lies stays the same", () => {
  const { was, is } = keys({ a1: { pieces: [stone(1)] } }, { a1: { pieces: [stone(0)] } });
  expect(is("a1")).toBe(was("a1"));
});

test("of two that could have moved there, the nearer did", () => {
  const { was, is } = keys(
    { b1: { pieces: [stone(0)] } },
    { a1: { pieces: [stone(0)] }, c3: { pieces: [stone(0)] } },
  );
  expect(is("b1")).toBe(was("a1"));
});

test("numbered pieces are told apart", () => {
  const block = (value: number): PieceState => ({ name: "block", numbers: { value } });
  const { was, is } = keys(
    { a1: { pieces: [block(2)] }, b1: { pieces: [block(1)] } },
    { a1: { pieces: [block(1)] }, c1: { pieces: [block(2)] } },
  );
  expect(is("b1")).not.toBe(was("c1"));
});

test("pieces of a stack lie higher and higher, and layers above them", () => {
  const standing = standingOn(plan, { a1: { pieces: [stone(0), stone(1), { ...stone(0), layer: 1 }] } });
  expect(standing.map(({ y }) => y - 200)).toEqual([0, -13, 0]);
  expect(standing.map(({ height }) => height)).toEqual([0, 1, 7]);
});

test("keys are never shared", () => {
  let standing = standingOn(plan, { a1: { pieces: [stone(0)] } });
  for (const place of ["b1", "c1", "a2", "b2"]) {
    standing = standingOn(plan, { a1: { pieces: [stone(0)] }, [place]: { pieces: [stone(1)] } }, standing);
    expect(new Set(standing.map(({ key }) => key)).size).toBe(2);
  }
});
