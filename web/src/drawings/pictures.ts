// Drawings as background images, so that each needs a single element. Each image has a CSS class,
// so that the browser decodes it once.
import { mount, unmount, type Component } from "svelte";
import type { Kind } from "../lib/table/choices/rounds";
import { NOTES, schedule } from "../lib/rendering/frames.svelte";
import { afterChange } from "../lib/browser/theme";
import type { Colour } from "../protocol";
import Bull from "./Bull.svelte";
import BullsEye from "./BullsEye.svelte";
import CowPat from "./CowPat.svelte";
import DoubleSquare from "./DoubleSquare.svelte";
import HappyCow from "./HappyCow.svelte";
import Piece from "./Piece.svelte";
import TileBack from "./TileBack.svelte";

interface Picture {
  rule: CSSStyleRule;
  draw: (target: HTMLElement) => Record<string, unknown>;
  /** The reference keeps the image decoded. */
  held: HTMLImageElement | null;
}
const made = new Map<string, Picture>();

// Each function returns the CSS class that shows a drawing printed on a board.
export const bull = () => picture("of-bull", Bull, {});
export const bullsEye = () => picture("of-bulls-eye", BullsEye, {});
export const cowPat = () => picture("of-cow-pat", CowPat, {});
export const doubleSquare = () => picture("of-double", DoubleSquare, {});
export const happyCow = () => picture("of-happy-cow", HappyCow, {});

const SIGNS: Record<Kind, () => string> = { happy: happyCow, double: doubleSquare, open: bullsEye };
/** Return the CSS class that shows the symbol of a kind of round. */
export const sign = (kind: Kind) => SIGNS[kind]();

/** Return the CSS class that shows a player's piece. */
export const piece = (colour: Colour) => picture(`of-piece-${colour}`, Piece, { colour });

/** Return the CSS class that shows a tile face down. */
export const back = (colour?: Colour) => picture(`of-back-${colour ?? "plain"}`, TileBack, colour ? { colour } : {});

function picture<Props extends Record<string, unknown>>(name: string, drawing: Component<Props>, props: Props): string {
  if (made.has(name)) return name;
  const at = sheet.insertRule(`.${name} {}`, sheet.cssRules.length);
  const one: Picture = { rule: sheet.cssRules[at] as CSSStyleRule, draw: (target) => mount(drawing, { target, props }), held: null };
  made.set(name, one);
  paint(one);
  return name;
}

/** Draw an image in the colours of the theme. */
function paint(one: Picture): void {
  const target = document.createElement("div");
  const drawn = one.draw(target);
  const svg = target.querySelector("svg")!;
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const colours = getComputedStyle(document.documentElement);
  const text = svg.outerHTML.replace(/var\((--[a-z-]+)\)/g, (_, token: string) => colours.getPropertyValue(token).trim());
  void unmount(drawn);
  const source = `data:image/svg+xml,${encodeURIComponent(text)}`;
  if (!document.hidden) one.held = Object.assign(new Image(), { src: source }); // while a page is being left, the image would count as a request to another site
  one.rule.style.setProperty("background-image", `url("${source}")`, "important"); // overrides the other styles of an element with this class
}

const CAN_ADOPT = "adoptedStyleSheets" in Document.prototype;
const sheet = ownSheet();
afterChange(() => made.forEach(paint));

function ownSheet(): CSSStyleSheet {
  if (!CAN_ADOPT) return document.styleSheets[0]!; // older browsers: use the page's first style sheet
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

/** Prepare the images of the board and of these players' pieces and tiles, one in each frame. */
export function prepare(colours: readonly Colour[]): void {
  const wanted = [bull, bullsEye, cowPat, doubleSquare, happyCow, ...colours.flatMap((colour) => [() => piece(colour), () => back(colour)])];
  const next = (): void => {
    if (!document.hidden && wanted.shift()?.()) schedule(NOTES, next);
  };
  next();
}
