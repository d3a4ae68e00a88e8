import type { Game } from './define-game';

export type AnswerTraits = Pick<Game, 'hasTypedAnswers' | 'hasFewerChoices'>;

/** Whether a game has a form of its own for players who cannot type, or for whom many choices take too long. */
export const hasMultipleChoice = ({ hasTypedAnswers, hasFewerChoices }: AnswerTraits): boolean =>
  hasTypedAnswers === true || hasFewerChoices === true;
