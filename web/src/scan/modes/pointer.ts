import { keyOf } from "../item";
import type { Mode, Stage } from "./mode";

/** Where the pointer can stay without choosing anything. */
export const REST = "rest";

/** Staying on a target takes it, and the same one again only after leaving it. */
export function pointer(stage: Stage): Mode {
  let over: string | null = null;
  let resting = false;
  const stayAt = (key: string) => {
    const at = stage.stops.findIndex((stop) => keyOf(stop) === key);
    const stop = stage.stops[at];
    if (!stop) return;
    stage.show(at);
    stage.stay(stop, stage.settings.dwell);
  };
  const stayAtRest = () =>
    stage.stay(null, stage.settings.dwell, () => {
      resting = !resting;
      stage.rest(resting);
    });
  return {
    begin: () => stage.poise(),
    act: () => {
      if (stage.lit) stage.take();
    },
    resume: () => {
      if (stage.lit && over !== null) stayAt(over);
    },
    point: (key) => {
      if (key === over) return;
      over = key;
      stage.leave();
      if (stage.lit) stage.poise();
      if (key === REST) stayAtRest();
      else if (key !== null && !resting) stayAt(key);
    },
  };
}
