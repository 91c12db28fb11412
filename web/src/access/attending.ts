import { Calling } from "./calling";
import { keepFooting } from "./footing";

/** Minds whoever has no mouse: keeps their focus, and hears a call for the scan. Ends when the returned function is called. */
export function attend(called: () => void): () => void {
  const calling = new Calling();
  const ended = new AbortController();
  const pressed = (event: KeyboardEvent | MouseEvent) => {
    if (!calling.hears(event, event.timeStamp)) return;
    event.preventDefault();
    scrollTo({ top: calling.scrolled, behavior: "instant" });
    called();
  };
  addEventListener("keydown", pressed, { signal: ended.signal });
  addEventListener("mousedown", pressed, { signal: ended.signal });
  const letGo = keepFooting();
  return () => {
    ended.abort();
    letGo();
  };
}
