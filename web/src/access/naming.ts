/** What a control is called where it is chosen without what stands around it: by what it does, where its words do not say that. */
export function choiceName(element: Element): string {
  return element.getAttribute("data-does") ?? nameOf(element);
}

/** What a control is called, as whoever does not see it would hear it. */
export function nameOf(element: Element): string {
  const label = labelOf(element);
  if (label) return label;
  if (isField(element) && element.labels?.length) return words([...element.labels].map(heard));
  return words([heard(element)]) || element.getAttribute("title") || "";
}

/** What the page says that something is called. */
export function labelOf(element: Element): string | null {
  const by = element.getAttribute("aria-labelledby");
  if (by) return words(by.split(" ").map((id) => document.getElementById(id)?.textContent ?? ""));
  return element.getAttribute("aria-label");
}

/** The text without what is only to be seen. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const seen of copy.querySelectorAll("[aria-hidden=true], select, textarea")) seen.remove();
  return copy.textContent ?? "";
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return element.matches("input, select, textarea");
}

function words(parts: readonly string[]): string {
  return parts.join(" ").replace(/\s+/g, " ").trim();
}
