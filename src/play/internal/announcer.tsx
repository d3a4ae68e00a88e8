import { createStore, useStore } from '../../ui/page-store';
import { spokenText } from '../feedback/aloud/spoken-text';
import { useAfterPress } from './useAfterPress';

/** Time that screen readers need before a new sentence can replace the last one. */
const BETWEEN_MS = 700;
/** If more sentences than this are waiting, the oldest are out of date and are dropped. */
const MAX_WAITING = 4;

const spoken = createStore('');
let isBusy = false;
const waiting: string[] = [];

/** Queues a sentence for the live region, with symbols spelled out. */
export function announce(sentence: string): void {
  waiting.push(spokenText(sentence));
  if (waiting.length > MAX_WAITING) waiting.shift();
  if (!isBusy) sayNext();
}

/** Clears the current announcement and the queue when the view that they belong to is left. */
export function clearAnnouncements(): void {
  waiting.length = 0;
  spoken.set('');
}

function sayNext(): void {
  const sentence = waiting.shift();
  isBusy = sentence !== undefined;
  if (sentence === undefined) return;
  // Screen readers do not announce unchanged text. A non-breaking space makes it different.
  spoken.set(sentence === spoken.read() ? `${sentence}\u00A0` : sentence);
  setTimeout(sayNext, BETWEEN_MS);
}

/** The live region of a game. It must be in the page before it has text, or screen readers ignore it. */
export function Announcer() {
  const sentence = useAfterPress(useStore(spoken), false);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
