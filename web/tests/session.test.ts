import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Profile } from "../src/protocol/messages";
import { session } from "../src/session.svelte";
import { settingsOf, USUAL } from "../src/settings";
import { t } from "../src/texts/texts.svelte";

const ann: Profile = { id: "ann", name: "Ann", language: "cs", settings: { theme: "dark" } };
let asked: { url: string; body: unknown }[];

beforeEach(() => {
  localStorage.clear();
  session.leave();
  asked = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ url, body });
    if (url === "/api/v1/profiles") return Promise.resolve(Response.json([ann]));
    return Promise.resolve(Response.json(body));
  });
});

afterEach(() => vi.unstubAllGlobals());

const kept = (): unknown => JSON.parse(localStorage.getItem("ludoteka") ?? "null");
const dress = () => ({ ...document.documentElement.dataset });

test("without a profile this browser remembers alone", async () => {
  await session.start();
  await session.set({ theme: "contrast" });
  await session.setLanguage("cs");
  expect(dress()).toMatchObject({ theme: "contrast", motion: "system", text: "usual" });
  expect(kept()).toMatchObject({ language: "cs", settings: { theme: "contrast" } });
  expect(asked).toEqual([]);
});

test("the language changes all words at once", async () => {
  await session.start();
  await session.setLanguage("en");
  expect(t("library")).toBe("Library");
  await session.setLanguage("cs");
  expect([t("library"), document.documentElement.lang]).toEqual(["Knihovna", "cs"]);
});

test("a profile brings its language and settings, and keeps changes", async () => {
  await session.start();
  await session.setLanguage("en");
  await session.choose(ann);
  expect([session.language, session.settings.theme, dress().theme]).toEqual(["cs", "dark", "dark"]);
  await session.set({ sound: false });
  const { url, body } = asked.at(-1) ?? {};
  expect(url).toBe("/api/v1/profiles/ann");
  expect(body).toMatchObject({ id: "ann", language: "cs", settings: { theme: "dark", sound: false } });
});

test("a profile brings how its player scans, and keeps changes; one that says nothing takes what there is", async () => {
  await session.start();
  await session.choose({ ...ann, access: { on: true, interval: 2000 } });
  expect(session.access).toEqual({ on: true, interval: 2000 });
  await session.setAccess({ interval: 1500 });
  expect(asked.at(-1)?.body).toMatchObject({ id: "ann", access: { on: true, interval: 1500 } });
  expect(kept()).toMatchObject({ access: { on: true, interval: 1500 } });
  await session.choose({ id: "bob", name: "Bob" });
  expect(session.access).toEqual({ on: true, interval: 1500 });
});

test("whoever played last plays on after the page is loaded anew", async () => {
  await session.choose(ann);
  session.profile = null;
  await session.start();
  await session.recall();
  expect(session.profile).toMatchObject({ id: "ann" });
});

test("a server that does not answer leaves a guest", async () => {
  await session.choose(ann);
  session.profile = null;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await session.start();
  await session.recall();
  expect(session.profile).toBeNull();
});

test.each(["nonsense", "7", "null", '{"language":"xx","settings":{"theme":"pink","volume":"loud"}}'])(
  "what is kept but makes no sense (%s) is as usual",
  async (text) => {
    localStorage.setItem("ludoteka", text);
    await session.start();
    expect([session.language, session.settings]).toEqual(["en", USUAL]);
  },
);

test("settings are taken one by one", () => {
  expect(settingsOf({ theme: "dark", text: "tiny", sound: 3, volume: 0.1, other: true })).toEqual({
    ...USUAL,
    theme: "dark",
    volume: 0.1,
  });
});

test("a guest's turn brings the guest's language, settings and scanning, and takes them away again", async () => {
  await session.start();
  await session.setLanguage("en");
  await session.setAccess({ on: false });
  await session.lend({ ...ann, access: { on: true } });
  expect([session.language, session.settings.theme, session.access]).toEqual(["cs", "dark", { on: true }]);
  expect(t("library")).toBe("Knihovna");
  await session.setAccess({ interval: 700 });
  expect(asked.at(-1)).toMatchObject({
    url: "/api/v1/profiles/ann",
    body: { access: { on: true, interval: 700 } },
  });
  expect(kept()).toMatchObject({ language: "en", access: { on: false } });
  await session.lend({ id: "bob", name: "Bob" });
  expect([session.language, session.settings.theme, session.access]).toEqual(["en", "system", {}]);
  await session.lend(null);
  expect([session.language, session.settings.theme, session.access, t("library")]).toEqual([
    "en",
    "system",
    { on: false },
    "Library",
  ]);
});
