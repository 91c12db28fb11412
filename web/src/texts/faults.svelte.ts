import { ApiFault } from "../protocol/api";
import { has, t } from "./texts.svelte";

/** What went wrong, in a sentence for the player. */
export function faultWords(fault: unknown): string {
  const { code, line } = fault instanceof ApiFault ? fault : { code: "failed", line: 0 };
  return t(has(`fault-${code}`) ? `fault-${code}` : "fault-failed", { line });
}
