import type { Box, Point } from "./geometry";

export const LARGEST = 8;

/** What of the whole is seen after zooming by a factor around a point that stays where it is. */
export function zoomed(seen: Box, whole: Box, factor: number, around: Point): Box {
  const now = whole.width / seen.width;
  const scale = Math.min(LARGEST, Math.max(1, now * factor));
  const share = now / scale;
  return within(
    {
      x: around.x - (around.x - seen.x) * share,
      y: around.y - (around.y - seen.y) * share,
      width: whole.width / scale,
      height: whole.height / scale,
    },
    whole,
  );
}

/** The same part moved, but never beyond the whole. */
export function panned(seen: Box, whole: Box, by: Point): Box {
  return within({ ...seen, x: seen.x + by.x, y: seen.y + by.y }, whole);
}

/** The part moved so that a point is well inside. */
export function showing(seen: Box, whole: Box, { x, y }: Point, margin: number): Box {
  const left = Math.min(seen.x, x - margin);
  const top = Math.min(seen.y, y - margin);
  return within(
    {
      ...seen,
      x: Math.max(left, x + margin - seen.width),
      y: Math.max(top, y + margin - seen.height),
    },
    whole,
  );
}

/** The part around a point, so many times closer than the whole. */
export function around({ x, y }: Point, whole: Box, factor: number): Box {
  const [width, height] = [whole.width / factor, whole.height / factor];
  return within({ x: x - width / 2, y: y - height / 2, width, height }, whole);
}

function within(seen: Box, whole: Box): Box {
  return {
    ...seen,
    x: Math.min(Math.max(seen.x, whole.x), whole.x + whole.width - seen.width),
    y: Math.min(Math.max(seen.y, whole.y), whole.y + whole.height - seen.height),
  };
}

/** A step of the way from one box to another; `share` from 0 to 1. */
export function between(one: Box, other: Box, share: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(one.x, other.x),
    y: mix(one.y, other.y),
    width: mix(one.width, other.width),
    height: mix(one.height, other.height),
  };
}
