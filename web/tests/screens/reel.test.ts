import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel } from "../../src/screens/replay/reel.svelte";

let shown: number[];
let reel: Reel;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  reel = new Reel(
    () => 3,
    async (ply) => {
      shown.push(ply);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

describe("leafing through a match", () => {
  it("stays within the match", async () => {
    await reel.go(9);
    await reel.go(-1);
    expect(shown).toEqual([3, 0]);
  });

  it("plays to the end and stops there", async () => {
    await reel.play();
    await vi.advanceTimersByTimeAsync(2999);
    expect(shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([1, 2, 3]);
    expect(reel.playing).toBe(false);
  });

  it("begins anew from the end, and plays faster when told", async () => {
    await reel.go(3);
    reel.speed = 4;
    await reel.play();
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual([3, 0, 1, 2]);
  });

  it("stops when somebody goes elsewhere by hand", async () => {
    await reel.play();
    await reel.jump(2);
    await vi.advanceTimersByTimeAsync(9000);
    expect(shown).toEqual([2]);
    expect(reel.playing).toBe(false);
  });
});
