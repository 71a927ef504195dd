// The link to the rules: at a table it opens them beside the table, so that the reader stays connected.
import { pageState } from "./pageState.svelte";

/** Open or close the rules beside the page, where the page offers that; a new tab is left to the browser. */
export function openBeside(event: MouseEvent): void {
  if (pageState.rules === null || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  pageState.rules = !pageState.rules;
}
