// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPads } from "../../src/access/pads";

let pads: { axes: number[]; buttons: { pressed: boolean }[] }[] = [];
let frames: (() => void)[] = [];
let heard: string[] = [];
let ended: AbortController;

beforeEach(() => {
  [pads, frames, heard, ended] = [[], [], [], new AbortController()];
  Object.assign(navigator, { getGamepads: () => [null, ...pads] });
  vi.stubGlobal("requestAnimationFrame", (look: () => void) => frames.push(look));
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
});

function watch(): void {
  watchPads(ended.signal, { down: (one) => heard.push(`${one} down`), up: (one) => heard.push(`${one} up`) });
}
const pad = (...down: number[]) => ({
  axes: [0, 0],
  buttons: Array.from({ length: 16 }, (_, number) => ({ pressed: down.includes(number) })),
});
/** What is heard when the next frame finds the gamepads so. */
function look(...found: typeof pads): string[] {
  pads = found;
  heard = [];
  for (const frame of frames.splice(0)) frame();
  return heard;
}

test("buttons go down and up, and a button that is down when it begins has to be let go first", () => {
  pads = [pad(0)];
  watch();
  expect(look(pad(0, 2))).toEqual(["pad2 down"]);
  expect(look(pad())).toEqual(["pad0 up", "pad2 up"]);
  expect(look(pad(0))).toEqual(["pad0 down"]);
});

test("a stick is the buttons of its directions, once it is pushed far enough", () => {
  pads = [pad()];
  watch();
  expect(look({ ...pad(), axes: [-0.4, 0.4] })).toEqual([]);
  expect(look({ ...pad(), axes: [-0.9, 0.9] })).toEqual(["pad14 down", "pad13 down"]);
  expect(look({ ...pad(), axes: [0.9, -0.9] })).toEqual(["pad14 up", "pad13 up", "pad15 down", "pad12 down"]);
});

test("a gamepad that comes later is heard, once, and what it held is let go when it leaves", () => {
  watch();
  expect(frames).toEqual([]);
  for (const _ of [1, 2]) dispatchEvent(new Event("gamepadconnected"));
  expect(look(pad(1))).toEqual(["pad1 down"]);
  expect(look()).toEqual(["pad1 up"]);
  expect(frames).toEqual([]);
});

test("nothing is told after the end, not even the rest of the same moment", () => {
  pads = [pad()];
  watchPads(ended.signal, {
    down: (one) => {
      heard.push(one);
      ended.abort();
    },
    up: () => {},
  });
  expect(look(pad(0, 1))).toEqual(["pad0"]);
  expect(frames).toEqual([]);
});
