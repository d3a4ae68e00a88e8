import { createStore, useStore } from '../device/page-store';
import { spokenText } from './aloud/spoken-text';
import { useLater } from './useLater';

/** A reader needs this long before the next sentence may take the place of the last. */
const BETWEEN_MS = 700;
/** More than this many waiting sentences are old news: the oldest go. */
const MAX_WAITING = 4;

const spoken = createStore('');
let isBusy = false;
const waiting: string[] = [];

/** Says a sentence to those who listen to the page, its signs in words: politely, one after the other. */
export function announce(sentence: string): void {
  waiting.push(spokenText(sentence));
  if (waiting.length > MAX_WAITING) waiting.shift();
  if (!isBusy) sayNext();
}

/** Forgets what was said and what waits: it belonged to a place that was left. */
export function fallSilent(): void {
  waiting.length = 0;
  spoken.set('');
}

function sayNext(): void {
  const sentence = waiting.shift();
  isBusy = sentence !== undefined;
  if (sentence === undefined) return;
  // The same words twice are no change to a live region: a space that nobody hears makes them new.
  spoken.set(sentence === spoken.read() ? `${sentence}\u00A0` : sentence);
  setTimeout(sayNext, BETWEEN_MS);
}

/** The live region of a game. It is there before anything is said, as screen readers want it. */
export function Announcer() {
  const sentence = useLater(useStore(spoken), false);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
