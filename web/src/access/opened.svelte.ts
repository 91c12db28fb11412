import type { Sheet } from "./sheets";

/** The sheet that is open now. It outlasts the scan, which begins anew with every setting that is changed. */
export class Opened {
  sheet: Sheet | null = $state.raw(null);
}
