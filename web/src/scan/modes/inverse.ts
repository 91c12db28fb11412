import type { Mode, Stage } from "./mode";

/** The highlight moves while a switch is held; letting it go takes. */
export function inverse(stage: Stage): Mode {
  const { interval, firstExtra, inverseThen } = stage.settings;
  const goOn = (extra: number) =>
    stage.pace.in(interval + extra, () => {
      if (stage.loop()) goOn(0);
    });
  const stay = () => stage.stay(stage.stops[stage.at] ?? null, () => stage.take());
  let holding = false;
  return {
    begin: () => {
      stage.poise();
      // Whoever still holds on has seen another scan; this one begins with the next press.
      holding = false;
    },
    act: () => {},
    held: () => {
      holding = true;
      if (!stage.lit) stage.show();
      else if (!stage.step(1)) return;
      goOn(firstExtra);
    },
    released: () => {
      if (!holding) return;
      holding = false;
      stage.pace.stop();
      if (!stage.lit) return;
      if (inverseThen === "dwell") stay();
      else stage.take();
    },
    resume: () => {
      if (stage.lit && inverseThen === "dwell") stay();
    },
  };
}
