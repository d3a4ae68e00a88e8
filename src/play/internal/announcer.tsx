import { createStore, useStore } from '../../device/page-store';
import { spokenText } from '../feedback/aloud/spoken-text';
import { useAfterPress } from './useAfterPress';

/** Time that screen readers need before a new sentence may replace the last one. */
const BETWEEN_MS = 700;
/** With more than this many waiting, the oldest are out of date and are dropped. */
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

/** Clears the current announcement and the queue, because they belong to a view that was left. */
export function clearAnnouncements(): void {
  waiting.length = 0;
  spoken.set('');
}

function sayNext(): void {
  const sentence = waiting.shift();
  isBusy = sentence !== undefined;
  if (sentence === undefined) return;
  // A live region does not announce unchanged text; a non-breaking space makes it different.
  spoken.set(sentence === spoken.read() ? `${sentence}\u00A0` : sentence);
  setTimeout(sayNext, BETWEEN_MS);
}

/** The live region of a game. Screen readers need it in the page before it has text. */
export function Announcer() {
  const sentence = useAfterPress(useStore(spoken), false);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
