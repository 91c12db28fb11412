import type { Plugin, Rolldown } from "vite";

const LIMIT = 80 * 1024;
/** Only one of them is fetched. */
const LANGUAGES = ["src/texts/en.ts", "src/texts/cs.ts"];
/** Fetched when somebody asks for help. */
const HELP = ["src/screens/help/en.ftl?raw", "src/screens/help/cs.ftl?raw"];
const FIRST_SCREEN = "src/screens/Library.svelte";

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Fails the build where the script of the first page, compressed, has outgrown its limit. */
export function firstPage(): Plugin {
  return {
    name: "first-page",
    apply: (_config, { command, mode }) => command === "build" && mode === "production",
    async generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
      );
      const size = await firstPageSize(chunks);
      if (size > LIMIT)
        this.error(`the script of the first page has ${size} bytes; at most ${LIMIT} are allowed`);
      this.info(`the script of the first page has ${(size / 1024).toFixed(1)} KB, compressed`);
    },
  };
}

/** What a browser fetches before the library is there: the shell, the library with all that it may load, one language. */
async function firstPageSize(chunks: Chunks): Promise<number> {
  const of = (module: string) =>
    [...chunks.values()].filter((chunk) => chunk.facadeModuleId?.endsWith(module) ?? false);
  const page = new Set<Rolldown.OutputChunk>();
  for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk, chunks, page, false);
  for (const chunk of of(FIRST_SCREEN)) reach(chunk, chunks, page, true);
  const languages = LANGUAGES.flatMap(of);
  for (const chunk of [...languages, ...HELP.flatMap(of)]) page.delete(chunk);
  const sizes = await Promise.all([...page].map(compressed));
  const longest = Math.max(...(await Promise.all(languages.map(compressed))));
  return sizes.reduce((sum, size) => sum + size, longest);
}

function reach(
  chunk: Rolldown.OutputChunk,
  chunks: Chunks,
  page: Set<Rolldown.OutputChunk>,
  lazily: boolean,
): void {
  if (page.has(chunk)) return;
  page.add(chunk);
  for (const name of [...chunk.imports, ...(lazily ? chunk.dynamicImports : [])]) {
    const next = chunks.get(name);
    if (next) reach(next, chunks, page, lazily);
  }
}

async function compressed(chunk: Rolldown.OutputChunk): Promise<number> {
  const packed = new Blob([chunk.code]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(packed).arrayBuffer()).byteLength;
}
