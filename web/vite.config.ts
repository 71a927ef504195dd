import { writeFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import type { Reporter } from "vitest/node";

type Bundle = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null };

/** The game server behind the development server. */
const SERVER = loadEnv("", ".", "HORNOCHSEN_")["HORNOCHSEN_SERVER"] ?? "http://127.0.0.1:8787";

/** Milliseconds that a test may take, enough for a slow and busy machine. */
const TEST_TIMEOUT = 240_000;

/** Lists the tests that failed, and passed when they were repeated, each with its error; in VITEST_FLAKY_FILE too. */
const flaky: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]).filter((test) => test.diagnostic()?.flaky);
    const lines = tests.map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}: ${test.result().errors?.[0]?.message}`);
    if (!lines.length) return;
    const list = ["Flaky (failed, then passed):", ...lines].join("\n");
    console.log(list);
    if (process.env["VITEST_FLAKY_FILE"]) writeFileSync(process.env["VITEST_FLAKY_FILE"], `${list}\n`);
  },
};

/** Return whether the page needs a module at any address, because its entry imports it, directly or not. */
function isAlwaysNeeded(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const found = bundle.getModuleInfo(id);
  return !!found && (found.isEntry || found.importers.some((one) => isAlwaysNeeded(one, bundle, seen)));
}

// The page is built into the Python package, whose server serves it.
export default defineConfig({
  plugins: [svelte()],
  css: { transformer: "lightningcss" }, // in development too: it writes `light-dark()` for browsers without it, and for drawings/pictures.ts
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}), // tests mount components, which Svelte's server build cannot
  build: {
    outDir: "../src/hornochsen/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no inline script and no data: script
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a note about slow plugins, which reads like an error
      output: {
        // Without groups, each set of pages that share a module gets a file, and a table loads 44 of them.
        codeSplitting: {
          groups: [
            { name: (id, bundle) => (isAlwaysNeeded(id, bundle) ? "base" : null), priority: 1 },
            { name: "shared", minShareCount: 3 },
          ],
        },
      },
    },
    ...(process.env["HORNOCHSEN_PAGE_COVERAGE"] ? { minify: false, sourcemap: "hidden" } : {}), // for coverage.mjs
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/locales": SERVER,
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    retry: process.env["CI"] === "true" ? 1 : 0, // at once and in the same worker: a test that leaves something behind may fail twice
    reporters: ["default", flaky],
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"], // components are measured in the browser, by tests/web/helpers/page_coverage.py
      reporter: ["json"], // for coverage.mjs
      reportOnFailure: true,
    },
  },
});
