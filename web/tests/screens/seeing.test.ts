// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Layout, Looked, State } from "../../src/protocol/messages";
import { Preview } from "../../src/screens/table/preview.svelte";
import { Sight } from "../../src/screens/table/sight.svelte";
import { turnFor, widthForHeight } from "../../src/screens/table/turning";
import { moveWords, recordedWords } from "../../src/screens/table/words";
import { Wording } from "../../src/texts/wording";

const looked = (id: string): Looked => ({
  type: "looked",
  id,
  layout: `boards ${id}`,
  state: { boards: [{}], seats: [] },
  last: [id],
  boards: { key: `boards ${id}`, boards: [] },
});

describe("what a choice would do", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is asked for after a moment, once for each version of the table", async () => {
    const asked: string[] = [];
    const preview = new Preview(async (move) => {
      asked.push(move);
      return looked(move);
    });
    preview.show("a", 1);
    preview.show("b", 1);
    await vi.advanceTimersByTimeAsync(200);
    expect([asked, preview.seen?.id]).toEqual([["b"], "b"]);
    preview.show("", 1);
    expect(preview.seen).toBeNull();
    preview.show("b", 1);
    expect(preview.seen?.id).toBe("b");
    preview.show("b", 2);
    expect(preview.seen).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(["b", "b"]);
  });
});

describe("an earlier position", () => {
  it("is shown until one comes back, and asked for once", async () => {
    const asked: number[] = [];
    const sight = new Sight(async (ply) => {
      asked.push(ply);
      return looked(`after ${ply}`);
    });
    await sight.show(1, "e2-e4");
    await sight.show(1, "e2-e4");
    expect([asked, sight.last, sight.layout?.key]).toEqual([[1], ["after 1"], "boards after 1"]);
    sight.now();
    expect([sight.ply, sight.state, sight.layout]).toEqual([null, null, null]);
  });
});

describe("how a board lies", () => {
  const cells = [0, 1, 2, 3].map((y) => ({ name: `a${y}`, x: 0, y, shape: "square" as const }));
  const layout: Layout = { key: "x", boards: [{ name: "board", kind: "square", cells }] };
  const start: State = {
    boards: [{ a0: { pieces: [{ name: "man", owner: 1 }] }, a3: { pieces: [{ name: "man", owner: 0 }] } }],
    seats: [{ name: "White" }, { name: "Black" }],
  };

  it("turns to whoever begins at the far side", () => {
    expect([turnFor(0, layout, start), turnFor(1, layout, start)]).toEqual([0, 180]);
  });

  it("stays where nobody has a side", () => {
    expect(turnFor(1, layout, { boards: [{}], seats: [] })).toBe(0);
  });

  it("knows the shape of the board", () => {
    expect(widthForHeight(layout)).toBeCloseTo(1.8 / 4.8);
    expect(widthForHeight(null)).toBe(1);
  });
});

describe("moves in few words", () => {
  const wording = new Wording((id, told) => (told?.piece ? `${told.piece} to ${told.place}` : id), {
    name: (key) => (key === "queen" ? "dáma" : key.toLowerCase()),
  });

  it("leave out the name of whoever moves", () => {
    const steps = [
      { text: "e2", names: ["White", "pawn"], places: ["e2"] },
      { text: "e4", places: ["e4"] },
    ];
    expect(moveWords(steps, "White", wording)).toBe("pawn e2 to e4");
  });

  it("are made of a recorded move", () => {
    expect(recordedWords("e7-e8-queen", wording)).toBe("e7 – e8 – dáma");
  });
});
