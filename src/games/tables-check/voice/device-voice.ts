/* Words that are read aloud: by a voice of this device alone, since others are sent away to be spoken. */
import { isMuted } from '../../../device/sound';
import { playNumbers } from './recorded-numbers';

const RATE = 0.95;
/** Android writes en_GB. */
const LANGUAGE = /^en(?:[-_]|$)/i;

function ownVoice(): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const own = voices.filter(({ localService, lang }) => localService && LANGUAGE.test(lang));
  return own.find(({ lang }) => lang.replace('_', '-').toLowerCase() === 'en-gb') ?? own[0];
}

/** Asks for the voices of this device, which come a moment after the first question for them. */
export function wakeVoices(): void {
  globalThis.speechSynthesis?.getVoices();
}

/** Reads words aloud and then calls `onOver`, once; the returned function falls silent. Where the site is quiet it is over at once. */
export function readAloud(words: readonly string[], onOver: () => void): () => void {
  if (isMuted()) {
    onOver();
    return () => {};
  }
  const voice = ownVoice();
  if (voice === undefined) return playNumbers(words, onOver);
  const utterance = new SpeechSynthesisUtterance(words.join(' '));
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = RATE;
  const listening = new AbortController();
  for (const type of ['end', 'error'] as const) utterance.addEventListener(type, onOver, { signal: listening.signal });
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => {
    listening.abort();
    speechSynthesis.cancel();
  };
}
