// For designers: every drawing, and boards in many states. Not part of the build.
// `?scene=NAME` shows a scene; `&theme=dark`, `&lang=de`; `&play=EVENT&at=0.5` stops an event half way.
import { mount } from "svelte";
import "../app.css";
import type { Theme } from "../lib/browser/preferences.svelte";
import { loadLanguage, type Language } from "../lib/locale/texts.svelte";
import { wear } from "../lib/browser/theme";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search);
wear((wanted.get("theme") ?? "system") as Theme);
await loadLanguage((wanted.get("lang") ?? "en") as Language);
mount(Gallery, { target: document.body });
