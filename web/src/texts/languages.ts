export const LANGUAGES = ["en", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", cs: "Čeština" };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first wished language that we have: ["cs-CZ", "en"] → "cs". */
export function preferred(wished: readonly string[]): Language {
  const short = wished.map((tag) => tag.split("-")[0]?.toLowerCase());
  return short.find(isLanguage) ?? "en";
}
