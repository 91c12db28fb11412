import { expect, test } from "vitest";
import { finale } from "../../src/screens/table/finale";

test.each<[("won" | "lost" | "drawn")[], number[], string | undefined]>([
  [["won", "lost"], [0], "win"],
  [["won", "lost"], [1], "lose"],
  [["won", "lost"], [0, 1], "win"],
  [["lost"], [0], "lose"],
  [["drawn", "drawn"], [0], undefined],
  [["won", "lost"], [], undefined],
])("the end of %s for the seats %s is heard as %s", (results, seats, sound) => {
  expect(finale({ results, ranks: [] }, seats)).toBe(sound);
});
