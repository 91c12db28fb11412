import type { Box } from "./enlarging";

/** How far the two tones of a frame reach beyond it. */
const RIM = 4;
/** Pixels between places that touch each other. */
const TOUCHING = 2;
/** So little of a thing may lie under its own frame. */
const EDGE = 4;

/** As few boxes as hold all of these, in their order, without holding anything else of what can be chosen. */
export function outlines(boxes: readonly Box[], others: readonly Box[]): readonly Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    const before = found.at(-1);
    const both = before && around(before, box);
    // Things that overlap, as fanned cards do, have one: frames through each other could not be read.
    if (both && (meet(before, box) || !others.some((other) => meet(both, other)))) found.splice(-1, 1, both);
    else found.push(box);
  }
  return found;
}

/** Places that touch each other have one frame where they fill it: those beside each other, then rows below each other. */
export function joined(boxes: readonly Box[]): readonly Box[] {
  return stacked(stacked(boxes, "left", "top"), "top", "left");
}

/** Boxes joined along one axis with those that are as long across it and begin at the same height. */
function stacked(boxes: readonly Box[], along: "left" | "top", across: "left" | "top"): readonly Box[] {
  const size = { left: "width", top: "height" } as const;
  const near = (one: number, other: number) => Math.abs(one - other) < TOUCHING;
  const found: Box[] = [];
  for (const box of boxes) {
    const at = found.findIndex(
      (one) =>
        near(one[across], box[across]) &&
        near(one[size[across]], box[size[across]]) &&
        near(one[along] + one[size[along]], box[along]),
    );
    const before = found[at];
    if (before) found[at] = around(before, box);
    else found.push(box);
  }
  return found;
}

/** The box of a frame: clear of what it is about, and, unless it is very thick, of what is beside, above and below it. */
export function framed(box: Box, thickness: number, others: readonly Box[]): Box {
  const beside = others.filter((other) => !meet(box, other)).map((other) => apart(box, other));
  const air = (gaps: readonly number[]) =>
    Math.max(thickness - EDGE, Math.min(thickness + 2, ...gaps.map((one) => one - RIM)));
  const across = air(beside.filter(([x, y]) => x >= y).map(([x]) => x));
  const down = air(beside.filter(([x, y]) => x < y).map(([, y]) => y));
  return {
    left: box.left - across,
    top: box.top - down,
    width: box.width + 2 * across,
    height: box.height + 2 * down,
  };
}

function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

function meet(one: Box, other: Box): boolean {
  return Math.max(...apart(one, other)) < 0;
}

/** How far two boxes are apart across and down; below zero where they meet along that axis. */
function apart(one: Box, other: Box): readonly [number, number] {
  const along = (a: number, size: number, b: number, far: number) => Math.max(b - a - size, a - b - far);
  return [
    along(one.left, one.width, other.left, other.width),
    along(one.top, one.height, other.top, other.height),
  ];
}
