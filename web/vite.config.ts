import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds the table server: the one that `starboard serve` starts. */
const SERVER = "http://127.0.0.1:8000";

const OUT = here("../src/starboard/server/static");

/** Scripts and styles as Brotli too, where that is smaller: the server hands it out and could not make it itself. */
const brotli = (): Plugin => ({
  name: "brotli",
  apply: "build",
  closeBundle() {
    const assets = join(OUT, "assets");
    for (const name of readdirSync(assets)) {
      if (!/\.(js|css)$/.test(name)) continue;
      const file = join(assets, name);
      const body = readFileSync(file);
      const small = brotliCompressSync(body);
      if (small.length < body.length) writeFileSync(`${file}.br`, small);
    }
  },
});

export default defineConfig({
  plugins: [svelte(), brotli()],
  base: "/",
  // Vitest runs the components' own code for the browser, not what Svelte would render on a server.
  resolve: {
    alias: { $shell: here("../src/starboard/text") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy of the server knows no data: scripts or fonts
  },
  server: {
    fs: { allow: [here("."), here("../src/starboard")] },
    proxy: {
      "/api": SERVER,
      "/texts": SERVER,
      "/ws": { target: SERVER.replace("http", "ws"), ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
