import { kindOfRound } from '../../../machines/fraction-simplify/rules';
import { quizOf } from '../../helpers/quiz-game';
import { fractionGame } from '../../machines/fraction-simplify/helpers/game';

/** What holds for it as for every game of questions. */
export const questionGame = quizOf(fractionGame, kindOfRound);
