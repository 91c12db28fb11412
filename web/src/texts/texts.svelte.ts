import { type Args, Messages } from "./bundle";
import { isLanguage, type Language } from "./languages";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  cs: () => import("./cs"),
};

let spoken = $state.raw(new Messages("en"));

/** Speaks another language from now on; whatever shows words shows them anew. */
export async function speak(language: Language): Promise<void> {
  spoken = new Messages(language, (await sources[language]()).default);
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
