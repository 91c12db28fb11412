import { afterEach, expect, test, vi } from "vitest";
import { ApiFault, address, api } from "../../src/protocol/api";

afterEach(() => vi.unstubAllGlobals());

/** Lets the server answer once; gives what was asked. */
function answering(answer: Response | Error): { url: string; init: RequestInit }[] {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return asked;
}

test("addresses are spelled safely, and what is undefined is not asked", () => {
  expect(address(["games", "a/b c"], { profile: undefined, ply: 0, open: true })).toBe(
    "/api/v1/games/a%2Fb%20c?ply=0&open=true",
  );
});

test("a match is begun with what was set", async () => {
  const asked = answering(Response.json({ id: "m", key: "k" }, { status: 201 }));
  const match = await api.begin({ game: "go", seats: [{}, { who: "level-2" }] });
  expect(match).toMatchObject({ id: "m", key: "k" });
  expect(asked[0]?.url).toBe("/api/v1/matches");
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ game: "go", seats: [{}, { who: "level-2" }] });
});

test("a fault is thrown with its code and line", async () => {
  answering(Response.json({ code: "wrong-record", line: 3 }, { status: 422 }));
  const fault = await api.bringRecord("x", "go").catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ApiFault);
  expect(fault).toMatchObject({ code: "wrong-record", line: 3 });
});

test.each([
  [new TypeError("no network"), "unreachable"],
  [new Response("<html>", { status: 502 }), "failed"],
  [new Response("null", { status: 500 }), "failed"],
  [new Response("", { status: 404 }), "not-found"],
])("an answer that is not the server's own becomes a fault too (%#)", async (answer, code) => {
  answering(answer);
  await expect(api.library()).rejects.toMatchObject({ code });
});
