import { describe, expect, test } from "vitest";
import { share } from "../../src/scan/dwell";
import { REST } from "../../src/scan/modes/pointer";
import { items, Player } from "./player";

const FOUR = { items: items(4) };
const keys = (player: Player) => player.shown.map(({ keys: [key] }) => key);
const times = (player: Player) => player.shown.map(({ at }) => at);

describe("auto", () => {
  test("stays longer on the first stop, and then moves at its interval", () => {
    const player = new Player().begin(FOUR).pass(4700);
    expect(keys(player)).toEqual(["item:i0", "item:i1", "item:i2", "item:i3", "menu"]);
    expect(times(player)).toEqual([0, 1700, 2700, 3700, 4700]);
  });

  test("waits on the first stop of a group until the switch is heard again", () => {
    const player = new Player({ interval: 350, firstExtra: 0, ignoreRepeat: 2000, pattern: "rows" });
    player
      .begin({ items: items(4, 2) })
      .press()
      .pass(2010)
      .press();
    expect(player.chosen).toEqual(["item:i0"]);
  });

  test("waits for a press after two loops; that press takes nothing", () => {
    const player = new Player({ loops: 2 }).begin(FOUR).pass(60_000);
    expect(player.shown).toHaveLength(10);
    expect(player.states).toEqual(["running", "waiting"]);
    expect(player.highlight).toBeNull();
    player.press();
    expect(player.chosen).toEqual([]);
    expect(player.lit).toBe("item:i0");
  });

  test("goes on without end where that is wished", () => {
    expect(new Player({ loops: 0 }).begin(FOUR).pass(100_000).shown.length).toBeGreaterThan(90);
    expect(
      new Player({ loops: 1, afterLoops: "restart" }).begin(FOUR).pass(100_000).highlight,
    ).not.toBeNull();
  });

  test("goes out of a group after its loops where that is wished", () => {
    const player = new Player({ loops: 1, afterLoops: "up", pattern: "rows", longPress: "off" });
    player.begin({ items: items(4, 2) }).press();
    expect(player.lit).toBe("item:i0");
    player.pass(5400);
    expect(player.lit).toBe("group:i0:i1");
  });

  test("stays longer at the way back, so that the menu is not taken instead", () => {
    const player = new Player({ pattern: "rows", longPress: "off" }).begin({ items: items(4, 2) }).press();
    player.pass(1700 + 1000);
    expect(player.lit).toBe("back");
    player.pass(1600);
    expect(player.lit).toBe("back");
    player.pass(100);
    expect(player.lit).toBe("menu");
  });

  test("begins after a press where that is wished, except after one's own press", () => {
    const player = new Player({ starts: "press" }).begin(FOUR).pass(5000);
    expect(player.shown).toEqual([]);
    expect(player.press().lit).toBe("item:i0");
    expect(new Player({ starts: "press" }).begin({ ...FOUR, back: true }).lit).toBe("item:i0");
  });

  test("takes what was highlighted when the switch went down, however slowly it is let go", () => {
    const player = new Player().begin(FOUR).pass(1690).press(1, 1900);
    expect(player.chosen).toEqual(["item:i0"]);
  });

  test("takes what is highlighted when the switch is let go, where presses act then", () => {
    const player = new Player({ actOn: "release", longPress: "off" }).begin(FOUR).pass(1690).press(1, 1020);
    expect(player.chosen).toEqual(["item:i2"]);
  });

  test("goes on with the time that was left when a press was too short", () => {
    const player = new Player({ acceptance: 500 }).begin(FOUR).pass(1000).press(1, 400).pass(699);
    expect(player.lit).toBe("item:i0");
    expect(player.pass(1).lit).toBe("item:i1");
    expect(player.states).toEqual(["running", "held", "running"]);
  });

  test("waits for what is being said, but not for ever", () => {
    const player = new Player({ audio: "speak", speechEnd: "stretch", longestSpeech: 3000 }).begin(FOUR);
    player.pass(2500).scanner.spoken();
    expect(player.lit).toBe("item:i1");
    expect(player.pass(2999).lit).toBe("item:i1");
    expect(player.pass(1).lit).toBe("item:i2");
    player.pass(100).scanner.spoken();
    expect(player.pass(899).lit).toBe("item:i2");
    expect(player.pass(1).lit).toBe("item:i3");
  });
});

