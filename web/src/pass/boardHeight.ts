// The height available to the board, so that it fits on the screen together with what stands below it.
const WIDE = 900;
const LEAST = 240;

/** Up to this width some buttons show only an icon, so that the board stays visible. */
export const BRIEF = 620;

/** Return the available height; `undefined` on phones, where the page scrolls. `rest` is the height of everything else. */
export function availableHeight(width: number, height: number, rest: number): number | undefined {
  return width > WIDE && height ? Math.max(LEAST, height - rest) : undefined;
}
