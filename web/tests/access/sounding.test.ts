// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../src/access/sounding";
import { USUAL } from "../../src/scan/settings";

interface Said {
  onend?: () => void;
  onerror?: () => void;
}
let said: Said[] = [];
let heard: string[] = [];
const tell = (what: string) => () => heard.push(what);

beforeEach(() => {
  [said, heard] = [[], []];
  const synthesis = { cancel: () => {}, getVoices: () => [], speak: (speech: Said) => said.push(speech) };
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", class {});
});
afterEach(() => vi.unstubAllGlobals());

test("what cannot be said is waited for no longer than what has been said", () => {
  speak("a", USUAL, tell("a"));
  said[0]?.onend?.();
  speak("b", USUAL, tell("b"));
  said[1]?.onerror?.();
  expect(heard).toEqual(["a", "b"]);
});

test("that something was cut by something else does not mean that this has been said", () => {
  speak("a", USUAL, tell("a"));
  speak("b", USUAL, tell("b"));
  said[0]?.onerror?.();
  said[0]?.onend?.();
  expect(heard).toEqual([]);
  said[1]?.onend?.();
  expect(heard).toEqual(["b"]);
});

test("whoever waits for what is cut waits for what is said instead, once", () => {
  speak("a", USUAL, tell("a"));
  speak("news", USUAL);
  said[1]?.onend?.();
  speak("more news", USUAL);
  said[2]?.onend?.();
  expect(heard).toEqual(["a"]);
});
