import { describe, expect, it } from "vitest";
import { commandOf } from "../../src/screens/table/keys";

function press(key: string, extra: KeyboardEventInit = {}, target: HTMLElement = document.body) {
  let found: string | null = null;
  const listen = (event: KeyboardEvent) => {
    found = commandOf(event);
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
  ])("%s is %s", (key, command) => {
    expect(press(key)).toBe(command);
  });

  it("leaves other keys and the browser's chords alone", () => {
    expect(press("q")).toBeNull();
    expect(press("?")).toBeNull();
    expect(press("n", { ctrlKey: true })).toBeNull();
    expect(press("f", { altKey: true })).toBeNull();
  });

  it("knows the usual chords for undo and redo", () => {
    expect(press("z", { ctrlKey: true })).toBe("undo");
    expect(press("z", { metaKey: true, shiftKey: true })).toBe("redo");
  });

  it("is silent while somebody writes", () => {
    expect(press("u", {}, document.createElement("input"))).toBeNull();
  });
});
