// The sections of the rules, in their order.
export const PARTS = ["goal", "things", "round", "where", "points", "tiles", "happy", "double", "course", "end", "sets", "tips"] as const;
export type Part = (typeof PARTS)[number];
