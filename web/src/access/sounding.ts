import { play } from "../looks/sounds";
import type { Stop } from "../scan/item";
import type { Settings } from "../scan/settings";
import { said } from "../scan/speech";
import { t } from "../texts/texts.svelte";

/** What is highlighted, in words. */
export function wordsOf(stop: Stop, settings: Pick<Settings, "prompt" | "groupSpeech">): string {
  const words = said(stop, settings);
  if ("label" in words) return words.label;
  if ("constant" in words) return t(`scanning-${words.constant}`);
  if ("region" in words) return t(`scanning-region-${words.region}`);
  const ends = t("scanning-group", { ...words });
  return "of" in words ? t("scanning-range", { ...words, ends }) : ends;
}

/** Lets a highlight be heard, as the player wishes; `spoken` is called when it has been said. */
export function sound(stop: Stop, settings: Settings, volume: number, spoken: () => void): void {
  if (settings.audio === "click") play("turn", volume);
  if (settings.audio === "speak") speak(wordsOf(stop, settings), settings, spoken);
}

/** What is being said now: a browser may tell later that something before it was cut. */
let current: SpeechSynthesisUtterance | undefined;
/** Tells whoever waits for its end. */
let awaited = () => {};

/**
 * Says something instead of whatever is being said; `spoken` is called when it has been said, or cannot be. Where nobody waits
 * for it, whoever waited for what it cuts waits for this.
 */
export function speak(
  words: string,
  { rate, voice }: Pick<Settings, "rate" | "voice">,
  spoken = awaited,
): void {
  if (typeof speechSynthesis === "undefined") {
    spoken();
    return;
  }
  speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(words);
  speech.lang = document.documentElement.lang;
  speech.rate = rate;
  speech.voice = speechSynthesis.getVoices().find(({ name }) => name === voice) ?? null;
  const over = () => {
    if (speech !== current) return;
    awaited = () => {};
    spoken();
  };
  speech.onend = over;
  speech.onerror = over;
  current = speech;
  awaited = spoken;
  speechSynthesis.speak(speech);
}
