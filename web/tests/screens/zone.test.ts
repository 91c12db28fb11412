import { afterEach, expect, test, vi } from "vitest";
import { ApiFault } from "../../src/protocol/api";
import { inZone } from "../../src/screens/statistics/zone";

afterEach(() => vi.unstubAllEnvs());

test("what is counted is asked for in the time zone of here", async () => {
  vi.stubEnv("TZ", "America/New_York");
  await expect(inZone((zone) => Promise.resolve(zone))).resolves.toBe("America/New_York");
});

test("a zone that the server does not know is left out, any other fault is not passed over", async () => {
  vi.stubEnv("TZ", "Europe/Prague");
  const asked: (string | undefined)[] = [];
  const refusing = (code: "no-zone" | "no-profile") => (zone?: string) => {
    asked.push(zone);
    return zone ? Promise.reject(new ApiFault(code)) : Promise.resolve("counted");
  };
  await expect(inZone(refusing("no-zone"))).resolves.toBe("counted");
  await expect(inZone(refusing("no-profile"))).rejects.toMatchObject({ code: "no-profile" });
  expect(asked).toEqual(["Europe/Prague", undefined, "Europe/Prague"]);
});
