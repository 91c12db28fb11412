import { api } from "../../protocol/api";
import type { Profile } from "../../protocol/messages";
import { session } from "../../session.svelte";

/** Lends the screen to whoever has the turn: language, look, scanning and devices are those of their profile. */
export class Lending {
  #profiles: readonly Profile[] = [];
  /** Whose turn was told last; the answer about an earlier one comes too late. */
  #latest: string | undefined;

  /** Somebody with this profile has to choose; without one, whoever plays here. */
  async turn(profile: string): Promise<void> {
    if (profile === this.#latest) return;
    this.#latest = profile;
    const guest = profile && profile !== session.profile?.id ? await this.#find(profile) : null;
    if (profile === this.#latest) await session.lend(guest);
  }

  /** The table is left. Whoever had the turn is still at the keys: without their own scan some could not go anywhere. */
  end(): void {
    this.#latest = undefined;
  }

  /** The profile as it is now: its player may have changed something in the turn before. */
  async #find(profile: string): Promise<Profile | null> {
    await session.settled;
    try {
      this.#profiles = await api.profiles();
    } catch {
      // What was known before holds.
    }
    return this.#profiles.find(({ id }) => id === profile) ?? null;
  }
}
