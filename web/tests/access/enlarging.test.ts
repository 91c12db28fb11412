import { expect, test } from "vitest";
import { type Box, enlarged } from "../../src/access/enlarging";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const window = box(0, 50, 400, 500);

test.each<[string, Box, number, Box]>([
  ["around its middle", box(100, 100, 40, 20), 2, box(80, 90, 80, 40)],
  ["inside at the left and the top", box(0, 50, 40, 20), 2, box(0, 50, 80, 40)],
  ["inside at the right and the bottom", box(360, 530, 40, 20), 2, box(320, 510, 80, 40)],
  ["no wider than the room", box(20, 100, 320, 100), 2, box(0, 87.5, 400, 125)],
  ["no higher than the room", box(20, 100, 10, 400), 2, box(18.75, 50, 12.5, 500)],
  ["not at all where it is larger than the room", box(-10, 100, 500, 20), 2, box(0, 100, 500, 20)],
])("what is enlarged is so %s", (_, small, by, large) => {
  expect(enlarged(small, by, window)).toEqual(large);
});
