// Sounds, made and not loaded: a card laid down, a knock on wood, a clip that falls, a small chime. Quiet, and off at first.
import { likes } from '../look/settings.svelte.ts';

export type Sound = 'card' | 'knock' | 'clip' | 'chime';

let audio: AudioContext | null = null;

/** Plays a sound, if whoever uses this device wants to hear any. */
export function play(sound: Sound): void {
  // A knock calls back somebody who looks at another page; nothing else is worth that.
  const unseen = document.hidden && sound !== 'knock';
  if (!likes.all.sound || unseen || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // A browser lets a page sound only after somebody has touched it; until then there is nothing to hear.
  if (audio.state === 'suspended') void audio.resume();
  SOUNDS[sound](audio, audio.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => hiss(audio, at, 0.06, 2600, 0.08),
  knock: (audio, at) => {
    tone(audio, at, 150, 0.12, 0.22, 'sine');
    hiss(audio, at, 0.03, 500, 0.1);
  },
  clip: (audio, at) => {
    tone(audio, at, 2350, 0.09, 0.03, 'triangle');
    tone(audio, at + 0.05, 3100, 0.07, 0.02, 'triangle');
  },
  chime: (audio, at) => {
    tone(audio, at, 784, 0.5, 0.05, 'sine');
    tone(audio, at + 0.09, 1175, 0.7, 0.05, 'sine');
  },
};

/** A tone that begins at once and dies away. */
function tone(audio: AudioContext, at: number, hertz: number, lasts: number, loud: number, type: OscillatorType): void {
  const source = new OscillatorNode(audio, { type, frequency: hertz });
  source.connect(dying(audio, at, lasts, loud));
  source.start(at);
  source.stop(at + lasts);
}

/** Noise around a pitch: paper on wood. */
function hiss(audio: AudioContext, at: number, lasts: number, hertz: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz, Q: 0.8 });
  source.connect(filter).connect(dying(audio, at, lasts, loud));
  source.start(at);
}

function dying(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}
