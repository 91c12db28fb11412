import { describe, expect, test } from "vitest";
import { type Item, keyOf, type Offer, type Stop } from "../../src/scan/item";
import { CHOICES, type Settings } from "../../src/scan/settings";
import { items, Player } from "./player";

const ROWS = { items: items(6, 3) };

describe("after a choice", () => {
  test("a turn after others have moved begins with the first stop, whatever was chosen in the one before", () => {
    const turn = (turn: string) => ({ level: "piece", turn, items: items(12) });
    const player = new Player().begin(turn("0 after 0")).reach("i7").begin(turn("0 after 1"));
    expect(player.highlight?.depth).toBe(0);
    expect(player.reach("i7").begin(turn("0 after 1")).highlight?.depth).toBeGreaterThan(0);
  });

  test("the scan goes on at the same place, inside its group, where it is still offered", () => {
    const player = new Player({ pattern: "rows" }).begin(ROWS).reach("i4").begin(ROWS);
    expect(player.lit).toBe("item:i4");
    expect(player.highlight?.depth).toBe(1);
    expect(player.highlight?.out.map(({ id }) => id)).toEqual(["i0", "i1", "i2"]);
  });

  test("the scan begins with the first stop where it is not, at another level, or where that is wished", () => {
    const player = new Player({ pattern: "rows" }).begin(ROWS).reach("i4");
    expect(player.begin({ items: items(4, 3) }).lit).toBe("group:i0:i2");
    expect(player.begin({ ...ROWS, level: "other" }).lit).toBe("group:i0:i2");
    expect(player.reach("i1").begin(ROWS).lit).toBe("item:i4");
    const first = new Player({ pattern: "rows", after: "first" }).begin(ROWS).reach("i4").begin(ROWS);
    expect(first.lit).toBe("group:i0:i2");
  });

  test("the scan begins with the first stop where the player has gone elsewhere meanwhile", () => {
    const player = new Player({ pattern: "rows" }).begin(ROWS).reach("i4");
    player.scanner.forget();
    expect(player.begin(ROWS).lit).toBe("group:i0:i2");
  });

  test("nothing is highlighted and no signal does anything until something is offered", () => {
    for (const mode of CHOICES.mode) {
      const player = new Player({ mode }).begin(ROWS).reach("i1");
      player.pass(600).press().press(2).pass(9000).scanner.next();
      expect([player.highlight, player.chosen.length, player.states.at(-1)]).toEqual([null, 1, "idle"]);
    }
  });
});

describe("going back", () => {
  const inGroup = (longPress: "back" | "menu" | "undo" | "off" = "back") =>
    new Player({ pattern: "rows", longPress })
      .begin({ ...ROWS, undo: true })
      .pass(1700)
      .press()
      .pass(600);

  test("is in every group, and leads to the group that one has left", () => {
    const player = inGroup();
    player.pass(600).pass(3 * 1000);
    expect(player.lit).toBe("back");
    expect(player.press().lit).toBe("group:i3:i5");
  });

  test("is what a long press does", () => {
    const player = inGroup();
    expect(player.press(1, 2500).lit).toBe("group:i3:i5");
    expect(player.chosen).toEqual([]);
  });

  test("a long press that has nothing to go back to calls the menu, however long the round is", () => {
    expect(new Player().begin({ items: items(200) }).press(1, 2500).chosen).toEqual(["menu"]);
  });

  test("a long press that has nothing to undo lets the scan go on", () => {
    const player = new Player({ longPress: "undo" }).begin(ROWS).press(1, 2500);
    expect(player.chosen).toEqual([]);
    expect(player.pass(1700).shown).toHaveLength(2);
  });

  test("from the topmost cycle leads to what is above", () => {
    const player = new Player().begin({ ...ROWS, back: true }).press(1, 2500);
    expect(player.chosen).toEqual(["back"]);
  });

  test("a long press can call the menu or undo instead", () => {
    expect(inGroup("menu").press(1, 2500).chosen).toEqual(["menu"]);
    expect(inGroup("undo").press(1, 2500).chosen).toEqual(["undo"]);
  });
});

test("a press that comes too soon is told, and does nothing", () => {
  const player = new Player({ pattern: "rows" }).begin(ROWS).pass(1700).press();
  expect(player.ignored).toBe(0);
  const shown = player.shown.length;
  player.pass(100).press();
  expect([player.ignored, player.chosen, player.shown.length]).toEqual([1, [], shown]);
});

