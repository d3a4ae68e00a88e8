import { vi } from 'vitest';

/**
 * A device with a local and a remote voice. It records what it was asked to say, and how each
 * utterance ended.
 */
export function fakeSpeechDevice() {
  const spoken: Utterance[] = [];
  class Utterance extends EventTarget {
    readonly words: string;
    voice?: { readonly localService: boolean };
    constructor(words: string) {
      super();
      this.words = words;
    }
  }
  const cancel = vi.fn<() => void>();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [
      { localService: false, lang: 'en-GB' },
      { localService: true, lang: 'en_GB' },
    ],
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
  });
  return {
    cancel,
    words: () => spoken.map(({ words }) => words),
    areOwnVoices: () => spoken.every(({ voice }) => voice?.localService === true),
    end: (index: number): void => void spoken[index]?.dispatchEvent(new Event('end')),
  };
}
