import { describe, expect, test } from "vitest";
import type { Offer } from "../../src/scan/item";
import { CHOICES, quickest, type Settings, settingsOf } from "../../src/scan/settings";
import type { Onward } from "../../src/scan/walk";
import { dice, items, Player } from "./player";

const RUNS = Array.from({ length: 40 }, (_, at) => at + 1);

/** Any settings that can be kept. */
function anySettings(seed: number, mode: Settings["mode"]): Settings {
  const throwing = dice(seed * 7919);
  const some: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(CHOICES)) some[name] = values[throwing(values.length)];
  for (const name of ["interval", "sweep", "firstExtra", "dwell", "longPressTime"])
    some[name] = throwing(3000);
  for (const name of ["acceptance", "ignoreRepeat"]) some[name] = throwing(2) * throwing(600);
  return settingsOf({ ...some, mode, loops: throwing(4), steady: throwing(4) === 0 });
}

/** The same, with a single possible move that makes itself. */
function forcing(seed: number, mode: Settings["mode"]): Settings {
  return settingsOf({ ...anySettings(seed, mode), forced: 1 + dice(seed * 31)(3000) });
}

/** Anything that can be offered: no moves, one at some place, or nothing but moves. */
function anyOffer(seed: number): Offer {
  const throwing = dice(seed);
  const some = items(1 + throwing(14), 4);
  const [undo, back, kind, only] = [throwing(2) === 0, throwing(3) === 0, throwing(3), throwing(some.length)];
  const move = (at: number) => kind === 1 || (kind === 2 && at === only);
  return { items: some.map((item, at) => ({ ...item, move: move(at) })), undo, back };
}

const ONWARD: readonly Onward[] = ["stop", "row", "column"];

/** One thing after the other: what the player does at random, and how long it takes. */
function* doings(seed: number): Generator<(player: Player) => void> {
  const throwing = dice(seed + 500);
  for (let count = 0; count < 60; count += 1) {
    const [wait, which, long, id] = [throwing(1500), 1 + throwing(4), throwing(700), `item:i${throwing(14)}`];
    yield (player) => player.pass(wait);
    const [what, by] = [throwing(5), ONWARD[throwing(3)]];
    if (what === 0) yield (player) => player.press(which, long);
    else if (what === 1) yield (player) => player.scanner.next(by);
    else if (what === 2) yield (player) => player.scanner.point(which > 1 ? id : null);
  }
}

function newsWait(settings: Settings, seed: number): void {
  const alone = new Player(settings).begin(anyOffer(seed));
  const disturbed = new Player(settings).begin(anyOffer(seed));
  const news = dice(seed + 1000);
  let atRest = false;
  for (const doing of doings(seed)) {
    const before = disturbed.shown.length;
    const seen = disturbed.highlight;
    atRest = !seen;
    if (news(3) === 0) disturbed.scanner.renew(anyOffer(news(1000)));
    if (seen) expect(disturbed.highlight).toBe(seen);
    if (seen) expect(disturbed.shown).toHaveLength(before);
    doing(alone);
    doing(disturbed);
    const begun = disturbed.acts.filter(({ kind }) => kind === "began").length;
    if (begun > 1 || disturbed.chosen.length > 0) break;
  }
  const begins = disturbed.acts.filter(({ kind }) => kind === "began")[1]?.at;
  const until = (player: Player) => player.shown.filter(({ at }) => begins === undefined || at < begins);
  expect(until(disturbed)).toEqual(until(alone));
  if (begins === undefined) expect(disturbed.chosen).toEqual(alone.chosen);
  else expect(atRest || disturbed.gone.length > 0 || ending(alone, begins)).toBe(true);
}

/** Whether a scan ended at that time: the highlight came back to the first stop, or went out. */
function ending(player: Player, time: number): boolean {
  const next = player.shown.find(({ at }) => at === time);
  return next?.keys[0] === player.shown[0]?.keys[0] || player.darkened.includes(time);
}

