import { ApiFault, api } from "./protocol/api";
import type { Profile } from "./protocol/messages";
import { type Settings, settingsOf, USUAL } from "./settings";
import { isLanguage, type Language, preferred } from "./texts/languages";
import { speak } from "./texts/texts.svelte";

const KEPT = "ludoteka";

interface Kept {
  profile?: string;
  language?: string;
  settings?: Record<string, unknown>;
  access?: Access;
}

/** How a player gives signals and scans, by name. It is read by `access/`, which alone knows what makes sense. */
export type Access = Readonly<Record<string, boolean | number | string>>;

/** Who plays, in which language, with which settings. Without a profile this browser remembers it alone. */
class Session {
  profile: Profile | null = $state.raw(null);
  language: Language = $state("en");
  settings: Settings = $state.raw({ ...USUAL });
  access: Access = $state.raw({});
  /** Another profile that has its turn at this screen; its language and settings hold meanwhile. */
  guest: Profile | null = $state.raw(null);
  /** What holds again when the guest's turn is over. */
  #own: Pick<Session, "language" | "settings" | "access"> | null = null;
  /** The profile that played here last, whether it is chosen now or not. */
  last = "";
  #stored: Promise<unknown> = Promise.resolve();

  /** Takes up what this browser remembers; the profile is asked for by `recall`. */
  async start(): Promise<void> {
    const kept = read();
    this.last = kept.profile ?? "";
    this.language = isLanguage(kept.language) ? kept.language : preferred(navigator.languages);
    this.settings = settingsOf(kept.settings);
    this.access = isPlain(kept.access) ? kept.access : {};
    this.#dress();
    await speak(this.language);
  }

  /** The profile that played here last plays on, where it is still there. */
  async recall(): Promise<void> {
    if (!this.last) return;
    try {
      const profile = (await api.profiles()).find((one) => one.id === this.last);
      if (profile) await this.#take(profile);
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
    }
  }

  /** This profile plays from now on. */
  async choose(profile: Profile): Promise<void> {
    await this.#take(profile);
    await api.useProfile(profile.id);
  }

  /** A guest has the turn, or with null nobody but whoever plays here. */
  async lend(guest: Profile | null): Promise<void> {
    if (guest?.id === this.guest?.id) return;
    const { language, settings, access } = this;
    this.#own ??= { language, settings, access };
    const own = this.#own;
    this.guest = guest;
    if (!guest) this.#own = null;
    this.settings = guest ? settingsOf(guest.settings) : own.settings;
    this.access = guest ? (guest.access ?? {}) : own.access;
    this.#dress();
    await this.#speak(guest?.language || own.language);
  }

  /** Nobody in particular plays from now on. */
  leave(): void {
    this.profile = null;
    this.last = "";
    this.#keep();
  }

  /** Changes settings, at once here and then where they are kept. */
  async set(changes: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...changes };
    this.#dress();
    await this.#store();
  }

  /** The same for scanning and devices. */
  async setAccess(changes: Access): Promise<void> {
    this.access = { ...this.access, ...changes };
    await this.#store();
  }

  async setLanguage(language: Language): Promise<void> {
    await speak(language);
    this.language = language;
    await this.#store();
  }

  async #take(profile: Profile): Promise<void> {
    this.profile = profile;
    this.last = profile.id;
    if (profile.settings) this.settings = settingsOf(profile.settings);
    if (profile.access) this.access = profile.access;
    this.#dress();
    await this.#speak(profile.language);
    this.#keep();
  }

  async #speak(language: string | undefined): Promise<void> {
    if (!isLanguage(language) || language === this.language) return;
    this.language = language;
    await speak(language);
  }

  /** Keeps changes with the profile, one after another, so that the last one stays. */
  async #store(): Promise<void> {
    if (!this.guest) this.#keep();
    const whose = this.guest ?? this.profile;
    if (!whose) return;
    const { language, settings, access } = this;
    const profile = { ...whose, language, settings: { ...settings }, access };
    if (this.guest) this.guest = profile;
    else this.profile = profile;
    const stored = this.#stored.then(() => api.changeProfile(profile));
    this.#stored = stored.catch(() => {});
    await stored;
  }

  #keep(): void {
    const { last: profile, language, settings, access } = this;
    const kept: Kept = { profile, language, settings: { ...settings }, access };
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #dress(): void {
    const { theme, motion, text, focus, speed } = this.settings;
    Object.assign(document.documentElement.dataset, {
      theme,
      motion,
      text,
      speed,
      focus: focus ? "strong" : "usual",
    });
  }
}

function isPlain(kept: unknown): kept is object {
  return typeof kept === "object" && kept !== null;
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return isPlain(kept) ? kept : {};
  } catch {
    return {};
  }
}

export const session = new Session();
