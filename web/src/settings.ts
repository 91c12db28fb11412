/** What a player can set. The server keeps it with the profile as plain values by name. */
export interface Settings {
  theme: "system" | "light" | "dark" | "contrast";
  motion: "system" | "less" | "full";
  text: "usual" | "large" | "largest";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Where the last move came from and went is marked. */
  last: boolean;
  /** The place in focus has a stronger frame. */
  focus: boolean;
  /** Names of rows and columns are written beside the board. */
  coordinates: boolean;
  /** Which side of the board is at the bottom: the player's own, as in the rules, or of whoever chooses. */
  orientation: "seat" | "fixed" | "turn";
  /** A move is made only after it was confirmed. */
  confirm: boolean;
  /** The board as it is drawn, or as a list in words. */
  view: "board" | "list";
  /** Typed moves and questions are in sight at every table. */
  typed: boolean;
  /** Single letters are commands at the table. */
  letters: boolean;
  /** A voice of our own says what is in focus and what happens, in few words or in full. */
  speech: "off" | "short" | "full";
  /** What happens is told to a screen reader in full, or in few words. */
  told: "full" | "short";
  /** Arrows move at once in games with a position, pointing does too, or one chooses among what is offered. */
  moves: "game" | "options" | "keys" | "both";
  /** Where nothing is ahead: one stays, comes to the other end of the line, or to the next line. */
  boundary: "game" | "stay" | "rotate" | "jump";
  /** Places that cannot be chosen are walked to, or passed over. */
  illegal: "game" | "select" | "skip";
  /** Whether the place in focus is marked, where one stands or what one has chosen, and what can be chosen. */
  showFocus: Showing;
  showPosition: Showing;
  showLegal: Showing;
  /** In which order the games of the library stand; as usual: what was played last first, by their names for whoever scans. */
  games: "usual" | "played" | "title" | "time" | "difficulty";
  /** How quickly pieces glide over the board. */
  speed: "slow" | "normal" | "fast";
}

type Showing = "game" | "always" | "never";

export const USUAL: Readonly<Settings> = {
  theme: "system",
  motion: "system",
  text: "usual",
  sound: true,
  volume: 0.5,
  last: true,
  focus: false,
  coordinates: true,
  orientation: "seat",
  confirm: false,
  view: "board",
  typed: false,
  letters: true,
  speech: "off",
  told: "full",
  moves: "game",
  boundary: "game",
  illegal: "game",
  showFocus: "game",
  showPosition: "game",
  showLegal: "game",
  games: "usual",
  speed: "normal",
};

const ALLOWED: { [Name in keyof Settings]?: readonly Settings[Name][] } = {
  theme: ["system", "light", "dark", "contrast"],
  motion: ["system", "less", "full"],
  text: ["usual", "large", "largest"],
  orientation: ["seat", "fixed", "turn"],
  view: ["board", "list"],
  speech: ["off", "short", "full"],
  told: ["full", "short"],
  moves: ["game", "options", "keys", "both"],
  boundary: ["game", "stay", "rotate", "jump"],
  illegal: ["game", "select", "skip"],
  showFocus: ["game", "always", "never"],
  showPosition: ["game", "always", "never"],
  showLegal: ["game", "always", "never"],
  games: ["usual", "played", "title", "time", "difficulty"],
  speed: ["slow", "normal", "fast"],
};

/** Settings as they were kept; what is missing or makes no sense is as usual. */
export function settingsOf(kept: Readonly<Record<string, unknown>> | undefined): Settings {
  const settings: Record<string, unknown> = { ...USUAL };
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = kept?.[name];
    const allowed = ALLOWED[name as keyof Settings] as readonly unknown[] | undefined;
    if (typeof value === typeof usual && (!allowed || allowed.includes(value))) settings[name] = value;
  }
  return settings as unknown as Settings;
}
