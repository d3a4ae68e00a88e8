import { createStore } from '../../ui/page-store';

export interface Announcement {
  readonly text: string;
  /** Its subject. While it waits, a newer announcement with the same subject replaces it. */
  readonly about: string;
  /** Whether it replaces what is being said, because the player has just done something and waits for the answer. */
  readonly isUrgent: boolean;
  /** What follows in the same message, as the page is when it is said. */
  readonly ending: ((text: string) => string) | null;
}

/** Reads a text aloud and then calls `onOver` once. The function that it returns stops the voice without that call. */
export type Voice = (text: string, onOver: () => void) => () => void;

interface Options {
  /** Multiplies the pace, as game time does. */
  readonly speed: () => number;
  /** The voice that reads everything aloud; null while there is none. */
  readonly voice: () => Voice | null;
}

/** How long a sentence needs to be heard, at the pace of a screen reader. Blockly and PhET lost sentences at 700 ms. */
const WAIT_MS = { perCharacter: 60, min: 700, max: 4000 } as const;
/** A voice that never ends holds up the next sentence for this long at most, as a multiple of its time. */
const VOICE_LIMIT = 4;

export const estimateSpeechMs = (text: string): number =>
  Math.min(WAIT_MS.max, Math.max(WAIT_MS.min, WAIT_MS.perCharacter * text.length));

/** A sentence and what follows it, with a pause between them. */
function withEnding({ text, ending }: Announcement): string {
  const below = ending?.(text) ?? '';
  return below === '' ? text : `${/[.!?]$/.test(text) ? text : `${text}.`} ${below}`;
}

/** Subjects that are out of date once the player has done something else. */
const PASSING: ReadonlySet<string> = new Set(['question', 'verdict', 'move', 'entry', 'stats']);

/**
 * The sentences of a live region, one after the other. None is replaced before it can be heard, unless something urgent
 * is newer. Sentences that still wait are dropped only if a newer one has the same subject, or if something urgent has
 * made their subject a thing of the past.
 */
export class AnnouncementQueue {
  /** The sentence in the live region. */
  readonly spoken = createStore('');
  private readonly options: Options;
  private waiting: readonly Announcement[] = [];
  /** The question or the verdict that can be repeated. */
  private latest: Announcement | null = null;
  /** Stops what is being said; null during a silence. */
  private stop: (() => void) | null = null;

  constructor(options: Options) {
    this.options = options;
  }

  add(announcement: Announcement): void {
    const { about, isUrgent } = announcement;
    if (about === 'question' || about === 'verdict') this.latest = announcement;
    const others = this.waiting.filter((other) => other.about !== about && !(isUrgent && PASSING.has(other.about)));
    this.waiting = isUrgent ? [announcement, ...others] : [...others, announcement];
    if (isUrgent) this.silence();
    if (this.stop === null) this.begin();
  }

  /** Says the current question, or the verdict on it, again. Returns whether there is one. */
  repeat(): boolean {
    if (this.latest !== null) this.add({ ...this.latest, isUrgent: true });
    return this.latest !== null;
  }

  /** Removes everything, for example because a pause hides the question. It can still be repeated. */
  clear(): void {
    this.silence();
    this.waiting = [];
    this.spoken.set('');
  }

  /** Forgets the question when its round is left. Anything else is still said to its end. */
  forgetQuestion(): void {
    this.latest = null;
    this.waiting = this.waiting.filter(({ about }) => about === 'verdict' || !PASSING.has(about));
  }

  private silence(): void {
    this.stop?.();
    this.stop = null;
  }

  /** An ending is part of the page that is about to be rendered. */
  private begin(): void {
    const next = this.waiting[0];
    if (next === undefined) return;
    if (next.ending === null) {
      this.sayNext();
      return;
    }
    const timer = setTimeout(() => this.sayNext(), 0);
    this.stop = () => clearTimeout(timer);
  }

  private sayNext(): void {
    const [next, ...later] = this.waiting;
    this.stop = null;
    if (next === undefined) return;
    this.waiting = later;
    const text = withEnding(next);
    // Screen readers do not announce unchanged text. A non-breaking space makes it different.
    this.spoken.set(text === this.spoken.read() ? `${text}\u00A0` : text);
    this.stop = this.hold(text);
  }

  /** Continues once the sentence can have been heard and its voice has ended. */
  private hold(text: string): () => void {
    const voice = this.options.voice();
    const waitMs = estimateSpeechMs(text) / this.options.speed();
    let left = voice === null ? 1 : 2;
    const continueWhenBothAreOver = () => {
      left -= 1;
      if (left === 0) end();
    };
    const timers = [setTimeout(continueWhenBothAreOver, waitMs)];
    const stopVoice = voice?.(text, continueWhenBothAreOver);
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      stopVoice?.();
    };
    const end = () => {
      stop();
      this.stop = null;
      this.begin();
    };
    if (voice !== null) timers.push(setTimeout(end, VOICE_LIMIT * waitMs));
    return stop;
  }
}
