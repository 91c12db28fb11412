/** What is highlighted becomes larger: by itself, or as a copy where it is a part of a drawing. */

/** A part of a board, to be drawn once more. */
export interface Copy {
  /** The drawing it is a part of. */
  readonly of: string;
  /** Which part: a `viewBox`. */
  readonly seen: string;
  /** The classes that colour it. */
  readonly look: string;
}

/** The part of a board that lies in a place; nothing where something else is highlighted. */
export function copyOf(element: Element): Copy | undefined {
  if (!(element instanceof SVGGraphicsElement)) return undefined;
  const board = element.ownerSVGElement;
  const drawing = board?.querySelector("[data-drawing]");
  if (!drawing) return undefined;
  const { x, y, width, height } = element.getBBox();
  return {
    of: drawing.id,
    seen: `${x} ${y} ${width} ${height}`,
    look: board?.parentElement?.getAttribute("class") ?? "",
  };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** So many times as large around the same middle, but no larger than the room, and within it. */
export function enlarged({ left, top, width, height }: Box, wanted: number, room: Box): Box {
  const by = Math.max(1, Math.min(wanted, room.width / width, room.height / height));
  const [wide, high] = [width * by, height * by];
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  return {
    left: within(left - (wide - width) / 2, room.left, room.left + room.width - wide),
    top: within(top - (high - height) / 2, room.top, room.top + room.height - high),
    width: wide,
    height: high,
  };
}

/** Makes an element larger, with what it belongs to; returns what makes it as it was. */
export function enlarge(element: HTMLElement, by: number, room: Box): () => void {
  const card = element.closest<HTMLElement>("[data-bears]");
  // What stands in a line of text cannot grow by itself.
  const inLine = getComputedStyle(element).display === "inline" ? element.parentElement : null;
  const grown = card ?? inLine ?? element;
  const box = grown.getBoundingClientRect();
  const larger = enlarged(box, by, room);
  const scale = larger.width / box.width;
  grown.style.setProperty("scale", String(scale));
  grown.style.setProperty("z-index", "2");
  // Cards of a hand are turned around a point of their own.
  if (!card && scale > 1) {
    const [x, y] = [(box.left - larger.left) / (scale - 1), (box.top - larger.top) / (scale - 1)];
    grown.style.setProperty("transform-origin", `${x}px ${y}px`);
  }
  return () => {
    for (const property of ["scale", "z-index", "transform-origin"]) grown.style.removeProperty(property);
  };
}
