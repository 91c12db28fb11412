/** What boards hold, told in words. */

import type { Spot } from "../../board/geometry";
import { thingsOf } from "../../match/zones";
import type { Node, PieceState, SeatState, State, ZoneState } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";

/** What is on a place, or what it is called, in words. */
export type Content = (place: string) => string;

/** From so many neighbours on, the first and the last of them are told. */
const RUN = 3;

/** Places one after another; neighbours that hold the same are told together: 'a3 to d3: empty'. */
export function placesTold(
  places: readonly string[],
  content: Content,
  wording: Wording,
  name: Content = (place) => place,
): string {
  const runs: { first: string; last: string; held: string }[] = [];
  for (const place of places) {
    const held = content(place);
    const run = runs.at(-1);
    if (run?.held === held) run.last = place;
    else runs.push({ first: place, last: place, held });
  }
  const told = (first: string, last: string) =>
    first === last ? name(first) : wording.say("wording-run", { first: name(first), last: name(last) });
  return runs.map(({ first, last, held }) => `${told(first, last)}: ${held}`).join("; ");
}

/** What lies where, each kind once: 'White pawn: a2, b2; White king: e1'. */
export function kindsTold(
  places: readonly string[],
  content: Content,
  name: Content = (place) => place,
): string {
  const kinds = new Map<string, string[]>();
  for (const place of places) {
    const held = content(place);
    kinds.set(held, [...(kinds.get(held) ?? []), place]);
  }
  return [...kinds].map(([held, at]) => `${held}: ${at.map(name).join(", ")}`).join("; ");
}

/** The row of a place, from the left. */
export function rowOf(rows: readonly (readonly Spot[])[], place: string): readonly string[] {
  return (rows.find((row) => row.some(({ name }) => name === place)) ?? []).map(({ name }) => name);
}

/** The column of a place, from the top: by its letter, where all cells are named so, else by where they lie. */
export function columnOf(rows: readonly (readonly Spot[])[], place: string): readonly string[] {
  const all = rows.flat();
  const here = all.find(({ name }) => name === place);
  const cells = all.filter(({ name }) => !name.includes("."));
  const letter = cells.every(({ name }) => letterOf(name)) ? letterOf(place) : undefined;
  const same = all.filter(({ name, x }) =>
    letter ? letterOf(name) === letter : here && Math.abs(x - here.x) < 1,
  );
  return same.map(({ name }) => name);
}

function letterOf(place: string): string | undefined {
  return /^([a-z]+)\d+$/i.exec(place)?.[1];
}

/** The places that hold anything of these seats; without seats, anything at all. */
export function heldPlaces(
  rows: readonly (readonly Spot[])[],
  state: State,
  seats: readonly number[] | null,
): readonly string[] {
  const names = rows.flat().map(({ name }) => name);
  return names.filter((name) => {
    const place = state.boards.find((board) => name in board)?.[name];
    const owners = [place?.owner, ...(place?.pieces ?? []).map(({ owner }) => owner)];
    return seats === null
      ? place !== undefined
      : owners.some((owner) => typeof owner === "number" && seats.includes(owner));
  });
}

/** What lies in a zone, in its order: 'hand, White: 3 cards face down, ace'. */
export function zoneTold(zone: ZoneState, seats: readonly SeatState[], wording: Wording): string {
  const runs: { thing: PieceState; words: string; count: number }[] = [];
  for (const thing of thingsOf(zone)) {
    const words = thing.covered && !thing.name ? "" : wording.within(zone, thing, seats);
    const run = runs.at(-1);
    if (run?.words === words) run.count += 1;
    else runs.push({ thing, words, count: 1 });
  }
  const things = runs.map(({ thing, words, count }) => {
    if (words === "") return `${wording.things(zone, count)} ${wording.say("wording-covered")}`;
    return wording.within(zone, thing, seats, count);
  });
  return `${wording.keeping(zone, seats)}: ${things.join(", ") || wording.say("wording-empty")}`;
}