describe("a press while nothing is offered", () => {
  const idle = (settings: Partial<Settings> = {}) => {
    const player = new Player({ pattern: "linear", ...settings });
    player.onidled = () => player.begin({ ...ROWS, undo: true });
    return player;
  };

  test.each(CHOICES.mode)("can begin a scan, and takes nothing of it: %s", (mode) => {
    for (const actOn of CHOICES.actOn)
      expect([idle({ mode, actOn }).press().idled, idle({ mode, actOn }).press().chosen]).toEqual([1, []]);
  });

  test("is filtered like any other: what is too short does not count, nor does what bounces", () => {
    const slow = idle({ acceptance: 300 });
    expect(slow.press(1, 200).idled).toBe(0);
    expect(slow.press(1, 400).lit).toBe("item:i0");
    const bouncing = idle({ actOn: "press", longPress: "off" }).press().pass(50).press();
    expect([bouncing.idled, bouncing.ignored, bouncing.chosen]).toEqual([1, 1, []]);
  });

  test("begins it too when it is long", () => {
    const player = idle().press(1, 2500);
    expect([player.idled, player.chosen, player.lit]).toEqual([1, [], "item:i0"]);
  });

  test("takes nothing of what is offered before it is let go", () => {
    for (const mode of CHOICES.mode)
      for (const actOn of CHOICES.actOn) {
        const player = new Player({ mode, pattern: "linear", actOn, acceptance: 300 });
        player.scanner.down(1);
        player.pass(200).begin(ROWS).pass(200).scanner.up(1);
        expect([mode, player.pass(200).chosen]).toEqual([mode, []]);
      }
  });
});

describe("where the scan goes on", () => {
  const theme = { name: "Theme" };
  const answers = (ids: string[]): Item[] => ids.map((id) => ({ id, label: id, unit: theme }));
  const page = (chosen: string): Offer => ({
    level: "settings",
    items: [...items(3), ...answers(["light", "dark", "contrast"].filter((id) => id !== chosen))],
  });

  test("is the question that was answered, though the answer is not offered again", () => {
    const player = new Player().begin(page("light")).reach("dark").begin(page("dark"));
    expect(player.highlight?.depth).toBe(0);
    expect(player.lit).toBe("group:light:contrast");
  });

  test("is what was found after a search", () => {
    const offer = { level: "library", items: items(20) };
    const player = new Player()
      .begin(offer)
      .reach("i3")
      .begin({ ...offer, first: "i12" });
    expect(player.highlight?.depth).toBe(0);
    expect(player.lit).toMatch(/^group:/);
    player.press().reach("i12");
    expect(player.chosen.at(-1)).toBe("item:i12");
  });

  test("is the first stop after something was taken back", () => {
    const offer = { level: "move", items: items(9, 3), undo: true };
    const player = new Player().begin(offer).reach("i4").begin(offer);
    expect(player.highlight?.depth).toBe(1);
    player.reachConstant("undo").begin(offer);
    expect(player.highlight?.depth).toBe(0);
  });
});

describe("a scan that has stopped in a group", () => {
  const stopped = () =>
    new Player({ pattern: "rows", longPress: "off" }).begin(ROWS).pass(1700).press().pass(60_000);

  test("says in which one it goes on", () => {
    expect(keyOf(stopped().scanner.inside as Stop)).toBe("group:i3:i5");
    expect(new Player().begin(ROWS).scanner.inside).toBeUndefined();
  });

  test("is woken in that group, by a press that takes nothing", () => {
    const player = stopped();
    expect([player.highlight, player.states.at(-1)]).toEqual([null, "waiting"]);
    expect([player.press().lit, player.highlight?.depth, player.chosen]).toEqual(["item:i3", 1, []]);
    expect(player.pass(60_000).press().lit).toBe("item:i3");
  });

  test("goes on from there as ever", () => {
    const player = stopped().press().pass(600);
    expect(player.reach("i4").chosen).toEqual(["item:i4"]);
  });

  test("begins at the top with what is offered meanwhile", () => {
    const player = stopped();
    player.scanner.renew(ROWS);
    expect(player.highlight).toBeNull();
    player.scanner.renew({ items: items(7, 3) });
    expect([player.lit, player.highlight?.depth]).toEqual(["group:i0:i2", 0]);
  });

  test("takes what was new before it stopped, at the top", () => {
    const player = new Player({ pattern: "rows", longPress: "off" }).begin(ROWS).pass(1700).press();
    player.scanner.renew({ items: items(7, 3) });
    player.pass(14_000);
    expect([player.lit?.startsWith("group:"), player.highlight?.depth]).toEqual([true, 0]);
  });
});

