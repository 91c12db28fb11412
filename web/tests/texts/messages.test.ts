import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const files = import.meta.glob<string>("../../src/texts/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const sources = import.meta.glob<string>(["../../src/**/*.svelte", "../../src/**/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Every message of a source with the names of the variables it is told. */
function messages(source: string): Map<string, string[]> {
  return new Map(
    new FluentResource(source).body.map((message) => {
      const variables = new Set(JSON.stringify(message).match(/"type":"var","name":"[^"]+"/g));
      return [message.id, [...variables].sort()];
    }),
  );
}

/** Messages as they are written: what does not parse is silently left out by Fluent. */
function written(source: string): string[] {
  return [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] as string);
}

const english = Object.keys(files).filter((file) => file.endsWith(".en.ftl"));
const of = (file: string): string => files[file] ?? "";

test("every file is in both languages", () => {
  const names = (end: string) =>
    Object.keys(files)
      .filter((file) => file.endsWith(end))
      .map((file) => file.replace(end, ""));
  expect(names(".cs.ftl")).toEqual(names(".en.ftl"));
  expect(names(".en.ftl").length * 2).toBe(Object.keys(files).length);
});

describe.each(english)("%s", (file) => {
  test("says the same in both languages, with the same variables", () => {
    expect(messages(of(file.replace(".en.", ".cs.")))).toEqual(messages(of(file)));
  });

  test.each([file, file.replace(".en.", ".cs.")])("%s is read whole", (one) => {
    expect([...messages(of(one)).keys()]).toEqual(written(of(one)));
  });
});

test("no message is written in two files", () => {
  const ids = english.flatMap((file) => written(of(file)));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("Czech plurals have a form for two, three and four", () => {
  const czech = Object.keys(files).filter((file) => file.endsWith(".cs.ftl"));
  const plurals = czech.flatMap((file) => of(file).match(/\$\w+ *->[\s\S]*?\n *\}/g) ?? []);
  const counted = plurals.filter((plural) => plural.includes("[one]"));
  expect(counted.filter((plural) => !plural.includes("[few]"))).toEqual([]);
});

test("every id that the client speaks is there", () => {
  const known = new Set(english.flatMap((file) => written(of(file))));
  const missing = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\bt\(\s*"([^"]+)"/g)]
      .map((match) => match[1] as string)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(missing).toEqual([]);
});
