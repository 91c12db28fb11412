import { expect, test } from "vitest";
import type { TileFact } from "../../src/protocol/messages";
import { Tiling } from "../../src/texts/tiling";
import { Wording } from "../../src/texts/wording";

const GATE: TileFact = {
  name: "gate",
  parts: [{ kind: "city", words: ["shielded"] }, { kind: "field" }, { kind: "road" }, { kind: "field" }],
  sides: [
    [0, 0, 0],
    [1, 2, 3],
    [3, 3, 3],
    [3, 2, 1],
  ],
};
const ABBEY: TileFact = {
  name: "abbey",
  parts: [{ kind: "field" }, { kind: "monastery" }],
  sides: [[0], [0], [0], [0]],
};
const MESSAGES: Record<string, string> = {
  "tile-part": "{part} {where}",
  "tile-inside": "{part} inside",
  "tile-states": "{states} {part}",
  "tile-around": "all around",
};
const say = (id: string, args: Record<string, unknown> = {}) =>
  (MESSAGES[id] ?? id.replace("tile-", "")).replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
const wording = new Wording(say, { name: (key: string) => key } as never);
const tiling = new Tiling([GATE, ABBEY], wording);

test("a tile says what reaches which side; the ground only where nothing else is", () => {
  expect(tiling.told("gate")).toBe("shielded city above, road right and left, field below");
  expect(tiling.told("abbey")).toBe("monastery inside, field all around");
  expect(tiling.told("pawn")).toBe("");
});

test("turned tiles and turned boards have their sides elsewhere", () => {
  expect(tiling.told("gate", 90)).toBe("road above and below, shielded city right, field left");
  const turned = new Tiling([GATE, ABBEY], wording, 180);
  expect(turned.told("gate")).toBe("field above, road right and left, shielded city below");
});

test("an empty cell says what the tiles around it show to it", () => {
  expect(tiling.around([["gate", 180], ["abbey", 0], undefined, ["gate", 0]])).toBe(
    "city above, field right, road left",
  );
});
