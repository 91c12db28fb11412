import { expect, test } from "vitest";
import css from "../../src/looks/themes.css?raw";

const dimmed = Number(/--dimmed: (\d+)%/.exec(css)?.[1]) / 100;

/** A role of the light or the dark theme, as it is where the scan has darkened it. */
function darkened(role: string, theme: 0 | 1): number[] {
  // What scanning changes stands after what it changes.
  const pair = [...css.matchAll(new RegExp(`--${role}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`, "g"))].at(-1);
  const colour = pair?.[theme + 1] ?? "";
  return [0, 2, 4].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) * (1 - dimmed));
}

/** As WCAG 2.2 defines it. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(["paper", "surface", "raised", "sunken"])(
  "words on %s are readable where a scan darkens them",
  (ground) => {
    // What is marked by brass never stands on a sunken ground.
    const marked = ground === "sunken" ? [] : ["brass"];
    for (const words of ["ink", "ink-soft", "ink-faint", "accent", ...marked])
      for (const theme of [0, 1] as const)
        expect(contrast(darkened(words, theme), darkened(ground, theme))).toBeGreaterThan(4.5);
  },
);
