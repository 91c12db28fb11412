import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { firstPage } from "./build/first-page.ts";

// The server carries the built client in its own package, so that players need no Node.
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ configFile: false }), firstPage()],
  build: {
    outDir: "../src/ludoteka/server/client",
    emptyOutDir: true,
    // Whoever only wants to play is not told which part of the build was slow.
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } } },
  // Tests mount parts as a browser does.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  // A test that needs a page says so in its first line. Whether colours can be told apart is read in their own file.
  test: { include: ["tests/**/*.test.ts"], css: { include: [/themes\.css/] } },
}));
