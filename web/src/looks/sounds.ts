/** Quiet sounds, made as they are needed: no files are fetched. */
export type Sound = "place" | "slide" | "capture" | "turn" | "refuse" | "win" | "lose";

/** A tone that falls or rises from one pitch to another and dies away. */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
  readonly at?: number;
}

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [
    { wave: "triangle", from: 420, to: 160, length: 0.07, loud: 0.5 },
    { wave: "sine", from: 1500, to: 900, length: 0.02, loud: 0.12 },
  ],
  slide: [
    { wave: "sine", from: 220, to: 260, length: 0.09, loud: 0.14 },
    { wave: "triangle", from: 340, to: 150, length: 0.06, loud: 0.4, at: 0.1 },
  ],
  capture: [
    { wave: "triangle", from: 300, to: 110, length: 0.09, loud: 0.55 },
    { wave: "triangle", from: 520, to: 200, length: 0.06, loud: 0.35, at: 0.05 },
  ],
  turn: [{ wave: "sine", from: 520, to: 760, length: 0.07, loud: 0.22 }],
  refuse: [{ wave: "sine", from: 170, to: 140, length: 0.14, loud: 0.35 }],
  lose: [
    { wave: "sine", from: 392, to: 370, length: 0.22, loud: 0.25 },
    { wave: "sine", from: 330, to: 262, length: 0.45, loud: 0.25, at: 0.2 },
  ],
  win: [
    { wave: "sine", from: 523, to: 523, length: 0.22, loud: 0.25 },
    { wave: "sine", from: 659, to: 659, length: 0.22, loud: 0.25, at: 0.11 },
    { wave: "sine", from: 784, to: 784, length: 0.4, loud: 0.28, at: 0.22 },
  ],
};

let audio: AudioContext | undefined;

/** Plays a sound at a volume from 0 (not at all) to 1. Where the browser has no sound, nothing happens. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  // Until the page is touched browsers keep quiet; a sound that would come much later is not wanted then.
  if (audio.state === "suspended") {
    void audio.resume();
    return;
  }
  for (const tone of SOUNDS[sound]) sing(audio, tone, volume);
}

function sing(context: AudioContext, { wave, from, to, length, loud, at = 0 }: Tone, volume: number): void {
  const start = context.currentTime + at;
  const end = start + length;
  const voice = context.createOscillator();
  const level = context.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, end);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loud * volume * 0.5, start + 0.005);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(level).connect(context.destination);
  voice.start(start);
  voice.stop(end + 0.02);
}
