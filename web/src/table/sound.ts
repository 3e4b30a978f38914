/** Soft synthesised sounds, one family: sine tones with a fast attack and a long fall. Nothing is told by sound alone. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "gain" | "refused" | "placed" | "alarm" | "won";

/** Tones as [frequency in hertz, start and length in seconds, loudness]. */
const TONES: Record<Exclude<Sound, "dice">, readonly (readonly [number, number, number, number])[]> = {
  turn: [[587, 0, 0.5, 0.5], [880, 0.12, 0.7, 0.4]],
  gain: [[784, 0, 0.22, 0.25], [1175, 0.05, 0.25, 0.15]],
  refused: [[220, 0, 0.18, 0.4], [196, 0.1, 0.22, 0.4]],
  placed: [[330, 0, 0.16, 0.35], [165, 0.02, 0.3, 0.3]],
  alarm: [[659, 0, 0.25, 0.4], [523, 0.25, 0.25, 0.4], [659, 0.5, 0.25, 0.4]],
  won: [[523, 0, 0.5, 0.35], [659, 0.12, 0.5, 0.35], [784, 0.24, 0.5, 0.35], [1047, 0.36, 0.9, 0.4]],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (settings.volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume(); // browsers keep a page silent until it was touched
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  const out = context.createGain();
  out.gain.value = (settings.volume / 100) ** 2 * 0.5;
  out.connect(context.destination);
  if (sound === "dice") rattle(context, out);
  else for (const tone of TONES[sound]) ring(context, out, tone);
}

function ring(audio: AudioContext, out: AudioNode, [pitch, from, length, loudness]: readonly [number, number, number, number]): void {
  const start = audio.currentTime + from;
  const tone = audio.createOscillator();
  const envelope = audio.createGain();
  tone.frequency.value = pitch;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loudness, start + 0.012);
  envelope.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(envelope).connect(out);
  tone.start(start);
  tone.stop(start + length);
}

/** Dice: a few short knocks of filtered noise. */
function rattle(audio: AudioContext, out: AudioNode): void {
  const noise = audio.createBuffer(1, Math.floor(audio.sampleRate * 0.04), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) {
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 3;
  }
  for (const [after, pitch] of [[0, 1400], [0.09, 1100], [0.2, 1600], [0.34, 1000], [0.5, 800]] as const) {
    const knock = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    knock.buffer = noise;
    knock.connect(filter).connect(out);
    knock.start(audio.currentTime + after);
  }
}
