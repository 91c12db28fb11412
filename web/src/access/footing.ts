const CONTROLS =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";
/** What belongs together: whoever was in it stays in it. */
const TOGETHER =
  "dialog[open], form, fieldset, section, ul, ol, [role=grid], [role=group], [role=toolbar], [data-list]";
/** Where whoever has lost their place finds it again, the best first. */
const HOMES = [
  "[role=grid] [data-offered]",
  "[data-near] [tabindex='0']",
  "[role=grid] [tabindex='0']",
  "[data-list] button",
  "[data-list] [tabindex]",
  "h1",
];

/**
 * The focus never falls off the page: where what has it goes away, it comes to what is nearest. A pointer is not followed,
 * as whoever has one sees where it is. Ends when the returned function is called.
 */
export function keepFooting(): () => void {
  /** What has the focus, and all that is around it. */
  let around: readonly Element[] = [];
  let pointed = false;
  let asked = 0;
  const ended = new AbortController();
  const heard = { signal: ended.signal, capture: true };
  document.addEventListener("pointerdown", () => (pointed = true), heard);
  document.addEventListener("keydown", () => (pointed = false), heard);
  document.addEventListener(
    "focusin",
    ({ target }) => {
      around = pointed || !(target instanceof Element) ? [] : [target, ...above(target)];
    },
    heard,
  );
  const watch = new MutationObserver(() => {
    if (!isLost(around[0]) || asked) return;
    // Whoever knows better where to go on has done so by then.
    asked = requestAnimationFrame(() => {
      asked = 0;
      if (isLost(around[0]) && isNowhere()) nearest(around)?.focus();
    });
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
  return () => {
    ended.abort();
    watch.disconnect();
    cancelAnimationFrame(asked);
  };
}

/** What is busy comes back; anything else that is gone or cannot be used has lost the focus. */
function isLost(element: Element | undefined): boolean {
  if (!element) return false;
  return !element.isConnected || (element.matches(":disabled:not([aria-busy=true])") && isNowhere());
}

function isNowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(":disabled");
}

/** Whoever scans has another frame, and presses that must not meet whatever happens to be near. */
function isPresser(): boolean {
  return Boolean(document.documentElement.dataset.scanned);
}

/** A dialog that is gone was about the whole screen: what lies below it is not near. */
function isClosed(element: Element): boolean {
  return element instanceof HTMLDialogElement && !(element.isConnected && element.open);
}

function nearest(around: readonly Element[]): HTMLElement | null {
  if (isPresser() || around.some(isClosed)) return document.querySelector<HTMLElement>("main h1");
  const kin = around.filter((one) => one.isConnected && one.matches(TOGETHER));
  for (const one of kin) {
    const control = one.querySelector<HTMLElement>(CONTROLS);
    if (control) return control;
  }
  const main = document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body;
  for (const home of HOMES) {
    const found = main.querySelector<HTMLElement>(home);
    if (found) return found;
  }
  return null;
}

function* above(element: Element): Generator<Element> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one;
}
