/** Moves that are typed: by what they are called, as they are recorded, or only by where they end. */

import type { Node } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";
import { type Letters, noted } from "./noted";

/** Text without what nobody should have to type: accents, capital letters, marks between the steps. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s,;:→>/–—-]+/g, " ")
    .trim();
}

type Path = readonly Node[];
/** What is left of a text after one of the forms of a choice; nothing where it does not begin so. */
type Take = (text: string, form: string) => string | undefined;

const byWord: Take = (text, form) =>
  text === form ? "" : text.startsWith(`${form} `) ? text.slice(form.length + 1) : undefined;
const byLetter: Take = (text, form) => {
  const joined = form.replaceAll(" ", "");
  return text.startsWith(joined) ? text.slice(joined.length) : undefined;
};

/** The moves, or beginnings of moves, that a text names step by step. */
export function named(tree: readonly Node[], typed: string, wording: Wording): readonly Path[] {
  return best(follow(tree, plain(typed), byWord, wording), typed);
}

/**
 * The moves that a text names less strictly: without what lies between ('24 20' for a checker, a die and a point), written
 * together, only by their last steps, by the first words of a choice, as players write moves down, or with the word for taking.
 */
export function guessed(
  tree: readonly Node[],
  typed: string,
  wording: Wording,
  letters: readonly Letters[] = [],
): readonly Path[] {
  const text = plain(typed);
  const ways = [
    () => follow(tree, text, byWord, wording, [], isThing),
    () => follow(tree, text.replaceAll(" ", ""), byLetter, wording),
    () => endings(tree, [], text, wording),
    () =>
      tree
        .filter((node) => forms(node, wording).some((form) => form.startsWith(`${text} `)))
        .map((node) => [node]),
    ...letters.map((some) => () => noted(tree, typed, some)),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return best(found, typed);
  }
  const takes = plain(wording.say("wording-taken", { taken: "" }));
  const bare = text.split(" ").filter((word) => word !== takes);
  return bare.length < text.split(" ").length ? guessed(tree, bare.join(" "), wording, letters) : [];
}

/** Whether a choice is a thing, such as the die by which something moves, and no place alone. */
function isThing({ names = [], places = [], several }: Node): boolean {
  return names.length > 0 && places.length > 0 && !several;
}

function follow(
  nodes: readonly Node[],
  rest: string,
  take: Take,
  wording: Wording,
  before: Path = [],
  /** Which steps after the first one may be left out. */
  spared: (node: Node) => boolean = () => false,
): Path[] {
  if (rest === "") return before.length > 0 ? [before] : [];
  return nodes.flatMap((node) => {
    const left = new Set(forms(node, wording).map((form) => take(rest, form)));
    if (before.length > 0 && spared(node)) left.add(rest);
    return [...left].flatMap((text) =>
      text === undefined ? [] : follow(node.children ?? [], text, take, wording, [...before, node], spared),
    );
  });
}

/** Whole moves whose last steps are named. */
function endings(nodes: readonly Node[], before: Path, text: string, wording: Wording): Path[] {
  return nodes.flatMap((node) => {
    // In how many orders several things could be picked before it nobody would wait for.
    if (node.several) return [];
    const path = [...before, node];
    const children = node.children ?? [];
    const found = follow(children, text, byWord, wording, path).filter(
      (one) => one.length > path.length && !one.at(-1)?.children?.length,
    );
    return [...found, ...endings(children, path, text, wording)];
  });
}

/** All that a choice is called: 'e2', 'pawn', 'white pawn e2'. */
function forms({ text, names = [], places = [] }: Node, wording: Wording): string[] {
  const spoken = [names, names.map((name) => wording.texts.name(name))].flatMap((words) =>
    words.map((_, at) => words.slice(at).join(" ")),
  );
  const spots = places.map((place) => wording.place(place));
  const single = names.map((name) => wording.texts.name(name));
  const called = [...spoken, ...single];
  const all = [
    text,
    ...places,
    ...spots,
    ...called,
    ...called.flatMap((name) => places.map((place) => `${name} ${place}`)),
  ];
  return [...new Set(all.map(plain))].filter(Boolean);
}

/** Each path once; whatever is recorded just so is meant before all that is only called so. */
function best(paths: readonly Path[], typed: string): readonly Path[] {
  const found = new Map(paths.map((path) => [plain(path.map((node) => node.text).join(" ")), path]));
  const exact = found.get(plain(typed));
  return exact ? [exact] : [...found.values()];
}
