import { Messages } from "../../texts/bundle";
import type { Language } from "../../texts/languages";

type Source = () => Promise<{ default: string }>;

/** Reads texts in the reader's language, each when it is first asked for. */
export function reader(sources: Record<Language, Source>): (language: Language) => Promise<Messages> {
  const read = new Map<Language, Promise<Messages>>();
  return (language) => {
    const known = read.get(language);
    if (known) return known;
    const asked = sources[language]().then(({ default: source }) => new Messages(language, source));
    asked.catch(() => read.delete(language));
    read.set(language, asked);
    return asked;
  };
}
