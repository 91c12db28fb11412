/** The moves of a match in rows, as they are read: one column a seat. */

/** A move that stands in the list. */
export interface Listed {
  /** How many moves stand after it. */
  ply: number;
  seat: number | null;
}

export interface Row<Move extends Listed> {
  /** From 1; it counts rounds where there are several seats. */
  number: number;
  /** One cell for each column; a seat that did not move has none. */
  cells: readonly (Move | null)[];
}

/** With two seats, two columns: a round each row. Whoever moves again begins a new row. Otherwise one column. */
export function rows<Move extends Listed>(moves: readonly Move[], seats: number): readonly Row<Move>[] {
  if (seats !== 2) return moves.map((move, place) => ({ number: place + 1, cells: [move] }));
  const found: (Move | null)[][] = [];
  for (const move of moves) {
    const column = move.seat ?? 0;
    const open = found.at(-1);
    if (open && column > 0 && open[1] === null) open[1] = move;
    else found.push(column === 0 ? [move, null] : [null, move]);
  }
  return found.map((cells, place) => ({ number: place + 1, cells }));
}
