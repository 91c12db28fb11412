import { expect, test } from "vitest";
import { fitting, intervalFor, measured } from "../../src/access/advice/measuring";
import { type Phase, PRESSES, PressTest } from "../../src/access/advice/presses";
import { USUAL } from "../../src/scan/settings";
import { HandTime } from "../protocol/table";

function begun(): { time: HandTime; test: PressTest; phases: Phase[] } {
  const time = new HandTime();
  const phases: Phase[] = [];
  const test = new PressTest(
    time,
    () => 2000,
    (phase) => phases.push(phase),
  );
  test.begin();
  return { time, test, phases };
}

/** Waits for the sign, then presses after so long, for so long. */
function answer(time: HandTime, test: PressTest, reaction: number, held = 100): void {
  time.pass(2000 + reaction);
  test.down();
  time.pass(held);
  test.up();
}

test("ten presses are measured, and then it is over", () => {
  const { time, test, phases } = begun();
  for (let number = 0; number < PRESSES; number += 1) answer(time, test, 500 + number * 20);
  expect(phases.at(-1)).toBe("wait");
  time.pass(1000);
  expect(phases.filter((phase) => phase === "now")).toHaveLength(PRESSES);
  expect(phases.at(-1)).toBe("done");
  const found = measured(test.responses, test.early);
  expect(found.reaction).toBe(590);
  expect(found.spread).toBeCloseTo(57.4, 1);
  expect(found).toMatchObject({ held: 100, repeats: [], early: 0 });
});

test("a press that nobody asked for is a repeat when it follows at once, else it came early and the sign waits", () => {
  const { time, test } = begun();
  answer(time, test, 400);
  time.pass(120);
  test.down();
  time.pass(30);
  test.up();
  time.pass(1500);
  test.down();
  test.up();
  expect(test.responses).toEqual([{ reaction: 400, held: 100, repeats: [120] }]);
  expect(test.early).toBe(1);
  answer(time, test, 300);
  expect(test.responses.at(-1)?.reaction).toBe(300);
});

test("holding on asks for nothing more", () => {
  const { time, test, phases } = begun();
  time.pass(2000);
  test.down();
  test.down();
  time.pass(60_000);
  expect(phases).toEqual(["wait", "now"]);
  test.up();
  expect(test.responses[0]?.held).toBe(60_000);
});

test("who looked away once is not taken for slow", () => {
  const answers = [500, 520, 480, 500, 20_000].map((reaction) => ({ reaction, held: 100, repeats: [] }));
  expect(measured(answers, 0).reaction).toBe(500);
});

test("the interval is the press time divided by 0.65, in whole steps and within its range", () => {
  expect(intervalFor(650)).toBe(1000);
  expect(intervalFor(660)).toBe(1050);
  expect(intervalFor(50)).toBe(350);
  expect(intervalFor(30_000)).toBe(10_000);
});

const steady = { reaction: 650, spread: 50, held: 200, repeats: [], early: 0 };

test("the usual hand gets the usual settings", () => {
  const { interval, firstExtra, dwell, ignoreRepeat, longPress, longPressTime } = USUAL;
  expect(fitting(steady)).toMatchObject({
    interval,
    firstExtra,
    dwell,
    ignoreRepeat,
    longPress,
    longPressTime,
  });
});

test("every false repeat that was seen will be ignored", () => {
  expect(fitting({ ...steady, repeats: [80, 120, 640] }).ignoreRepeat).toBe(800);
  expect(fitting({ ...steady, repeats: [40] }).ignoreRepeat).toBe(500);
  expect(fitting({ ...steady, reaction: 300, repeats: [40] }).ignoreRepeat).toBe(250);
});

test("who lets go slowly does not press long by that", () => {
  expect(fitting({ ...steady, held: 1500 })).toMatchObject({ longPressTime: 3000, longPress: "back" });
  expect(fitting({ ...steady, held: 4000 }).longPress).toBe("off");
});
