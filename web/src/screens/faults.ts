/** What a fault says, for places too small for the whole `Fault`. */

import { ApiFault } from "../protocol/api";
import { has, t } from "../texts/texts.svelte";

export function faultWords(fault: unknown): string {
  if (!(fault instanceof ApiFault) || !has(`fault-${fault.code}`)) return t("fault-failed");
  return t(`fault-${fault.code}`, { line: fault.line });
}
