/** What is said of a place of a board, or beside it. */

import { planOf, type Turn } from "../../board/geometry";
import type { Look } from "../../board/look";
import { zoneAt } from "../../match/zones";
import type { AreaState, BoardLayout, GamePage, Layout, SeatState, State } from "../../protocol/messages";
import { list } from "../../texts/intl.svelte";
import { SIDES, type Tiling } from "../../texts/tiling";
import type { Wording } from "../../texts/wording";

/** What is shown, how it is drawn, and the words for it. */
export type Shown = [state: State, look: Look | undefined, page: GamePage, wording: Wording, tiling?: Tiling];

/** The place and all that is on it, in the position that is shown, with what it touches. */
export function saidOf(place: string, layout: Layout | null, ...shown: Shown): string {
  const [state, , , wording] = shown;
  const beside = zoneAt(state.zones, place);
  if (beside) return wording.lying(beside.zone, beside.number, state.seats);
  const touched = touchedBy(place, layout, ...shown);
  return [`${wording.place(place)}: ${contentOf(place, ...shown)}`, touched].filter(Boolean).join(", ");
}

/** What lies on the cells that meet at an edge or a corner; empty where that is nothing. */
function touchedBy(place: string, layout: Layout | null, ...shown: Shown): string {
  const [, , , wording] = shown;
  const empty = wording.say("wording-empty");
  const cells = (layout && besideOf(layout).get(place)) ?? [];
  const lands = cells.map((cell) => contentOf(cell, ...shown)).filter((content) => content !== empty);
  return lands.length > 0 ? wording.say("wording-touches", { lands: lands.join("; ") }) : "";
}

type Beside = ReadonlyMap<string, readonly string[]>;
/** What meets where, for the layout that is shown: every place of it is said. */
const known = new WeakMap<Layout, Beside>();

function besideOf(layout: Layout): Beside {
  const sides = () => layout.boards.flatMap(({ edges = [], corners = [] }) => [...edges, ...corners]);
  const beside = known.get(layout) ?? new Map(sides().map(({ name, beside: cells = [] }) => [name, cells]));
  known.set(layout, beside);
  return beside;
}

/** All that is on a place, in the position that is shown. */
export function contentOf(place: string, ...[state, look, page, wording, tiling]: Shown): string {
  const there = state.boards.find((one) => place in one)?.[place];
  const own = look?.pictures?.[place];
  const first = there?.words?.length ? undefined : firstState(look?.pictures?.every, page);
  const drawn = (there?.pieces ?? []).map(({ name, rotation }) => tiling?.told(name, rotation));
  const area = state.areas?.find(({ places }) => places.includes(place));
  const told = area && areaTold(area, state.seats, wording);
  return [wording.content(there, state.seats, own ?? first), ...drawn, told].filter(Boolean).join(", ");
}

/** Who leads in an area and what it is worth: 'city of 3 tiles, led by White, worth 6'. */
export function areaTold(
  { kind, cells, leaders = [], worth = null }: AreaState,
  seats: readonly SeatState[],
  wording: Wording,
): string {
  const { say, texts } = wording;
  const own = leaders.some((seat) => wording.isSpokenTo(seat)) ? "-own" : "";
  const others = leaders.filter((seat) => !wording.isSpokenTo(seat));
  const names = list(others.map((seat) => wording.seat(seats, seat)));
  return [
    say("area-told", { kind: texts.name(kind), tiles: cells.length }),
    ...(leaders.length > 0
      ? [say(`area-${leaders.length > 1 ? "shared" : "led"}${own}`, { leaders: names })]
      : []),
    ...(worth === null ? [] : [say("area-worth", { worth })]),
  ].join(", ");
}

/** What the tiles around an empty cell show to it; empty where none lies there. */
export function aroundOf(
  place: string,
  board: BoardLayout,
  there: State["boards"][number],
  tiling: Tiling,
  turn: Turn,
): string {
  const spots = planOf(board, turn);
  const middle = spots.spots.get(place);
  if (!middle) return "";
  const beside = SIDES.map((_, side) => {
    const [dx, dy] = STEPS[side] as readonly [number, number];
    const near = spots.cells.find(
      ({ x, y }) =>
        Math.abs(x - middle.x - dx * spots.pitch) < 1 && Math.abs(y - middle.y - dy * spots.pitch) < 1,
    );
    const piece = there[near?.name ?? ""]?.pieces?.find(({ name }) => tiling.has(name));
    return piece && ([piece.name, piece.rotation ?? 0] as const);
  });
  return tiling.around(beside);
}

/** To the neighbour above, right, below, left. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The picture of every place shows the state that places begin in, where it is named after one. */
function firstState(picture: string | undefined, page: GamePage): string | undefined {
  const state = page.facts.kept.some(
    ({ owner, words }) => owner === "cell" && words?.includes(picture ?? ""),
  );
  return state ? picture : undefined;
}
