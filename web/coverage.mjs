// Prints the branch coverage of the page, the least covered files first. It joins what Vitest has measured in modules
// with what the browser has measured in the built page, if HORNOCHSEN_PAGE_COVERAGE names a folder (tests/web/helpers/page_coverage.py).
import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { mergeProcessCovs } from "@bcoe/v8-coverage";
import convert from "ast-v8-to-istanbul";
import { parseAstAsync } from "vite";

const SOURCES = resolve("src");
const BUILT = resolve("../src/hornochsen/web/assets");
const MODULES = resolve("coverage/coverage-final.json");
const TABS = process.env.HORNOCHSEN_PAGE_COVERAGE;
const NOT_MEASURED = /^\.\.|^protocol\.ts$|^main\.ts$|^gallery\//;
const MOST_ROWS = 40;

const read = (path) => readFileSync(path, "utf8");

/** Return how often the code of each built file ran, in all tabs together. */
function ranInTabs() {
  let all = { result: readdirSync(BUILT).filter((name) => name.endsWith(".js")).map(notRun) };
  for (const name of readdirSync(TABS)) all = mergeProcessCovs([all, JSON.parse(read(resolve(TABS, name)))]);
  return all.result;
}

/** Return the counts of a built file that no tab has loaded. */
function notRun(name) {
  const range = { startOffset: 0, endOffset: read(resolve(BUILT, name)).length, count: 0 };
  return { scriptId: name, url: name, functions: [{ functionName: "", isBlockCoverage: true, ranges: [range] }] };
}

/** By file, whether each line and each branch ran. */
const files = new Map();

/** Add a measurement. Code is the same where it begins at the same place: the bundler moves its end. */
function add(coverage) {
  for (const { path, statementMap, s, branchMap, b } of Object.values(coverage)) {
    const name = relative(SOURCES, path);
    if (NOT_MEASURED.test(name)) continue;
    if (!files.has(name)) files.set(name, { lines: new Map(), branches: new Map() });
    const { lines, branches } = files.get(name);
    const note = (found, key, count) => found.set(key, found.get(key) || count > 0);
    for (const [id, { start }] of Object.entries(statementMap)) note(lines, start.line, s[id]);
    for (const [id, { type, loc }] of Object.entries(branchMap)) {
      b[id].forEach((count, arm) => note(branches, `${type} ${loc.start.line}:${loc.start.column} ${arm}`, count));
    }
  }
}

/** Return a row of the table (lines and branches, and how many of them did not run), and its place in the order. */
function row(name, measured) {
  const counts = ["lines", "branches"].flatMap((kind) => {
    const ran = measured.flatMap((one) => [...one[kind].values()]);
    return [ran.length, ran.filter((did) => !did).length];
  });
  const [lines, missedLines, branches, missedBranches] = counts;
  const missed = missedLines + missedBranches;
  const share = 1 - missed / Math.max(1, lines + branches);
  return { share, missed, text: columns(name, [...counts, `${Math.floor(share * 100)}%`]) };
}

function columns(name, values) {
  return name.padEnd(48) + values.map((one) => String(one).padStart(9)).join("");
}

add(JSON.parse(read(MODULES)));
for (const { url, functions } of TABS ? ranInTabs() : []) {
  const path = resolve(BUILT, url);
  const code = read(path);
  const sourceMap = JSON.parse(read(`${path}.map`));
  add(await convert({ code, sourceMap, ast: parseAstAsync(code), coverage: { functions, url: `file://${path}` } }));
}
const rows = [...files].map(([name, measured]) => row(name, [measured]));
const partly = rows.filter(({ missed }) => missed).sort((one, other) => one.share - other.share || other.missed - one.missed);
console.log(columns("File", ["Lines", "Missed", "Branches", "Missed", "Cover"]));
for (const { text } of partly.slice(0, MOST_ROWS)) console.log(text);
console.log(row("Total", [...files.values()]).text);
console.log(`\n${Math.max(0, partly.length - MOST_ROWS)} more files are covered in part, ${rows.length - partly.length} completely.`);
