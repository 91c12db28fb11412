import { describe, expect, test } from "vitest";
import { costs } from "../../src/scan/cost";
import { CHOICES, type Settings } from "../../src/scan/settings";
import { cyclesOf } from "../../src/scan/tree";
import { dice, items, Player } from "./player";

/** Settings that a player might have. */
function someSettings(seed: number): Partial<Settings> {
  const throwing = dice(seed);
  const some = <Value>(values: readonly Value[]) => values[throwing(values.length)] as Value;
  return {
    interval: 350 + throwing(2000),
    sweep: 350 + throwing(500),
    firstExtra: throwing(1000),
    ignoreRepeat: throwing(3000),
    acceptance: some([0, 0, 5]),
    actOn: some(CHOICES.actOn),
    longPress: some(CHOICES.longPress),
    loops: throwing(4),
    afterLoops: some(CHOICES.afterLoops),
    inverseThen: "release",
    swap: false,
  };
}

describe.each(CHOICES.mode)("mode %s", (mode) => {
  test.each(CHOICES.pattern)("reaches every item at the cost that was foretold, pattern %s", (pattern) => {
    for (const count of [1, 2, 3, 5, 9, 17]) {
      const settings = {
        ...someSettings(count),
        mode,
        pattern,
        switches: count % 2 ? (2 as const) : (4 as const),
      };
      const offer = { items: items(count, 4), undo: count % 3 === 0, back: count % 5 === 0 };
      for (const { id } of offer.items) {
        const player = new Player(settings).begin(offer).reach(id);
        const foretold = costs(cyclesOf(offer, player.settings), player.settings).get(id);
        expect(player.chosen).toEqual([`item:${id}`]);
        expect({ steps: player.shown.length, presses: player.presses }).toEqual(foretold);
        expect(player.acts.at(-1)).toMatchObject({ kind: "chose", ...foretold });
      }
    }
  });
});

test.each(["auto", "dwell", "inverse", "overscan", "external"] as const)(
  "the menu and undo are reached from every item's group by one switch: %s",
  (mode) => {
    for (const wanted of ["undo", "menu"] as const) {
      const player = new Player({ mode, ignoreRepeat: 0, loops: 0 }).begin({ items: items(9), undo: true });
      expect(player.reachConstant(wanted).chosen).toEqual([wanted]);
    }
  },
);
