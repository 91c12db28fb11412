import { type Settings, USUAL } from "./settings";

export type Preset = "usual" | "safe-slow" | "quick" | "tremor" | "two-switches" | "press-and-wait";

/** Settings that are good together; what is not named is as usual. */
export const PRESETS: { readonly [Name in Preset]: Readonly<Partial<Settings>> } = {
  usual: {},
  // Nothing happens in haste, nothing by itself, and nothing by holding on.
  "safe-slow": {
    interval: 3000,
    firstExtra: 2000,
    ignoreRepeat: 1000,
    loops: 3,
    starts: "press",
    longPress: "off",
    prompt: "full",
    frame: 8,
  },
  quick: { interval: 600, firstExtra: 300, ignoreRepeat: 250 },
  tremor: { interval: 1500, firstExtra: 1000, acceptance: 300, ignoreRepeat: 1000, longPress: "off" },
  "two-switches": { mode: "step" },
  "press-and-wait": { mode: "dwell", dwell: 2000 },
};

/** The settings of a preset; whether scanning is on is left as it is. */
export function preset(name: Preset, { on }: Pick<Settings, "on">): Settings {
  return { ...USUAL, ...PRESETS[name], on };
}
