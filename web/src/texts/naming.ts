import type { Args } from "./bundle";

/** The message that holds a name of a game: 'Quiet moves' → 'quiet-moves'. The server has the same rule. */
export function messageId(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\P{ASCII}/gu, "")
    .toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return /^[a-z]/.test(id) ? id : `n-${id}`;
}

/** Whatever has a word for the names of a game. */
export interface Names {
  name(key: string): string;
  /** Another form of a name, as a language needs it; undefined where the game has none. */
  form?(key: string, form: Form, args?: Args): string | undefined;
}

/**
 * Forms that names may have besides the plain one: beside a number ('checkers'), where something comes from ('from the bar'),
 * what things are chosen for ('to roll again'), in one state of the match or in all of them, and of a rule for what it gives
 * something ('fields supplying the city').
 */
export type Form = "counted" | "from" | "aim" | `aim-${string}` | "earned";

/** The name of a level, which the game's texts keep apart from other names. */
export function levelName(name: string, texts: Names): string {
  const key = `level ${name}`;
  const named = texts.name(key);
  return named === key ? name : named;
}
