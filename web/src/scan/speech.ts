import type { Constant, Item, Region, Stop } from "./item";
import type { Settings } from "./settings";

/** What is said of a stop; whoever knows the language puts it into words. */
export type Said =
  | { readonly label: string }
  | { readonly constant: Constant }
  | { readonly region: Region }
  /** Of a group: how many things are in it, and the first and last of them. */
  | { readonly first: string; readonly last: string; readonly count: number };

export function said(stop: Stop, { prompt, groupSpeech }: Pick<Settings, "prompt" | "groupSpeech">): Said {
  if (stop.kind === "constant") return { constant: stop.constant };
  const label = ({ label, short }: Item) => (prompt === "short" ? (short ?? label) : label);
  if (stop.kind === "item") return { label: label(stop.item) };
  if (stop.unit) return { label: stop.unit.name };
  if (groupSpeech === "name" && stop.name !== undefined) return { label: stop.name };
  if (groupSpeech === "name" && stop.region !== undefined) return { region: stop.region };
  const names = namesOf(stop, label);
  const [first] = names;
  const last = names.at(-1);
  // Only a part of an elimination can hold nothing but constant entries; it is named by the first of them.
  return first !== undefined && last !== undefined
    ? { first, last, count: names.length }
    : said(stop.stops[0] as Stop, { prompt, groupSpeech });
}

/** What is in a stop: items, and units as a whole. */
function namesOf(stop: Stop, label: (item: Item) => string): readonly string[] {
  if (stop.kind === "item") return [label(stop.item)];
  if (stop.kind === "constant") return [];
  return stop.unit ? [stop.unit.name] : stop.stops.flatMap((one) => namesOf(one, label));
}
