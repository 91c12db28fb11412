// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Profile } from "../src/protocol/messages";
import { session } from "../src/session.svelte";
import { settingsOf, USUAL } from "../src/settings";
import { t } from "../src/texts/texts.svelte";

const ann: Profile = { id: "ann", name: "Ann", language: "cs", settings: { theme: "dark" } };
let asked: { url: string; body: unknown }[];

beforeEach(async () => {
  localStorage.clear();
  await session.start();
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

test("a profile brings how its player scans, and keeps changes", async () => {
  await session.choose({ ...ann, access: { on: true, interval: 2000 } });
  expect(session.access).toEqual({ on: true, interval: 2000 });
  await session.setAccess({ interval: 1500 });
  expect(asked.at(-1)?.body).toMatchObject({ id: "ann", access: { on: true, interval: 1500 } });
});

test("a profile that has set nothing has everything as usual, whoever played before", async () => {
  await session.choose({ ...ann, access: { on: true, interval: 2000 } });
  await session.choose({ id: "bob", name: "Bob" });
  expect([session.access, session.settings, session.language]).toEqual([{}, USUAL, "en"]);
  expect(dress().theme).toBe("system");
});

test("whoever plays without a profile has what this browser was set to before, not what a profile brought", async () => {
  await session.setAccess({ on: true, interval: 700 });
  await session.set({ theme: "contrast" });
  await session.choose({ ...ann, access: { on: false } });
  await session.setAccess({ interval: 3000 });
  await session.leave();
  expect([session.access, session.settings.theme]).toEqual([{ on: true, interval: 700 }, "contrast"]);
  expect([session.language, t("library")]).toEqual(["en", "Library"]);
  expect(kept()).not.toHaveProperty("theirs");
  await session.start();
  expect(session.access).toEqual({ on: true, interval: 700 });
});

test("until the profile is here again the page is as its player had it", async () => {
  await session.setAccess({ on: true });
  await session.choose({ ...ann, access: { interval: 1500 } });
  await session.start();
  expect([session.language, session.settings.theme, session.access]).toEqual([
    "cs",
    "dark",
    { interval: 1500 },
  ]);
});

test("a profile that is gone leaves nothing behind", async () => {
  await session.choose({ id: "bob", name: "Bob", access: { on: true } });
  await session.start();
  await session.recall();
  expect([session.player, session.last, session.access]).toEqual([null, "", {}]);
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

test("a guest is at the keys until somebody else is", async () => {
  await session.choose({ id: "bob", name: "Bob", language: "en" });
  await session.lend(ann);
  expect(session.player?.name).toBe("Ann");
  await session.lend(null);
  expect(session.player?.name).toBe("Bob");
  await session.lend(ann);
  await session.choose({ id: "carol", name: "Carol", language: "en" });
  expect([session.player?.name, session.guest, session.language]).toEqual(["Carol", null, "en"]);
  await session.lend(ann);
  await session.leave();
  expect([session.player, session.language]).toEqual([null, "en"]);
});

test("what somebody else has set is taken over whole, and can be had back whole", async () => {
  await session.choose({ ...ann, access: { on: true, interval: 2000 } });
  const { settings, access } = session;
  await session.adopt({ settings: settingsOf({ theme: "contrast" }), access: { switch1: "KeyA" } });
  expect([session.access, session.language, dress().theme]).toEqual([{ switch1: "KeyA" }, "cs", "contrast"]);
  await session.adopt({ settings, access });
  expect(asked.at(-1)?.body).toMatchObject({
    settings: { theme: "dark" },
    access: { on: true, interval: 2000 },
  });
  expect(session.access).not.toHaveProperty("switch1");
});
