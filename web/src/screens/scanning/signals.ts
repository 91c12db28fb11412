import { keyName } from "../../access/mapping";
import { t } from "../../texts/texts.svelte";

/** What gives a signal, in words: a key, a button of a mouse or a gamepad, a touch. */
export function signalWords(signal: string): string {
  const [, kind, number] = /^(pad|mouse)(\d+)$/.exec(signal) ?? [];
  if (signal === "Space" || signal === "touch" || ["mouse0", "mouse1", "mouse2"].includes(signal))
    return t(`devices-${signal.toLowerCase()}`);
  return kind ? t(`devices-${kind}`, { number: Number(number) + 1 }) : keyName(signal);
}
