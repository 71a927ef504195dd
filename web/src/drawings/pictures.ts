// Drawings as pictures: where many of them come and go at once, one element each is enough.
import { mount, unmount, type Component } from "svelte";
import { NOTES, paced } from "../lib/later.svelte";
import type { Colour } from "../protocol";
import Piece from "./Piece.svelte";
import TileBack from "./TileBack.svelte";

const made = new Map<string, string>();
/** While somebody holds them, the browser need not draw them again. */
const held: HTMLImageElement[] = [];

/** A player's piece, for `background-image`. */
export const piece = (colour: Colour) => picture(`piece ${colour}`, Piece, { colour });

/** A tile that lies face down. */
export const back = (colour?: Colour) => picture(`back ${colour ?? ""}`, TileBack, colour ? { colour } : {});

function picture<Props extends Record<string, unknown>>(name: string, drawing: Component<Props>, props: Props): string {
  const known = made.get(name);
  if (known) return known;
  const target = document.createElement("div");
  const drawn = mount(drawing, { target, props });
  const svg = target.querySelector("svg")!;
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const colours = getComputedStyle(document.documentElement);
  const text = svg.outerHTML.replace(/var\((--[a-z-]+)\)/g, (_, token: string) => colours.getPropertyValue(token).trim());
  void unmount(drawn);
  const source = `data:image/svg+xml,${encodeURIComponent(text)}`;
  if (!document.hidden) held.push(Object.assign(new Image(), { src: source })); // of a page that is left, it would count as a message to elsewhere
  made.set(name, `url("${source}")`);
  return `url("${source}")`;
}

/** Have the pictures of these players' pieces and tiles ready before they are needed: a frame for each. */
export function prepare(colours: readonly Colour[]): void {
  const wanted = colours.flatMap((colour) => [() => piece(colour), () => back(colour)]);
  const next = (): void => {
    if (!document.hidden && wanted.shift()?.()) paced(NOTES, next);
  };
  next();
}