test("Next is one step, and the interval begins anew", () => {
  const player = new Player().begin(FOUR).pass(1600);
  player.scanner.next();
  expect(player.lit).toBe("item:i1");
  expect(player.pass(999).lit).toBe("item:i1");
  expect(player.pass(1).lit).toBe("item:i2");
});

test("an outer system moves the highlight round and round, and a press takes", () => {
  const player = new Player({ mode: "external" }).begin(FOUR);
  for (let sent = 0; sent < 11; sent += 1) player.pass(1000).scanner.next();
  expect(keys(player).slice(4, 7)).toEqual(["menu", "item:i0", "item:i1"]);
  expect(player.press().chosen).toEqual(["item:i1"]);
});

test("an outer system leads from row to row, and round the row", () => {
  const player = new Player({ mode: "external", pattern: "linear" }).begin({ items: items(6, 3) });
  for (const by of ["row", "column", "column", "column", "row", "row"] as const)
    player.pass(1000).scanner.next(by);
  const seen = ["i0", "i3", "i4", "i5", "i3"].map((id) => `item:${id}`);
  expect(keys(player)).toEqual([...seen, "menu", "item:i0"]);
});

test("two switches: one moves, the other takes, and they swap where that is wished", () => {
  const player = new Player({ mode: "step", swap: true }).begin(FOUR).press(1).pass(600).press(1).press(2);
  expect(player.chosen).toEqual(["item:i2"]);
  player.pass(600).begin(FOUR).press(2).press(1);
  expect(player.chosen).toEqual(["item:i2", "item:i3"]);
});

describe("dwell", () => {
  const settings = { mode: "dwell", ignoreRepeat: 0 } as const;

  test("a press moves and waiting takes, with a ring that fills", () => {
    const player = new Player(settings).begin(FOUR).pass(9000).press().press().pass(750);
    expect(player.dwelling && share(player.dwelling, player.time.now())).toBe(0.5);
    expect(player.dwelling?.stop).toMatchObject({ item: { id: "i1" } });
    expect(player.pass(750).chosen).toEqual(["item:i1"]);
    expect(player.dwelling).toBeNull();
  });

  test("inside a group nothing is taken before the next press", () => {
    const player = new Player({ ...settings, pattern: "rows" })
      .begin({ items: items(4, 2) })
      .press()
      .pass(60_000);
    expect(player.chosen).toEqual([]);
    expect(player.acts.at(-1)).toMatchObject({ kind: "entered" });
    expect(player.press().pass(1500).chosen).toEqual(["item:i0"]);
  });

  test("nothing is taken while the switch is held, and one can always move on", () => {
    const player = new Player({ mode: "dwell", longPress: "off", dwell: 300, ignoreRepeat: 2000 }).begin(
      FOUR,
    );
    player.press(1, 9000).pass(2000);
    expect([player.chosen, player.lit]).toEqual([[], "item:i0"]);
    expect(player.press().lit).toBe("item:i1");
    expect(player.pass(2300).chosen).toEqual(["item:i1"]);
  });

  test("goes on after a long press that has left the scan", () => {
    const player = new Player({ ...settings, longPress: "menu" }).begin(FOUR).press(1, 2100);
    expect(player.chosen).toEqual(["menu"]);
    expect(player.begin(FOUR).press().pass(1500).chosen).toEqual(["menu", "item:i0"]);
  });

  test("nothing is taken while a switch is down, and a press that was too short lets the time begin anew", () => {
    const player = new Player({ ...settings, acceptance: 300 })
      .begin(FOUR)
      .press(1, 400)
      .pass(1400)
      .press(1, 200);
    expect(player.pass(1499).chosen).toEqual([]);
    expect(player.pass(1).chosen).toEqual(["item:i0"]);
  });
});

