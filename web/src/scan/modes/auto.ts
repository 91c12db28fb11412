import { afterPress } from "../settings";
import type { Mode, Stage } from "./mode";

/** The way back stays longer, so that the menu beside it is not taken instead. */
function isBack({ stops, at }: Stage): boolean {
  const stop = stops[at];
  return stop?.kind === "constant" && stop.constant === "back";
}

/** The highlight moves by itself; a press takes. */
export function auto(stage: Stage): Mode {
  const { interval, firstExtra, starts } = stage.settings;
  const goOn = (extra: number) =>
    stage.pace.in(interval + extra, () => {
      if (stage.loop()) goOn(isBack(stage) ? firstExtra : 0);
    });
  const show = () => {
    stage.show();
    goOn(afterPress(stage.settings));
  };
  return {
    begin: (fresh) => (fresh && starts === "press" ? stage.poise() : show()),
    act: () => (stage.lit ? stage.take() : show()),
    next: (by) => {
      if (stage.lit && stage.onward(by)) goOn(0);
    },
  };
}
