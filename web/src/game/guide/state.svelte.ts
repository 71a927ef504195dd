// The guide at the table of this page: watches it, comments, and remembers on this device what was explained.
import { store, stored } from "../../lib/browser/storage";
import { preferences, remember } from "../../lib/browser/preferences.svelte";
import { t } from "../../lib/locale/texts.svelte";
import type { Lesson } from "../../lib/table/choices/rounds";
import type { TableState } from "../../lib/table/table.svelte";
import type { Position } from "../../protocol";
import { announce } from "../../shell/pageState.svelte";
import { decide, questionOf, worded, type Comment } from "./guide";
import { inGame, NEW_MEMORY, type Memory, type Topic } from "./memory";
import { considered, facing, heard, NO_RECENT_EVENTS } from "./recentEvents";

const KEY = "hornochsen-guide";

/** The hints of the table that a comment of the guide replaces. */
const REPLACES: Partial<Record<Topic, Lesson>> = {
  take: "take",
  happy: "happy",
  double: "double",
  open: "open",
  near: "goal",
  low: "goal",
};

interface GuideState {
  /** Whether this table has a guide. */
  here: boolean;
  /** Whether the player has asked the guide to be quiet. */
  quiet: boolean;
  /** Whether the guide has left for the rest of the game. */
  gone: boolean;
  comment: Comment | null;
  /** Whether the player has just called the guide back. */
  returned: boolean;
}

const state = $state<GuideState>({ here: false, quiet: false, gone: false, comment: null, returned: false });
let memory = NEW_MEMORY;

/** The guide's present state, as the page shows it. */
export const guide = {
  get here(): boolean {
    return state.here;
  },
  get quiet(): boolean {
    return state.quiet || state.gone;
  },
  /** Return whether the guide explains the game, so that nothing else does. */
  get active(): boolean {
    return state.here && !state.quiet && (!state.gone || state.comment !== null);
  },
  /** The guide's words, or `null`. */
  get words(): string | null {
    if (!state.here || state.quiet) return null;
    return state.comment ? worded(state.comment, t) : state.returned ? t("guide-returned") : null;
  },
  /** Make no more comments at this table. */
  hush(): void {
    state.comment = null;
    state.returned = false;
    keep({ ...memory, quiet: true });
  },
  /** Let the guide comment again. */
  recall(): void {
    keep({ ...memory, quiet: false, gone: false, clean: 0 });
    state.returned = true;
    announce(t("guide-returned"));
  },
};

/** Return whether an address asks for a guide. */
export function wantsGuide(search: string): boolean {
  return new URLSearchParams(search).get("guide") === "1";
}

/** Comment on the games at a table for as long as the component that calls this exists. */
export function accompany(table: TableState): void {
  memory = { ...NEW_MEMORY, ...stored<Partial<Memory>>(KEY, {}) };
  Object.assign(state, { here: false, quiet: memory.quiet, gone: memory.gone, comment: null, returned: false });
  let recent = NO_RECENT_EVENTS;
  table.begins = (event) => {
    if (table.seat !== null) recent = heard(recent, event, table.seat);
  };

  function consider(position: Position, seat: number): void {
    const info = table.info;
    const question = questionOf(position);
    if (!info || !question || !state.here) return;
    const before = inGame(memory, info.code, info.game);
    if (before.game === memory.game && before.question === question) return void (recent = facing(recent, position));
    const { comment, memory: next } = decide({ seat, names: table.names.seats, dunghill: info.board.dunghill, position, recent }, before);
    recent = considered(recent, position);
    state.comment = comment;
    state.returned = false;
    keep(next);
    if (!comment) return;
    announce(worded(comment, t));
    const lesson = REPLACES[comment.topic];
    if (lesson && !preferences.seen.includes(lesson)) remember({ seen: [...preferences.seen, lesson] });
  }

  // In a rated game nobody gets help.
  $effect.pre(() => {
    state.here = table.info !== null && !table.info.terms.rated;
    if (!state.here) state.comment = null;
  });
  $effect(() => {
    const position = table.real;
    // During a reveal the next question is unknown to the player.
    if (!table.playing && position && table.seat !== null) consider(position, table.seat);
  });
  $effect(() => () => {
    table.begins = null;
    state.here = false;
    state.comment = null;
  });
}

function keep(next: Memory): void {
  memory = next;
  state.quiet = next.quiet;
  state.gone = next.gone;
  store(KEY, next);
}
