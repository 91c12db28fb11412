// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameTexts, has, language, learn, speak, t } from "../../src/texts/texts.svelte";

const texts: Record<string, string> = {
  en: "title = Draughts\nman = man\n",
  cs: "title = Dáma\nman = kámen\n",
};

beforeEach(() => {
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(texts[url.split("/").at(-1) ?? ""])));
});

afterEach(() => vi.unstubAllGlobals());

test("what is said only at tables is learnt there, in the language of now", async () => {
  await speak("cs");
  expect(has("table-undo")).toBe(false);
  await Promise.all([learn("table"), learn("table")]);
  expect([t("table-undo"), t("library")]).toEqual(["Vrátit", "Knihovna"]);
  await speak("en");
  expect(t("table-undo")).toBe("Undo");
});

test("what is learnt while another language is on its way is learnt in that one", async () => {
  await speak("en");
  await Promise.all([speak("cs"), learn("apart")]);
  expect([language(), t("settings-title")]).toEqual(["cs", "Nastavení"]);
});

test("of two languages asked for at once the last one is spoken", async () => {
  await Promise.all([speak("en"), speak("cs")]);
  expect([language(), t("library")]).toEqual(["cs", "Knihovna"]);
});

test("a game speaks the language of now as soon as the client does", async () => {
  await speak("en");
  const draughts = await gameTexts("draughts");
  expect([draughts.title, draughts.name("man"), draughts.name("Flying king")]).toEqual([
    "Draughts",
    "man",
    "Flying king",
  ]);
  await speak("cs");
  expect([draughts.title, draughts.name("man"), draughts.summary]).toEqual(["Dáma", "kámen", ""]);
  expect(await gameTexts("draughts")).toBe(draughts);
});

test("a game whose words do not come does not hold the language back", async () => {
  await speak("en");
  const other = await gameTexts("other");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await speak("cs");
  expect([t("library"), other.title]).toEqual(["Knihovna", "Draughts"]);
});

test("what has no words is shown as it is called", () => {
  expect(t("no-such-message")).toBe("no-such-message");
});
