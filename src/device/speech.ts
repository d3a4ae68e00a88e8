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

/** The text being spoken; empty in silence. */
export const spokenTextStore = createStore('');

/** The device's own voice, if one has been found so far; null otherwise. */
export function localVoice(): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const own = voices.filter(({ localService, lang }) => localService && LANGUAGE.test(lang));
  return own.find(({ lang }) => lang.replace('_', '-').toLowerCase() === 'en-gb') ?? own[0] ?? null;
}

const lookForVoice = () => localVoiceStore.set(localVoice());

/** The same as a store, because voices become available a moment after they are first requested. */
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
let current: Speech | null = null;

/** Marks the speech as over without waiting for the browser. */
function leave(speech: Speech): void {
  speech.listening.abort();
  if (current !== speech) return;
  current = null;
  spokenTextStore.set('');
  duckMusicWhile(false);
}

/**
 * Speaks a text, replacing any other, and then calls `onOver` once, however the speech ended. The returned function
 * stops the speech without that call. Without a voice, `onOver` is called immediately.
 */
export function speak(text: string, onOver: () => void = () => {}): () => void {
  const voice = localVoice();
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
    leave(speech);
    onOver();
  };
  for (const type of ['end', 'error'] as const)
    utterance.addEventListener(type, end, { signal: speech.listening.signal });
  speechSynthesis.cancel();
  current = speech;
  spokenTextStore.set(text);
  duckMusicWhile(true);
  speechSynthesis.speak(utterance);
  return () => {
    if (current === speech) speechSynthesis.cancel();
    leave(speech);
  };
}

/** Stops speaking if this text is being spoken. */
export function stopSpeaking(text: string): void {
  if (current === null || spokenTextStore.read() !== text) return;
  speechSynthesis.cancel();
  leave(current);
}

if ('document' in globalThis) {
  const cancel = () => current !== null && speechSynthesis.cancel();
  // Muting the site also stops speech.
  mutedStore.subscribe((isMuted) => isMuted && cancel());
  document.addEventListener('visibilitychange', () => document.hidden && cancel());
}
