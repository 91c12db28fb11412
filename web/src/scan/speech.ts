import { type Constant, type Item, itemsOf, type Region, type Stop } from "./item";
import type { Settings } from "./settings";

/** What is said of a stop; whoever knows the language puts it into words. */
export type Said =
  | { readonly label: string }
  | { readonly constant: Constant }
  | { readonly region: Region }
  | { readonly first: string; readonly last: string };

export function said(stop: Stop, { prompt, groupSpeech }: Pick<Settings, "prompt" | "groupSpeech">): Said {
  if (stop.kind === "constant") return { constant: stop.constant };
  const label = ({ label, short }: Item) => (prompt === "short" ? (short ?? label) : label);
  if (stop.kind === "item") return { label: label(stop.item) };
  if (stop.unit) return { label: stop.unit.name };
  if (groupSpeech === "name" && stop.name !== undefined) return { label: stop.name };
  if (groupSpeech === "name" && stop.region !== undefined) return { region: stop.region };
  const items = itemsOf(stop);
  const [first] = items;
  const last = items.at(-1);
  // Only a part of an elimination can hold nothing but constant entries; it is named by the first of them.
  return first && last
    ? { first: label(first), last: label(last) }
    : said(stop.stops[0] as Stop, { prompt, groupSpeech });
}
