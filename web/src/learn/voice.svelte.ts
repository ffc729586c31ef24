// Reading aloud, with voices that live on this device: what is read goes nowhere else.
import type { Lang } from '../words/lang.ts';

/** The voices for a language, of those that a device has. */
export const localVoices = (all: readonly SpeechSynthesisVoice[], lang: Lang): SpeechSynthesisVoice[] =>
  all.filter((voice) => voice.localService === true && voice.lang.slice(0, 2).toLowerCase() === lang);

class Reader {
  reading = $state(false);
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    const speech = this.#speech;
    if (!speech) return;
    const look = () => (this.#voices = speech.getVoices());
    look();
    // Some browsers know their voices only after a while.
    speech.addEventListener?.('voiceschanged', look);
  }

  get #speech(): SpeechSynthesis | undefined {
    return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
  }

  /** Can it be read in this language here? */
  can(lang: Lang): boolean {
    return localVoices(this.#voices, lang).length > 0;
  }

  read(text: string, lang: Lang): void {
    const [voice] = localVoices(this.#voices, lang);
    if (!voice || !this.#speech) return;
    this.stop();
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = 0.9;
    said.onend = said.onerror = () => (this.reading = false);
    this.reading = true;
    this.#speech.speak(said);
  }

  stop(): void {
    this.#speech?.cancel();
    this.reading = false;
  }
}

export const reader = new Reader();
