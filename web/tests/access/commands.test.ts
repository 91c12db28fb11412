// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test } from "vitest";
import {
  COMMANDS,
  type Command,
  commandOf,
  keySign,
  keysOf,
  ownerOf,
  spares,
  usualKeys,
  withKey,
  withoutKey,
} from "../../src/access/commands";
import { WAYS } from "../../src/access/control";

let kept: Record<string, string> = {};
let letters = true;
beforeEach(() => {
  kept = {};
  letters = true;
});

function press(key: string, extra: KeyboardEventInit = {}, target: HTMLElement = document.body) {
  let found: string | null = null;
  const listen = (event: KeyboardEvent) => {
    found = commandOf(event, kept, letters);
  };
  addEventListener("keydown", listen);
  document.body.append(target === document.body ? "" : target);
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...extra }));
  removeEventListener("keydown", listen);
  return found;
}

describe("keys of the table", () => {
  it.each([
    ["u", "undo"],
    ["Z", "undo"],
    ["y", "redo"],
    ["Escape", "back"],
    ["w", "up"],
    ["ArrowLeft", "left"],
    [" ", "action"],
    ["q", "mine"],
    ["g", "nextRow"],
  ])("%s is %s", (key, command) => {
    expect(press(key)).toBe(command);
  });

  it("leaves other keys and the browser's chords alone", () => {
    expect(press("§")).toBeNull();
    expect(press("!")).toBeNull();
    expect(press("n", { ctrlKey: true })).toBeNull();
    expect(press("f", { altKey: true })).toBeNull();
  });

  it.each(["F3", "F5", "F6", "F7", "F10", "F11", "F12", "PageUp", "PageDown", "Home", "Tab"])(
    "leaves %s to the browser",
    (key) => {
      expect(press(key)).toBeNull();
    },
  );

  it("knows the usual chords for undo and redo", () => {
    expect(press("z", { ctrlKey: true })).toBe("undo");
    expect(press("z", { metaKey: true, shiftKey: true })).toBe("redo");
    expect(press("E", { shiftKey: true })).toBe("boundary");
  });

  it("is silent while somebody writes", () => {
    expect(press("u", {}, document.createElement("input"))).toBeNull();
  });
});

test("the 24 commands of the first player for one switch are all here, each with a key", () => {
  const walking: Command[] = ["up", "right", "down", "left", "action", "onward"];
  const playing: Command[] = ["undo", "restart", "pause", "previous", "next"];
  const page: Command[] = ["full", "bar", "help", "settings", "info", "quit", "leave"];
  const all = [...walking, ...playing, ...page, ...WAYS];
  expect(new Set(all).size).toBe(24);
  for (const command of all) expect(keysOf({}, command)).not.toEqual([]);
});

describe("keys that a player has changed", () => {
  it("are one command's only, as the usual ones are", () => {
    const all = COMMANDS.flatMap((command) => keysOf({}, command));
    expect(new Set(all).size).toBe(all.length);
    kept = withKey({}, "hint", "u");
    expect(press("u")).toBe("hint");
    expect(press("z")).toBe("undo");
    expect(ownerOf(kept, "u")).toBe("hint");
    expect(keysOf(kept, "undo")).not.toContain("u");
    expect(Object.keys(usualKeys(kept)).sort()).toEqual(["key-hint", "key-undo"]);
    kept = { ...kept, ...usualKeys(kept) };
    expect(press("u")).toBe("undo");
  });

  it("can be taken away, but for the last one that nobody can do without", () => {
    kept = withoutKey({}, "hint", "h");
    expect(press("h")).toBeNull();
    expect([spares({}, "action", "Enter"), spares({}, "action", "pad0")]).toEqual([true, true]);
    expect(spares(withoutKey({}, "action", "Space"), "action", "Enter")).toBe(false);
  });

  it("tell a letter with Shift apart only where that has a command of its own", () => {
    expect(press("J", { shiftKey: true })).toBe("backward");
    expect(press("U", { shiftKey: true })).toBe("undo");
  });

  it("are silent where letters are turned off, but for arrows and chords", () => {
    letters = false;
    expect([press("w"), press("J", { shiftKey: true })]).toEqual([null, null]);
    expect([press("ArrowUp"), press("z", { ctrlKey: true })]).toEqual(["up", "undo"]);
  });

  it("are written as on keyboards", () => {
    expect(["Ctrl+Shift+z", "ArrowUp", "Space"].map(keySign)).toEqual(["Ctrl+Shift+Z", "↑", "␣"]);
  });
});
