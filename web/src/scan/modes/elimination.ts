import type { Mode, Stage } from "./mode";

/** Each switch keeps its part. */
export function elimination(stage: Stage): Mode {
  return {
    begin: () => stage.showAll(),
    act: (which) => {
      if (stage.stops[which - 1]) stage.take(which - 1);
    },
  };
}
