/** A profile as a file that another computer can read. */

import type { NewProfile, Profile } from "../../protocol/messages";

const KIND = "ludoteka-profile";
const VERSION = 1;
const AGES = ["", "child", "teen", "adult", "senior"] as const;
const NEEDS = [0, 1, 2, 3] as const;

/** Why a text is no profile; a key of the texts: `profiles-file-CODE`. */
export class NotAProfile extends Error {
  constructor(readonly code: "other" | "newer") {
    super(code);
    this.name = "NotAProfile";
  }
}

export function written(profile: Omit<NewProfile | Profile, "id" | "used">): string {
  const { name, picture, age, language, needs, settings, access } = profile;
  const file = { kind: KIND, version: VERSION, name, picture, age, language, needs, settings, access };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The profile in a text; what makes no sense in it is left out. */
export function read(text: string): NewProfile {
  const file = parsed(text);
  if (file.kind !== KIND || typeof file.version !== "number") throw new NotAProfile("other");
  if (file.version > VERSION) throw new NotAProfile("newer");
  return {
    name: words(file.name),
    picture: words(file.picture),
    age: AGES.find((age) => age === file.age) ?? "",
    language: words(file.language),
    needs: NEEDS.find((needs) => needs === file.needs) ?? 0,
    settings: plain(file.settings),
    access: plain(file.access),
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === "object" && file !== null) return file as Record<string, unknown>;
  } catch {
    // No JSON: the same as something else.
  }
  throw new NotAProfile("other");
}

function words(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Only plain values are kept by name. */
function plain(values: unknown): Record<string, boolean | number | string> {
  const kept: Record<string, boolean | number | string> = {};
  if (typeof values !== "object" || values === null) return kept;
  for (const [name, value] of Object.entries(values))
    if (typeof value === "boolean" || typeof value === "number" || typeof value === "string")
      kept[name] = value;
  return kept;
}
