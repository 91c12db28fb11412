/** What can be asked at a table, by a key or in words. */

import { plain } from "./typing";

export const QUESTIONS = [
  "here",
  "choices",
  "last",
  "turn",
  "mine",
  "others",
  "taken",
  "row",
  "column",
] as const;
export type Question = (typeof QUESTIONS)[number];

/** What is typed besides moves: a question or a command, with what comes after it. */
export interface Asked<Name extends string> {
  name: Name;
  about: string;
}

/** Finds what a text begins with, in the words that there are for each name; the longest counts. */
export function asked<Name extends string>(
  typed: string,
  names: readonly Name[],
  wordsOf: (name: Name) => string,
): Asked<Name> | undefined {
  const text = plain(typed);
  const all = names.flatMap((name) =>
    wordsOf(name)
      .split(",")
      .map((words) => ({ name, words: plain(words) })),
  );
  const fits = all.filter(({ words }) => text === words || text.startsWith(`${words} `));
  const longest = fits.reduce<(typeof fits)[number] | undefined>(
    (found, one) => (found && found.words.length >= one.words.length ? found : one),
    undefined,
  );
  return longest && { name: longest.name, about: text.slice(longest.words.length).trim() };
}
