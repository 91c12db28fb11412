import { t } from "../texts/texts.svelte";
import { nameOf } from "./naming";

/** A button of a sheet. */
export interface SheetButton {
  readonly text: string;
  readonly act: () => void;
  /** The sheet stays open after it. */
  readonly stays?: boolean;
  readonly current?: boolean;
}

/** Buttons that belong together. */
export interface SheetPart {
  readonly title: string;
  readonly buttons: readonly SheetButton[];
}

/** Buttons instead of something that takes more than a press: a list, a slider, a text, the menu. */
export interface Sheet {
  readonly title: string;
  readonly parts?: readonly SheetPart[];
  readonly buttons?: readonly SheetButton[];
  /** What has been set or written so far. */
  readonly value?: () => string;
  /** Buttons of a letter each. */
  readonly letters?: boolean;
}

type Writable = HTMLInputElement | HTMLTextAreaElement;
const TEXTS = ["text", "search", "email", "url", "tel", "password"];
const LETTERS = { en: "abcdefghijklmnopqrstuvwxyz", cs: "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž" };

/** The sheet that takes the place of a control; none where a click is enough. */
export function sheetFor(element: Element): Sheet | undefined {
  if (element instanceof HTMLSelectElement) return listSheet(element);
  if (element instanceof HTMLTextAreaElement) return textSheet(element);
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === "range" || element.type === "number") return stepSheet(element);
  return TEXTS.includes(element.type) ? textSheet(element) : undefined;
}

function listSheet(select: HTMLSelectElement): Sheet {
  return {
    title: nameOf(select),
    buttons: [...select.options].map((option) => ({
      text: option.text,
      current: option.selected,
      act: () => {
        select.value = option.value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      },
    })),
  };
}

function stepSheet(input: HTMLInputElement): Sheet {
  const step = (by: 1 | -1) => () => {
    if (by === 1) input.stepUp();
    else input.stepDown();
    tell(input);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return {
    title: nameOf(input),
    value: () => input.getAttribute("aria-valuetext") ?? input.value,
    buttons: [
      { text: t("scanning-less"), act: step(-1), stays: true },
      { text: t("scanning-more"), act: step(1), stays: true },
      { text: t("scanning-done"), act: () => {} },
    ],
  };
}

function textSheet(field: Writable): Sheet {
  const write = (text: (before: string) => string) => () => {
    field.value = text(field.value).slice(0, field.maxLength > 0 ? field.maxLength : undefined);
    tell(field);
  };
  const letter = (sign: string) => ({
    text: sign,
    stays: true,
    act: write((before) => before + (/(^| )$/.test(before) ? sign.toLocaleUpperCase() : sign)),
  });
  const { cs, en } = LETTERS;
  const own = document.documentElement.lang === "cs" ? cs : en;
  // What is searched is found without diacritics too, and hardly by a number.
  const signs = field.type === "search" ? en : `${own}0123456789`;
  return {
    title: nameOf(field),
    value: () => field.value,
    letters: true,
    buttons: [
      { text: t("scanning-done"), act: () => {} },
      { text: t("scanning-delete"), stays: true, act: write((before) => before.slice(0, -1)) },
      { text: t("scanning-space"), stays: true, act: write((before) => `${before} `) },
      ...[...signs].map(letter),
    ],
  };
}

function tell(field: Writable): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