describe("inverse", () => {
  test("moves while a switch is held, and letting it go takes", () => {
    const player = new Player({ mode: "inverse" }).begin(FOUR).pass(9000);
    expect(player.shown).toEqual([]);
    expect(player.press(1, 2750).chosen).toEqual(["item:i2"]);
  });

  test("takes nothing when it is held until the loops are over", () => {
    const player = new Player({ mode: "inverse", loops: 1 }).begin(FOUR).press(1, 60_000);
    expect(player.chosen).toEqual([]);
    expect(player.states.at(-1)).toBe("waiting");
  });

  test("waiting takes after letting go, where that is wished", () => {
    const player = new Player({ mode: "inverse", inverseThen: "dwell", ignoreRepeat: 0 })
      .begin(FOUR)
      .press(1, 1800);
    expect(player.pass(1000).chosen).toEqual([]);
    expect(player.press(1, 100).lit).toBe("item:i2");
    expect(player.pass(1500).chosen).toEqual(["item:i2"]);
  });
});

describe("overscan", () => {
  test("sweeps fast, returns slowly, and takes with the second press", () => {
    const player = new Player({ mode: "overscan", longPress: "off" }).begin(FOUR).pass(1200 + 500 + 500);
    expect(player.lit).toBe("item:i3");
    player.press().pass(1700);
    expect(player.lit).toBe("item:i2");
    expect(player.press().chosen).toEqual(["item:i2"]);
  });

  test("sweeps again from the first stop when nobody presses", () => {
    const player = new Player({ mode: "overscan", longPress: "off" }).begin(FOUR).pass(1200).press();
    player.pass(1700 + 1000 + 500);
    expect(keys(player)).toEqual(["item:i0", "item:i1", "item:i0", "item:i1"]);
  });
});

test("elimination shows every part, and what a switch does not keep is out of play", () => {
  const player = new Player({ mode: "elimination", switches: 2 }).begin({ items: items(8) });
  expect(player.highlight?.stops).toHaveLength(2);
  expect(player.highlight?.out).toEqual([]);
  player.press(1);
  expect(player.highlight?.out.map(({ id }) => id)).toEqual(["i4", "i5", "i6", "i7"]);
  player.press(2).press(3);
  expect(player.highlight?.out).toHaveLength(6);
  expect(player.pass(60_000).chosen).toEqual([]);
});

describe("pointer", () => {
  const pointed = () => new Player({ mode: "pointer" }).begin(FOUR);

  test("staying on a target takes it, leaving it does not", () => {
    const player = pointed();
    player.scanner.point("item:i2");
    player.pass(1400).scanner.point(null);
    player.pass(9000).scanner.point("menu");
    expect(player.pass(1500).chosen).toEqual(["menu"]);
  });

  test("the same target is taken again only after leaving it", () => {
    const player = pointed();
    player.onchosen = () => player.begin(FOUR);
    player.scanner.point("item:i2");
    player.pass(9000);
    expect(player.chosen).toEqual(["item:i2"]);
    player.scanner.point(null);
    player.scanner.point("item:i2");
    expect(player.pass(1500).chosen).toEqual(["item:i2", "item:i2"]);
  });

  test("after staying on the rest area everything can be looked at, until one stays there again", () => {
    const player = pointed();
    player.scanner.point(REST);
    player.pass(1500).scanner.point("item:i1");
    expect(player.pass(9000).chosen).toEqual([]);
    expect(player.states.at(-1)).toBe("resting");
    player.scanner.point(REST);
    player.pass(1500).scanner.point("item:i1");
    expect(player.pass(1500).chosen).toEqual(["item:i1"]);
  });
});
