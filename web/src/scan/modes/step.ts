import type { Onward } from "../walk";
import type { Mode, Stage } from "./mode";

/** One switch moves, another takes. */
export function step(stage: Stage): Mode {
  const { starts, swap } = stage.settings;
  let mover = 1;
  const move = (by: Onward = "stop") => {
    if (stage.lit) stage.onward(by);
    else stage.show();
  };
  const take = () => {
    if (!stage.lit) return;
    if (swap) mover = 3 - mover;
    stage.take();
  };
  return {
    begin: (fresh) => (fresh && starts === "press" ? stage.poise() : stage.show()),
    act: (which) => {
      if (which === mover) move();
      else if (which === 3 - mover) take();
    },
    next: move,
  };
}
