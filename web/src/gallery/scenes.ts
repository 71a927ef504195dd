// Positions for the gallery.
import type { Board, Colour, TableOrGameEvent, Position, SeatInfo } from "../protocol";
import { emptyPosition } from "../game/board/layout";
import type { TilePreview } from "../game/board/rows";

const square = (word: string) => (word === "." ? "" : word === "H" || word === "D" ? word : Number(word.replace(/[[\]]/g, "")));
const boardOf = (name: string, bulls_eyes: number[], dunghill: number, rows: string[]): Board => ({
  name,
  bulls_eyes,
  dunghill,
  rows: rows.map((row) => row.split(" ").map(square)),
});

export const CLASSIC = boardOf("classic", [40, 50], 60, [
  ". . . . [6]", ". . . [5]", ". . . . . [8]", ". . . . 1 [8]", ". H H . 2 [9]", ". . 1 . 3 . [10]",
  ". D D D D [8]", ". . 4 5 [7]", ". . . 2 . . [11]", ". . 1 . 3 [9]", ". . . [6]", ". H H . . 3 [12]",
]);
export const SMALL = boardOf("calf-yard", [12], 20, [". . . [3]", ". . [2]", ". . 1 [3]", ". . . [4]", ". H . [3]", ". . 2 [4]", ". D . [3]", ". 1 . [5]"]);
export const TINY = boardOf("five", [3], 6, [". . [3]", ". 1 [2]", ". H [3]", ". D [4]", ". . [99]"]);
export const HUGE = boardOf("huge", [100, 450], 500, Array.from({ length: 40 }, (_, row) => `. ${["H", "D", ".", "12", "1"][row % 5]} . . 3 . ${row % 3 ? "." : "99"} . 4 . . [${10 + row}]`));

const NAMES = ["Anja", "Bernd", "Conny", "Dirk", "Eva", "Ferenc", "Geneviève", "Ox"];
const COLOURS: Colour[] = ["red", "blue", "green", "yellow", "purple", "orange", "teal", "pink"];
export const seatsFor = (count: number): SeatInfo[] =>
  NAMES.slice(0, count).map((name, who) => ({ who, name, colour: COLOURS[who]!, bot: who === 7 ? "ox" : null, present: true, stand_in: false, host: who === 0 }));

export interface Scene {
  board: Board;
  seats: SeatInfo[];
  position: Position;
  previews?: TilePreview[];
  now?: TableOrGameEvent;
}

const on = (board: Board, tiles: Record<number, number[]>, positions: number[], more: Partial<Position> = {}): Scene => ({
  board,
  seats: seatsFor(positions.length),
  position: { ...emptyPosition(board), seat: 2, rows: board.rows.map((_, row) => tiles[row] ?? []), positions, laid: positions.map(() => []), ...more },
});
const MIDDLE = { 0: [4, 7], 2: [31, 33, 34], 3: [58, 61, 77, 80], 4: [88] };
const laying = (double: boolean, order: number[], together = 0) => ({ double, selling: true, order, together });

