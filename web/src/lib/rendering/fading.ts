// The duration with which something disappears.
import { prefersReducedMotion } from "svelte/motion";

/** Return the milliseconds of a fade; 0 for readers who want little motion. */
export const fading = (): number => (prefersReducedMotion.current ? 0 : 300);
