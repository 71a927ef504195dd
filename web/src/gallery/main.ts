// For designers: every drawing, and boards in many states. Not part of the build.
// `?card=NAME` shows the picture of a link's preview, from which `make cards` makes a file.
// `?scene=NAME` shows a scene; `&theme=dark`, `&lang=de`; `&play=EVENT&at=0.5` stops an event half way.
import { mount } from "svelte";
import "../app.css";
import type { Theme } from "../lib/browser/preferences.svelte";
import { loadLanguage, type Language } from "../lib/locale/texts.svelte";
import { wear } from "../lib/browser/theme";
import Card from "./Card.svelte";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search);
wear((wanted.get("theme") ?? "system") as Theme);
if (!wanted.has("card")) await loadLanguage((wanted.get("lang") ?? "en") as Language); // the pictures have no texts
mount(wanted.has("card") ? Card : Gallery, { target: document.body });
