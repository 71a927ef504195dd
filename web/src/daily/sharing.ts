// A result to share, as text and as a picture. It contains no tile.
import type { MyDaily, RoundGrade } from "../protocol";
import type { Say } from "../lib/locale/narration";

export const SIGNS: Record<RoundGrade, string> = { free: "🟩", cheap: "🟨", costly: "🟥", back: "🟦" };
/** The colours of the rounds in the picture and on the page. */
export const COLOURS: Record<RoundGrade, string> = { free: "#3f9b57", cheap: "#f2c53d", costly: "#c9402f", back: "#3f7fd0" };
const PLAYERS = 4;
const PER_LINE = 10;

/** Return the result of a finished game as text. */
export function shareText(day: string, mine: MyDaily, link: string, say: Say): string {
  const signs = mine.rounds.map((rating) => SIGNS[rating]);
  const lines = Array.from({ length: Math.ceil(signs.length / PER_LINE) }, (_, at) => signs.slice(at * PER_LINE, (at + 1) * PER_LINE).join(""));
  return [say("daily-share", { date: day, place: mine.place ?? PLAYERS, players: PLAYERS, points: mine.points ?? 0 }), ...lines, link].join("\n");
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const GAP = 12;
const LARGEST = 84;

/** Return the side of the squares, and how many are in a line, so that all rounds fit into the picture. */
export function squares(rounds: number, width: number, height: number): { side: number; perLine: number } {
  for (let side = LARGEST; side > 8; side -= 2) {
    const perLine = Math.floor((width + GAP) / (side + GAP));
    if (Math.ceil(rounds / perLine) * (side + GAP) - GAP <= height) return { side, perLine };
  }
  return { side: 8, perLine: Math.floor((width + GAP) / (8 + GAP)) };
}

/** Draw the result of a finished game; return the picture as a PNG file. */
export async function sharePicture(day: string, mine: MyDaily, words: { title: string; place: string; points: string; site: string }): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const font = (size: number, weight = 800) => `${weight} ${size}px ui-rounded, Nunito, system-ui, sans-serif`;
  pen.fillStyle = "#fffaf0";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#96be5e";
  pen.fillRect(0, HEIGHT - 70, WIDTH, 70);
  pen.fillStyle = "#2c2a22";
  pen.font = font(56);
  pen.fillText("Tanz der Hornochsen!", MARGIN, 110);
  pen.font = font(34, 600);
  pen.fillText(`${words.title} · ${day}`, MARGIN, 165);
  const result = `${words.place} · ${words.points}`;
  pen.font = font(64);
  pen.font = font(Math.floor(64 * Math.min(1, (WIDTH - 2 * MARGIN) / pen.measureText(result).width))); // smaller, not narrower
  pen.fillText(result, MARGIN, 265, WIDTH - 2 * MARGIN);
  const { side, perLine } = squares(mine.rounds.length, WIDTH - 2 * MARGIN, 220);
  mine.rounds.forEach((rating, at) => {
    pen.fillStyle = COLOURS[rating];
    pen.beginPath();
    pen.roundRect(MARGIN + (at % perLine) * (side + GAP), 310 + Math.floor(at / perLine) * (side + GAP), side, side, side / 6);
    pen.fill();
  });
  pen.fillStyle = "#1d2e0b";
  pen.font = font(30, 600);
  pen.fillText(words.site, MARGIN, HEIGHT - 25, WIDTH - 2 * MARGIN);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
