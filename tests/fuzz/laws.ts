/** The states that the page of a game may show, whatever a player does. */
export interface StateLaw {
  /** Every value of `data-state`, without `.paused`; games.test.ts compares them with the charts of the machines. */
  readonly states: readonly string[];
  /** The states in which a question can be read and answered. */
  readonly asking: readonly string[];
  /** Whether two choices may look the same: the tiles of a target may. */
  readonly choices: 'distinct' | 'alike';
  /**
   * States for which the page distinguishes more than the chart: the result of an answer, or how far it is shown. Empty
   * for a state that is never reached.
   */
  readonly closer?: Readonly<Record<string, readonly string[]>>;
  /** Appended to a typed number where that alone may not be an answer: a time has minutes. */
  readonly typedAfter?: string;
}

/** The states of a timed quiz. */
export const QUIZ_LAW: StateLaw = {
  states: ['menu', 'playing.asking', 'playing.feedback', 'playing.held', 'finished'],
  asking: ['playing.asking'],
  choices: 'distinct',
};
