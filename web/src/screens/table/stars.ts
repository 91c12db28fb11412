/** How well a level was solved: three stars for the fewest moves, two for nearly, one for solving it. */

export function stars(moves: number, minimum: number, helped: boolean): 1 | 2 | 3 {
  if (helped) return 1;
  if (minimum === 0 || moves <= minimum) return 3;
  return moves <= 1.5 * minimum ? 2 : 1;
}
