import { api } from "../../protocol/api";
import type { Profile } from "../../protocol/messages";
import { session } from "../../session.svelte";

/** Lends the screen to whoever has the turn: language, look, scanning and devices are those of their profile. */
export class Lending {
  #profiles: Promise<readonly Profile[]> | undefined;
  /** Whose turn was told last; the answer about an earlier one comes too late. */
  #latest: string | undefined;

  /** Somebody with this profile has to choose; without one, whoever plays here. */
  async turn(profile: string): Promise<void> {
    if (profile === this.#latest) return;
    this.#latest = profile;
    const guest = profile && profile !== session.profile?.id ? await this.#find(profile) : null;
    if (profile === this.#latest) await session.lend(guest);
  }

  /** The table is left. */
  async end(): Promise<void> {
    this.#latest = undefined;
    await session.lend(null);
  }

  async #find(profile: string): Promise<Profile | null> {
    this.#profiles ??= api.profiles();
    try {
      return (await this.#profiles).find(({ id }) => id === profile) ?? null;
    } catch {
      // They play on as the screen is now.
      this.#profiles = undefined;
      return null;
    }
  }
}
