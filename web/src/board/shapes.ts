import { path, polygon, ring } from "./geometry";

const MIDDLE = { x: 0, y: 0 };

/** A token for each owner, told apart by its outline; nobody's is a rounded tile. */
export function tokenOf(owner: number | null | undefined): string {
  if (owner === null || owner === undefined)
    return "M-30 -38H30A8 8 0 0 1 38 -30V30A8 8 0 0 1 30 38H-30A8 8 0 0 1 -38 30V-30A8 8 0 0 1 -30 -38z";
  return TOKENS[owner % TOKENS.length] as string;
}

const TOKENS: readonly string[] = [
  ring(MIDDLE, 38),
  path(polygon(MIDDLE, 4, 48, 45)),
  path(polygon(MIDDLE, 4, 46, 0)),
  path(polygon({ x: 0, y: 7 }, 3, 50, 270)),
  path(polygon(MIDDLE, 6, 42, 0)),
  star(5, 46, 25),
  path(polygon(MIDDLE, 5, 43, 270)),
  path(polygon(MIDDLE, 8, 42, 22.5)),
  path(polygon({ x: 0, y: -7 }, 3, 50, 90)),
  star(4, 48, 24),
];

function star(tips: number, outer: number, inner: number): string {
  const ends = polygon(MIDDLE, tips, outer, 270);
  const between = polygon(MIDDLE, tips, inner, 270 + 180 / tips);
  return path(ends.flatMap((end, at) => [end, between[at] ?? end]));
}
