import { CHOICES, quickest, RANGES, type Settings } from "../../scan/settings";

type Name = keyof Settings;
export type Amount = keyof typeof RANGES;
export type Choice = keyof typeof CHOICES;

export interface Part {
  readonly title: "way" | "time" | "press" | "look" | "sound";
  readonly names: readonly Exclude<Name, "on">[];
}

/** Everything that can be set, in the order in which it is shown. */
export const PARTS: readonly Part[] = [
  {
    title: "way",
    names: [
      "mode",
      "switches",
      "swap",
      "pattern",
      "order",
      "starts",
      "after",
      "loops",
      "afterLoops",
      "forced",
    ],
  },
  { title: "time", names: ["interval", "sweep", "firstExtra", "dwell", "inverseThen"] },
  {
    title: "press",
    names: ["acceptance", "ignoreRepeat", "actOn", "longPress", "longPressTime", "anywhere"],
  },
  { title: "look", names: ["frame", "outline", "colour", "zoom", "dim", "steady"] },
  {
    title: "sound",
    names: ["audio", "prompt", "rate", "voice", "speechEnd", "longestSpeech", "groupSpeech"],
  },
];

const timed = ({ mode }: Settings) => mode === "auto" || mode === "inverse" || mode === "overscan";
const spoken = ({ audio }: Settings) => audio === "speak";
/** Where a setting means anything; one that is not named does so everywhere. */
const MEANT: { readonly [One in Name]?: (settings: Settings) => boolean } = {
  switches: ({ mode }) => mode === "elimination",
  swap: ({ mode }) => mode === "step",
  pattern: ({ mode }) => mode !== "elimination" && mode !== "pointer",
  order: ({ mode }) => mode !== "pointer",
  starts: ({ mode }) => mode === "auto" || mode === "overscan",
  loops: timed,
  afterLoops: (settings) => timed(settings) && settings.loops > 0,
  interval: timed,
  sweep: ({ mode }) => mode === "overscan",
  firstExtra: timed,
  dwell: ({ mode, inverseThen }) =>
    mode === "dwell" || mode === "pointer" || (mode === "inverse" && inverseThen === "dwell"),
  inverseThen: ({ mode }) => mode === "inverse",
  longPress: ({ mode }) => mode !== "inverse",
  longPressTime: ({ mode, longPress }) => mode !== "inverse" && longPress !== "off",
  prompt: spoken,
  rate: spoken,
  voice: spoken,
  speechEnd: spoken,
  longestSpeech: (settings) => spoken(settings) && settings.speechEnd === "stretch",
  groupSpeech: spoken,
};

/** The settings that mean something as the others are. */
export function meant(names: Part["names"], settings: Settings): Part["names"] {
  return names.filter((name) => MEANT[name]?.(settings) ?? true);
}

const SECONDS = [
  0, 100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000, 1200, 1500, 1800, 2000, 2500, 3000,
  4000, 5000, 7000, 10_000, 15_000, 20_000,
];
const RUNGS: { readonly [One in Amount]?: readonly number[] } = {
  loops: Array.from({ length: 21 }, (_, loops) => loops),
  frame: [2, 3, 4, 6, 8, 10, 12, 16, 20],
  zoom: [1, 1.1, 1.2, 1.3, 1.5, 1.75, 2],
  rate: [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3],
};

/** The values that one goes through from less to more: few enough to be gone through press by press. */
export function ladder(name: Amount, settings: Settings): readonly number[] {
  const [lowest, highest] = RANGES[name];
  const bottom = name === "interval" || name === "sweep" ? quickest(settings) : lowest;
  const rungs = [bottom, ...(RUNGS[name] ?? SECONDS), settings[name], highest];
  return [...new Set(rungs)]
    .filter((rung) => rung >= bottom && rung <= highest)
    .sort((one, other) => one - other);
}

export function isAmount(name: Name): name is Amount {
  return name in RANGES;
}

export function isChoice(name: Name): name is Choice {
  return name in CHOICES;
}

/** The key of a setting's words: afterLoops → after-loops. */
export function keyOf(name: Name): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
