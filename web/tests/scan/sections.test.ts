import { expect, test } from "vitest";
import { costs } from "../../src/scan/cost";
import { type Item, itemsOf, type Stop, type Unit } from "../../src/scan/item";
import { least } from "../../src/scan/optimal";
import { USUAL } from "../../src/scan/settings";
import { said } from "../../src/scan/speech";
import { arranged, DEARER, MANY } from "../../src/scan/tree";
import { items, Player } from "./player";

const GAMES: Unit = { name: "", list: true };

/** So many answers to a question, or other things that belong together. */
function parts(unit: Unit, count: number): Item[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${unit.name} ${at}`,
    label: `answer ${at}`,
    unit,
  }));
}

/** The cards of a list of so many games. */
const cards = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => parts({ name: `game ${at}`, within: GAMES }, 2)).flat();

/** All groups, the larger before those in them. */
const groups = (stops: readonly Stop[]): Extract<Stop, { kind: "group" }>[] =>
  stops.flatMap((stop) => (stop.kind === "group" ? [stop, ...groups(stop.stops)] : []));
const names = (stops: readonly Stop[]): string[] =>
  stops.map((stop) => {
    const words = said(stop, USUAL);
    return "first" in words ? `${words.first} to ${words.last}` : "label" in words ? words.label : "";
  });
const ids = (stop: Stop): string[] => itemsOf(stop).map(({ id }) => id);

test("a section holds its questions, and a question its answers", () => {
  const look: Unit = { name: "Appearance" };
  const page = [
    ...parts({ name: "Theme", within: look }, 3),
    ...parts({ name: "Text", within: look }, 2),
    ...parts({ name: "Sounds" }, 2),
    { id: "reset", label: "Reset" },
  ];
  const top = arranged(page, "automatic");
  expect(names(top)).toEqual(["Appearance", "Sounds", "Reset"]);
  expect(groups(top).map((one) => one.unit?.name)).toEqual(["Appearance", "Theme", "Text", "Sounds"]);
});

test("many sections are grouped, and no group cuts a question apart", () => {
  const page = Array.from({ length: 3 * MANY }, (_, at) =>
    parts({ name: `question ${at}` }, 2 + (at % 4)),
  ).flat();
  const top = arranged(page, "automatic");
  expect(names(top)[0]).toMatch(/^question 0 to question \d+$/);
  const questions = groups(top).filter((one) => one.unit);
  expect(questions.map((one) => one.unit?.name)).toEqual(
    Array.from({ length: 3 * MANY }, (_, at) => `question ${at}`),
  );
  for (const { unit, stops } of questions)
    expect(stops).toHaveLength(page.filter((item) => item.unit === unit).length);
  expect(arranged(parts({ name: "few" }, MANY), "automatic")).toMatchObject([{ unit: { name: "few" } }]);
});

test("the groups of a list stay the same, whatever else the page shows", () => {
  const alone = arranged(cards(43), "automatic");
  const found = arranged(
    [...parts({ name: "Continue" }, 6), ...items(3), ...cards(43), { id: "help", label: "Help" }],
    "automatic",
  );
  expect(found.slice(4, -1).map(ids)).toEqual(alone.map(ids));
  expect(names(found).slice(0, 4)).toEqual(["Continue", "item 0", "item 1", "item 2"]);
  expect(names(alone)[0]).toMatch(/^game 0 to game \d+$/);
  expect(names(found).at(-1)).toBe("Help");
});

test("a game of a list is reached almost as soon as can be, among groups alone or games alone", () => {
  const steps = costs(arranged(cards(43), "automatic"), USUAL);
  const sum = Array.from({ length: 43 }, (_, at) => steps.get(`game ${at} 0`)?.steps ?? 0).reduce(
    (a, b) => a + b,
  );
  expect(sum - 43).toBeLessThanOrEqual(DEARER * least(43).steps);
  const shapes = new Set<string>();
  const look = (stops: readonly Stop[]) => {
    const groups = stops.filter((stop) => stop.kind === "group" && !stop.unit);
    shapes.add(groups.length === 0 ? "games" : groups.length === stops.length ? "groups" : "both");
    for (const stop of groups) if (stop.kind === "group") look(stop.stops);
  };
  look(arranged(cards(43), "automatic"));
  expect([...shapes].sort()).toEqual(["games", "groups"]);
});

test("a single thing of a section is reached without a step more", () => {
  expect(
    names(arranged([...parts({ name: "Keys" }, 1), ...parts({ name: "Theme" }, 2)], "automatic")),
  ).toEqual(["answer 0", "Theme"]);
});

test("a keyboard is scanned whole again after a letter", () => {
  for (const afresh of [false, true]) {
    const offer = { level: "name", items: items(30), afresh };
    const player = new Player().begin(offer).reach("i20").begin(offer);
    expect(player.highlight?.depth === 0).toBe(afresh);
  }
});
