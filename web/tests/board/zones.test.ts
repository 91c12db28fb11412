import { describe, expect, test } from "vitest";
import { flightsOf } from "../../src/board/flights";
import {
  areWorded,
  extentOf,
  fanOf,
  inscribed,
  pipsOf,
  rowsOf,
  slotsOf,
  stepOf,
} from "../../src/board/zones";
import { thingsOf, zoneAt } from "../../src/match/zones";
import type { PieceState, ZoneState } from "../../src/protocol/messages";

const card = (name: string): PieceState => ({ name, sign: name });
const back: PieceState = { name: "card", sign: "#", covered: true };
const zone = (kind: ZoneState["kind"], place: string, names = "", hidden = 0): ZoneState => ({
  name: place,
  kind,
  place,
  things: [...names].map((name) => (name === "?" ? back : card(name))),
  hidden,
});
const NOTHING = new Set<string>();

describe("places", () => {
  const zones = [zone("row", "hand", "a"), zone("deck", "deck", "t", 2)];

  test("are the zone and its things, those below that are not told too", () => {
    expect(zoneAt(zones, "deck")?.number).toBe(0);
    expect(thingsOf(zones[1] as ZoneState)).toHaveLength(3);
    expect(zoneAt(zones, "deck-3")?.zone.place).toBe("deck");
  });

  test("of boards are none of theirs", () => {
    for (const place of ["a1", "deck-4", "deck-0", "deck-x"]) expect(zoneAt(zones, place)).toBeUndefined();
  });
});

describe("what is drawn", () => {
  test("is each thing of a hand", () => {
    const { slots } = slotsOf(zone("hand", "hand", "ab", 1), NOTHING);
    expect(slots.map(({ place, thing }) => [place, thing?.name])).toEqual([
      ["hand-1", ""],
      ["hand-2", "a"],
      ["hand-3", "b"],
    ]);
  });

  test("is one place of a hand of which only backs are seen, unless one of them can be chosen", () => {
    const closed = zone("hand", "hand", "", 3);
    expect(slotsOf(closed, NOTHING).slots).toMatchObject([
      { place: "hand", places: ["hand", "hand-1", "hand-2", "hand-3"], height: 3 },
    ]);
    expect(slotsOf(closed, new Set(["hand-2"])).slots).toHaveLength(3);
  });

  test("is a heap of the backs beside what is seen, where any of them can be chosen", () => {
    const { slots } = slotsOf(zone("hand", "hand", "a", 2), new Set(["hand", "hand-3"]));
    expect(slots).toMatchObject([
      { place: "hand", places: ["hand", "hand-1", "hand-2"], height: 2, thing: { covered: true } },
      { place: "hand-3", thing: { name: "a" } },
    ]);
  });

  test("is every die of a cup, seen or not, and every card of a trick", () => {
    expect(slotsOf({ ...zone("hand", "cup", "", 5), form: "die" }, NOTHING).slots).toHaveLength(5);
    expect(slotsOf(zone("trick", "trick", "abc"), NOTHING).slots).toHaveLength(3);
  });

  test("is one heap of a pile, with what lies on top", () => {
    const { slots } = slotsOf(zone("pile", "pile", "ab", 3), NOTHING);
    expect(slots.map(({ place, height, thing }) => [place, height, thing?.name])).toEqual([["pile", 5, "b"]]);
  });

  test("stands for the thing in a heap that can be chosen, and is spread out where several can", () => {
    const pile = zone("pile", "pile", "ab");
    expect(slotsOf(pile, new Set(["pile-2"])).slots.map(({ place }) => place)).toEqual(["pile-2"]);
    expect(slotsOf(pile, new Set(["pile-1", "pile-2"])).slots.map(({ place }) => place)).toEqual([
      "pile-1",
      "pile-2",
    ]);
    expect(slotsOf(pile, new Set(["pile", "pile-2"])).slots.map(({ place }) => place)).toEqual(["pile"]);
  });

  test("is the place of a zone where it is empty or can be chosen itself", () => {
    expect(slotsOf(zone("row", "row"), NOTHING).slots.map(({ place }) => place)).toEqual(["row"]);
    expect(slotsOf(zone("deck", "deck"), NOTHING).slots.map(({ thing }) => thing)).toEqual([undefined]);
    expect(slotsOf(zone("row", "row", "a"), new Set(["row"])).slots.map(({ place }) => place)).toEqual([
      "row-1",
      "row",
    ]);
  });
});

describe("rows", () => {
  test("lie side by side where there is room", () => {
    expect(rowsOf(3, 10, 0.5).map(({ x }) => x)).toEqual([0, 1.08, 2.16]);
  });

  test("overlap evenly where there is not, and fill the room", () => {
    const row = rowsOf(5, 3, 0.5);
    expect(row.map(({ x }) => x)).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(extentOf(row).width).toBe(3);
  });

  test("break where too little of each would be seen, and the last line lies in the middle", () => {
    const rows = rowsOf(9, 3, 0.5);
    expect(rows.map(({ y }) => y)).toEqual([0, 0, 0, 0, 0, 1.08, 1.08, 1.08, 1.08]);
    expect(rows[5]?.x).toBeCloseTo(0.25);
    expect(stepOf(5, 3)).toBe(0.5);
  });
});

