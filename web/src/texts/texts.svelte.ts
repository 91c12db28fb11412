import { api } from "../protocol/api";
import { type Args, Messages } from "./bundle";
import { isLanguage, type Language } from "./languages";
import { messageId, type Names } from "./naming";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  cs: () => import("./cs"),
};

let spoken = $state.raw(new Messages("en"));
const games = new Map<string, GameTexts>();

/** Speaks another language from now on; whatever shows words shows them anew, those of games at the same moment. */
export async function speak(language: Language): Promise<void> {
  const [client] = await Promise.all([
    sources[language](),
    ...[...games.values()].map((texts) => texts.fetch(language).catch(() => undefined)),
  ]);
  spoken = new Messages(language, client.default);
  document.documentElement.lang = language;
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
    return this.#fetched[language()]?.say(id);
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
