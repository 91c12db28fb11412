import { ApiFault, api } from "./protocol/api";
import type { Profile } from "./protocol/messages";
import { type Settings, settingsOf, USUAL } from "./settings";
import { isLanguage, type Language, preferred } from "./texts/languages";
import { speak } from "./texts/texts.svelte";

const KEPT = "ludoteka";

/** How a player gives signals and scans, by name. It is read by `access/`, which alone knows what makes sense. */
export type Access = Readonly<Record<string, boolean | number | string>>;

/** What players set for themselves. */
interface Wishes {
  readonly language: Language;
  readonly settings: Settings;
  readonly access: Access;
}

/** What this browser remembers: who played last, what they wished, and what those without a profile wish. */
interface Kept extends Partial<Record<keyof Wishes, unknown>> {
  profile?: string;
  theirs?: unknown;
}

/** Who plays, in which language, with which settings. Without a profile this browser remembers it alone. */
class Session {
  profile: Profile | null = $state.raw(null);
  language: Language = $state("en");
  settings: Settings = $state.raw({ ...USUAL });
  access: Access = $state.raw({});
  /** Another profile that has its turn at this screen; its language and settings hold until it is somebody else's. */
  guest: Profile | null = $state.raw(null);
  /** What holds again when the guest's turn is over. */
  #own: Wishes | null = null;
  /** What those without a profile wish in this browser. */
  #nobodys: Wishes = { language: "en", settings: { ...USUAL }, access: {} };
  /** The profile that played here last, whether it is chosen now or not. */
  last = "";
  #stored: Promise<unknown> = Promise.resolve();

  /** Who is at the keys now; nobody in particular where that is null. */
  get player(): Profile | null {
    return this.guest ?? this.profile;
  }

  /** All changes are kept where they belong, or could not be. */
  get settled(): Promise<unknown> {
    return this.#stored;
  }

  /** Takes up what this browser remembers; the profile is asked for by `recall`. */
  async start(): Promise<void> {
    const kept = read();
    this.last = kept.profile ?? "";
    this.#nobodys = wishesOf(kept);
    // Until the profile is here, the page looks as it did for them last time.
    const wishes = this.last && isPlain(kept.theirs) ? wishesOf(kept.theirs) : this.#nobodys;
    this.language = wishes.language;
    await this.#wear(wishes);
    await speak(this.language);
  }

  /** The profile that played here last plays on, where it is still there. */
  async recall(): Promise<void> {
    if (!this.last) return;
    try {
      const profile = (await api.profiles()).find((one) => one.id === this.last);
      await (profile ? this.#take(profile) : this.leave());
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
    await this.#wear(guest ? wishesOf(guest, own.language) : own);
  }

  /** Nobody in particular plays from now on. */
  async leave(): Promise<void> {
    this.profile = this.guest = this.#own = null;
    this.last = "";
    await this.#wear(this.#nobodys);
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

  /** Takes over what somebody else has set; nothing of before stays but the language. */
  async adopt({ settings, access }: Pick<Wishes, "settings" | "access">): Promise<void> {
    this.settings = settings;
    this.access = access;
    this.#dress();
    await this.#store();
  }

  async setLanguage(language: Language): Promise<void> {
    await speak(language);
    this.language = language;
    await this.#store();
  }

  async #take(profile: Profile): Promise<void> {
    this.profile = profile;
    this.guest = this.#own = null;
    this.last = profile.id;
    await this.#wear(wishesOf(profile, this.#nobodys.language));
    this.#keep();
  }

  /** The page is as somebody wishes; nothing stays of whoever was here before. */
  async #wear({ language, settings, access }: Wishes): Promise<void> {
    this.settings = settings;
    this.access = access;
    this.#dress();
    if (language === this.language) return;
    this.language = language;
    await speak(language);
  }

  /** Keeps changes with the profile, one after another, so that the last one stays. */
  async #store(): Promise<void> {
    if (!this.guest) this.#keep();
    const whose = this.player;
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
    const now: Wishes = { language, settings, access };
    if (!profile) this.#nobodys = now;
    const kept: Kept = { ...this.#nobodys, profile, ...(profile && { theirs: now }) };
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

/** What somebody wishes, out of what was kept of it; who has set nothing has everything as usual. */
function wishesOf(kept: Partial<Record<keyof Wishes, unknown>>, language?: Language): Wishes {
  return {
    language: isLanguage(kept.language) ? kept.language : (language ?? preferred(navigator.languages)),
    settings: settingsOf(isPlain(kept.settings) ? kept.settings : {}),
    access: isPlain(kept.access) ? (kept.access as Access) : {},
  };
}

function isPlain(kept: unknown): kept is Record<string, unknown> {
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
