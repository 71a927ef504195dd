// The arrangement of the parts of a table in a window.

/** `lying`: board and hand side by side; `narrow`: one column that scrolls; `wide`: the whole table in the window. */
export type WindowForm = "wide" | "narrow" | "lying";

/** Up to this width the page scrolls, and the dock stays at its lower edge. */
const NARROW = 900;
/** Up to this height, a window of at least this width shows the board and the hand side by side. */
const LOW = 500;
const LYING = 560;
/** The same for a window that is too narrow for the whole table, and the share of its width that its height may have. */
const LOW_NARROW = 640;
const LANDSCAPE = 0.8;
/** Up to this width a board with the whole course does not fit. */
const PHONE = 656;

/** Return the arrangement for a window. */
export function windowForm(width: number, height: number): WindowForm {
  const low = width <= NARROW ? Math.min(LOW_NARROW, width * LANDSCAPE) : LOW;
  if (width >= LYING && height <= low) return "lying";
  return width <= NARROW ? "narrow" : "wide";
}

/** Return whether the board shows only the active rows. */
export function showsRowsInPlay(form: WindowForm, width: number): boolean {
  return form === "lying" || width < PHONE;
}
