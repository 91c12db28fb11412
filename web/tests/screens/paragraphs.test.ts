import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { CHAPTERS } from "../../src/screens/help/chapters.svelte";
import cs from "../../src/screens/help/cs.ftl?raw";
import en from "../../src/screens/help/en.ftl?raw";
import csKeys from "../../src/screens/help/keys.cs.ftl?raw";
import enKeys from "../../src/screens/help/keys.en.ftl?raw";
import { KEYS } from "../../src/screens/help/lines";
import { paragraphs } from "../../src/screens/help/paragraphs";

test("paragraphs are parted by empty lines; keys and names stand out", () => {
  expect(paragraphs("One `Tab`\nline.\n\n_Name_ is first.\n")).toEqual([
    [
      { look: "plain", text: "One " },
      { look: "key", text: "Tab" },
      { look: "plain", text: " line." },
    ],
    [
      { look: "name", text: "Name" },
      { look: "plain", text: " is first." },
    ],
  ]);
});

test.each([
  ["en", en + enKeys],
  ["cs", cs + csKeys],
])("the help in %s has every chapter whole and every key", (language, source) => {
  const resource = new FluentResource(source);
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(resource)).toEqual([]);
  for (const id of [...CHAPTERS, ...CHAPTERS.map((one) => `${one}-title`), ...KEYS.map(({ does }) => does)])
    expect(bundle.hasMessage(id), id).toBe(true);
  // A line that Fluent does not understand is dropped without a word: the text must come back whole.
  const words = resource.body.map(({ value }) => (value ? bundle.formatPattern(value) : "")).join("");
  expect(words.replace(/\s/g, "")).toBe(source.replace(/^[a-z-]+ =/gm, "").replace(/\s/g, ""));
});