export const SCENES: Record<string, Scene> = {
  choosing: {
    ...on(CLASSIC, MIDDLE, [14, 31, 22, 41, 9], { happy: true, laid: [[null], [null], [], [], [null]] }),
    previews: [{ tile: 37, preview: { row: 2, square: 3, points: 0, plus: false, completes: false, end: 22, start: 22 } }],
  },
  costly: {
    ...on(CLASSIC, { 0: [4, 7], 2: [31, 33, 34, 36, 37], 3: [58, 61, 77, 80], 5: [88] }, [14, 31, 22, 41, 9], { laid: [[null], [null], [], [], [null]] }),
    previews: [{ tile: 39, preview: { row: 2, square: 5, points: 8, plus: false, completes: true, end: 30, start: 22 } }],
  },
  revealed: on(CLASSIC, MIDDLE, [14, 31, 22, 41, 9], { happy: true, laid: [[5], [63], [37], [90], [12]] }),
  double: {
    ...on(CLASSIC, { 0: [4, 7], 2: [31, 33, 34], 3: [58, 61, 77, 80], 6: [88, 89] }, [14, 31, 22, 41, 9, 0, 0, 0], {
      laying: laying(true, []),
      laid: [[null, null], [null, null], [15, 16], [null, null], [], [null, null], [null, null], [null, null]],
    }),
    previews: [
      { tile: 35, preview: { row: 2, square: 3, points: 0, plus: false, completes: false, end: 22, start: 22 } },
      { tile: 81, preview: { row: 3, square: 4, points: 1, plus: false, completes: false, end: 23, start: 22 } },
    ],
  },
  open: on(CLASSIC, { 0: [4, 7], 2: [31, 33, 34], 3: [58, 61, 77, 80], 7: [88] }, [14, 31, 22, 41, 9], { laying: laying(false, [4, 0, 2, 1, 3]), laid: [[55], [], [], [], [12]] }),
  begin: on(CLASSIC, { 0: [4], 1: [31], 2: [58], 3: [88] }, [0, 0, 0, 0, 0, 0, 0, 0], {}),
  end: on(CLASSIC, { 0: [4], 1: [31], 2: [58], 3: [88] }, [60, 61, 59, 63, 40, 0, 52, 58], { laying: laying(true, [5, 4, 6, 7, 2, 0, 1, 3]), happy: true }),
  small: on(SMALL, { 0: [4], 1: [31], 2: [58], 3: [88] }, [0, 5, 6, 12], {}),
  tiny: on(TINY, { 0: [4], 1: [31], 2: [58], 3: [88] }, [0, 5, 3, 6], { happy: true }),
  huge: on(HUGE, { 0: [4, 7], 12: [31, 33, 34, 35, 36, 37, 38], 23: [58, 61, 77, 80], 34: [88] }, [14, 131, 222, 441, 9, 13, 15, 0], {}),
};

/** Events to inspect, each with the scene before it. */
export const MOMENTS: Record<string, { scene: string; event: TableOrGameEvent; position?: Partial<Position> }> = {
  revealed: { scene: "choosing", event: { event: "revealed", seats: [0, 1, 2, 3, 4], tiles: [[5], [63], [37], [90], [12]] }, position: { laid: [[null], [null], [37], [null], [null]] } },
  placed: { scene: "revealed", event: { event: "placed", seat: 2, tile: 37, row: 2, square: 3, behind: 0, lowest: false }, position: { laid: [[], [63], [37], [90], []] } },
  moved: { scene: "costly", event: { event: "moved", seat: 0, reason: "bullhead", points: 8, plus: false, start: 14, end: 23 } },
  "row-completed": { scene: "costly", event: { event: "row-completed", seat: 0, row: 2, tile: 39, next_row: 4, tiles: [31, 33, 34, 36, 37] } },
};

/** The events of a whole reveal, and the scene before them. */
export const RECORDING: { scene: string; events: TableOrGameEvent[] } = {
  scene: "choosing",
  events: [
    { event: "laid", seat: 2, count: 1, face_up: false, tiles: [37] },
    { event: "laid", seat: 3, count: 1, face_up: false, tiles: null },
    { event: "revealed", seats: [0, 1, 2, 3, 4], tiles: [[81], [83], [37], [90], [12]] },
    { event: "placed", seat: 4, tile: 12, row: 0, square: 2, behind: 0, lowest: false },
    { event: "placed", seat: 2, tile: 37, row: 2, square: 3, behind: 0, lowest: false },
    { event: "placed", seat: 0, tile: 81, row: 3, square: 4, behind: 0, lowest: false },
    { event: "moved", seat: 0, reason: "cow-pat", points: 1, plus: true, start: 14, end: 13 },
    { event: "placed", seat: 1, tile: 83, row: 3, square: 5, behind: 0, lowest: false },
    { event: "moved", seat: 1, reason: "bullhead", points: 8, plus: true, start: 31, end: 23 },
    { event: "row-completed", seat: 1, row: 3, tile: 83, next_row: 5, tiles: [58, 61, 77, 80, 81] },
    { event: "took", seat: 1, count: 2, tiles: null },
    { event: "placed", seat: 3, tile: 90, row: 4, square: 1, behind: 0, lowest: false },
    { event: "moved", seat: 3, reason: "purchase", points: 9, plus: false, start: 41, end: 50 },
    { event: "bulls-eye", seat: 3, square: 50 },
    { event: "round-ended", round: 9 },
  ],
};
