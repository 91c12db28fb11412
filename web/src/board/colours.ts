/** What nobody owns. */
export const NEUTRAL = "#565c66";
const INK = "#2b2622";

/** The relative luminance of '#rrggbb', from 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well two colours are told apart, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Whether a seat's colour is as light as another's, so that only the hue would tell their pieces apart. */
export function onlyHueTells(seat: number, colours: readonly string[]): boolean {
  const own = colours[seat];
  return own !== undefined && colours.some((other, at) => at !== seat && contrast(own, other) < 1.5);
}

/** Black or white, whichever is easier to read there. */
export function readableOn(ground: string): string {
  return contrast("#101216", ground) > contrast("#ffffff", ground) ? "#101216" : "#ffffff";
}

/** A seat's colour as the variables of a picture: body, outline and details; dark bodies get light details. */
export function tinted(colour: string): string {
  const dark = luminance(colour) < 0.2;
  const line = dark ? "#0b0a09" : INK;
  return `--fill:${colour};--line:${line};--mark:${dark ? readableOn(colour) : INK}`;
}

/** The colour of the body in the text of a picture, where it says so: what is written on it must be read. */
export function bodyColour(picture: string): string | undefined {
  return /var\(--fill,\s*(#[0-9a-f]{6})\)/i.exec(picture)?.[1];
}
