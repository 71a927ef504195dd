import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** Where the development server finds the real one. */
const SERVER = loadEnv("", ".", "HORNOCHSEN_")["HORNOCHSEN_SERVER"] ?? "http://127.0.0.1:8787";

/** How long a test may take, in milliseconds: machines are shared and busy, and to wait costs only who fails. */
const PATIENCE = 240_000;

// The built page goes into the Python package, from where the server serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/hornochsen/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no inline script and no data: script
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/locales": SERVER,
    },
  },
  test: { include: ["tests/**/*.test.ts"], testTimeout: PATIENCE, hookTimeout: PATIENCE },
});
