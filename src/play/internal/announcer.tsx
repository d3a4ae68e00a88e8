import { createStore, useStore } from '../../ui/page-store';
import { spokenText } from '../feedback/aloud/spoken-text';
import { useAfterPress } from './useAfterPress';

/** Time that screen readers need before a new sentence can replace the last one. */
const BETWEEN_MS = 700;
/** If more sentences than this are waiting, the oldest are out of date and are dropped. */
const MAX_WAITING = 4;

/** The sentences of a live region, one after the other. */
class AnnouncementQueue {
  readonly spoken = createStore('');
  private state: 'idle' | 'speaking' = 'idle';
  private readonly waiting: string[] = [];

  add(sentence: string): void {
    this.waiting.push(sentence);
    if (this.waiting.length > MAX_WAITING) this.waiting.shift();
    if (this.state === 'idle') this.sayNext();
  }

  clear(): void {
    this.waiting.length = 0;
    this.spoken.set('');
  }

  private sayNext(): void {
    const sentence = this.waiting.shift();
    this.state = sentence === undefined ? 'idle' : 'speaking';
    if (sentence === undefined) return;
    // Screen readers do not announce unchanged text. A non-breaking space makes it different.
    this.spoken.set(sentence === this.spoken.read() ? `${sentence}\u00A0` : sentence);
    setTimeout(() => this.sayNext(), BETWEEN_MS);
  }
}

/** A page has one live region, because screen readers would mix up several. */
const queue = new AnnouncementQueue();

/** Queues a sentence for the live region, with symbols spelled out. */
export const announce = (sentence: string): void => queue.add(spokenText(sentence));

/** Clears the current announcement and the queue when the view that they belong to is left. */
export const clearAnnouncements = (): void => queue.clear();

/** The live region of a game. It must be in the page before it has text, or screen readers ignore it. */
export function Announcer() {
  const sentence = useAfterPress(useStore(queue.spoken), false);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
