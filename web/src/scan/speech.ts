import type { Constant, Item, Region, Stop, Unit } from "./item";
import type { Settings } from "./settings";

/** What is said of a stop; whoever knows the language puts it into words. */
export type Said =
  | { readonly label: string }
  | { readonly constant: Constant }
  | { readonly region: Region }
  | Ends
  | (Ends & Range);

/** Of a group: how many things are in it, and the first and last of them. */
interface Ends {
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** Of a group in a list: from which to which they are, and of how many. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

export function said(stop: Stop, { prompt, groupSpeech }: Pick<Settings, "prompt" | "groupSpeech">): Said {
  if (stop.kind === "constant") return { constant: stop.constant };
  const label = ({ label, short }: Item) => (prompt === "short" ? (short ?? label) : label);
  if (stop.kind === "item") return { label: label(stop.item) };
  if (stop.unit) return { label: stop.unit.name };
  if (groupSpeech === "name" && stop.name !== undefined) return { label: stop.name };
  if (groupSpeech === "name" && stop.region !== undefined) return { region: stop.region };
  const parts = partsOf(stop, label);
  const [first] = parts;
  const last = parts.at(-1);
  // Only a part of an elimination can hold nothing but constant entries; it is named by the first of them.
  if (first === undefined || last === undefined) return said(stop.stops[0] as Stop, { prompt, groupSpeech });
  return { first: first.name, last: last.name, count: parts.length, ...rangeOf(parts) };
}

/** Something in a group, as it is called and where in its list it stands. */
type Part = Pick<Unit, "name" | "listed">;

/** Where in their list several are that follow each other there. */
function rangeOf(parts: readonly Part[]): Range | undefined {
  const first = parts[0]?.listed;
  if (!first || !parts.every(({ listed }, at) => listed?.number === first.number + at)) return undefined;
  return { from: first.number, to: first.number + parts.length - 1, of: first.of };
}

/** What is in a stop: items, and units as a whole. */
function partsOf(stop: Stop, label: (item: Item) => string): readonly Part[] {
  if (stop.kind === "item") return [{ name: label(stop.item) }];
  if (stop.kind === "constant") return [];
  return stop.unit ? [stop.unit] : stop.stops.flatMap((one) => partsOf(one, label));
}
