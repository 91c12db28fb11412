import { nameOf } from "../naming";
import { questionOf, titleOf } from "../sections";

/** In few words: the first sentence. */
export function shortened(words: string): string {
  const [first = ""] = words.split(/(?<=[.!?…])\s/);
  return first;
}

export function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** What a control is called and how it stands; of an answer also to which question, unless the one before was to the same. */
export function controlTold(element: Element, before: Element | null, say: (key: string) => string): string {
  const name = nameOf(element);
  if (!name) return "";
  const question = questionOf(element);
  const asked = question && question !== (before && questionOf(before)) ? [titleOf(question)] : [];
  const state = stateOf(element);
  return [...asked, name, ...(state ? [say(`spoken-${state}`)] : []), ...valueIn(element)]
    .filter(Boolean)
    .join(", ");
}

/** How a control stands: on, chosen, open, pressed, or not. */
function stateOf(element: Element): string | undefined {
  if (element instanceof HTMLInputElement && element.type === "checkbox")
    return element.checked ? "on" : "off";
  if (element instanceof HTMLInputElement && element.type === "radio")
    return element.checked ? "chosen" : "not-chosen";
  const pressed = element.getAttribute("aria-pressed");
  if (pressed) return pressed === "true" ? "pressed" : "not-pressed";
  const expanded = element.matches("summary")
    ? String(element.parentElement?.hasAttribute("open"))
    : element.getAttribute("aria-expanded");
  return expanded ? (expanded === "true" ? "open" : "closed") : undefined;
}

/** What is chosen or written in it. */
function valueIn(element: Element): readonly string[] {
  if (element instanceof HTMLSelectElement) return [element.selectedOptions[0]?.text ?? ""];
  if (!(element instanceof HTMLInputElement) || ["checkbox", "radio"].includes(element.type)) return [];
  return [element.getAttribute("aria-valuetext") ?? element.value];
}
