import { createStore } from '../../ui/page-store';

export interface Announcement {
  readonly text: string;
  /** The subject. While it is queued, a newer announcement about the same subject replaces it. */
  readonly about: string;
  /** Whether it interrupts the current announcement, because the player has just acted and is waiting for a response. */
  readonly isUrgent: boolean;
  /** Returns text to append. Called just before speaking, so that it can read the current page. */
  readonly ending: ((text: string) => string) | null;
}

/** Reads text aloud, then calls `onEnd` once. Returns a function that stops the voice without calling `onEnd`. */
export type Voice = (text: string, onEnd: () => void) => () => void;

interface Options {
  /** The page's speed, which divides all waiting times. */
  readonly speed: () => number;
  /** The voice that reads announcements aloud; null if it is off. */
  readonly voice: () => Voice | null;
}

/** How long a screen reader takes to read a sentence. Blockly and PhET lost sentences when they waited only 700 ms. */
const WAIT_MS = { perCharacter: 60, min: 700, max: 4000 } as const;
/** Stop waiting for a voice that never ends after this multiple of the estimated time. */
const VOICE_LIMIT = 4;

export const estimateSpeechMs = (text: string): number =>
  Math.min(WAIT_MS.max, Math.max(WAIT_MS.min, WAIT_MS.perCharacter * text.length));

/** Adds the ending after a full stop, so that screen readers pause between the two. */
function appendEnding({ text, ending }: Announcement): string {
  const added = ending?.(text) ?? '';
  return added === '' ? text : `${/[.!?]$/.test(text) ? text : `${text}.`} ${added}`;
}

/** Subjects that are out of date as soon as the player does something else. */
const SHORT_LIVED: ReadonlySet<string> = new Set(['question', 'verdict', 'move', 'entry', 'stats']);

/**
 * Queues announcements for a live region, so that each one can be heard before the next replaces it. Urgent ones
 * interrupt. A queued announcement is only dropped if a newer one has the same subject, or if an urgent one has made it
 * out of date.
 */
export class AnnouncementQueue {
  /** The text in the live region. */
  readonly spoken = createStore('');
  private readonly options: Options;
  private waiting: readonly Announcement[] = [];
  /** The latest question or verdict, which can be repeated. */
  private latest: Announcement | null = null;
  /** Stops the current announcement; null if there is none. */
  private stop: (() => void) | null = null;

  constructor(options: Options) {
    this.options = options;
  }

  add(announcement: Announcement): void {
    const { about, isUrgent } = announcement;
    if (about === 'question' || about === 'verdict') this.latest = announcement;
    const others = this.waiting.filter((other) => other.about !== about && !(isUrgent && SHORT_LIVED.has(other.about)));
    this.waiting = isUrgent ? [announcement, ...others] : [...others, announcement];
    if (isUrgent) this.stopCurrent();
    if (this.stop === null) this.startNext();
  }

  /** Repeats the current question, or the verdict on it. Returns false if there is neither. */
  repeat(): boolean {
    if (this.latest !== null) this.add({ ...this.latest, isUrgent: true });
    return this.latest !== null;
  }

  /** Clears the live region and the queue, for example when a pause hides the question. `repeat` still works. */
  clear(): void {
    this.stopCurrent();
    this.waiting = [];
    this.spoken.set('');
  }

  /** Forgets the question when its round is left. Other announcements continue. */
  forgetQuestion(): void {
    this.latest = null;
    this.waiting = this.waiting.filter(({ about }) => about === 'verdict' || !SHORT_LIVED.has(about));
  }

  private stopCurrent(): void {
    this.stop?.();
    this.stop = null;
  }

  /** Starts the next announcement. If it has an ending, waits until the page that the ending reads has been rendered. */
  private startNext(): void {
    const next = this.waiting[0];
    if (next === undefined) return;
    if (next.ending === null) {
      this.announceNext();
      return;
    }
    const timer = setTimeout(() => this.announceNext(), 0);
    this.stop = () => clearTimeout(timer);
  }

  private announceNext(): void {
    const [next, ...later] = this.waiting;
    this.stop = null;
    if (next === undefined) return;
    this.waiting = later;
    const text = appendEnding(next);
    // Screen readers do not announce unchanged text. A non-breaking space makes it different.
    this.spoken.set(text === this.spoken.read() ? `${text}\u00A0` : text);
    this.stop = this.holdUntilHeard(text);
  }

  /** Starts the next announcement once this one has had time to be heard and the voice has finished. */
  private holdUntilHeard(text: string): () => void {
    const voice = this.options.voice();
    const waitMs = estimateSpeechMs(text) / this.options.speed();
    let pending = voice === null ? 1 : 2;
    const endWhenBothAreDone = () => {
      pending -= 1;
      if (pending === 0) end();
    };
    const timers = [setTimeout(endWhenBothAreDone, waitMs)];
    const stopVoice = voice?.(text, endWhenBothAreDone);
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      stopVoice?.();
    };
    const end = () => {
      stop();
      this.stop = null;
      this.startNext();
    };
    if (voice !== null) timers.push(setTimeout(end, VOICE_LIMIT * waitMs));
    return stop;
  }
}
