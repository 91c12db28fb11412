import type { Settings } from "../settings";
import { auto } from "./auto";
import { dwell } from "./dwell";
import { elimination } from "./elimination";
import { external } from "./external";
import { inverse } from "./inverse";
import type { Mode, Stage } from "./mode";
import { overscan } from "./overscan";
import { pointer } from "./pointer";
import { step } from "./step";

export const MODES: { readonly [Name in Settings["mode"]]: (stage: Stage) => Mode } = {
  auto,
  step,
  dwell,
  inverse,
  overscan,
  elimination,
  pointer,
  external,
};
