// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { GamePage, LevelCard } from "../../src/protocol/messages";
import { remember, remembered } from "../../src/screens/game/remembered";
import {
  newMatch,
  nextLevel,
  optionsOf,
  reseated,
  rulesetOf,
  type Setup,
  seated,
  setupFor,
  sitter,
  sittingOf,
  stars,
} from "../../src/screens/game/setup";

const PAGE: GamePage = {
  card: {
    id: "go",
    group: "territory",
    seats: [2, 3],
    minutes: 60,
    difficulty: 3,
    levels: 0,
    titles: {},
    summaries: {},
  },
  version: "1",
  seat_names: [
    ["Black", "White"],
    ["Black", "White", "Red"],
  ],
  options: [
    { name: "size", values: [9, 13, 19], default: 19, question: "Board size" },
    { name: "komi", values: [5, 7], default: 7, question: "Points" },
  ],
  rulesets: { Beginners: { size: 9, komi: 5 } },
  levels: [],
  pieces: [],
  art: [],
  colours: [],
  rules: "",
  facts: { boards: [], pieces: [], kept: [], endings: [] },
};

beforeEach(() => localStorage.clear());

test("without a past I sit first, against an easy computer, without a clock", () => {
  expect(setupFor(PAGE, null)).toEqual({
    seats: ["me", "level-2"],
    options: { size: 19, komi: 7 },
    clock: "none",
    untimed: false,
    level: null,
  });
});

test("whoever scans has no limit, unless they want one", () => {
  expect(setupFor(PAGE, null, true).untimed).toBe(true);
  expect(setupFor(PAGE, { clock: "5", untimed: false }, true).untimed).toBe(false);
  const setup: Setup = { ...setupFor(PAGE, null, true), seats: ["level-2", "me"], clock: "5" };
  expect(newMatch(PAGE, setup, null).clock).toEqual({ seconds: 300, untimed: [1] });
  expect(newMatch(PAGE, { ...setup, untimed: false }, null).clock).toEqual({ seconds: 300 });
});

test("what was set last comes back where it still makes sense", () => {
  const last: Partial<Setup> = {
    seats: ["person", "me", "level-5"],
    options: { size: 13, komi: 99, gone: 1 },
    clock: "7+7",
  };
  expect(setupFor(PAGE, last)).toMatchObject({
    seats: ["person", "me", "level-5"],
    options: { size: 13, komi: 7 },
    clock: "none",
  });
  expect(setupFor(PAGE, { seats: ["me"] }).seats).toEqual(["me", "level-2"]);
});

test("what is remembered belongs to one player and one game, and damage is forgotten", () => {
  const setup = { ...setupFor(PAGE, null), seats: ["level-8", "me"] as const };
  remember("anna", "go", setup);
  expect(remembered("anna", "go")).toEqual({ seats: setup.seats, options: setup.options, clock: "none" });
  expect(remembered("", "go")).toBeNull();
  localStorage.setItem("ludoteka.setup.guest.go", "{");
  expect(remembered("", "go")).toBeNull();
});

test("new seats are like the last opponent, I change places and never sit twice", () => {
  expect(seated(3, ["me", "level-4"])).toEqual(["me", "level-4", "level-4"]);
  expect(seated(1, ["me", "level-4"])).toEqual(["me"]);
  expect(seated(3, ["me", "profile-ann"])).toEqual(["me", "profile-ann", "level-2"]);
  expect(reseated(["me", "level-4"], 1, "me")).toEqual(["level-4", "me"]);
  expect(reseated(["me", "level-4"], 0, "person")).toEqual(["person", "level-4"]);
  expect(reseated(["profile-ann", "me"], 1, "profile-ann")).toEqual(["me", "profile-ann"]);
});

test("options are recognised as a ruleset", () => {
  expect(rulesetOf(PAGE, { size: 19, komi: 7 })).toBe("standard");
  expect(rulesetOf(PAGE, optionsOf(PAGE, "Beginners"))).toBe("Beginners");
  expect(rulesetOf(PAGE, { size: 9, komi: 7 })).toBe("");
});

test("a match names me, not the others, and a shared position has no level", () => {
  const anna = { id: "a", name: "Anna" };
  const setup: Setup = { seats: ["me", "person"], options: {}, clock: "3+2", untimed: false, level: "First" };
  expect(newMatch(PAGE, setup, anna)).toMatchObject({
    seats: [{ who: "person", profile: "a", name: "Anna" }, { who: "person" }],
    level: "First",
    clock: { seconds: 180, increment: 2 },
  });
  expect(newMatch(PAGE, setup, null, "text")).toMatchObject({ level: null, position: "text", profile: "" });
});

test("whoever sits at a table is told apart by profile, and told to the server with a name", () => {
  const me = { id: "b", name: "Bob" };
  const others = [{ id: "a", name: "Anna" }];
  const sitters = [
    { profile: "b" },
    { who: "person", profile: "a" },
    {},
    { who: "level-3" },
    { who: "empty" },
  ];
  const sittings = sitters.map((one) => sittingOf(one, me, others));
  expect(sittings).toEqual(["me", "profile-a", "person", "level-3", "empty"]);
  expect(sittings.map((one) => sitter(one, me, others))).toEqual([
    { who: "person", profile: "b", name: "Bob" },
    { who: "person", profile: "a", name: "Anna" },
    { who: "person" },
    { who: "level-3" },
    { who: "empty" },
  ]);
  expect(sittingOf({ profile: "gone" }, me, others)).toBe("person");
  expect(sittingOf({ profile: "" }, null, others)).toBe("person");
});

const level = (name: string, solved = false): LevelCard => ({ name, solved });

test("the next level follows the last solved one", () => {
  expect(nextLevel([level("a"), level("b", true), level("c")])?.name).toBe("c");
  expect(nextLevel([level("a"), level("b", true)])?.name).toBe("a");
  expect(nextLevel([level("a", true)])?.name).toBe("a");
  expect(nextLevel([])).toBeUndefined();
});

test("stars are for solving, for the minimum and for doing it alone", () => {
  expect(stars({ name: "a", minimum: 5 })).toEqual({ solved: false, minimal: false, alone: false });
  expect(stars({ name: "a", minimum: 5, solved: true, best: 5, helped: true })).toEqual({
    solved: true,
    minimal: true,
    alone: false,
  });
  expect(stars({ name: "a", minimum: 5, solved: true, best: 6 }).minimal).toBe(false);
  expect(stars({ name: "a", solved: true, best: 6 }).minimal).toBe(false);
});
