import type { Mode, Stage } from "./mode";

/** A press moves, and no press takes. Nothing is taken where no press has moved, so that doing nothing does nothing. */
export function dwell(stage: Stage): Mode {
  const stay = () => {
    if (stage.lit) stage.stay(stage.stops[stage.at] ?? null, () => stage.take());
  };
  return {
    begin: () => stage.poise(),
    act: () => {
      if (stage.lit) stage.step(1);
      else stage.show();
      stay();
    },
    resume: stay,
  };
}
