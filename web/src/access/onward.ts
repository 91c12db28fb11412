/** Whatever can be chosen at a table: places of boards and beside them, buttons, lines of the list. */
const CHOICES = "[role=grid] [data-offered], [data-choice]";

export function choicesShown(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CHOICES)];
}

/** The next choice in the order of the page after what has the focus, or the one before it, round and round. */
export function choiceFrom(at: Element | null, back = false): HTMLElement | undefined {
  const all = choicesShown();
  const ahead = (one: HTMLElement) =>
    Boolean((at ?? document.body).compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (!back) return all.find(ahead) ?? all[0];
  return all.findLast((one) => one !== at && !ahead(one)) ?? all.at(-1);
}

/** Goes there; says whether it led anywhere else. */
export function goOnward(back: boolean): boolean {
  const to = choiceFrom(document.activeElement, back);
  const away = to !== undefined && to !== document.activeElement;
  // By a device that the browser knows nothing of, too, one sees where.
  if (away) to.focus({ focusVisible: true } as FocusOptions);
  return away;
}
