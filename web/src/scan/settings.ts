/** What a player can set of scanning. Times are milliseconds. */
export interface Settings {
  /** Our own scan is used. */
  on: boolean;
  mode: "auto" | "step" | "dwell" | "inverse" | "overscan" | "elimination" | "pointer" | "external";
  /** How many elimination uses. */
  switches: 2 | 4;
  /** The two switches of stepping change after each choice. */
  swap: boolean;
  /** How long a highlight stays. */
  interval: number;
  /** The same in the fast sweep of an overscan. */
  sweep: number;
  /** So much longer on the first stop and after each press. */
  firstExtra: number;
  /** A press counts when it was held so long. */
  acceptance: number;
  /** So long after a press, and after its release, the same switch is not heard. */
  ignoreRepeat: number;
  actOn: "press" | "release";
  /** Staying so long takes. */
  dwell: number;
  inverseThen: "release" | "dwell";
  /** Cycles without a press; 0: without end. */
  loops: number;
  /** After them: wait for a press, one group up, from the top. */
  afterLoops: "stop" | "up" | "restart";
  starts: "auto" | "press";
  after: "same" | "first";
  pattern: "automatic" | "linear" | "rows" | "groups" | "regions" | "optimal";
  order: "board" | "own";
  longPress: "off" | "back" | "menu" | "undo";
  longPressTime: number;
  /** Fingers and mouse buttons are switches also over controls: the whole screen is one. */
  anywhere: boolean;
  /** A single possible choice is made after so long; 0: never. */
  forced: number;
  /** Thickness of the highlight, in pixels. */
  frame: number;
  outline: "solid" | "dashed" | "double";
  colour: "brass" | "accent" | "ink" | "good" | "bad";
  /** How much larger what is highlighted becomes. */
  zoom: number;
  /** The rest is darkened. */
  dim: boolean;
  /** The highlight only moves a thin frame, so that nothing can flash. */
  steady: boolean;
  audio: "off" | "click" | "speak";
  prompt: "short" | "full";
  rate: number;
  /** Whose voice; empty: the usual one. */
  voice: string;
  speechEnd: "cut" | "stretch";
  longestSpeech: number;
  groupSpeech: "ends" | "name";
}

export const USUAL: Readonly<Settings> = {
  on: false,
  mode: "auto",
  switches: 2,
  swap: false,
  interval: 1000,
  sweep: 500,
  firstExtra: 700,
  acceptance: 0,
  ignoreRepeat: 500,
  actOn: "press",
  dwell: 1500,
  inverseThen: "release",
  loops: 2,
  afterLoops: "stop",
  starts: "auto",
  after: "same",
  pattern: "automatic",
  order: "board",
  longPress: "back",
  longPressTime: 2000,
  anywhere: false,
  forced: 0,
  frame: 4,
  outline: "solid",
  colour: "brass",
  zoom: 1,
  dim: true,
  steady: false,
  audio: "off",
  prompt: "short",
  rate: 1,
  voice: "",
  speechEnd: "cut",
  longestSpeech: 5000,
  groupSpeech: "ends",
};

type NamesOf<Kind> = {
  [Name in keyof Settings]: Settings[Name] extends Kind ? Name : never;
}[keyof Settings];
type Choices = Exclude<keyof Settings, Exclude<NamesOf<number>, "switches"> | NamesOf<boolean> | "voice">;

export const CHOICES: { readonly [Name in Choices]: readonly Settings[Name][] } = {
  mode: ["auto", "step", "dwell", "inverse", "overscan", "elimination", "pointer", "external"],
  switches: [2, 4],
  actOn: ["press", "release"],
  inverseThen: ["release", "dwell"],
  afterLoops: ["stop", "up", "restart"],
  starts: ["auto", "press"],
  after: ["same", "first"],
  pattern: ["automatic", "linear", "rows", "groups", "regions", "optimal"],
  order: ["board", "own"],
  longPress: ["off", "back", "menu", "undo"],
  outline: ["solid", "dashed", "double"],
  colour: ["brass", "accent", "ink", "good", "bad"],
  audio: ["off", "click", "speak"],
  prompt: ["short", "full"],
  speechEnd: ["cut", "stretch"],
  groupSpeech: ["ends", "name"],
};

/** Nothing may flash more than three times a second. */
export const CALM = 350;
const QUICKEST = 100;
const SHORTEST_DWELL = 300;

export const RANGES: { readonly [Name in Exclude<NamesOf<number>, "switches">]: readonly [number, number] } =
  {
    interval: [CALM, 10_000],
    sweep: [CALM, 10_000],
    firstExtra: [0, 5000],
    acceptance: [0, 3000],
    ignoreRepeat: [0, 3000],
    dwell: [SHORTEST_DWELL, 10_000],
    loops: [0, 20],
    longPressTime: [500, 5000],
    forced: [0, 10_000],
    frame: [2, 20],
    zoom: [1, 2],
    rate: [0.5, 3],
    longestSpeech: [1000, 20_000],
  };

/** The quickest that time may change the highlight. */
export function quickest({ steady }: Pick<Settings, "steady">): number {
  return steady ? QUICKEST : CALM;
}

/** How much longer than usual a stop is highlighted after a press: at least until the switch is heard again. */
export function afterPress({ firstExtra, ignoreRepeat }: Settings): number {
  return Math.max(firstExtra, ignoreRepeat);
}

/** How long waiting takes after a press: the switch is heard again before, so that one can still move on. */
export function dwellAfterPress({ dwell, ignoreRepeat }: Settings): number {
  return Math.max(dwell, ignoreRepeat + SHORTEST_DWELL);
}

/** Settings out of anything that was kept: as usual where it makes no sense, the nearest value where it is out of range. */
export function settingsOf(kept: unknown): Settings {
  const given = (typeof kept === "object" && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const settings: Record<string, unknown> = { ...USUAL };
  for (const [name, usual] of Object.entries(USUAL))
    if (typeof given[name] === typeof usual) settings[name] = given[name];
  for (const [name, allowed] of Object.entries(CHOICES))
    if (!(allowed as readonly unknown[]).includes(settings[name])) settings[name] = USUAL[name as Choices];
  for (const [name, [lowest, highest]] of Object.entries(RANGES)) {
    const paced = name === "interval" || name === "sweep";
    const bottom = paced ? quickest({ steady: settings.steady === true }) : lowest;
    const value = Number.isNaN(settings[name]) ? USUAL[name as keyof typeof RANGES] : Number(settings[name]);
    settings[name] = Math.min(highest, Math.max(bottom, value));
  }
  settings.loops = Math.round(settings.loops as number);
  return settings as unknown as Settings;
}
