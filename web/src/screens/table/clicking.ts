/** What a click on a place means: a choice, a step back, another piece, or a question why not. */

import { begin, byPlace, type Choosing, text } from "../../match/choosing";
import { settled, withoutStep } from "../../match/several";
import type { Node } from "../../protocol/messages";

export type Click =
  | { act: "choose"; node: Node }
  /** Several choices share the place. */
  | { act: "ask"; nodes: readonly Node[] }
  /** What is left of the path. */
  | { act: "back"; left: readonly Node[] }
  /** Another beginning of a move is chosen instead. */
  | { act: "instead"; nodes: readonly Node[] }
  /** Nothing can be chosen there; the text is what was tried. */
  | { act: "why"; move: string };

export function clickOn(place: string, choosing: Choosing): Click {
  const nodes = byPlace(choosing).get(place) ?? [];
  const [node] = nodes;
  if (node) return nodes.length === 1 ? { act: "choose", node } : { act: "ask", nodes };
  const chosen = choosing.path.findIndex((step) => step.places?.includes(place));
  if (chosen >= 0) return { act: "back", left: withoutStep(choosing.path, chosen) };
  const others = byPlace(begin(choosing.tree)).get(place);
  if (others) return { act: "instead", nodes: others };
  return { act: "why", move: text([...settled(choosing.path), { text: place }]) };
}
