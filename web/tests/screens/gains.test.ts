// @vitest-environment node
import { expect, test } from "vitest";
import { gainsTold } from "../../src/screens/table/gains";
import { Wording } from "../../src/texts/wording";

const wording = new Wording((id) => id, { name: (key) => key });
const page = { facts: { kept: [] } } as unknown as Parameters<typeof gainsTold>[2];
const seat = (score: number, lives = 3) => ({ name: "one", numbers: { score, lives } });

test("a choice tells by how much it changes the numbers of whoever makes it", () => {
  expect(gainsTold(seat(4), seat(12), page, wording)).toBe("score +8");
  expect(gainsTold(seat(4), seat(4, 2), page, wording)).toBe("lives −1");
  expect(gainsTold(seat(4), seat(4), page, wording)).toBe("");
  expect(gainsTold(seat(4), undefined, page, wording)).toBe("");
});
