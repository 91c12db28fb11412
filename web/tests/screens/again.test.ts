import { describe, expect, it } from "vitest";
import type { Opened } from "../../src/protocol/messages";
import { again, besides } from "../../src/screens/table/again";

const opened: Opened = {
  type: "opened",
  game: "sokoban",
  version: "1",
  seats: [{ who: "person" }],
  seed: 7,
  level: "two",
  position: "somewhere",
};

describe("the same once more", () => {
  it("keeps what was set, but neither the seed nor the position", () => {
    expect(again(opened, "anna")).toEqual({
      game: "sokoban",
      seats: [{ who: "person" }],
      profile: "anna",
      level: "two",
    });
  });

  it("takes changes", () => {
    expect(again(opened, "", { level: "three" }).level).toBe("three");
  });
});

describe("levels beside a level", () => {
  const levels = [{ name: "one" }, { name: "two" }];
  it("are found, where they are", () => {
    expect(besides(levels, "one", 1)?.name).toBe("two");
    expect(besides(levels, "two", 1)).toBeUndefined();
    expect(besides(levels, "one", -1)).toBeUndefined();
    expect(besides(levels, null, 1)).toBeUndefined();
  });
});
