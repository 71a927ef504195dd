import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferences } from "./lib/preferences.svelte";
import { preferred, speak } from "./lib/texts.svelte";
import { followSystem, wear } from "./lib/theme";

wear(preferences.theme);
followSystem();

const PAUSE = 1500;

/** The page is nothing without its texts: where the server is not there yet, ask again. */
async function begin(): Promise<void> {
  for (;;) {
    try {
      await speak(preferred());
      break;
    } catch {
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  }
  mount(App, { target: document.body });
}

void begin();