describe("hands", () => {
  test("are fanned evenly around the middle", () => {
    expect(fanOf(5, 10, 0.3).map(({ angle }) => angle)).toEqual([-14, -7, 0, 7, 14]);
  });

  test("never open wider than a hand does", () => {
    const fan = fanOf(30, 30, 0.3);
    expect((fan.at(-1)?.angle ?? 0) - (fan[0]?.angle ?? 0)).toBeCloseTo(44);
  });

  test("have their middle highest", () => {
    const heights = fanOf(7, 10, 0.3).map(({ y }) => y);
    expect(Math.min(...heights)).toBe(heights[3]);
    expect(heights[0]).toBeCloseTo(heights[6] ?? 0);
  });

  test("lie in lines where there is no room for a fan", () => {
    expect(new Set(fanOf(12, 3, 0.6).map(({ y }) => y)).size).toBe(3);
  });

  test("of thirteen cards show of each card on a phone what a finger needs", () => {
    const [width, height, room] = [68, 95, 358];
    const laid = fanOf(13, room / width, 44 / width);
    expect(extentOf(laid).width * width).toBeLessThanOrEqual(room);
    for (const [at, one] of laid.entries()) {
      const next = laid[at + 1];
      if (next?.y === one.y) expect((next.x - one.x) * width).toBeGreaterThanOrEqual(44);
      else if (next) expect((next.y - one.y) * height).toBeGreaterThanOrEqual(44);
    }
  });

  test("of one card or none are simple", () => {
    expect(fanOf(1, 5, 0.3)).toEqual([{ x: 0, y: 0, angle: 0 }]);
    expect(fanOf(0, 5, 0.3)).toEqual([]);
    expect(extentOf([]).width).toBe(1);
  });
});

describe("what moves", () => {
  test("are things that lie elsewhere now, and those that close up", () => {
    const before = [zone("hand", "hand", "abc"), zone("pile", "pile", "x")];
    const after = [zone("hand", "hand", "ac"), zone("pile", "pile", "xb")];
    expect(flightsOf(before, after)).toEqual({
      ways: expect.arrayContaining([
        { from: "hand-2", to: "pile-2" },
        { from: "hand-3", to: "hand-2" },
      ]),
      come: [],
      turned: [],
    });
  });

  test("may have been covered before", () => {
    const drawn = flightsOf(
      [zone("deck", "deck", "", 3), zone("hand", "hand", "a")],
      [zone("deck", "deck", "", 2), zone("hand", "hand", "ab")],
    );
    expect(drawn).toEqual({ ways: [{ from: "deck-3", to: "hand-2" }], come: [], turned: ["hand-2"] });
  });

  test("may be turned over where it lies", () => {
    const shown = flightsOf([zone("row", "row", "?")], [zone("row", "row", "a")]);
    expect(shown).toEqual({ ways: [], come: [], turned: ["row-1"] });
  });

  const hearts = (kind: ZoneState["kind"], place: string, ranks: string): ZoneState => ({
    ...zone(kind, place),
    things: [...ranks].map((rank) => ({ name: "hearts", numbers: { rank: Number(rank) } })),
  });

  test("is told apart by its numbers, and a hand that is covered meanwhile stays where it is", () => {
    const before = [
      hearts("hand", "hand", "234"),
      hearts("row", "row", "56"),
      zone("deck", "deck", "", 2),
      zone("pile", "pile"),
    ];
    const after = [
      zone("hand", "hand", "???"),
      hearts("row", "row", "67"),
      zone("deck", "deck", "", 1),
      hearts("pile", "pile", "3"),
    ];
    const { ways, come } = flightsOf(before, after);
    expect(come).toEqual([]);
    expect(new Set(ways.map(({ from, to }) => `${from} to ${to}`))).toEqual(
      new Set(["hand-2 to pile-1", "row-2 to row-1", "row-1 to hand-2", "deck-2 to row-2"]),
    );
  });

  test("is nothing where a counter changes, but dice that are thrown anew", () => {
    expect(flightsOf([hearts("row", "row", "2")], [hearts("row", "row", "3")])).toEqual({
      ways: [],
      come: [],
      turned: [],
    });
    const dice = (values: string): ZoneState => ({ ...hearts("row", "dice", values), form: "die" });
    expect(flightsOf([dice("26")], [dice("46")])).toEqual({ ways: [], come: ["dice-1"], turned: [] });
    const skies = (...faces: string[]): ZoneState => ({
      ...zone("row", "dice"),
      form: "die",
      things: faces.map((face) => ({ name: "weather", face })),
    });
    expect(flightsOf([skies("sun", "rain")], [skies("storm", "rain")])).toEqual({
      ways: [],
      come: ["dice-1"],
      turned: [],
    });
  });

  test("may come from nowhere", () => {
    expect(flightsOf([zone("row", "dice")], [zone("row", "dice", "36")])).toEqual({
      ways: [],
      come: ["dice-1", "dice-2"],
      turned: [],
    });
  });
});

test("a die has as many pips as it says, all in different places", () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    expect(new Set(pipsOf(value).map(String)).size).toBe(value);
  }
  expect(pipsOf(7)).toEqual([]);
});

test("dice with words have more room, before they are thrown too", () => {
  const dice = (...things: PieceState[]): ZoneState => ({ ...zone("row", "dice"), form: "die", things });
  expect(areWorded(dice({ name: "weather", face: "sun" }))).toBe(true);
  expect(areWorded(dice({ name: "weather" }))).toBe(true);
  expect(areWorded(dice({ name: "cube", numbers: { value: 0 } }))).toBe(false);
  expect(areWorded(dice({ name: "die", covered: true }))).toBe(false);
});

test("a word is as large as the side of a die allows, in lines, and pressed together rather than too small", () => {
  const [sun] = inscribed("sun", 78);
  expect(sun).toEqual({ text: "sun", y: 0, size: 24, pressed: false });
  const parts = inscribed("jasná obloha", 78);
  expect(parts.map(({ text }) => text)).toEqual(["jasná", "obloha"]);
  expect(parts[0]?.y).toBeLessThan(0);
  expect(inscribed("thunderstorms", 78)).toMatchObject([{ size: 15, pressed: true }]);
  expect(inscribed("jasná obloha", 22)).toHaveLength(1);
});
