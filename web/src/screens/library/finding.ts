/** Finding a game on the shelves: words, filters with counts, order. */

import type { Card } from "../../protocol/messages";

export type Players = "one" | "two" | "more";
export type Length = "short" | "medium" | "long";
export type Order = "played" | "title" | "time" | "difficulty";

/** What each filter asks of a game; a game passes when it has one of the wanted values, or none is wanted. */
const FACETS = {
  group: (card: Card): readonly string[] => [card.group],
  players: (card: Card): readonly Players[] => [...new Set(card.seats.map(playersOf))],
  time: (card: Card): readonly Length[] => [lengthOf(card.minutes)],
  difficulty: (card: Card): readonly string[] => [String(card.difficulty)],
} as const;

export type Facet = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as readonly Facet[];

/** The values of the filters in the order in which they are shown. */
const VALUES: Readonly<Record<Facet, readonly string[]>> = {
  group: ["capturing", "territory", "lines", "race", "logic", "puzzle", "numbers", "maze", "memory", "cards"],
  players: ["one", "two", "more"],
  time: ["short", "medium", "long"],
  difficulty: ["1", "2", "3"],
};

export interface Wanted {
  words: string;
  facets: Readonly<Record<Facet, readonly string[]>>;
}

export const ANYTHING: Wanted = { words: "", facets: { group: [], players: [], time: [], difficulty: [] } };

export interface Choice {
  value: string;
  count: number;
  chosen: boolean;
}

function playersOf(seats: number): Players {
  return seats === 1 ? "one" : seats === 2 ? "two" : "more";
}

export function lengthOf(minutes: number): Length {
  return minutes <= 10 ? "short" : minutes <= 25 ? "medium" : "long";
}

/** Text without case and diacritics: "Šachy" is found by "sachy". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** What is searched: the title in every language, the summary and the words of its kind in the reader's. */
function haystack(card: Card, language: string, kind: string): string {
  return plain([...Object.values(card.titles), card.summaries[language] ?? "", kind].join(" "));
}

function passes(card: Card, wanted: Wanted, besides?: Facet): boolean {
  return FACET_NAMES.every((facet) => {
    const values = wanted.facets[facet];
    const has: readonly string[] = FACETS[facet](card);
    return facet === besides || values.length === 0 || values.some((value) => has.includes(value));
  });
}

/** The shelves as one reader sees them. */
export class Shelves {
  private readonly searched: ReadonlyMap<string, string>;

  constructor(
    private readonly cards: readonly Card[],
    private readonly language: string,
    kindOf: (group: string) => string,
  ) {
    this.searched = new Map(cards.map((card) => [card.id, haystack(card, language, kindOf(card.group))]));
  }

  private said(wanted: Wanted): readonly Card[] {
    const words = plain(wanted.words).split(/\s+/).filter(Boolean);
    return this.cards.filter((card) => words.every((word) => this.searched.get(card.id)?.includes(word)));
  }

  /** The games that are wanted, in order; `played` says when each was played last. */
  found(wanted: Wanted, order: Order, played: ReadonlyMap<string, number>): readonly Card[] {
    const title = (card: Card) => card.titles[this.language] ?? card.id;
    const first: Record<Order, (a: Card, b: Card) => number> = {
      played: (a, b) => (played.get(b.id) ?? 0) - (played.get(a.id) ?? 0),
      title: () => 0,
      time: (a, b) => a.minutes - b.minutes,
      difficulty: (a, b) => a.difficulty - b.difficulty,
    };
    return this.said(wanted)
      .filter((card) => passes(card, wanted))
      .toSorted((a, b) => first[order](a, b) || title(a).localeCompare(title(b), this.language));
  }

  /** The values of one filter, with how many games each would show beside all the other filters. */
  choices(facet: Facet, wanted: Wanted): readonly Choice[] {
    const counts = new Map<string, number>();
    for (const card of this.said(wanted))
      if (passes(card, wanted, facet))
        for (const value of FACETS[facet](card)) counts.set(value, (counts.get(value) ?? 0) + 1);
    const there: ReadonlySet<string> = new Set(this.cards.flatMap((card) => [...FACETS[facet](card)]));
    const all = VALUES[facet].filter((value) => there.has(value));
    return all.map((value) => ({
      value,
      count: counts.get(value) ?? 0,
      chosen: wanted.facets[facet].includes(value),
    }));
  }
}

/** The filters with one value switched. */
export function toggled(wanted: Wanted, facet: Facet, value: string): Wanted {
  const now = wanted.facets[facet];
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  return { ...wanted, facets: { ...wanted.facets, [facet]: next } };
}

export function isAnything(wanted: Wanted): boolean {
  return wanted.words.trim() === "" && FACET_NAMES.every((facet) => wanted.facets[facet].length === 0);
}
