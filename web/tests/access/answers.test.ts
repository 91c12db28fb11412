import { expect, test } from "vitest";
import { after, answersOf, kept, notRefusing, refusing } from "../../src/access/advice/answers";

const NOTHING = { judgedSince: 0, refused: [] };

test("who has answered nothing has answered nothing, whatever is kept", () => {
  expect(answersOf({})).toEqual(NOTHING);
  expect(answersOf({ judgedSince: "soon", refusedAdvice: 7 })).toEqual(NOTHING);
});

test("what is refused stays so, until it is asked for again", () => {
  const refused = refusing(refusing(NOTHING, "late"), "quicker");
  expect(answersOf(kept(refused)).refused).toEqual(["late", "quicker"]);
  expect(refusing(refused, "late").refused).toEqual(["quicker", "late"]);
  expect(notRefusing(refused, "late").refused).toEqual(["quicker"]);
});

test("a change of what choices depend on begins anew, one of looks or sound does not", () => {
  const before = { judgedSince: 5, refused: ["late"] };
  expect(after({ interval: 700 }, before, 90)).toEqual({ judgedSince: 90, refused: [] });
  expect(after({ frame: 8, audio: "click" }, before, 90)).toBe(before);
});
