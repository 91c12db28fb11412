/** Direct control: an arrow makes the move that leads there. */

import { type Point, type Turn, turned } from "../board/geometry";
import type { Node, State } from "../protocol/messages";
import type { Direction } from "./commands";

const WAYS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
/** A place lies in a direction where it is no more than about thirty degrees beside it. */
const ASIDE = 0.6;

/** Where the piece of this name stands. */
export function positionOf(state: State, piece: string): string | undefined {
  for (const board of state.boards)
    for (const [name, place] of Object.entries(board))
      if (place.pieces?.some((one) => one.name === piece)) return name;
  return undefined;
}

/** Whether directions mean anything now: the game has a position, or its choices are directions themselves. */
export function hasDirections(offered: readonly Node[], position: string | undefined): boolean {
  return position !== undefined || offered.some(({ text }) => isDirection(text));
}

/**
 * The choice in a direction as it is seen: one that is called so, or the nearest that lies there. The spots lie as they are
 * seen; names do not turn with the board.
 */
export function towards(
  direction: Direction,
  offered: readonly Node[],
  from: Point | undefined,
  spots: ReadonlyMap<string, Point>,
  turn: Turn = 0,
): Node | undefined {
  const way = WAYS[direction];
  const called = offered.find(({ text }) => isDirection(text) && same(turned(WAYS[text], turn), way));
  if (called || !from) return called;
  const far = (node: Node) => {
    const to = spots.get(node.places?.[0] ?? "");
    if (!to) return Number.POSITIVE_INFINITY;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    return ahead > 0 && aside <= ahead * ASIDE ? ahead : Number.POSITIVE_INFINITY;
  };
  const [nearest] = offered
    .filter((node) => Number.isFinite(far(node)))
    .sort((one, other) => far(one) - far(other));
  return nearest;
}

function isDirection(text: string): text is Direction {
  return Object.hasOwn(WAYS, text);
}

function same(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 0.5;
}
