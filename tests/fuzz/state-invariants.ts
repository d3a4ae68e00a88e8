/** The states that a game's page can show, whatever a player does. */
export interface StateInvariants {
  /**
   * Every value of `data-state`, without `.paused`. games.test.ts compares them with the machines'
   * charts.
   */
  readonly states: readonly string[];
  /** The states in which a question can be read and answered. */
  readonly asking: readonly string[];
  /** Whether two choices can look the same, as a target's tiles can. */
  readonly choices: 'distinct' | 'alike';
  /**
   * States for which the page makes finer distinctions than the chart: the result of an answer, or
   * how much of it has been shown. Empty for a state that is never reached.
   */
  readonly closer?: Readonly<Record<string, readonly string[]>>;
  /**
   * Appended to a typed number where the number alone may not be an answer. For example, a time has
   * minutes.
   */
  readonly typedAfter?: string;
}

/** The states of a timed quiz. */
export const QUIZ_INVARIANTS: StateInvariants = {
  states: ['menu', 'playing.example', 'playing.asking', 'playing.feedback', 'playing.held', 'finished'],
  asking: ['playing.asking'],
  choices: 'distinct',
};
