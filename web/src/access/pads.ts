/** Gamepads as signals: `pad0` and so on for their buttons; a stick that is pushed is the button of its direction. */

/** Whoever is told of buttons. */
export interface PadEars {
  down(signal: string): void;
  up(signal: string): void;
}

const PUSHED = 0.5;
/** The buttons of the directions: for pushing against and along the first axis, then the second. */
const DIRECTIONS = [
  [14, 15],
  [12, 13],
] as const;

/** Tells of buttons that go down and up, until it is ended. What is down already when it begins is none of them. */
export function watchPads(ended: AbortSignal, ears: PadEars): void {
  if (!navigator.getGamepads) return;
  let before = pressed();
  let looking = false;

  function look(): void {
    if (ended.aborted) return;
    const now = pressed();
    const up = [...before].filter((signal) => !now.has(signal));
    const down = [...now].filter((signal) => !before.has(signal));
    before = now;
    for (const signal of up) ears.up(signal);
    for (const signal of down) if (!ended.aborted) ears.down(signal);
    looking = !ended.aborted && pads().length > 0;
    if (looking) requestAnimationFrame(look);
  }
  function begin(): void {
    if (!looking) requestAnimationFrame(look);
    looking = true;
  }

  if (pads().length > 0) begin();
  addEventListener("gamepadconnected", begin, { signal: ended });
}

function pads(): readonly Gamepad[] {
  return navigator.getGamepads().filter((pad) => pad !== null);
}

function pressed(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { buttons, axes } of pads()) {
    for (const [number, button] of buttons.entries()) if (button.pressed) found.add(`pad${number}`);
    for (const [axis, [against, along]] of DIRECTIONS.entries()) {
      const push = axes[axis] ?? 0;
      if (Math.abs(push) > PUSHED) found.add(`pad${push < 0 ? against : along}`);
    }
  }
  return found;
}
