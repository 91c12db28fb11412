// @vitest-environment jsdom
import { expect, it } from "vitest";
import { quotedRule, whys, whyTold } from "../../src/screens/table/refused";
import { learn, speak } from "../../src/texts/texts.svelte";
import { Wording } from "../../src/texts/wording";

const wording = new Wording((id) => id, { name: (key) => key });

it("says each reason once, and none that says no more than that it cannot be chosen", async () => {
  await learn("table");
  await speak("cs");
  const taken = { words: "b2 is not empty", kind: "not-empty" as const, about: { place: "b2" } };
  const inner = { words: "'hand1' is not offered", kind: "not-offered" as const, about: { choice: "hand1" } };
  expect(whys([taken, taken, inner], wording)).toEqual(["Místo b2 není prázdné."]);
  expect(whyTold([inner], wording)).toBe("Teď tam nelze zvolit nic.");
  expect(whys([{ words: "no such thing" }], wording)).toEqual(["To pravidla nedovolují."]);
});

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
