/** What the panel of seats tells of each of them. */

import { type Art, artName, seatPicture } from "../../board/art";
import { withoutOf } from "../../board/look";
import type { Table } from "../../match/table.svelte";
import type { GamePage, KeptFact, Scene, SeatState, Sitter } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";
import { clockFace } from "./clock";

export interface Fact {
  name: string;
  value: string;
  /** Its name is needed also where there is little room. */
  named?: boolean;
  /** Both in one, where a number is told with what it counts: '2 points'. */
  counted?: string;
}

export interface SeatCard {
  seat: number;
  name: string;
  /** Who sits there, in words. */
  sitter: string;
  computer: boolean;
  colour: string;
  /** What the pieces of the seat look like, where every seat has its own. */
  picture: string | undefined;
  due: boolean;
  won: boolean;
  facts: readonly Fact[];
  /** The time left, as a clock shows it; null where there is no limit. */
  clock: string | null;
  /** Whether little time is left. */
  short: boolean;
}

const SHORT = 20;

/** Numbers and words of a seat or of the match: a word of a list by what it is for, states together without a name. */
export function factsOf(
  of: Pick<SeatState, "numbers" | "words" | "supply">,
  whose: "game" | "player",
  page: Pick<GamePage, "facts" | "look">,
  wording: Wording,
): readonly Fact[] {
  const without = withoutOf(page.look ?? "");
  const told = (name: string) => !without.includes(artName(name));
  const kept = page.facts.kept.filter(({ owner }) => owner === whose);
  const number = ([name, value]: [string, number]): Fact => {
    const counted = wording.counted(name, value);
    return { name: wording.texts.name(name), value: String(value), ...(counted ? { counted } : {}) };
  };
  const facts: Fact[] = Object.entries(of.numbers ?? {})
    .filter(([name]) => told(name))
    .map(number);
  for (const piece of Object.entries(of.supply ?? {})) facts.push({ ...number(piece), named: true });
  const states: string[] = [];
  for (const word of (of.words ?? []).filter(told)) {
    const value = wording.texts.name(word);
    const key = nameOf(word, kept);
    const name = key && wording.texts.name(key);
    if (name && facts.every((fact) => fact.name !== name)) facts.push({ name, value });
    else states.push(value);
  }
  return states.length ? [...facts, { name: "", value: states.join(", ") }] : facts;
}

/** What a word is kept as; states are called by their own words, so they have no name. */
function nameOf(word: string, kept: readonly KeptFact[]): string {
  const { name = "", words = [] } = kept.find((one) => one.words?.includes(word)) ?? {};
  return words.every((one) => name.split(/, | or /).includes(one)) ? "" : name;
}

/** Whether a computer plays there. */
export function isComputer({ who = "person" }: Sitter): boolean {
  return !["person", "empty"].includes(who);
}

/** Who sits there; whoever looks finds themselves. */
function sitterOf(sitter: Sitter, own: boolean, wording: Wording): string {
  if (!own) return wording.sitter(sitter);
  return sitter.name ? wording.say("table-yourself", { name: sitter.name }) : wording.say("wording-you");
}

export function seatCards(
  table: Table,
  scene: Scene,
  seats: readonly SeatState[],
  page: Pick<GamePage, "colours" | "facts" | "look">,
  wording: Wording,
  art: Art,
): readonly SeatCard[] {
  const names = seats.map(({ name }) => name);
  return seats.map((state, seat) => {
    const sitter = table.log.sitters[seat] ?? {};
    const left = table.secondsLeft(seat);
    const points = scene.ending?.points?.[seat];
    return {
      seat,
      name: wording.seat(seats, seat),
      sitter: sitterOf(sitter, wording.isSpokenTo(seat), wording),
      computer: isComputer(sitter),
      colour: page.colours[seat] ?? "#7d838c",
      picture: seatPicture(state.name, names, art),
      due: scene.due.seat === seat && scene.due.kind !== "over",
      won: scene.ending?.results[seat] === "won",
      facts:
        points === undefined
          ? factsOf(state, "player", page, wording)
          : [{ name: "", value: String(points) }],
      clock: left === null ? null : clockFace(left),
      short: left !== null && left < SHORT,
    };
  });
}