describe("news from elsewhere", () => {
  const NEWS = { items: items(3) };

  test("wait until the highlight comes back to the first stop", () => {
    const player = new Player().begin({ items: items(4) }).pass(1800);
    player.scanner.renew(NEWS);
    player.pass(2900);
    expect(player.shown.map(({ keys: [key] }) => key)).toEqual([
      "item:i0",
      "item:i1",
      "item:i2",
      "item:i3",
      "menu",
    ]);
    expect(player.pass(1000 + 1700 + 2000).lit).toBe("menu");
  });

  test("are taken at once where nothing is highlighted, and wake a scan that has stopped", () => {
    const player = new Player().begin({ items: items(4) }).pass(60_000);
    player.scanner.renew({ items: items(4) });
    expect(player.highlight).toBeNull();
    player.scanner.renew(NEWS);
    expect(player.lit).toBe("item:i0");
  });

  test("a choice that they made impossible is not made, and the scan begins with what is offered now", () => {
    const player = new Player().begin({ items: items(4) }).pass(3800);
    player.scanner.renew(NEWS);
    expect(player.lit).toBe("item:i3");
    player.press();
    expect([player.chosen, player.gone, player.lit]).toEqual([[], ["item:i3"], "item:i0"]);
  });

  test("a choice that is still possible is made", () => {
    const player = new Player().begin({ items: items(4) });
    player.scanner.renew(NEWS);
    expect(player.press().chosen).toEqual(["item:i0"]);
  });

  test("do not lead out of a group before one goes back or it is left", () => {
    const player = new Player({ mode: "dwell", pattern: "rows", ignoreRepeat: 0 })
      .begin(ROWS)
      .press()
      .pass(1500);
    player.scanner.renew(NEWS);
    expect(player.press().lit).toBe("item:i0");
  });
});

test("a single possible choice is made by itself only where the player wishes it, and a press keeps it back", () => {
  const one = { items: items(1).map((item) => ({ ...item, move: true })) };
  expect(new Player().begin(one).pass(60_000).chosen).toEqual([]);
  const wishing = new Player({ forced: 3000 }).begin(one);
  expect(wishing.dwelling).toMatchObject({ lasts: 3000, stop: { item: { id: "i0" } } });
  expect(wishing.pass(3000).chosen).toEqual(["item:i0"]);
  const kept = new Player({ forced: 3000, acceptance: 500 }).begin(one).press(1, 100).pass(60_000);
  expect(kept.chosen).toEqual([]);
  const page = new Player({ forced: 3000 }).begin({ items: items(1) });
  expect(page.pass(60_000).chosen).toEqual([]);
});

test("a single possible move is announced also where nothing is highlighted before a press", () => {
  const [only] = items(1);
  const player = new Player({ mode: "dwell", forced: 3000 }).begin({
    items: [{ ...only, id: "i0", label: "", move: true }],
  });
  expect(player.lit).toBe("item:i0");
  expect(player.pass(3000).chosen).toEqual(["item:i0"]);
});

test("what is taken away is scanned no more", () => {
  const player = new Player().begin(ROWS);
  player.scanner.stop();
  expect([player.pass(9000).highlight, player.press().chosen, player.states.at(-1)]).toEqual([
    null,
    [],
    "idle",
  ]);
});

test("what was told with an earlier highlight is not waited for", () => {
  const player = new Player({ pattern: "linear" }).begin({ ...ROWS, told: true }).pass(10_000);
  expect(player.lit).toBe("item:i0");
  player.begin(ROWS).pass(1700);
  expect(player.lit).toBe("item:i1");
});

test("a press that counts tells when it began, and one that does not tells nothing", () => {
  const player = new Player({ acceptance: 300, ignoreRepeat: 500 }).begin(ROWS).pass(100);
  player.press(1, 200).pass(100).press(1, 400).pass(50).press(1, 400);
  expect([player.began, player.ignored]).toEqual([[400], 1]);
});

test("what is highlighted stays while a single move is about to make itself, so that nothing flashes", () => {
  const offer = { items: items(6).map((item, at) => ({ ...item, move: at === 2 })) };
  const quick = { interval: 350, firstExtra: 0, ignoreRepeat: 0 };
  const player = new Player({ ...quick, forced: 400 }).begin(offer).pass(400);
  expect([player.chosen, player.shown.length]).toEqual([["item:i2"], 1]);
  const soon = new Player({ ...quick, forced: 1 }).begin(offer);
  expect(soon.pass(349).chosen).toEqual([]);
  expect(soon.pass(1).chosen).toEqual(["item:i2"]);
});
