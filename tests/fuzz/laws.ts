/** What the page of a game may show, as far as a player who does anything at all can see. */
export interface StateLaw {
  /** Every state that `data-state` may name, without `.paused`; the charts of the machines say so (games.test.ts). */
  readonly states: readonly string[];
  /** The states in which a question is asked: it can be read, and answered. */
  readonly asking: readonly string[];
  /** Whether two choices may show the same: the tiles of a target do. */
  readonly choices: 'distinct' | 'alike';
  /**
   * States of which the page says more than the chart: what became of the answer, or how far it is shown. None for one that is
   * never reached.
   */
  readonly closer?: Readonly<Record<string, readonly string[]>>;
  /** What follows a number that is typed, where a number alone is not always an answer: a time has minutes. */
  readonly typedAfter?: string;
}

/** What the page of a timed quiz may show. */
export const QUIZ_LAW: StateLaw = {
  states: ['menu', 'playing.asking', 'playing.feedback', 'playing.held', 'finished'],
  asking: ['playing.asking'],
  choices: 'distinct',
};
