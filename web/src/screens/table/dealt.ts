/** What chance deals in one go is one line of the list of moves. */

import type { Listed } from "./moves";

/** A line of the list: a move, or several of chance from one ply to another. */
export interface Line extends Listed {
  /** The first of the plies that it stands for; the last is its own. */
  from: number;
  words: string;
}

/** So many moves of chance in a row are one line. */
const MANY = 3;
/** What dice show is told throw by throw; figures of chance are that. */
const FIGURES = /^[\d ]+$/;

interface Told extends Listed {
  words: string;
  /** What each of the dice shows that chance threw. */
  thrown?: readonly string[] | undefined;
}

/** The moves as lines; `dealt` tells how many different things came. */
export function folded<Move extends Told>(
  moves: readonly Move[],
  dealt: (count: number) => string,
): (Move & Line)[] {
  const runs: Move[][] = [];
  for (const move of moves) {
    const run = runs.at(-1);
    if (run?.[0] && isDealt(move) && isDealt(run[0])) run.push(move);
    else runs.push([move]);
  }
  return runs.flatMap((run) => (run.length < MANY ? run.map(alone) : [together(run, dealt)]));
}

function isDealt(move: Told): boolean {
  return move.seat === null && !throwOf(move);
}

/** What each of the dice shows that chance threw; undefined for everything else. */
export function throwOf({ seat, words, thrown }: Omit<Told, "ply">): readonly string[] | undefined {
  if (seat !== null) return undefined;
  return thrown ?? (FIGURES.test(words) ? words.split(" ") : undefined);
}

function alone<Move extends Told>(move: Move): Move & Line {
  return { ...move, from: move.ply };
}

function together<Move extends Told>(run: readonly Move[], dealt: (count: number) => string): Move & Line {
  const last = run.at(-1) as Move;
  const alike = run.every(({ words }) => words === last.words);
  const words = alike ? `${run.length} × ${last.words}` : dealt(run.length);
  return { ...last, from: last.ply - run.length + 1, words };
}
