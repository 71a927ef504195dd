import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferences } from "./lib/browser/preferences.svelte";
import { preferred, loadLanguage } from "./lib/locale/texts.svelte";
import { followSystem, wear } from "./lib/browser/theme";

wear(preferences.theme);
followSystem();

const PAUSE = 1500;

/** Load the texts and show the page; retry until the server answers. */
async function begin(): Promise<void> {
  for (;;) {
    try {
      await loadLanguage(preferred());
      break;
    } catch {
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  }
  mount(App, { target: document.body });
}

void begin();
