import type { Game } from './define-game';

export type AnswerTraits = Pick<Game, 'hasTypedAnswers' | 'hasFewerChoices'>;

/** Whether a game also has multiple-choice rounds, for players who cannot type or need fewer choices. */
export const hasMultipleChoice = ({ hasTypedAnswers, hasFewerChoices }: AnswerTraits): boolean =>
  hasTypedAnswers === true || hasFewerChoices === true;
