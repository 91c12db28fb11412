import { grouped, type Item, type Region, type Stop, stopOf } from "./item";

const NAMES: readonly Region[] = ["top-left", "top-right", "bottom-left", "bottom-right"];

type Placed = Item & { readonly x: number; readonly y: number };

export function isPlaced(item: Item): item is Placed {
  return item.x !== undefined && item.y !== undefined;
}

/** Quarters of the part of the plane that the items fill, cut again while more than `most` are in one. */
export function regions(items: readonly Placed[], most: number): Stop[] {
  if (items.length <= most) return items.map(stopOf);
  const [left, right] = bounds(items.map(({ x }) => x));
  const [top, bottom] = bounds(items.map(({ y }) => y));
  // Things on one spot cannot be told apart by where they are.
  if (left === right && top === bottom) return items.map(stopOf);
  const quarter = ({ x, y }: Placed) => (x > (left + right) / 2 ? 1 : 0) + (y > (top + bottom) / 2 ? 2 : 0);
  return NAMES.flatMap((region, at) => {
    const inside = items.filter((item) => quarter(item) === at);
    return inside.length ? [grouped(regions(inside, most), { region })] : [];
  });
}

function bounds(values: readonly number[]): [number, number] {
  return [
    values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  ];
}
