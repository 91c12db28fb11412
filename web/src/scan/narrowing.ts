import { type Constant, endOf, grouped, type Stop } from "./item";

/**
 * Divides what is offered among so many switches, and every part again, until each has one thing to choose. Parts are
 * equally likely, as far as that can be.
 */
export function narrowing(
  items: readonly Stop[],
  constants: readonly Constant[],
  switches: number,
  weigh: (stop: Stop) => number = () => 1,
): readonly Stop[] {
  if (items.length === 0)
    return parts(constants.map(endOf), switches).map((part) => narrowed(part, switches));
  if (items.length < switches) return [...items, grouped(narrowing([], constants, switches))];
  const inside = withBack(constants);
  const shares = parts(items, switches, weigh);
  return shares.map((share, at) =>
    share.length === 1 && at < shares.length - 1
      ? grouped(share)
      : grouped(narrowing(share, inside, switches, weigh)),
  );
}

function narrowed(ends: readonly Stop[], switches: number): Stop {
  return grouped(
    ends.length > switches ? parts(ends, switches).map((part) => narrowed(part, switches)) : ends,
  );
}

/** Inside a group there is always a way back. */
export function withBack(constants: readonly Constant[]): readonly Constant[] {
  return constants.includes("back") ? constants : ["back", ...constants];
}

/** None of them empty, the larger ones first: each has its share of the weight that is left, or a little more. */
function parts(
  stops: readonly Stop[],
  count: number,
  weigh: (stop: Stop) => number = () => 1,
): (readonly Stop[])[] {
  const found: (readonly Stop[])[] = [];
  for (let from = 0, left = Math.min(count, stops.length); left > 0; left -= 1) {
    const rest = stops.slice(from, stops.length - left + 1);
    const share = stops.slice(from).reduce((sum, stop) => sum + weigh(stop), 0) / left;
    let weight = 0;
    const enough = rest.findIndex((stop) => {
      weight += weigh(stop);
      return weight >= share;
    });
    const part = left === 1 || enough < 0 ? rest : rest.slice(0, enough + 1);
    found.push(part);
    from += part.length;
  }
  return found;
}
