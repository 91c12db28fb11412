/** What a control is called, as whoever does not see it would hear it. */
export function nameOf(element: Element): string {
  const by = element.getAttribute("aria-labelledby");
  if (by) return words(by.split(" ").map((id) => document.getElementById(id)?.textContent ?? ""));
  const label = element.getAttribute("aria-label");
  if (label) return label;
  if (isField(element) && element.labels?.length) return words([...element.labels].map(heard));
  return words([heard(element)]) || element.getAttribute("title") || "";
}

/** The name of what a control stands in: a set of choices, a card, a part of the page. */
export function groupOf(element: Element): string | undefined {
  const around = element.closest(
    "fieldset, article, [role=group], [role=radiogroup], [role=toolbar], section",
  );
  return around ? titleOf(around) || undefined : undefined;
}

/** What a part of the page is called: by its label, or by its heading. */
export function titleOf(around: Element): string {
  const title = around.querySelector("legend, h2, h3")?.textContent ?? "";
  return around.getAttribute("aria-label") ?? words([title]);
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
