import type { Devices } from "./devices";

export const SWITCHES = [
  "switch1",
  "switch2",
  "switch3",
  "switch4",
  "next",
  "nextRow",
  "nextColumn",
] as const;

/** What gives a signal, one by one. */
export function signalsOf(devices: Devices, name: keyof Devices): readonly string[] {
  return devices[name].split(" ").filter(Boolean);
}

/** Whether a signal is given by anything. */
export function hasSignal(devices: Devices, signal: string): boolean {
  return SWITCHES.some((name) => signalsOf(devices, name).includes(signal));
}

/** With one more signal; whatever it gave before, it does not give any more. */
export function withSignal(devices: Devices, name: keyof Devices, signal: string): Devices {
  const free = { ...devices };
  for (const other of SWITCHES)
    free[other] = signalsOf(devices, other)
      .filter((one) => one !== signal)
      .join(" ");
  const changed = { ...free, [name]: [...signalsOf(free, name), signal].join(" ") };
  // Without a first switch nobody could change it back.
  return changed.switch1 ? changed : devices;
}

/** Whether a signal has to stay: the last one of the first switch, and the only one of any switch that was ever heard. */
export function isNeeded(
  devices: Devices,
  name: keyof Devices,
  signal: string,
  heard: ReadonlySet<string>,
): boolean {
  const others = signalsOf(devices, name).filter((one) => one !== signal);
  if (heard.has(signal)) return !others.some((one) => heard.has(one));
  return name === "switch1" && others.length === 0;
}

/** Without a signal; the last one of the first switch stays. */
export function withoutSignal(devices: Devices, name: keyof Devices, signal: string): Devices {
  const left = signalsOf(devices, name).filter((one) => one !== signal);
  return name === "switch1" && left.length === 0 ? devices : { ...devices, [name]: left.join(" ") };
}

/** A key by what is written on it where its code says that: KeyA → A, Digit1 → 1, ArrowLeft → ←. */
export function keyName(code: string): string {
  const arrows: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
  return arrows[code] ?? code.replace(/^(Key|Digit)(?=.$)/, "");
}
