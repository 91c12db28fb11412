/** Choices of how a tile is turned before it lies. */

import type { Node, ZoneState } from "../protocol/messages";
import { thingsOf } from "./zones";

/** How far each is turned to the right, in degrees. */
const TURNINGS: Readonly<Record<string, number>> = {
  "not turned": 0,
  "turned right": 90,
  "turned around": 180,
  "turned left": 270,
};

/** How far a choice turns a tile; nothing where it is another choice. */
export function turningOf({ text }: Pick<Node, "text">): number | undefined {
  return TURNINGS[text];
}

/** The ways of turning the tile that a place leaves, where nothing else is to be chosen there. */
export function turningsOf(nodes: readonly Node[]): readonly Node[] {
  const [place, ...others] = nodes;
  const ways = place?.children ?? [];
  return others.length === 0 && ways.every((node) => turningOf(node) !== undefined) ? ways : [];
}

/** Of the ways that fit, the wanted one, or the next one to the right. */
export function fitting(ways: readonly Node[], wanted: number): Node | undefined {
  const far = (node: Node) => ((turningOf(node) ?? 0) - wanted + 360) % 360;
  return [...ways].sort((one, other) => far(one) - far(other))[0];
}

/** The way that comes next when a tile is turned by a quarter to the right (1) or to the left (-1). */
export function turnedOn(ways: readonly Node[], from: number, by: 1 | -1): Node | undefined {
  const far = (node: Node) => (((turningOf(node) ?? 0) - from) * by + 720) % 360 || 360;
  return [...ways].sort((one, other) => far(one) - far(other))[0];
}

/** The tile that is about to be laid: the one chosen last, or the only one that lies openly beside the board. */
export function tileInHand(
  path: readonly Node[],
  zones: readonly ZoneState[],
  isTile: (name: string) => boolean,
): string | undefined {
  const chosen = path.flatMap((node) => node.names ?? []).findLast(isTile);
  if (chosen !== undefined) return chosen;
  const open = zones
    .flatMap((zone) => thingsOf(zone))
    .filter(({ name, covered }) => !covered && isTile(name));
  return new Set(open.map(({ name }) => name)).size === 1 ? open[0]?.name : undefined;
}
