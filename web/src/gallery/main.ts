// For those who draw: every drawing, and boards in many states. Not part of what is built.
// `?scene=NAME` shows one scene, `&theme=dark`, `&lang=de`, `&play=EVENT&at=0.5` stops an event half way.
import { mount } from "svelte";
import "../app.css";
import { speak, type Language } from "../lib/texts.svelte";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search);
const theme = wanted.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
await speak((wanted.get("lang") ?? "en") as Language);
mount(Gallery, { target: document.body });
