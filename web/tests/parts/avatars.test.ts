import { expect, test } from "vitest";
import { AVATAR_NAMES, freeFirst, ownersOf } from "../../src/parts/avatars";

test("pictures that nobody has come first", () => {
  const [fox, owl, cat, ...others] = AVATAR_NAMES;
  const owners = ownersOf([
    { picture: "owl", name: "Eva" },
    { picture: "fox", name: "Ota" },
    { picture: "owl", name: "Jan" },
  ]);
  expect(owners.get("owl")).toBe("Eva");
  expect(freeFirst(owners)).toEqual([cat, ...others, fox, owl]);
});

test("whoever has chosen no picture has one by their name", () => {
  const owners = ownersOf([{ name: "Adam" }]);
  expect([...owners.values()]).toEqual(["Adam"]);
  expect(owners.has(freeFirst(owners)[0] ?? "fox")).toBe(false);
});
