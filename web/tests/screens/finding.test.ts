import { expect, test } from "vitest";
import type { Card } from "../../src/protocol/messages";
import { ANYTHING, isAnything, plain, Shelves, toggled } from "../../src/screens/library/finding";

function card(id: string, cs: string, more: Partial<Card> = {}): Card {
  return {
    id,
    group: "capturing",
    seats: [2],
    minutes: 30,
    difficulty: 3,
    levels: 0,
    titles: { en: id, cs },
    summaries: { en: "", cs: "" },
    ...more,
  };
}

const CARDS = [
  card("chess", "Šachy", { summaries: { en: "Mate the king.", cs: "Dej králi mat." } }),
  card("sokoban", "Sokoban", { group: "puzzle", seats: [1], minutes: 10, difficulty: 2 }),
  card("pexeso", "Pexeso", { group: "memory", seats: [1, 2, 3, 4], minutes: 10, difficulty: 1 }),
];
const KINDS: Record<string, string> = { puzzle: "hlavolam", capturing: "braní", memory: "paměť" };
const shelves = new Shelves(CARDS, "cs", (group) => KINDS[group] ?? "");
const NEVER = new Map<string, number>();
const ids = (cards: readonly Card[]) => cards.map((one) => one.id);
const saying = (words: string) => ids(shelves.found({ ...ANYTHING, words }, "title", NEVER));

test("letters are compared without case and diacritics", () => {
  expect(plain("Příšerně ŽLUŤOUČKÝ")).toBe("priserne zlutoucky");
  expect(saying("sach")).toEqual(["chess"]);
  expect(saying("CHESS")).toEqual(["chess"]);
});

test("summaries and kinds are searched, and every word must be there", () => {
  expect(saying("krali mat")).toEqual(["chess"]);
  expect(saying("hlavolam")).toEqual(["sokoban"]);
  expect(saying("hlavolam mat")).toEqual([]);
});

test("values of one filter widen, filters together narrow", () => {
  const one = toggled(ANYTHING, "players", "one");
  expect(ids(shelves.found(one, "title", NEVER))).toEqual(["pexeso", "sokoban"]);
  expect(ids(shelves.found(toggled(one, "group", "memory"), "title", NEVER))).toEqual(["pexeso"]);
  const both = toggled(toggled(ANYTHING, "group", "memory"), "group", "puzzle");
  expect(ids(shelves.found(both, "title", NEVER))).toEqual(["pexeso", "sokoban"]);
  expect(isAnything(toggled(one, "players", "one"))).toBe(true);
});

test("counts say what each value would show beside the other filters", () => {
  const wanted = toggled(toggled(ANYTHING, "time", "short"), "players", "two");
  expect(shelves.choices("players", wanted)).toEqual([
    { value: "one", count: 2, chosen: false },
    { value: "two", count: 1, chosen: true },
    { value: "more", count: 1, chosen: false },
  ]);
  expect(shelves.choices("group", wanted).map(({ value, count }) => [value, count])).toEqual([
    ["capturing", 0],
    ["puzzle", 0],
    ["memory", 1],
  ]);
});

test("what was played last comes first, then the alphabet of the language", () => {
  const played = new Map([
    ["sokoban", 5],
    ["chess", 3],
  ]);
  expect(ids(shelves.found(ANYTHING, "played", played))).toEqual(["sokoban", "chess", "pexeso"]);
  expect(ids(shelves.found(ANYTHING, "title", played))).toEqual(["pexeso", "sokoban", "chess"]);
  expect(ids(shelves.found(ANYTHING, "difficulty", played))).toEqual(["pexeso", "sokoban", "chess"]);
});
