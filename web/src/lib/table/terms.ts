// The terms of a game, in words and as the choices that the lobby offers.
import type { Board, Clock, PresetName, Rules, Terms } from "../../protocol";
import type { Say } from "../locale/narration";

export const CLOCKS: readonly (Clock | null)[] = [null, 15, 30, 60, 86400];
export const PRESETS: Record<PresetName, Rules> = {
  official: { dunghill_ends: "round", box_sales: true, happy_buying: false },
  "jeux-de-nim": { dunghill_ends: "at_once", box_sales: false, happy_buying: false },
};

export function clockName(clock: Clock | null, say: Say): string {
  if (clock === null) return say("lobby-clock-none");
  return clock === 86400 ? say("lobby-clock-day") : say("lobby-clock-seconds", { seconds: clock });
}

/** Return the preset that equals these rules; `house` where none does. */
export function presetOf(rules: Rules): PresetName | "house" {
  const names = Object.keys(PRESETS) as PresetName[];
  return names.find((name) => sameRules(PRESETS[name], rules)) ?? "house";
}

/** Return rules as the terms contain them: the name of a preset, or the rules themselves. */
export function rulesTerm(rules: Rules): Terms["rules"] {
  const preset = presetOf(rules);
  return preset === "house" ? rules : preset;
}

function sameRules(one: Rules, other: Rules): boolean {
  return (
    one.dunghill_ends === other.dunghill_ends &&
    one.box_sales === other.box_sales &&
    one.happy_buying === other.happy_buying
  );
}

/** Return a board's name; the built-in boards have names in every language. */
export function boardName(name: string, say: Say, has: (id: string) => boolean): string {
  const id = `lobby-board-${name}`;
  return has(id) ? say(id) : name;
}

/** Return a description of a board in one line: its rows, bull's eyes and dunghill. */
export function boardInShort(board: Board, say: Say): string {
  return say("board-in-short", {
    rows: board.rows.length,
    count: board.bulls_eyes.length,
    eyes: board.bulls_eyes.join(", "),
    dunghill: board.dunghill,
  });
}
