import { expect, test } from "vitest";
import type { Hinted, Node } from "../../src/protocol/messages";
import { adviceHeard } from "../../src/screens/table/advised";
import type { Seated } from "../../src/screens/table/seated.svelte";
import { Wording } from "../../src/texts/wording";

const tree: readonly Node[] = [{ text: "b2", places: ["b2"] }];

/** As much of a player at a table as help is told from. */
function seated(helping: { kind: "hint"; share: number } | null, hint: Partial<Hinted> | null): Seated {
  const wording = new Wording((id) => id, { name: (key) => key });
  const table = { helping, choosing: { tree, path: [] }, scene: { due: { seat: 0 }, state: { seats: [] } } };
  const advice = { hint, solution: null, rest: null, playing: false };
  return { table, advice, wording } as unknown as Seated;
}

test("that help is looked for is said in the same words however far it is, and then what it has found", () => {
  const looking = adviceHeard(seated({ kind: "hint", share: 0 }, null));
  expect(looking).not.toBe("");
  expect(adviceHeard(seated({ kind: "hint", share: 0.7 }, null))).toBe(looking);
  const found = adviceHeard(seated(null, { move: "b2", reasons: [] }));
  expect(found).not.toBe("");
  expect(found).not.toBe(looking);
  expect(adviceHeard(seated(null, null))).toBe("");
});
