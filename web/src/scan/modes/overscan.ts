import { afterPress } from "../settings";
import type { Mode, Stage } from "./mode";

/** A fast sweep; a press turns it round, slowly; a press takes. */
export function overscan(stage: Stage): Mode {
  const { interval, sweep, starts } = stage.settings;
  let returning = false;
  const goOn = (extra: number) => stage.pace.in((returning ? interval : sweep) + extra, due);
  const due = () => {
    // At the first stop there is nothing left to return to.
    if (returning && stage.at === 0) {
      returning = false;
      goOn(0);
    } else if (returning ? stage.step(-1) : stage.loop()) goOn(0);
  };
  const show = () => {
    returning = false;
    stage.show();
    goOn(afterPress(stage.settings));
  };
  return {
    begin: (fresh) => (fresh && starts === "press" ? stage.poise() : show()),
    act: () => {
      if (!stage.lit) show();
      else if (returning) stage.take();
      else {
        returning = true;
        goOn(afterPress(stage.settings));
      }
    },
  };
}
