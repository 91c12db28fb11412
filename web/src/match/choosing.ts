import type { Node } from "../protocol/messages";
import { chosenAt, inOrder } from "./several";

/** How far a move has been chosen: the tree of what is legal, and the path into it. */
export interface Choosing {
  tree: readonly Node[];
  path: readonly Node[];
}

export const NOTHING_TO_CHOOSE: Choosing = { tree: [], path: [] };

export function begin(tree: readonly Node[] = []): Choosing {
  return { tree, path: [] };
}

/** What can be chosen next; nothing where the move is complete. */
export function offered({ tree, path }: Choosing): readonly Node[] {
  const last = path.at(-1);
  return last ? (last.children ?? []) : tree;
}

/** What each place offers. A place that several choices share leads to all of them. */
export function byPlace(choosing: Choosing): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (const node of offered(choosing))
    for (const place of node.places ?? []) found.set(place, [...(found.get(place) ?? []), node]);
  return found;
}

/**
 * The places by which whoever goes from choice to choice meets each of them once: of a choice that can be made at several
 * places, such as a column, the last empty one. What shares all its places with others is met at each.
 */
export function stations(choosing: Choosing, isEmpty: (place: string) => boolean): ReadonlySet<string> {
  const all = byPlace(choosing);
  const found = offered(choosing).flatMap(({ places = [] }) => {
    const own = places.filter((place) => all.get(place)?.length === 1);
    const one = own.findLast(isEmpty) ?? own[0];
    return one === undefined ? places : [one];
  });
  return new Set(found);
}

/** What is chosen by a button, because it is nowhere on a board. */
export function byButton(choosing: Choosing): readonly Node[] {
  return offered(choosing).filter((node) => !node.places?.length);
}

/** A choice as it is found again: by its text, and of things that are alike by its place. */
export type Step = Pick<Node, "text" | "places">;

/** One step further. A choice that is not offered now changes nothing; its text tells it from the others. */
export function choose(choosing: Choosing, { text, places = [] }: Step): Choosing {
  const node = offered(choosing).find((one) => one.text === text);
  return node ? { ...choosing, path: [...choosing.path, chosenAt(node, places[0])] } : choosing;
}

/** One step back. */
export function back(choosing: Choosing): Choosing {
  return { ...choosing, path: choosing.path.slice(0, -1) };
}

/** Whether the path is a whole move. */
export function complete({ path }: Choosing): boolean {
  const last = path.at(-1);
  return last !== undefined && !last.children?.length;
}

/** The path as it is recorded: 'e2-e4'. */
export function text(path: readonly Node[]): string {
  return inOrder(path)
    .map((node) => node.text)
    .join("-");
}

/** The path of these steps, as far as it is offered and short of a whole move, which only the player makes. */
export function along(tree: readonly Node[], steps: readonly Step[]): Choosing {
  let choosing = begin(tree);
  for (const step of steps) {
    const next = offered(choosing).find((node) => node.text === step.text);
    if (!next?.children?.length) break;
    choosing = choose(choosing, step);
  }
  return choosing;
}

interface Kept {
  version: number;
  texts: readonly string[];
}

/** Keeps the path through a reload of the page, for one version of a table. */
export function keep(storage: Storage, table: string, version: number, { path }: Choosing): void {
  const key = `ludoteka:choosing:${table}`;
  const kept: Kept = { version, texts: path.map((node) => node.text) };
  try {
    if (path.length) storage.setItem(key, JSON.stringify(kept));
    else storage.removeItem(key);
  } catch {
    // A browser that keeps nothing only forgets the path when the page is loaded anew.
  }
}

/** The path that was kept for this version of a table. */
export function recall(storage: Storage, table: string, version: number, tree: readonly Node[]): Choosing {
  try {
    const kept = JSON.parse(storage.getItem(`ludoteka:choosing:${table}`) ?? "{}") as Partial<Kept>;
    if (kept.version === version && Array.isArray(kept.texts))
      return along(
        tree,
        kept.texts.map((text) => ({ text })),
      );
  } catch {
    // What is kept there is not ours.
  }
  return begin(tree);
}

/** Where a choice leads: the places of what can be chosen after it, or its own where it stands for several. */
export function reachOf(node: Node): readonly string[] {
  const after = (node.children ?? []).flatMap((child) => child.places ?? []);
  const own = node.places ?? [];
  return after.length > 0 ? [...new Set(after)] : own.length > 1 ? own : [];
}

/**
 * Places that stand behind a button: where all that follows it is chosen on the board, one may choose there at once.
 * Those that something else offers too are left out.
 */
export function behindButtons(choosing: Choosing): Map<string, readonly [Node, Node]> {
  const taken = new Set(byPlace(choosing).keys());
  const found = new Map<string, readonly [Node, Node]>();
  for (const button of byButton(choosing)) {
    const after = button.children ?? [];
    if (!after.every((node) => node.places?.length)) continue;
    for (const node of after)
      for (const place of node.places ?? []) {
        if (taken.has(place)) found.delete(place);
        else found.set(place, [button, node]);
        taken.add(place);
      }
  }
  return found;
}
