/*
 * Words that are spoken: by a voice of this device alone, since others are sent away to be spoken. Whatever else sounds
 * then gives way or ends: music is quieter meanwhile, and there is one speaker at a time.
 */
import { letMusicGiveWay } from './music';
import { createStore } from './page-store';
import { mutedStore } from './sound';

const RATE = 0.95;
/** Android writes en_GB. */
const LANGUAGE = /^en(?:[-_]|$)/i;

/** What is being spoken now; empty in silence. */
export const spokenStore = createStore('');

/** The voice of this device, as it is known now; null where there is none. */
export function ownVoice(): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const own = voices.filter(({ localService, lang }) => localService && LANGUAGE.test(lang));
  return own.find(({ lang }) => lang.replace('_', '-').toLowerCase() === 'en-gb') ?? own[0] ?? null;
}

const lookForVoice = () => voiceStore.set(ownVoice());

/** The same for whoever follows it: voices come a moment after they were first asked for. */
export const voiceStore = createStore<SpeechSynthesisVoice | null>(null, () => {
  lookForVoice();
  const looking = new AbortController();
  // Safari 15 has voices that cannot be listened to, and they are there at once.
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', lookForVoice, { signal: looking.signal });
  return () => looking.abort();
});

/** What is under way. A browser may forget an utterance that nobody holds, and never says then that it is over. */
interface Speech {
  readonly utterance: SpeechSynthesisUtterance;
  readonly listening: AbortController;
}
let current: Speech | null = null;

/** Nobody speaks any more; the browser has not to say so. */
function leave(speech: Speech): void {
  speech.listening.abort();
  if (current !== speech) return;
  current = null;
  spokenStore.set('');
  letMusicGiveWay(false);
}

/**
 * Speaks a text in place of what is being spoken, and then calls `onOver`, once, however it ended; the returned function
 * ends it and calls nothing. Without a voice it is over at once.
 */
export function speak(text: string, onOver: () => void = () => {}): () => void {
  const voice = ownVoice();
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
  spokenStore.set(text);
  letMusicGiveWay(true);
  speechSynthesis.speak(utterance);
  return () => {
    if (current === speech) speechSynthesis.cancel();
    leave(speech);
  };
}

/** Ends what is being spoken, where it is this text. */
export function hush(text: string): void {
  if (current === null || spokenStore.read() !== text) return;
  speechSynthesis.cancel();
  leave(current);
}

if ('document' in globalThis) {
  const cancel = () => current !== null && speechSynthesis.cancel();
  // Who switches the sound off wants silence now.
  mutedStore.subscribe((isMuted) => isMuted && cancel());
  document.addEventListener('visibilitychange', () => document.hidden && cancel());
}
