import { expect, test } from "vitest";
import { type Settings, USUAL } from "../../src/scan/settings";
import { Signals } from "../../src/scan/signals";
import { HandTime } from "../protocol/table";

/** Plays switches by hand: `1` lets that switch go down, `-1` lets it go, a larger number is time that passes. */
function heard(settings: Partial<Settings>, ...doings: number[]): string[] {
  const told: string[] = [];
  const time = new HandTime();
  const tell = (what: string) => (which: number) => told.push(`${what} ${which} at ${time.now()}`);
  const signals = new Signals(
    time,
    { ...USUAL, ...settings },
    {
      begun: () => {},
      ignored: tell("ignored"),
      dropped: tell("dropped"),
      accepted: () => {},
      acted: tell("acted"),
      long: tell("long"),
      ended: () => {},
    },
  );
  for (const doing of doings) {
    if (doing > 4) time.pass(doing);
    else if (doing > 0) signals.down(doing);
    else signals.up(-doing);
  }
  return told;
}

const PLAIN = { longPress: "off", ignoreRepeat: 0 } as const;

test("a press takes effect when the switch goes down, or when it is let go", () => {
  expect(heard(PLAIN, 1, 100, -1)).toEqual(["acted 1 at 0"]);
  expect(heard({ ...PLAIN, actOn: "release" }, 1, 100, -1)).toEqual(["acted 1 at 100"]);
});

test("a press that is too short is dropped", () => {
  const slow = { ...PLAIN, acceptance: 300 };
  expect(heard(slow, 1, 299, -1, 1000)).toEqual(["dropped 1 at 299"]);
  expect(heard(slow, 1, 300, -1)).toEqual(["acted 1 at 300"]);
  expect(heard({ ...slow, actOn: "release" }, 1, 400, -1)).toEqual(["acted 1 at 400"]);
});

test("a trembling hand gives one signal", () => {
  const calm = { ...PLAIN, ignoreRepeat: 500 };
  expect(heard(calm, 1, 30, -1, 20, 1, 30, -1, 600, 1, -1)).toEqual([
    "acted 1 at 0",
    "ignored 1 at 50",
    "acted 1 at 680",
  ]);
  // What bounces when a long hold ends is no new press either.
  expect(heard(calm, 1, 2000, -1, 40, 1, 30, -1)).toEqual(["acted 1 at 0", "ignored 1 at 2040"]);
});

test("a key that repeats itself while it is held is one press", () => {
  expect(heard(PLAIN, 1, 500, 1, 30, 1, 30, -1)).toEqual(["acted 1 at 0"]);
});

test("other switches are heard at once", () => {
  expect(heard({ ...PLAIN, ignoreRepeat: 500 }, 1, -1, 10, 2, -2)).toEqual(["acted 1 at 0", "acted 2 at 10"]);
});

test("a long press means something else, and a short one then counts when it is let go", () => {
  const long = { ...PLAIN, longPress: "back", longPressTime: 1000 } as const;
  expect(heard(long, 1, 999, -1)).toEqual(["acted 1 at 999"]);
  expect(heard(long, 1, 1500, -1)).toEqual(["long 1 at 1000"]);
  expect(heard({ ...long, actOn: "release" }, 1, 1500, -1)).toEqual(["long 1 at 1000"]);
});

test("holding cannot be a long press where holding moves the highlight", () => {
  expect(heard({ ...PLAIN, mode: "inverse", longPress: "back", longPressTime: 1000 }, 1, 3000)).toEqual([
    "acted 1 at 0",
  ]);
});

test("letting go of what was never pressed is nothing", () => {
  expect(heard(PLAIN, -1, 100, -2)).toEqual([]);
});
