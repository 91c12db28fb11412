/** What is wanted of the library, kept in the address, so that Back returns to it. */

import { ANYTHING, FACET_NAMES, type Order, type Wanted } from "./finding";

export const ORDERS: readonly Order[] = ["played", "title", "time", "difficulty"];

export function wantedIn(query: URLSearchParams): Wanted {
  const facets = FACET_NAMES.map(
    (facet) => [facet, query.get(facet)?.split(",").filter(Boolean) ?? []] as const,
  );
  return { words: query.get("words") ?? "", facets: { ...ANYTHING.facets, ...Object.fromEntries(facets) } };
}

export function asQuery(wanted: Wanted): Record<string, string> {
  const facets = FACET_NAMES.map((facet) => [facet, wanted.facets[facet].join(",")] as const);
  return { words: wanted.words, ...Object.fromEntries(facets) };
}
