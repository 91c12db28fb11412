import { expect, it } from "vitest";
import { quotedRule } from "../../src/screens/table/refused";

it("quotes the sentence of the rules that decides, with its line", () => {
  const over = { words: "the match is over", kind: "over" as const };
  const forbidden = { words: "no", line: 7, rule: "not allowed if it is the castle" };
  expect(quotedRule([over, forbidden])).toEqual({ rule: "not allowed if it is the castle", line: 7 });
});

it("quotes what the reason is about where no sentence decides", () => {
  const nowhere = {
    words: "a1 is not empty",
    kind: "not-that" as const,
    about: { place: "a1", phrase: "an empty cell" },
  };
  expect(quotedRule([nowhere])).toEqual({ rule: "an empty cell", line: 0 });
  expect(quotedRule([])).toBeNull();
});
