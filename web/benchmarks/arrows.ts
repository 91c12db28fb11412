import type { Plan } from "../src/board/geometry";
import { type Focus, rowsOf, type Walking, walked } from "../src/board/rows";
import { added, NOTHING_DONE, secondsOf, type Tally } from "./operations";

const WAYS = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
} as const;
type Arrow = keyof typeof WAYS;

interface Reached {
  focus: Focus;
  tally: Tally;
  seconds: number;
}

/**
 * The quickest arrow keys to a place, as somebody finds them who knows the board well. Where the focus goes to the next
 * place in its direction, nobody needs to look; where it goes anywhere else, the eyes have to find it.
 */
export function arrowsTo(to: string, from: string, plan: Plan, walking: Walking): Tally {
  const rows = rowsOf(plan);
  const open: Reached[] = [{ focus: { name: from }, tally: NOTHING_DONE, seconds: 0 }];
  const done = new Set<string>();
  for (;;) {
    const best = open.sort((one, other) => other.seconds - one.seconds).pop();
    if (!best) throw new Error(`${to} cannot be reached from ${from} by arrow keys`);
    if (best.focus.name === to) return best.tally;
    const key = `${best.focus.name} ${best.focus.column}`;
    if (done.has(key)) continue;
    done.add(key);
    for (const arrow of Object.keys(WAYS) as Arrow[]) {
      const focus = walked(rows, best.focus, arrow, walking);
      if (!focus) continue;
      const tally = added(best.tally, { key: 1, look: isBeside(best.focus, focus, arrow, plan) ? 0 : 1 });
      open.push({ focus, tally, seconds: secondsOf(tally) });
    }
  }
}

function isBeside(from: Focus, to: Focus, arrow: Arrow, { spots, pitch }: Plan): boolean {
  const [here, there] = [spots.get(from.name), spots.get(to.name)];
  const [x, y] = WAYS[arrow];
  return Boolean(here && there && there.x - here.x === x * pitch && there.y - here.y === y * pitch);
}
