import { language } from "./texts.svelte";

/** Numbers, days and durations as the language of now writes them. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), options).format(value);
}

export function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
}

export function day(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  return new Intl.DateTimeFormat(language(), options).format(at);
}

export function dayAndTime(at: number): string {
  return day(at, { dateStyle: "medium", timeStyle: "short" });
}

/** "3 days ago", in the largest unit that fits. */
export function ago(at: number, now = Date.now()): string {
  const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 31_557_600],
    ["month", 2_629_800],
    ["week", 604_800],
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const seconds = (at - now) / 1000;
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return format.format(Math.trunc(unit === "second" ? 0 : seconds / size), unit);
}

/** A time on a clock: 4:05, or 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Several things in a sentence: "a, b and c". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}
