// Synthesised sounds: no file is loaded, and nothing sounds until sound is switched on.
import type { TableOrGameEvent } from "../../protocol";

export type Sound = "lay" | "reveal" | "place" | "moo" | "happy" | "turn" | "end";

/** A tone: start, length, first and last pitch (hertz), volume, waveform. */
interface Tone {
  at: number;
  length: number;
  from: number;
  to: number;
  loud: number;
  shape: OscillatorType;
  /** A low-pass filter at this pitch, for a soft sound. */
  muffled?: number;
}

const tone = (at: number, length: number, from: number, to: number, loud: number, shape: OscillatorType): Tone => ({
  at,
  length,
  from,
  to,
  loud,
  shape,
});

export const SCORE: Record<Sound, readonly Tone[]> = {
  lay: [tone(0, 0.07, 240, 120, 0.5, "triangle")],
  reveal: [0, 1, 2].map((step) => tone(step * 0.06, 0.09, 300 + 70 * step, 380 + 70 * step, 0.3, "triangle")),
  place: [tone(0, 0.06, 190, 95, 0.6, "triangle"), tone(0.02, 0.04, 900, 500, 0.08, "square")],
  moo: [
    { ...tone(0, 0.28, 150, 185, 0.5, "sawtooth"), muffled: 600 },
    { ...tone(0.22, 0.55, 185, 108, 0.55, "sawtooth"), muffled: 480 },
  ],
  happy: [523, 659, 784, 1047].map((pitch, step) => tone(step * 0.08, 0.16, pitch, pitch, 0.25, "triangle")),
  turn: [tone(0, 0.14, 660, 660, 0.3, "sine"), tone(0.13, 0.24, 880, 880, 0.3, "sine")],
  end: [392, 523, 659, 784, 659, 784].map((pitch, step) => tone(step * 0.13, 0.26, pitch, pitch, 0.25, "triangle")),
};

const LOUDNESS = 0.35;
let context: AudioContext | null = null;

/** Play a sound, or nothing where the browser wants a touch first or has no sound. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state !== "running") {
      void context.resume().catch(() => undefined);
      // Before the first touch nothing sounds, and sounds must not queue up until then.
      if (navigator.userActivation?.hasBeenActive === false) return;
    }
    for (const one of SCORE[sound]) sing(context, one);
  } catch {
    // This device has no sound.
  }
}

function sing(audio: AudioContext, one: Tone): void {
  const begin = audio.currentTime + 0.01 + one.at;
  const end = begin + one.length;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = one.shape;
  voice.frequency.setValueAtTime(one.from, begin);
  voice.frequency.exponentialRampToValueAtTime(one.to, end);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(one.loud * LOUDNESS, begin + Math.min(0.03, one.length / 3));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  if (one.muffled) {
    const muzzle = audio.createBiquadFilter();
    muzzle.type = "lowpass";
    muzzle.frequency.value = one.muffled;
    voice.connect(muzzle).connect(volume);
  } else {
    voice.connect(volume);
  }
  volume.connect(audio.destination);
  voice.start(begin);
  voice.stop(end + 0.02);
}

/** Return the sound of an event. */
export function soundOf(event: TableOrGameEvent): Sound | null {
  switch (event.event) {
    case "laid":
      return "lay";
    case "revealed":
      return "reveal";
    case "placed":
      return "place";
    case "moved":
      if (event.plus) return "happy";
      return event.reason === "bullhead" ? "moo" : null;
    case "game-ended":
      return "end";
    default:
      return null;
  }
}