function nothingChosen(mode: Settings["mode"], seed: number): void {
  const player = new Player(anySettings(seed, mode)).begin(anyOffer(seed)).pass(200_000);
  player.scanner.renew(anyOffer(seed + 1));
  for (let sent = 0; sent < 50; sent += 1) player.pass(1000).scanner.next(ONWARD[sent % 3]);
  expect(player.pass(200_000).chosen).toEqual([]);
}

/** Time makes the only move there is, and nothing else. */
function onlyForced(mode: Settings["mode"], seed: number): void {
  const offer = anyOffer(seed);
  const moves = offer.items.filter(({ move }) => move);
  const player = new Player(forcing(seed, mode)).begin(offer);
  for (let sent = 0; sent < 50; sent += 1) player.pass(1000).scanner.next(ONWARD[sent % 3]);
  expect(player.chosen).toEqual(moves.length === 1 ? [`item:${moves[0]?.id}`] : []);
}

function calm(settings: Settings, seed: number): void {
  const player = new Player(settings).begin(anyOffer(seed));
  const { mode } = settings;
  player.onchosen = () => player.begin(anyOffer(player.chosen.length));
  for (const doing of doings(seed)) {
    const before = player.shown.length;
    const presses = player.presses;
    const pointing = player.shown.at(-1);
    doing(player);
    if (player.presses > presses || mode === "pointer") continue;
    const times = [...(pointing ? [pointing] : []), ...player.shown.slice(before)].map(({ at }) => at);
    for (const [at, time] of times.entries())
      if (at > 0) expect(time - (times[at - 1] as number)).toBeGreaterThanOrEqual(quickest(player.settings));
  }
}

describe.each(CHOICES.mode)("mode %s", (mode) => {
  test("news change nothing that is seen before the scan is at rest", () => {
    for (const seed of RUNS) for (const given of [anySettings, forcing]) newsWait(given(seed, mode), seed);
  });

  test("doing nothing chooses nothing", () => {
    for (const seed of RUNS) nothingChosen(mode, seed);
  });

  test("where a single move makes itself, doing nothing chooses that and nothing else", () => {
    for (const seed of RUNS) onlyForced(mode, seed);
  });

  test("time changes the highlight no faster than may be", () => {
    for (const seed of RUNS) for (const given of [anySettings, forcing]) calm(given(seed, mode), seed);
  });
});

test.each(["auto", "step", "overscan", "elimination", "external", "inverse"] as const)(
  "where the player did not choose dwell, nothing is chosen while no switch is down: %s",
  (mode) => {
    for (const seed of RUNS) {
      const player = new Player({ ...anySettings(seed, mode), inverseThen: "release" }).begin(anyOffer(seed));
      player.onchosen = () => player.begin(anyOffer(player.chosen.length));
      for (const doing of doings(seed)) {
        doing(player);
        const before = player.chosen.length;
        player.pass(5000);
        expect(player.chosen).toHaveLength(before);
      }
    }
  },
);

test.each(["dwell", "inverse", "pointer"] as const)(
  "staying chooses once and never goes on by itself: %s",
  (mode) => {
    for (const seed of RUNS) {
      const player = new Player({ ...anySettings(seed, mode), inverseThen: "dwell" }).begin(anyOffer(seed));
      player.onchosen = () => player.begin(anyOffer(player.chosen.length));
      for (const doing of doings(seed)) {
        const before = player.chosen.length;
        doing(player);
        player.pass(50_000);
        expect(player.chosen.length - before).toBeLessThanOrEqual(1);
      }
    }
  },
);

test("every loop has the same order", () => {
  for (const seed of RUNS) {
    const settings = { ...anySettings(seed, "auto"), loops: 3, afterLoops: "stop", starts: "auto" } as const;
    const { shown } = new Player(settings).begin(anyOffer(seed)).pass(600_000);
    const keys = shown.map(({ keys: [key] }) => key);
    const round = keys.slice(0, keys.length / 3);
    expect(keys).toEqual([...round, ...round, ...round]);
  }
});
