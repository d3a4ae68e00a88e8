import type { Known } from '../../../machines/learning/memory';

/** What each state of a fact is called. */
export const KNOWN_NAMES: Readonly<Record<Known, string>> = {
  new: 'not met yet',
  learning: 'learning',
  right: 'right',
  quick: 'quick',
};

/** What is said of a fact that was reached, but not played for long, or missed since. */
export const RUSTY_NAME = 'a bit rusty';

/** "quick, a bit rusty" */
export const stateText = (known: Known, isRusty: boolean): string =>
  isRusty ? `${KNOWN_NAMES[known]}, ${RUSTY_NAME}` : KNOWN_NAMES[known];
