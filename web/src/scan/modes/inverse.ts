import { dwellAfterPress } from "../settings";
import type { Mode, Stage } from "./mode";

/** The highlight moves while a switch is held; letting it go takes. */
export function inverse(stage: Stage): Mode {
  const { interval, firstExtra, inverseThen } = stage.settings;
  const goOn = (extra: number) =>
    stage.pace.in(interval + extra, () => {
      if (stage.loop()) goOn(0);
    });
  const stay = () => stage.stay(stage.stops[stage.at] ?? null, dwellAfterPress(stage.settings));
  return {
    begin: () => stage.poise(),
    act: () => {},
    held: () => {
      if (!stage.lit) stage.show();
      else if (!stage.step(1)) return;
      goOn(firstExtra);
    },
    released: () => {
      stage.pace.stop();
      // Whoever has held on until another scan was there takes nothing of it.
      if (!stage.lit) return;
      if (inverseThen === "dwell") stay();
      else stage.take();
    },
    resume: () => {
      if (stage.lit && inverseThen === "dwell") stay();
    },
  };
}
