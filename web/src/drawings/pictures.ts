// Drawings as pictures: where many of them come and go at once, one element each is enough. A class shows them, so that
// the browser reads each of them once.
import { mount, unmount, type Component } from "svelte";
import type { Kind } from "../lib/kinds";
import { NOTES, paced } from "../lib/later.svelte";
import { afterChange } from "../lib/theme";
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
  /** While somebody holds it, the browser need not draw it again. */
  held: HTMLImageElement | null;
}
const made = new Map<string, Picture>();

// What is printed on a board: the class of an element that shows it.
export const bull = () => picture("of-bull", Bull, {});
export const bullsEye = () => picture("of-bulls-eye", BullsEye, {});
export const cowPat = () => picture("of-cow-pat", CowPat, {});
export const doubleSquare = () => picture("of-double", DoubleSquare, {});
export const happyCow = () => picture("of-happy-cow", HappyCow, {});

const SIGNS: Record<Kind, () => string> = { happy: happyCow, double: doubleSquare, open: bullsEye };
/** The sign of a kind of round. */
export const sign = (kind: Kind) => SIGNS[kind]();

/** A player's piece. */
export const piece = (colour: Colour) => picture(`of-piece-${colour}`, Piece, { colour });

/** A tile that lies face down. */
export const back = (colour?: Colour) => picture(`of-back-${colour ?? "plain"}`, TileBack, colour ? { colour } : {});

function picture<Props extends Record<string, unknown>>(name: string, drawing: Component<Props>, props: Props): string {
  if (made.has(name)) return name;
  const at = sheet.insertRule(`.${name} {}`, sheet.cssRules.length);
  const one: Picture = { rule: sheet.cssRules[at] as CSSStyleRule, draw: (target) => mount(drawing, { target, props }), held: null };
  made.set(name, one);
  paint(one);
  return name;
}

/** Draw it in the colours of the theme. */
function paint(one: Picture): void {
  const target = document.createElement("div");
  const drawn = one.draw(target);
  const svg = target.querySelector("svg")!;
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const colours = getComputedStyle(document.documentElement);
  const text = svg.outerHTML.replace(/var\((--[a-z-]+)\)/g, (_, token: string) => colours.getPropertyValue(token).trim());
  void unmount(drawn);
  const source = `data:image/svg+xml,${encodeURIComponent(text)}`;
  if (!document.hidden) one.held = Object.assign(new Image(), { src: source }); // of a page that is left, it would count as a message to elsewhere
  one.rule.style.setProperty("background-image", `url("${source}")`, "important"); // whatever else an element with this class looks like
}

const CAN_ADOPT = "adoptedStyleSheets" in Document.prototype;
const sheet = ownSheet();
afterChange(() => made.forEach(paint));

function ownSheet(): CSSStyleSheet {
  if (!CAN_ADOPT) return document.styleSheets[0]!; // older browsers: beside the page's own rules
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

/** Have the pictures of the board and of these players' pieces and tiles ready before they are needed: a frame for each. */
export function prepare(colours: readonly Colour[]): void {
  const wanted = [bull, bullsEye, cowPat, doubleSquare, happyCow, ...colours.flatMap((colour) => [() => piece(colour), () => back(colour)])];
  const next = (): void => {
    if (!document.hidden && wanted.shift()?.()) paced(NOTES, next);
  };
  next();
}
