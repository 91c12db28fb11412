import { tick } from "svelte";
import { path, type Route, routeOf } from "./router";

interface Stop {
  stop: number;
}

/** Where the player is now. Screens read it; links and `go` change it. */
class Here {
  #url = $state.raw(new URL(location.href));
  #pathname = $derived(this.#url.pathname);
  /** A position has its text there; on every other screen it names a place of the same screen. */
  #hash = $derived(this.#pathname.endsWith("/position") ? this.#url.hash : "");
  /** What is only asked of a screen leaves the route as it is, so that no screen is thrown away for it. */
  route: Route = $derived(routeOf({ pathname: this.#pathname, hash: this.#hash }));
  query: URLSearchParams = $derived(this.#url.searchParams);
  #stop = (history.state as Stop | null)?.stop ?? 0;
  #scrolled = new Map<number, number>();
  #moved = false;

  /** Follows links and the browser's own buttons, until the returned function is called. */
  listen(): () => void {
    history.scrollRestoration = "manual";
    const clicked = (event: MouseEvent) => this.#follow(event);
    const popped = (event: PopStateEvent) => this.#arrive((event.state as Stop | null)?.stop ?? 0);
    document.addEventListener("click", clicked);
    addEventListener("popstate", popped);
    return () => {
      document.removeEventListener("click", clicked);
      removeEventListener("popstate", popped);
    };
  }

  /** Goes to another screen; with `replace`, the one before is forgotten. */
  go(to: Route | string, { replace = false } = {}): void {
    const address = typeof to === "string" ? to : path(to);
    const stop = replace ? this.#stop : this.#stop + 1;
    this.#leave();
    history[replace ? "replaceState" : "pushState"]({ stop }, "", address);
    this.#scrolled.delete(stop);
    this.#arrive(stop, false);
  }

  /** Remembers something in the address, such as a filter, without leaving the screen. */
  ask(query: Record<string, string>): void {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(query)) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    history.replaceState({ stop: this.#stop }, "", url);
    this.#url = url;
  }

  /**
   * A screen shows its heading: reading goes on there, unless it went on elsewhere meanwhile, and where one had scrolled to
   * before is shown again.
   */
  async shown(heading: HTMLElement): Promise<void> {
    if (!this.#moved) return;
    this.#moved = false;
    const at = document.activeElement;
    if (!at || at === document.body || at.contains(heading)) heading.focus({ preventScroll: true });
    await tick();
    await scrollDown(this.#scrolled.get(this.#stop) ?? 0);
  }

  #leave(): void {
    this.#scrolled.set(this.#stop, scrollY);
  }

  #arrive(stop: number, leaving = true): void {
    if (leaving) this.#leave();
    this.#stop = stop;
    const before = path(this.route);
    this.#url = new URL(location.href);
    this.#moved = path(this.route) !== before;
    // Until there is a heading, the focus is where it will be.
    if (this.#moved) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    // A place on the same page, such as the skip link, is the browser's own business.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.href);
  }
}

/** A page that is still being filled is scrolled again as it grows, unless the player does something meanwhile. */
async function scrollDown(y: number): Promise<void> {
  const end = performance.now() + 1500;
  const left = new AbortController();
  for (const act of ["wheel", "pointerdown", "keydown"])
    addEventListener(act, () => left.abort(), { signal: left.signal, passive: true });
  while (!left.signal.aborted && performance.now() < end) {
    scrollTo(0, y);
    if (scrollY >= y) break;
    await new Promise(requestAnimationFrame);
  }
  left.abort();
}

export const here = new Here();
