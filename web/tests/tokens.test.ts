import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("../src/tokens.css", import.meta.url), "utf8");
const COLOUR = /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g;
const found = [...css.matchAll(COLOUR)];
const themes = {
  light: new Map(found.map(([, name, light]) => [name!, light!])),
  dark: new Map(found.map(([, name, light, dark]) => [name!, dark ?? light!])),
};

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** Text colours and their backgrounds. */
const TEXTS = [
  "ink on sky", "ink on paper", "ink on input", "ink on button", "ink-soft on sky", "ink-soft on paper", "ink-soft on input",
  "link on sky", "link on paper", "good on sky", "good on paper", "bad on sky", "bad on paper", "wait on sky", "wait on paper",
  "white on go", "white on bad-fill", "white on double", "white on open", "white on open-edge", "white on pat-deep", "white on wood",
  "off-ink on off", "tile-ink on chosen", "tile-ink on happy", "tile-ink on tile", "stone-ink on stone", "meadow-ink on meadow", "meadow-ink on meadow-deep",
];
/** Edges that must be visible. */
const EDGES = ["line-strong on input", "line-strong on paper", "focus on sky", "focus on paper"];

for (const [theme, tokens] of Object.entries(themes)) {
  const colour = (name: string) => (name === "white" ? "#ffffff" : tokens.get(name)!);
  it.each([...TEXTS.map((pair) => [pair, 4.5] as const), ...EDGES.map((pair) => [pair, 3] as const)])(`in the ${theme} theme, %s has a contrast of %d`, (pair, least) => {
    const [front, back] = pair.split(" on ");
    expect(contrast(colour(front!), colour(back!))).toBeGreaterThanOrEqual(least);
  });
}
