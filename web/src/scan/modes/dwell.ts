import { dwellAfterPress } from "../settings";
import type { Mode, Stage } from "./mode";

/** A press moves, and no press takes. Nothing is taken where no press has moved, so that doing nothing does nothing. */
export function dwell(stage: Stage): Mode {
  let down = false;
  const stay = () => {
    if (stage.lit && !down) stage.stay(stage.stops[stage.at] ?? null, dwellAfterPress(stage.settings));
  };
  return {
    begin: () => stage.poise(),
    held: () => {
      down = true;
    },
    act: () => {
      if (stage.lit) stage.step(1);
      else stage.show();
    },
    released: () => {
      down = false;
      stay();
    },
    resume: stay,
  };
}
