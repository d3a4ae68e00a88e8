import { kindOfRound } from '../../../machines/money-counter/rules';
import { quizOf } from '../../helpers/quiz-game';
import { moneyGame } from '../../machines/money-counter/helpers/game';

/** What holds for it as for every game of questions. */
export const questionGame = quizOf(moneyGame, kindOfRound);
