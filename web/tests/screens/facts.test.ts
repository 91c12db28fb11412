import { describe, expect, it } from "vitest";
import type { GamePage } from "../../src/protocol/messages";
import { factsOf } from "../../src/screens/table/seats";
import { Wording } from "../../src/texts/wording";

const wording = new Wording((id) => id, { name: (key) => key.toUpperCase() });
const page: Pick<GamePage, "facts"> = {
  facts: {
    boards: [],
    pieces: [],
    endings: [],
    kept: [
      { name: "omen", owner: "player", words: ["bells"] },
      { name: "wanted suit", owner: "game", words: ["hearts", "bells"] },
      { name: "flowing or halted", owner: "game", words: ["flowing", "halted"] },
      { name: "dry, wet or icy", owner: "game", words: ["dry", "wet", "icy"] },
    ],
  },
};

describe("numbers and words beside a board", () => {
  it("calls a word of a list by what it is for", () => {
    expect(factsOf({ numbers: { debt: 2 }, words: ["bells"] }, "game", page, wording)).toEqual([
      { name: "DEBT", value: "2" },
      { name: "WANTED SUIT", value: "BELLS" },
    ]);
  });

  it("tells several states together, so that every name is there once", () => {
    expect(factsOf({ words: ["bells", "halted", "icy"] }, "game", page, wording)).toEqual([
      { name: "WANTED SUIT", value: "BELLS" },
      { name: "", value: "HALTED, ICY" },
    ]);
  });

  it("leaves out what the game's card says that only its rules count with", () => {
    const quiet = { ...page, look: "plain felt without=debt,icy" };
    expect(factsOf({ numbers: { debt: 2 }, words: ["icy"] }, "game", quiet, wording)).toEqual([]);
  });
});
