import { expect, test } from "vitest";
import { selections } from "../../src/scan/log";
import { items, Player } from "./player";

const ROWS = { items: items(9, 3), undo: true };
const player = () => {
  const someone = new Player({ pattern: "rows", after: "first", ignoreRepeat: 0 });
  someone.onchosen = () => someone.begin(ROWS);
  return someone.begin(ROWS);
};

test("a choice is written down with what it cost", () => {
  const someone = player().reach("i4");
  expect(selections(someone.acts)).toEqual([
    {
      at: 3420,
      level: "",
      target: "item:i4",
      steps: 4,
      presses: 2,
      milliseconds: 3420,
      mistake: null,
    },
  ]);
});

/** Goes into a row and out of it by a long press. */
function astray(rows: number): Player {
  const someone = player();
  for (let row = 0; row < rows; row += 1) someone.pass(row === 0 ? 1700 : 1000);
  return someone.press().press(1, 2100);
}

test.each([
  ["i3", "early"],
  ["i0", "group"],
] as const)("a wrong group is told from pressing early and late: %s after the first row", (id, mistake) => {
  const [wrong, right] = selections(astray(0).reach(id).acts);
  // Coming back to the same group says nothing of the moment.
  expect(wrong).toMatchObject({ target: "group:i0:i2", mistake });
  expect(right).toMatchObject({ target: `item:${id}`, mistake: null });
});

test("a press that came late is followed by the stop before", () => {
  const [wrong, right] = selections(astray(1).reach("i1").acts);
  expect(wrong).toMatchObject({ target: "group:i3:i5", steps: 3, presses: 2, mistake: "late" });
  expect(right).toMatchObject({ target: "item:i1", mistake: null });
});

test("a choice that is undone was a mistake, late or early where its neighbour is chosen next", () => {
  const mistake = (first: string, then: string) =>
    selections(player().reach(first).reachConstant("undo").reach(then).acts).map((one) => one.mistake);
  expect(mistake("i4", "i3")).toEqual(["late", null, null]);
  expect(mistake("i4", "i5")).toEqual(["early", null, null]);
  expect(mistake("i4", "i8")).toEqual(["undone", null, null]);
});

test("leaving the place that was kept is no mistake", () => {
  const someone = new Player({ pattern: "rows", ignoreRepeat: 0 });
  someone.onchosen = () => someone.begin(ROWS);
  someone.begin(ROWS).reach("i4").press(1, 2100).reach("i0");
  expect(selections(someone.acts).map(({ target, mistake }) => [target, mistake])).toEqual([
    ["item:i4", null],
    ["item:i0", null],
  ]);
});

test("nothing that happened is nothing to write down", () => {
  expect(selections([])).toEqual([]);
});
