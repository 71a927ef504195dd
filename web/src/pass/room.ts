// How high the board may be, so that it and what stands below it fit on the screen together.
const WIDE = 900;
const LEAST = 380;

/** Up to this width a button beside other things is a sign, and its words are for ears: the board stays in sight. */
export const BRIEF = 620;

/** `undefined` on phones, where the page scrolls. `rest` is the height of everything else. */
export function roomFor(width: number, height: number, rest: number): number | undefined {
  return width > WIDE && height ? Math.max(LEAST, height - rest) : undefined;
}
