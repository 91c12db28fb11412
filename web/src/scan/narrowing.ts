import { type Constant, endOf, grouped, type Stop } from "./item";

/** Divides what is offered among so many switches, and every part again, until each has one thing to choose. */
export function narrowing(
  items: readonly Stop[],
  constants: readonly Constant[],
  switches: number,
): readonly Stop[] {
  if (items.length === 0)
    return parts(constants.map(endOf), switches).map((part) => narrowed(part, switches));
  if (items.length < switches) return [...items, grouped(narrowing([], constants, switches))];
  const inside = withBack(constants);
  const shares = parts(items, switches);
  return shares.map((share, at) =>
    share.length === 1 && at < shares.length - 1
      ? grouped(share)
      : grouped(narrowing(share, inside, switches)),
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

/** As equal as can be, none of them empty, the larger ones first. */
function parts<Thing>(things: readonly Thing[], count: number): (readonly Thing[])[] {
  const found: (readonly Thing[])[] = [];
  for (let from = 0, left = Math.min(count, things.length); left > 0; left -= 1) {
    const size = Math.ceil((things.length - from) / left);
    found.push(things.slice(from, from + size));
    from += size;
  }
  return found;
}
