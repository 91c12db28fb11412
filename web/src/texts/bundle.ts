import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What a message is told: numbers are written as the language writes them. */
export type Args = Record<string, FluentVariable>;

/** Messages of one language. Later sources say it otherwise than earlier ones. */
export class Messages {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: readonly string[]
  ) {
    // Isolating marks are for mixed directions of writing, which we do not have.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** A message in words, or one of its other forms, or undefined where there is none. */
  say(id: string, args: Args = {}, form?: string): string | undefined {
    const message = this.#bundle.getMessage(id);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (!pattern) return undefined;
    // With a list for mistakes Fluent writes the name of a missing variable instead of throwing.
    return this.#bundle.formatPattern(pattern, args, []);
  }
}
