import type { IconName } from "./icons";

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "good" | "bad";
  icon?: IconName;
  /** A later notice about the same takes its place. */
  about?: string;
  action?: { text: string; act: () => void };
}

const STAYS = 6000;

/** Short news at the edge of the screen, and what a screen reader says of its own accord. */
class Notices {
  shown: readonly Notice[] = $state.raw([]);
  said = $state("");
  #next = 1;

  show(text: string, more: Partial<Omit<Notice, "id" | "text">> = {}): void {
    const notice: Notice = { kind: "plain", ...more, id: this.#next++, text };
    const stay = this.shown.filter((one) => one.text !== text && (!more.about || one.about !== more.about));
    this.shown = [...stay, notice].slice(-3);
    announce(text);
    // One with a button stays until it is closed: time limits are not for everybody.
    if (!notice.action) setTimeout(() => this.close(notice.id), STAYS);
  }

  /** Nothing of what was shown and said stays. */
  forget(): void {
    this.shown = [];
    this.said = "";
  }

  close(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();

/** Lets a screen reader say it politely; the same words twice are said twice. */
export function announce(text: string): void {
  // A no-break space makes the region change, and is not heard.
  notices.said = notices.said === text ? `${text}\u00a0` : text;
}

/** What was said is not so any more: nobody finds it on the page. */
export function retract(text: string): void {
  if (notices.said.replace(/\u00a0$/, "") === text) notices.said = "";
}

/** Shows short news for a few seconds. */
export function toast(text: string, more?: Parameters<Notices["show"]>[1]): void {
  notices.show(text, more);
}
