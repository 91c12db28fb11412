import type { Node } from "../src/protocol/messages";
import { type Cost, costs } from "../src/scan/cost";
import type { Item } from "../src/scan/item";
import { least } from "../src/scan/optimal";
import { readingOrder } from "../src/scan/order";
import type { Settings } from "../src/scan/settings";
import { arranged } from "../src/scan/tree";

/** Positions of a game in which somebody chose, and where its places are. */
export interface Samples {
  game: string;
  places: Readonly<Record<string, readonly [number, number]>>;
  positions: readonly Sample[];
}

/** What is measured: positions of games, and puzzles that are solved move by move. */
export interface Paper {
  games: readonly Samples[];
  puzzles: readonly Puzzle[];
}

export interface Puzzle extends Samples {
  level: string;
  /** What the card of the game says of its control. */
  control: string;
}

export interface Sample {
  tree: readonly Node[];
  played: readonly string[];
  /** Where the piece stands that directions are reckoned from. */
  standing?: string;
}

type Pattern = Settings["pattern"];

/** The cost of each choice of a level, by its text; depth 0 is the first choice of a move. */
type Level = (nodes: readonly Node[], depth: number) => ReadonlyMap<string, Cost>;

/** Where a choice is; a place that is named like it is not written down. */
function placeOf(node: Node): string {
  return node.places?.[0] ?? node.text;
}

/** What can be chosen, as the engine is given it. */
export function itemsOf(nodes: readonly Node[], places: Samples["places"]): Item[] {
  return nodes.map((node) => {
    const [x, y] = places[placeOf(node)] ?? [];
    return { id: node.text, label: node.text, ...(x === undefined || y === undefined ? {} : { x, y }) };
  });
}

/** The legal choices of each level, in cycles of a pattern. */
function legal(places: Samples["places"], pattern: (depth: number) => Pattern): Level {
  return (nodes, depth) => {
    const cycles = arranged(readingOrder(itemsOf(nodes, places)), pattern(depth));
    return costs(cycles, { mode: "auto" });
  };
}

/** Every place of the board, legal or not; what is nowhere is scanned by itself. */
function everyPlace(places: Samples["places"], pattern: Pattern): Level {
  const board = legal(places, () => pattern)(
    Object.keys(places).map((text) => ({ text })),
    0,
  );
  return (nodes) => {
    const nowhere = nodes.filter((node) => !places[placeOf(node)]);
    const beside = legal(places, () => "linear")(nowhere, 0);
    const costOf = (node: Node) => board.get(placeOf(node)) ?? beside.get(node.text) ?? NOTHING;
    return new Map(nodes.map((node) => [node.text, costOf(node)]));
  };
}

export const METHODS = {
  "every place": (places) => everyPlace(places, "linear"),
  "every place, rows": (places) => everyPlace(places, "rows"),
  "piece, target": (places) => legal(places, () => "linear"),
  "row, piece, target": (places) => legal(places, (depth) => (depth === 0 ? "rows" : "linear")),
  "optimal groups": (places) => legal(places, () => "optimal"),
  automatic: (places) => legal(places, () => "automatic"),
} satisfies Record<string, (places: Samples["places"]) => Level>;
export type Method = keyof typeof METHODS;

/** What the moves cost that were played, on average. */
export function playedCost(method: Method, { places, positions }: Samples): Cost {
  const level = METHODS[method](places);
  return meanCost(positions.map(({ tree, played }) => along(tree, played, level)));
}

/** What all legal moves cost, on average. */
export function evenCost(method: Method, { places, positions }: Samples): Cost {
  const level = METHODS[method](places);
  return meanCost(positions.map(({ tree }) => shared(all(tree, level), leaves(tree).length)));
}

/** A list of whole moves, one after the other. */
export function flatCost({ positions }: Samples): Cost {
  return meanCost(
    positions.map(({ tree, played }) => ({ steps: leaves(tree).indexOf(played.join("-")) + 1, presses: 1 })),
  );
}

/** Optimal groups of whole moves: what no method can be better than where all moves are equally likely. */
export function bound({ positions }: Samples): Cost {
  return meanCost(positions.map(({ tree }) => shared(least(leaves(tree).length), leaves(tree).length)));
}

/** Every choice of every level, with how many there were. */
export function* levels(tree: readonly Node[]): Generator<readonly Node[]> {
  yield tree;
  for (const { children } of tree) if (children?.length) yield* levels(children);
}

export function leaves(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ text, children }) =>
    children?.length ? leaves(children).map((leaf) => `${text}-${leaf}`) : [text],
  );
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

const NOTHING: Cost = { steps: 0, presses: 0 };

function plus(one: Cost, other: Cost, times = 1): Cost {
  return { steps: one.steps + other.steps * times, presses: one.presses + other.presses * times };
}

function shared({ steps, presses }: Cost, among: number): Cost {
  return { steps: steps / among, presses: presses / among };
}

function meanCost(costs: readonly Cost[]): Cost {
  return shared(
    costs.reduce((sum, cost) => plus(sum, cost), NOTHING),
    costs.length,
  );
}

function along(tree: readonly Node[], played: readonly string[], level: Level): Cost {
  let nodes = tree;
  return played.reduce((sum, text, depth) => {
    const here = level(nodes, depth).get(text) ?? NOTHING;
    nodes = nodes.find((node) => node.text === text)?.children ?? [];
    return plus(sum, here);
  }, NOTHING);
}

function all(nodes: readonly Node[], level: Level, depth = 0): Cost {
  const costs = level(nodes, depth);
  return nodes.reduce((sum, { text, children = [] }) => {
    const here = plus(sum, costs.get(text) ?? NOTHING, Math.max(1, leaves(children).length));
    return children.length ? plus(here, all(children, level, depth + 1)) : here;
  }, NOTHING);
}
