/** What a move did besides what its own words say, told in words. */

import type { Effects, Gain, GamePage, SeatState, State } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";
import { factsTold, whoTold } from "./score";
import { type Content, kindsTold } from "./telling";

/** So many places that are otherwise are told one by one. */
const MANY = 16;

/** What is needed to tell it: what is seen now, and the words for it. */
interface Seen {
  state: State;
  page: Pick<GamePage, "facts" | "look">;
  wording: Wording;
  content: Content;
  name: Content;
  /** Whether chance did it: then things are drawn. */
  drawn: boolean;
}

/** Everything that a move did, a part of a sentence each. */
export function effectsTold(effects: Effects, seen: Seen): readonly string[] {
  return [
    changedTold(effects, seen),
    ...areasTold(effects, seen),
    ...earnedTold(effects, seen),
    ...gainsTold(effects, seen),
    ...keptTold(effects, seen),
  ].filter(Boolean);
}

function changedTold({ changed = [] }: Effects, { wording, content, name }: Seen): string {
  if (changed.length === 0) return "";
  const told = kindsTold(changed.slice(0, MANY), content, name);
  const more = changed.length - MANY;
  return wording.say(more > 0 ? "effect-changed-many" : "effect-changed", { told, more });
}

/** The areas of tiles that were joined or closed; that a tile founds and extends others goes without saying. */
function areasTold({ areas = [] }: Effects, { wording }: Seen): readonly string[] {
  const notable = areas.filter(({ joined, closed }) => joined || closed);
  return notable.map(({ kind, tiles, joined = 0, closed = false }) => {
    const area = wording.say("effect-area", { kind: wording.texts.name(kind), tiles });
    const did = [
      ...(joined ? [wording.say("effect-joined", { count: joined })] : []),
      ...(closed ? [wording.say("effect-closed")] : []),
    ];
    return `${area}: ${did.join(", ")}`;
  });
}

/** What was earned where, area by area. */
function earnedTold({ earned = [] }: Effects, { state, wording, name }: Seen): readonly string[] {
  return earned.map(({ seat, points, place, rule }) =>
    wording.say("effect-earned", {
      seat: wording.who(state.seats, seat),
      points,
      place: wording.earnedFor(name(place), rule),
    }),
  );
}

/** What has come to whom; whoever got it is told before everything that nobody owns. */
export function gainsTold({ gains = [] }: Effects, seen: Seen): readonly string[] {
  return gains.map((gain) => gainTold(gain, seen)).filter(Boolean);
}

function gainTold(
  { zone: place, things = [], hidden = 0, shown = false }: Gain,
  { state, wording, drawn }: Seen,
): string {
  const zone = (state.zones ?? []).find((one) => one.place === place);
  if (!zone) return "";
  const named = things.map((thing) => wording.within(zone, thing, state.seats));
  const told = [...named, ...(hidden ? [wording.things(zone, hidden)] : [])].join(", ");
  if (shown) return wording.say("effect-shown", { zone: wording.zone(zone, state.seats), things: told });
  const { owner = null } = zone;
  if (owner === null)
    return wording.say("effect-came", { zone: wording.texts.name(zone.name), things: told });
  const deed = drawn ? "drew" : "got";
  if (wording.isSpokenTo(owner)) return wording.say(`effect-you-${deed}`, { things: told });
  return wording.say(`effect-${deed}`, { seat: wording.seat(state.seats, owner), things: told });
}

/** The numbers and words of seats, of zones and of the match that are others now. */
function keptTold({ kept = [] }: Effects, { state, page, wording }: Seen): readonly string[] {
  return kept.flatMap(({ seat = null, zone: place, names }) => {
    if (place) {
      const zones = (state.zones ?? []).filter((one) => one.place === place);
      return zones.map((zone) => wording.keeping({ ...zone, ...only(zone, names) }, state.seats));
    }
    const of = only(seat === null ? state : (state.seats[seat] ?? { name: "" }), names);
    if (seat === null) return factsTold(of, "game", page, wording);
    const has = factsTold(of, "player", page, wording);
    return has.length ? [whoTold(seat, has, state.seats, wording)] : [];
  });
}

/** The numbers and words of these names. */
function only(
  of: Pick<SeatState, "numbers" | "words">,
  names: readonly string[],
): Pick<State, "numbers" | "words"> {
  return {
    numbers: Object.fromEntries(Object.entries(of.numbers ?? {}).filter(([name]) => names.includes(name))),
    words: (of.words ?? []).filter((word) => names.includes(word)),
  };
}
