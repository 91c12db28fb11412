import type { Mode, Stage } from "./mode";

/** An outer system moves the highlight; a press takes. */
export function external(stage: Stage): Mode {
  const { starts } = stage.settings;
  return {
    begin: (fresh) => (fresh && starts === "press" ? stage.poise() : stage.show()),
    act: () => (stage.lit ? stage.take() : stage.show()),
    next: (by) => {
      if (stage.lit) stage.onward(by);
    },
  };
}
