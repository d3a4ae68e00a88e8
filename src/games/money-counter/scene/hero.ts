import type { QuizEvent } from '../../../../machines/core/quiz-round';
import type { Question } from '../../../../machines/money-counter/questions';
import { type GameHero, placeHeroNextToPlate } from '../../../play/hero/hero-placement';
import { formatAmount } from '../amounts';
import hat from '../drawings/hero/straw-hat.svg?drawing';
import { counterArea, counterTop, plateArea } from './layout';

/** The hero runs the stall, behind the counter next to the question. On phones it looks over the question. */
export const hero: GameHero<unknown, QuizEvent<Question, number>> = {
  hat,
  getPlacement: (view) => placeHeroNextToPlate(plateArea(view), counterTop(view), view),
  getGazeTargets: (view) => {
    const money = counterArea(view);
    return { question: plateArea(view), answers: [money], explained: money };
  },
  held: ({ question }) => formatAmount(question.answer, question),
};
