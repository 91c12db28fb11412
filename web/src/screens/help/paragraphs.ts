/** Paragraphs of plain text with `keys` and _names of controls_. */

export interface Run {
  look: "plain" | "key" | "name";
  text: string;
}

export function paragraphs(text: string): readonly (readonly Run[])[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map(runs);
}

function runs(text: string): readonly Run[] {
  return text
    .split(/(`[^`]+`|_[^_]+_)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("`")) return { look: "key", text: part.slice(1, -1) };
      if (part.startsWith("_") && part.endsWith("_")) return { look: "name", text: part.slice(1, -1) };
      return { look: "plain", text: part };
    });
}
