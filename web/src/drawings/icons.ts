// The paths of the icons: lines, filled shapes, or both, in a square of 24 × 24 units.
const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

interface Sign {
  line?: string;
  solid?: string;
}

const SIGNS = {
  copy: { line: "M9 9h11v11H9zM5 15H4V4h11v1" },
  share: { line: "M12 15V3M7.5 7L12 3l4.5 4M5 12v8h14v-8" },
  sound: { solid: "M3 9h4l6-5v16l-6-5H3z", line: "M16.5 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12" },
  mute: { solid: "M3 9h4l6-5v16l-6-5H3z", line: "M17 9.5l5 5M22 9.5l-5 5" },
  moon: { solid: "M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z" },
  sun: { solid: dot(12, 12, 4.5), line: "M12 2.5v1.5M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1" },
  system: { line: dot(12, 12, 8.5), solid: "M12 3.5a8.5 8.5 0 0 1 0 17z" },
  chat: { line: "M4 4.5h16v12h-9l-5 4v-4H4zM8.5 10.5h7" },
  clock: { line: `${dot(12, 12, 9)}M12 7v5.5l3.5 2` },
  eye: { line: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z", solid: dot(12, 12, 3.2) },
  crown: { solid: "M3 18.5L2 7l5.5 4L12 4l4.5 7L22 7l-1 11.5z" },
  bot: { line: "M5 9h14v10H5zM12 9V5M2.5 13v2M21.5 13v2", solid: dot(12, 4, 2) + dot(9, 14, 1.6) + dot(15, 14, 1.6) },
  connected: { line: "M2.5 9.5a14 14 0 0 1 19 0M6 13.5a9 9 0 0 1 12 0", solid: dot(12, 18, 2.2) },
  disconnected: { line: "M2.5 9.5a14 14 0 0 1 6-3.3M16 6.5a14 14 0 0 1 5.5 3M4 3l16 17", solid: dot(12, 18, 2.2) },
  calendar: { line: "M4 6h16v14H4zM4 10.5h16M8.5 3v4M15.5 3v4", solid: dot(12, 15, 2) },
  map: { line: "M4 5h16v14H4zM4 9.7h16M4 14.3h16M9.3 5v14M14.7 5v14" },
  check: { line: "M4.5 12.5l5 5 10-11" },
  close: { line: "M6 6l12 12M18 6L6 18" },
  plus: { line: "M12 5v14M5 12h14" },
  minus: { line: "M5 12h14" },
  more: { solid: dot(5, 12, 2) + dot(12, 12, 2) + dot(19, 12, 2) },
  menu: { line: "M4 6.5h16M4 12h16M4 17.5h16" },
  back: { line: "M11 5l-7 7 7 7M4.5 12H20" },
  forward: { line: "M13 5l7 7-7 7M19.5 12H4" },
  up: { line: "M5 15l7-7 7 7" },
  down: { line: "M5 9l7 7 7-7" },
  undo: { line: "M8 4L3.5 8.5 8 13M4 8.5h10a6 6 0 0 1 0 12H9" },
  play: { solid: "M7 4.5c0-1 1-1.5 2-1l11 7.2c.8.6.8 1.9 0 2.5L9 20.5c-1 .5-2 0-2-1z" },
  pause: { solid: "M6 4h4.5v16H6zM13.5 4H18v16h-4.5z" },
  fast: { solid: "M3 5l8.5 7L3 19zM12 5l8.5 7-8.5 7z" },
  skip: { solid: "M4 5l11 7-11 7z", line: "M18.5 5.5v13" },
  first: { solid: "M20 5L9 12l11 7z", line: "M5.5 5.5v13" },
  people: { solid: dot(9, 8, 4) + dot(17.5, 9.5, 3) + "M1.5 20c0-5 3.5-7 7.5-7s7.5 2 7.5 7zM18.3 20c0-3-.8-5-2.3-6.6 3.5-.8 6.5 1.6 6.5 6.6z" },
  person: { solid: dot(12, 7.5, 4.5) + "M3.5 21c0-6 4-8 8.5-8s8.5 2 8.5 8z" },
  tv: { line: "M3 6h18v11H3zM8 21h8M8 2.5l4 3.5 4-3.5" },
  phone: { line: "M7 2.5h10v19H7zM11 18h2" },
  book: { line: "M12 6.5C9 4.5 6 4.5 3 5v14c3-.5 6-.5 9 1.5 3-2 6-2 9-1.5V5c-3-.5-6-.5-9 1.5zM12 7v12" },
  home: { line: "M3 12l9-8 9 8M6 10v10h12V10" },
  code: { line: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z", solid: "M13.5 13.5h3v3h-3zM17.5 17.5h3v3h-3zM13.5 18.5h2v2h-2zM18.5 13.5h2v2h-2z" },
  download: { line: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16" },
  upload: { line: "M12 16V5M7.5 9L12 4.5 16.5 9M4 20h16" },
  shield: { line: "M12 3l8 3c0 8-3 12-8 15-5-3-8-7-8-15zM8.5 12l2.5 2.5 4.5-5" },
  globe: { line: `${dot(12, 12, 9)}M3.5 12h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18` },
  shop: { line: "M3 4h3l2.5 11h9L20.5 8H7", solid: dot(9.5, 19.5, 2) + dot(16.5, 19.5, 2) },
  board: { line: "M3 4h18v16H3zM12 4v16M6 8h3M6 12h3M6 16h3M15 8h3M15 12h3M15 16h3" },
  chart: { line: "M4 4v16h16M7.5 15l4-5 3.5 3 5-7" },
  log: { line: "M8 6h12M8 12h12M8 18h12", solid: dot(4, 6, 1.6) + dot(4, 12, 1.6) + dot(4, 18, 1.6) },
  leave: { line: "M13 4H5v16h8M10 12h11M17 8l4 4-4 4" },
  settings: { line: "M4 7h8M18 7h2M4 17h2M12 17h8", solid: dot(15, 7, 3) + dot(9, 17, 3) },
  again: { line: "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5" },
  info: { line: `${dot(12, 12, 9)}M12 11v5.5`, solid: dot(12, 7.5, 1.6) },
  warning: { line: "M12 3.5L22 20.5H2zM12 10v4.5", solid: dot(12, 17.3, 1.5) },
  trophy: { line: "M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 4 1.5 5.5 4 5.5M17 6h3.5c0 4-1.5 5.5-4 5.5M12 15v5M8 20.5h8" },
  lock: { line: "M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11" },
  bulb: { line: "M9 17h6M10 20.5h4M12 3a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.4 1 2.4h6c0-1 .3-1.8 1-2.4A6.5 6.5 0 0 0 12 3z" },
  puzzle: { line: "M4 8h4.2a2.3 2.3 0 1 1 4.6 0H17v4.2a2.3 2.3 0 1 1 0 4.6V21h-4.2a2.3 2.3 0 1 0-4.6 0H4z" },
  hand: { line: "M4 20V8l5-2v14zM9 20h5.5V5H9M14.5 20H20V8l-5.5-2" },
} as const satisfies Record<string, Sign>;

export type IconName = keyof typeof SIGNS;
export const ICONS: Record<IconName, Sign> = SIGNS;
export const ICON_NAMES = Object.keys(SIGNS) as IconName[];
