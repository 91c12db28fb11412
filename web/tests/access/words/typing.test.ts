import { describe, expect, it, test } from "vitest";
import { asked, QUESTIONS } from "../../../src/access/words/asking";
import { guessed, named, plain } from "../../../src/access/words/typing";
import type { Node } from "../../../src/protocol/messages";
import { Wording } from "../../../src/texts/wording";

const CZECH: Readonly<Record<string, string>> = {
  white: "Bílý",
  knight: "jezdec",
  pawn: "pěšec",
  queen: "dáma",
};
const wording = new Wording((id) => id, { name: (key) => CZECH[key] ?? key });

const to = (place: string): Node => ({ text: place, places: [place] });
const from = (piece: string, place: string, ...children: Node[]): Node => ({
  text: place,
  names: ["white", piece],
  places: [place],
  children,
});
const promoted = {
  ...to("a8"),
  children: [
    { text: "queen", names: ["queen"] },
    { text: "knight", names: ["knight"] },
  ],
};
const tree: readonly Node[] = [
  from("knight", "b1", to("a3"), to("c3")),
  from("knight", "g1", to("f3"), to("h3")),
  from("pawn", "e2", to("e3"), to("e4")),
  from("pawn", "a7", promoted),
  from("pawn", "a1", to("a2")),
  from("pawn", "a10", to("a2")),
  { text: "pass" },
];

const texts = (paths: readonly (readonly Node[])[]) =>
  paths.map((path) => path.map(({ text }) => text).join("-"));

describe("what is typed step by step", () => {
  it.each([
    ["e2-e4", ["e2-e4"]],
    ["E2 e4", ["e2-e4"]],
    ["pesec e2 e4", ["e2-e4"]],
    ["Bílý pěšec e2 – e4", ["e2-e4"]],
    ["white pawn e2, e4", ["e2-e4"]],
    ["jezdec f3", ["g1-f3"]],
    ["jezdec", ["b1", "g1"]],
    ["a7 a8 dáma", ["a7-a8-queen"]],
    ["a1", ["a1"]],
    ["pass", ["pass"]],
    ["e2 e5", []],
    ["", []],
  ])("%s", (typed, found) => {
    expect(texts(named(tree, typed, wording))).toEqual(found);
  });
});

describe("what is typed less strictly", () => {
  it.each([
    ["e2e4", ["e2-e4"]],
    ["e4", ["e2-e4"]],
    ["a8 queen", ["a7-a8-queen"]],
    ["a2", ["a1-a2", "a10-a2"]],
    ["dáma", ["a7-a8-queen"]],
    ["nonsense", []],
  ])("%s", (typed, found) => {
    expect(texts(guessed(tree, typed, wording))).toEqual(found);
  });
});

describe("what is written down as players do", () => {
  const prey = (place: string): Node => ({ text: place, names: ["black", "pawn"], places: [place] });
  const position = [
    from("knight", "b1", to("a3"), to("d2")),
    from("knight", "f3", to("d2"), to("e5")),
    from("king", "e1", to("d2"), to("e2")),
    from("bishop", "a5", prey("c3")),
    from("pawn", "b2", to("b3"), prey("c3")),
    from("pawn", "a7", promoted),
  ];
  const drawn = new Map(Object.entries({ knight: "N", king: "K", bishop: "B", pawn: "P", queen: "Q" }));
  const called = new Map(Object.entries({ knight: "J", bishop: "S", pawn: "P", queen: "D" }));

  it.each([
    ["Na3", ["b1-a3"]],
    ["na3", ["b1-a3"]],
    ["Ja3", ["b1-a3"]],
    ["Nd2", ["b1-d2", "f3-d2"]],
    ["Nbd2", ["b1-d2"]],
    ["N3d2", ["f3-d2"]],
    ["Nb1d2", ["b1-d2"]],
    ["Ke2+", ["e1-e2"]],
    ["Ka3", []],
    ["bxc3", ["b2-c3"]],
    ["Bxc3", ["a5-c3"]],
    ["Sxc3#", ["a5-c3"]],
    ["a8=Q", ["a7-a8-queen"]],
    ["a8D", ["a7-a8-queen"]],
    ["Pa8", ["a7-a8"]],
  ])("%s", (typed, found) => {
    expect(texts(guessed(position, typed, wording, [drawn, called]))).toEqual(found);
  });
});

test.each([
  ["knight takes c3", ["b1-c3"]],
  ["bishop a5 takes white pawn c3", ["a5-c3"]],
  ["takes", []],
])("with the word for taking: %s", (typed, found) => {
  const english = new Wording((id) => (id === "wording-taken" ? "takes " : id), { name: (key) => key });
  const prey: Node = { ...to("c3"), names: ["white", "pawn"] };
  const position = [
    from("knight", "b1", prey, to("a3")),
    from("bishop", "a5", prey),
    from("pawn", "e2", to("e4")),
  ];
  expect(texts(guessed(position, typed, english))).toEqual(found);
});

describe("a move by a die", () => {
  const die = (value: string, ...children: Node[]): Node => ({
    text: value,
    names: ["die", value],
    places: [`dice-${value}`],
    children,
  });
  const from = (point: string, ...children: Node[]): Node => ({
    text: point,
    names: ["checker"],
    places: [point],
    children,
  });
  const to = (point: string): Node => ({ text: point, places: [point] });
  const throws = [
    from("1", die("2", to("3"))),
    from("13", die("5", to("18")), die("2", to("15"))),
    { text: "draw a card" },
  ];

  it("is typed by where it leads, without the die", () => {
    expect(texts(guessed(throws, "13 18", wording))).toEqual(["13-5-18"]);
    expect(texts(guessed(throws, "13/18", wording))).toEqual(["13-5-18"]);
    expect(texts(guessed(throws, "1 3", wording))).toEqual(["1-2-3"]);
    expect(texts(named(throws, "13 die 2 15", wording))).toEqual(["13-2-15"]);
  });

  it("leaves room for choices that are typed by their first word", () => {
    expect(texts(guessed(throws, "draw", wording))).toEqual(["draw a card"]);
    expect(texts(guessed(throws, "dra", wording))).toEqual([]);
  });
});

test("accents, capitals and marks need not be typed", () => {
  expect(plain("  Bílý  Pěšec: e2 — E4 ")).toBe("bily pesec e2 e4");
});

describe("questions", () => {
  const words: Readonly<Record<string, string>> = { here: "co je, co je na", row: "řada", mine: "kde, moje" };
  const find = (typed: string) => asked(typed, QUESTIONS, (name) => words[name] ?? name);

  it("are found by any of their words, with what follows", () => {
    expect(find("Co je na E4")).toEqual({ name: "here", about: "e4" });
    expect(find("co je e4")).toEqual({ name: "here", about: "e4" });
    expect(find("rada")).toEqual({ name: "row", about: "" });
    expect(find("kde jezdec")).toEqual({ name: "mine", about: "jezdec" });
  });

  it("are not found in the middle of words", () => {
    expect(find("radar")).toBeUndefined();
  });
});
