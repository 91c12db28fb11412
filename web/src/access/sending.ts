/** A key that the scan presses for the player; whoever listens for switches passes it over. */
export class SentKey extends KeyboardEvent {}

export function press(element: Element, key: string): void {
  element.dispatchEvent(new SentKey("keydown", { key, bubbles: true, cancelable: true }));
}
