/*
 * Speech, using only voices of the device itself, because other voices send the text to a server. Music is ducked
 * during speech, and only one text is spoken at a time.
 */

import { createStore } from '../ui/page-store';
import { duckMusicWhile } from './music';
import { mutedStore } from './sound';

const RATE = 0.95;
/** Android writes en_GB. */
const LANGUAGE = /^en(?:[-_]|$)/i;

/** The device's own voice, if one has been found so far; null otherwise. */
export function findLocalVoice(): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const own = voices.filter(({ localService, lang }) => localService && LANGUAGE.test(lang));
  return own.find(({ lang }) => lang.replace('_', '-').toLowerCase() === 'en-gb') ?? own[0] ?? null;
}

const lookForVoice = () => localVoiceStore.set(findLocalVoice());

/** The device's own voice as a store, because voices become available a moment after they are first requested. */
export const localVoiceStore = createStore<SpeechSynthesisVoice | null>(null, () => {
  lookForVoice();
  const looking = new AbortController();
  // Safari 15 has no event for new voices, but its voices are available immediately.
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', lookForVoice, { signal: looking.signal });
  return () => looking.abort();
});

/**
 * Speech in progress. It is referenced here because a browser may garbage-collect an unreferenced utterance, which then
 * never fires its end event.
 */
interface Speech {
  readonly utterance: SpeechSynthesisUtterance;
  readonly listening: AbortController;
}

class Speaker {
  /** The text being spoken; empty if there is none. */
  readonly textStore = createStore('');
  private current: Speech | null = null;

  speak(text: string, onOver: () => void): () => void {
    const voice = findLocalVoice();
    if (voice === null) {
      onOver();
      return () => {};
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    const speech: Speech = { utterance, listening: new AbortController() };
    const end = () => {
      this.leave(speech);
      onOver();
    };
    for (const type of ['end', 'error'] as const)
      utterance.addEventListener(type, end, { signal: speech.listening.signal });
    speechSynthesis.cancel();
    this.current = speech;
    this.textStore.set(text);
    duckMusicWhile(true);
    speechSynthesis.speak(utterance);
    return () => {
      if (this.current === speech) speechSynthesis.cancel();
      this.leave(speech);
    };
  }

  stop(text: string): void {
    if (this.current === null || this.textStore.read() !== text) return;
    speechSynthesis.cancel();
    this.leave(this.current);
  }

  /** Makes the browser end the speech, which then reports its end. */
  cancel(): void {
    if (this.current !== null) speechSynthesis.cancel();
  }

  /** Marks the speech as over without waiting for the browser. */
  private leave(speech: Speech): void {
    speech.listening.abort();
    if (this.current !== speech) return;
    this.current = null;
    this.textStore.set('');
    duckMusicWhile(false);
  }
}

/** One for the page, as the browser has one queue of texts. */
const speaker = new Speaker();

export const spokenTextStore = speaker.textStore;

/**
 * Speaks a text, replacing any other, and then calls `onOver` once, however the speech ended. The returned function
 * stops the speech without that call. Without a voice, `onOver` is called immediately.
 */
export const speak = (text: string, onOver: () => void = () => {}): (() => void) => speaker.speak(text, onOver);

/** Stops speaking if this text is being spoken. */
export const stopSpeaking = (text: string): void => speaker.stop(text);

if ('document' in globalThis) {
  // Muting the site also stops speech.
  mutedStore.subscribe((isMuted) => isMuted && speaker.cancel());
  document.addEventListener('visibilitychange', () => document.hidden && speaker.cancel());
}
