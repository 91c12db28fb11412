import type { Places } from "../scan/scanner";
import type { Sheet } from "./sheets";

/** What outlasts the scan, which begins anew with every setting of it that is changed. */
export class Opened {
  sheet: Sheet | null = $state.raw(null);
  /** Where on each screen one was. */
  readonly places: Places = new Map();
}
