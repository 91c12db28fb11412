/** What is told to an element that the scan frames alone, and when it frames something else: it bubbles, as pointing does. */
const FRAMED = "framed";
const LEFT = "left";

/** Tells an element that it is framed alone; it is told that no more when the returned function is called. */
export function frame(element: Element | undefined): () => void {
  const tell = (kind: string) => element?.dispatchEvent(new CustomEvent(kind, { bubbles: true }));
  tell(FRAMED);
  return () => void tell(LEFT);
}

/** Hears which place within an element the scan frames alone; ends when the returned function is called. */
export function hearFrames(within: Element, heard: (place: string | undefined) => void): () => void {
  const ended = new AbortController();
  const placeOf = ({ target }: Event) =>
    (target instanceof Element && target.getAttribute("data-place")) || undefined;
  within.addEventListener(FRAMED, (event) => heard(placeOf(event)), { signal: ended.signal });
  within.addEventListener(LEFT, () => heard(undefined), { signal: ended.signal });
  return () => ended.abort();
}
