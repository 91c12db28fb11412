/** Where the player is, in time. */

import { ApiFault } from "../../protocol/api";

/** The time zone of this browser as the IANA names it; undefined where the browser does not know. */
export function zoneHere(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}

/** Asks for something in the time zone of here. A server that does not know it, such as a new one, counts in UTC. */
export async function inZone<Answer>(ask: (zone?: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(zoneHere());
  } catch (fault) {
    if (fault instanceof ApiFault && fault.code === "no-zone") return ask();
    throw fault;
  }
}
