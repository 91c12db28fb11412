import { api } from "../protocol/api";
import { type Args, Messages } from "./bundle";
import { isLanguage, type Language } from "./languages";
import { type Form, messageId, type Names } from "./naming";

type Source = () => Promise<{ default: string }>;
/** What the client says everywhere, only at tables, only on screens apart from the games, only of control, only to whoever scans. */
export type Part = "everywhere" | "table" | "apart" | "control" | "scanning";

const sources: Record<Part, Record<Language, Source>> = {
  everywhere: { en: () => import("./en"), cs: () => import("./cs") },
  table: { en: () => import("./table.en"), cs: () => import("./table.cs") },
  apart: { en: () => import("./apart.en"), cs: () => import("./apart.cs") },
  control: { en: () => import("./control.en.ftl?raw"), cs: () => import("./control.cs.ftl?raw") },
  scanning: { en: () => import("./scanning.en.ftl?raw"), cs: () => import("./scanning.cs.ftl?raw") },
};

let spoken = $state.raw(new Messages("en"));
const wanted = new Set<Part>(["everywhere"]);
let learnt = Promise.resolve();
let asked = 0;
/** The language that was asked for last; its words may still be on their way. */
let wished: Language = "en";
const games = new Map<string, GameTexts>();

/** Speaks another language from now on; whatever shows words shows them anew, those of games at the same moment. */
export async function speak(language: Language): Promise<void> {
  const mine = ++asked;
  wished = language;
  const parts = Promise.all([...wanted].map((part) => sources[part][language]()));
  const texts = [...games.values()].map((texts) => texts.fetch(language).catch(() => undefined));
  const [client] = await Promise.all([parts, ...texts]);
  if (mine !== asked) return; // another language was asked for meanwhile
  spoken = new Messages(language, ...client.map((part) => part.default));
  document.documentElement.lang = language;
}

/** Speaks from now on also of what is said only there. */
export function learn(part: Part): Promise<void> {
  if (!wanted.has(part)) {
    wanted.add(part);
    learnt = speak(wished);
  }
  return learnt;
}

/** The language spoken now. */
export function language(): Language {
  return isLanguage(spoken.language) ? spoken.language : "en";
}

/** A message of the client in the language of now. */
export function t(id: string, args?: Args): string {
  return spoken.say(id, args) ?? id;
}

/** Whether there are words for this id, such as one that the server sent. */
export function has(id: string): boolean {
  return spoken.say(id) !== undefined;
}

/** The words of a game in the language of now; what has no translation is shown as the rules call it. */
export class GameTexts implements Names {
  #fetched: Partial<Record<Language, Messages>> = $state.raw({});

  constructor(readonly id: string) {}

  message(id: string): string | undefined {
    return this.#messages?.say(id);
  }

  form(key: string, form: Form, args?: Args): string | undefined {
    return this.#messages?.say(messageId(key), args, form);
  }

  get #messages(): Messages | undefined {
    // Words of another language are better than none.
    return this.#fetched[language()] ?? Object.values(this.#fetched)[0];
  }

  name(key: string): string {
    return this.message(messageId(key)) ?? key;
  }

  get title(): string {
    return this.message("title") ?? this.id;
  }

  get summary(): string {
    return this.message("summary") ?? "";
  }

  async fetch(language: Language): Promise<void> {
    if (this.#fetched[language]) return;
    const messages = new Messages(language, await api.texts(this.id, language));
    this.#fetched = { ...this.#fetched, [language]: messages };
  }
}

/** A game's words, fetched when they are first asked for. They follow the language. */
export async function gameTexts(id: string): Promise<GameTexts> {
  const texts = games.get(id) ?? new GameTexts(id);
  games.set(id, texts);
  await texts.fetch(language());
  return texts;
}
