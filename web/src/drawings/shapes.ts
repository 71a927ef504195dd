// Outlines that several drawings share.
import type { Colour } from "../protocol";

export const BULL = {
  horns: "M7 9c-1 11 5 18 16 19M57 9c1 11-5 18-16 19",
  ears: "M18 28c-5-3-11-2-14 2 4 5 10 5 15 2zM46 28c5-3 11-2 14 2-4 5-10 5-15 2z",
  head: "M18 24c4-7 24-7 28 0 4 7 3 14 0 20-2 5-3 6-3 10 0 8-22 8-22 0 0-4-1-5-3-10-3-6-4-13 0-20z",
  tuft: "M23 22c0-6 4-9 9-9s9 3 9 9c-2-1.5-4-1.5-5 .5-1-2.5-3-2.5-4 0-1-2.5-3-2.5-4 0-1-2-3-2-5-.5z",
} as const;

/** The outline of a piece. Each colour has its own shape, for players who cannot tell colours apart. It is centred on (0, 0) and about 20 units wide. */
export const PIECES: Record<Colour, { shape: string; eyes: number }> = {
  red: { shape: "M0-10.5c1.3 0 2 .7 2.6 1.8L10.3 6c1 2-.2 3.7-2.3 3.7H-8c-2.1 0-3.3-1.7-2.3-3.7L-2.6-8.7C-2-9.8-1.3-10.5 0-10.5z", eyes: 3.4 },
  orange: { shape: "M-6.6-9H6.6C8.2-9 9-8.2 9-6.6V6.6C9 8.2 8.2 9 6.6 9H-6.6C-8.2 9-9 8.2-9 6.6V-6.6C-9-8.2-8.2-9-6.6-9z", eyes: -1.5 },
  yellow: { shape: "M0-11.5l3.3 6.9 7.6 1-5.6 5.2 1.5 7.5L0 5.5l-6.8 3.6 1.5-7.5-5.6-5.2 7.6-1z", eyes: -0.6 },
  green: { shape: "M0-10A10 10 0 0 1 0 10 10 10 0 0 1 0-10z", eyes: -1.5 },
  teal: { shape: "M0-11.5c.9 0 1.5.4 2.2 1.1l8.2 8.2c1.4 1.4 1.4 3 0 4.4l-8.2 8.2c-1.4 1.4-3 1.4-4.4 0l-8.2-8.2c-1.4-1.4-1.4-3 0-4.4l8.2-8.2c.7-.7 1.3-1.1 2.2-1.1z", eyes: -0.5 },
  blue: { shape: "M-4.6-9.8H4.6L9.8-4.6V4.6L4.6 9.8H-4.6L-9.8 4.6V-4.6z", eyes: -1.5 },
  purple: { shape: "M-3.8-10.5H3.8V-3.8H10.5V3.8H3.8V10.5H-3.8V3.8H-10.5V-3.8H-3.8z", eyes: -0.8 },
  pink: { shape: "M0 10.5C-7 5.5-11 1.5-11-3.2-11-6.8-8.5-9-5.6-9-3.2-9-1.2-7.8 0-5.6 1.2-7.8 3.2-9 5.6-9 8.5-9 11-6.8 11-3.2 11 1.5 7 5.5 0 10.5z", eyes: -2 },
};

export const COLOURS = Object.keys(PIECES) as Colour[];
