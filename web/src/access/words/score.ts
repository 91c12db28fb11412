/** The score as it is told: what is remembered of the match, numbers of seats, how much each of them has. */

import { thingsOf } from "../../match/zones";
import type { GamePage, PlaceState, State } from "../../protocol/messages";
import { factsOf } from "../../screens/table/seats";
import type { Wording } from "../../texts/wording";

type Page = Pick<GamePage, "facts">;

/** What is remembered of the match: 'suit wanted: hearts'. */
export function matchTold(state: State, page: Page, wording: Wording): readonly string[] {
  return factsOf(state, "game", page, wording).map(({ name, value }) => (name ? `${name}: ${value}` : value));
}

/** What a seat has: its numbers and words, pieces on the boards, places that it has won, things beside them. */
export function seatTold(
  seat: number,
  state: State,
  start: State | undefined,
  page: Page,
  wording: Wording,
): readonly string[] {
  const facts = factsOf(state.seats[seat] ?? { name: "" }, "player", page, wording).map(({ name, value }) =>
    [name, value].filter(Boolean).join(" "),
  );
  const pieces = placesOf(state)
    .flatMap(([, { pieces: all = [] }]) => all.filter(({ owner }) => owner === seat))
    .reduce((sum, { numbers }) => sum + (numbers?.count ?? 1), 0);
  const won = start ? wonBy(seat, state, start) : 0;
  const zones = (state.zones ?? []).filter(({ owner }) => owner === seat);
  return [
    ...facts,
    ...(pieces ? [wording.say("wording-things-piece", { count: pieces })] : []),
    ...(won ? [wording.say("wording-places", { count: won })] : []),
    ...zones.map((zone) => `${wording.texts.name(zone.name)} ${wording.things(zone, thingsOf(zone).length)}`),
  ];
}

/** The whole score: the match first, then everybody with what they have. */
export function scoreTold(state: State, start: State | undefined, page: Page, wording: Wording): string {
  const seats = state.seats.map((_, seat) => ({ seat, has: seatTold(seat, state, start, page, wording) }));
  const each = seats.filter(({ has }) => has.length > 0);
  const alone = seats.length === 1;
  return [
    ...matchTold(state, page, wording),
    ...each.map(({ seat, has }) => `${alone ? "" : `${wording.who(state.seats, seat)}: `}${has.join(", ")}`),
  ]
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(" ");
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
