import { expect, test } from "vitest";
import { NotAProfile, read, written } from "../../src/screens/profiles/file";

const anna = {
  name: "Anna",
  picture: "fox",
  age: "child",
  language: "cs",
  needs: 3,
  settings: { theme: "dark", volume: 0.5 },
  access: { on: true, interval: 1200, switch1: "KeyA" },
} as const;

test("what was written is read again", () => {
  expect(read(written(anna))).toEqual(anna);
});

test("neither the id nor when it was used goes along", () => {
  expect(written({ ...anna, id: "x1", used: 5 } as typeof anna)).not.toMatch(/x1|used/);
});

test("what makes no sense is left out", () => {
  const odd = {
    kind: "ludoteka-profile",
    version: 1,
    name: 7,
    age: "old",
    needs: 9,
    settings: { a: [1], b: 2 },
    access: "x",
  };
  expect(read(JSON.stringify(odd))).toEqual({
    name: "",
    picture: "",
    age: "",
    language: "",
    needs: 0,
    settings: { b: 2 },
    access: {},
  });
});

test.each([
  ["", "other"],
  ["{", "other"],
  ["null", "other"],
  ["[]", "other"],
  ['{"kind":"something"}', "other"],
  ['{"kind":"ludoteka-profile","version":2}', "newer"],
])("%s is no profile: %s", (text, code) => {
  expect(() => read(text)).toThrow(new NotAProfile(code as "other" | "newer"));
});
