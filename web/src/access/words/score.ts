/** The score as it is told: what is remembered of the match, numbers of seats, how much each of them has. */

import { liesOpen, thingsOf } from "../../match/zones";
import type { GamePage, PlaceState, SeatState, State, ZoneState } from "../../protocol/messages";
import { factsOf } from "../../screens/table/seats";
import type { Wording } from "../../texts/wording";
import { capital, sentence, zoneTold } from "./telling";

type Page = Pick<GamePage, "facts" | "look">;

/** What is kept of the match or of a seat: 'suit wanted: hearts', '2 points'. */
export function factsTold(...facts: Parameters<typeof factsOf>): readonly string[] {
  return factsOf(...facts).map(({ name, value, counted }) => counted ?? (name ? `${name}: ${value}` : value));
}

/** What a seat has, after who it is; of whoever plays alone that goes without saying. */
export function whoTold(
  seat: number,
  has: readonly string[],
  seats: readonly SeatState[],
  wording: Wording,
): string {
  return `${seats.length === 1 ? "" : `${wording.who(seats, seat)}: `}${has.join(", ")}`;
}

/** What a seat has: its numbers and words, pieces on the boards, places that it has won, things beside them. */
export function seatTold(
  seat: number,
  state: State,
  start: State | undefined,
  page: Page,
  wording: Wording,
): readonly string[] {
  const pieces = placesOf(state)
    .flatMap(([, { pieces: all = [] }]) => all.filter(({ owner }) => owner === seat))
    .reduce((sum, { numbers }) => sum + (numbers?.count ?? 1), 0);
  const won = start ? wonBy(seat, state, start) : 0;
  const zones = (state.zones ?? []).filter(({ owner }) => owner === seat);
  return [
    ...factsTold(state.seats[seat] ?? { name: "" }, "player", page, wording),
    ...(pieces ? [wording.say("wording-things-piece", { count: pieces })] : []),
    ...(won ? [wording.say("wording-places", { count: won })] : []),
    ...zones.flatMap((zone) => [
      `${wording.texts.name(zone.name)} ${wording.things(zone, thingsOf(zone).length)}`,
      ...wording.numbers(zone.numbers),
    ]),
  ];
}

/** The whole score: the match first, what lies before nobody, then everybody with what they have. */
export function scoreTold(state: State, start: State | undefined, page: Page, wording: Wording): string {
  const seats = state.seats.map((_, seat) => ({ seat, has: seatTold(seat, state, start, page, wording) }));
  const each = seats.filter(({ has }) => has.length > 0);
  const common = (state.zones ?? []).filter(({ owner = null }) => owner === null);
  return [
    ...factsTold(state, "game", page, wording),
    ...common.map((zone) => commonTold(zone, state.seats, wording)),
    ...each.map(({ seat, has }) => whoTold(seat, has, state.seats, wording)),
  ]
    .map((words) => capital(sentence(words)))
    .join(" ");
}

/** A heap by how many lie there and what is on top; what lies side by side, such as dice, thing by thing. */
export function commonTold(zone: ZoneState, seats: readonly SeatState[], wording: Wording): string {
  return liesOpen(zone) ? zoneTold(zone, seats, wording) : wording.lying(zone, 0, seats);
}

/** How many places belong to a seat that did not at the start; whose a place is may never change. */
function wonBy(seat: number, state: State, start: State): number {
  const before = new Map(placesOf(start));
  return placesOf(state).filter(([name, { owner }]) => owner === seat && before.get(name)?.owner !== seat)
    .length;
}

function placesOf(state: State): [string, PlaceState][] {
  return state.boards.flatMap((board) => Object.entries(board));
}