/** The pieces that were on the boards at the start and are not there now: '2 × Black pawn'. */
export function takenTold(start: State, now: State, seats: readonly SeatState[], wording: Wording): string {
  const left = counted(now);
  const gone = [...counted(start)].flatMap(([kind, { piece, count }]) => {
    const missing = count - (left.get(kind)?.count ?? 0);
    if (missing <= 0) return [];
    const { name, owner = null } = piece;
    return [wording.piece({ name, owner }, seats, missing)];
  });
  return gone.join(", ");
}

function counted(state: State): Map<string, { piece: PieceState; count: number }> {
  const found = new Map<string, { piece: PieceState; count: number }>();
  for (const place of state.boards.flatMap((board) => Object.values(board)))
    for (const piece of place.pieces ?? []) {
      const kind = `${piece.owner} ${piece.name}`;
      found.set(kind, { piece, count: (found.get(kind)?.count ?? 0) + (piece.numbers?.count ?? 1) });
    }
  return found;
}

/**
 * Choices with those of the same name together, each with a pause: 'White pawn a2 to h2. Pass'. Of neighbours in a row only the
 * first and the last are told, so that all of a large board can be. With how many parts that has.
 */
export function choicesTold(
  nodes: readonly Node[],
  wording: Wording,
  rows: readonly (readonly Spot[])[] = [],
): { told: string; parts: number } {
  const kinds = new Map<string, { words: string; place: string }[]>();
  for (const node of nodes) {
    const whole = wording.choice(node);
    const called = wording.called(node.names ?? []);
    const [place = "", ...others] = node.places ?? [];
    // What lies beside the boards is told by its name alone, and whatever has no name by its place.
    const parted = called !== "" && whole.startsWith(`${called} `);
    const [kind, words] = parted ? [called, whole.slice(called.length + 1)] : ["", whole];
    kinds.set(kind, [...(kinds.get(kind) ?? []), { words, place: others.length ? "" : place }]);
  }
  const parts = [...kinds].map(([kind, all]) => ({
    kind,
    words: [...new Set(runsTold(all, rows, wording))],
  }));
  const told = parts.map(({ kind, words }) => [kind, words.join(", ")].filter(Boolean).join(" "));
  return {
    told: told.map((one, at) => (at ? capital(one) : one)).join(". "),
    parts: parts.reduce((sum, { words }) => sum + words.length, 0),
  };
}

/** Words for places in the order in which they are offered; of neighbours in a row, be it of cells or of edges, the first and the last. */
function runsTold(
  all: readonly { words: string; place: string }[],
  rows: readonly (readonly Spot[])[],
  wording: Wording,
): readonly string[] {
  const here = new Map<string, { words: string; at: number }[]>();
  for (const [at, { words, place }] of all.entries())
    here.set(place, [...(here.get(place) ?? []), { words, at }]);
  const lines = rows.flatMap((row) => {
    const shapes = new Set(row.map(({ place }) => place.shape));
    return [...shapes].map((shape) => row.filter(({ place }) => place.shape === shape));
  });
  const runs: { words: string; at: number }[][] = [];
  for (const line of lines) {
    runs.push([]);
    for (const { name } of line) {
      if (here.has(name)) runs.at(-1)?.push(...(here.get(name) ?? []));
      else runs.push([]);
      here.delete(name);
    }
  }
  const rest = [...here.values()].flat().map((one) => [one]);
  const first = (run: readonly { at: number }[]) => Math.min(...run.map(({ at }) => at));
  return [...runs, ...rest]
    .filter((run) => run.length > 0)
    .sort((one, other) => first(one) - first(other))
    .map((run) => run.map(({ words }) => words))
    .flatMap((words) =>
      words.length >= RUN
        ? [wording.say("wording-run", { first: words[0] ?? "", last: words.at(-1) ?? "" })]
        : words,
    );
}

/** Words with one full stop at their end, whatever they end with. */
export function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** Words with a capital letter at their beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
