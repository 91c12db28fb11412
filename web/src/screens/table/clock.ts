/** Time on clocks and in the move list. */

const TENTHS_BELOW = 10;

/** Time left: 1:05:00, 4:59, and tenths at the very end. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left < TENTHS_BELOW) return `0:0${(Math.floor(left * 10) / 10).toFixed(1)}`;
  const whole = Math.floor(left);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long a move took, as a text with its facts; below ten seconds with one decimal. */
export function tookLine(seconds: number): { key: string; facts: Record<string, number> } {
  if (seconds < 60) {
    const shown = seconds < TENTHS_BELOW ? Math.round(seconds * 10) / 10 : Math.round(seconds);
    return { key: "table-seconds", facts: { seconds: shown } };
  }
  const whole = Math.round(seconds);
  return { key: "table-minutes", facts: { minutes: Math.floor(whole / 60), seconds: whole % 60 } };
}
