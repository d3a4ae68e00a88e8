import { kindOfRound } from '../../../machines/money-counter/rules';
import { quizOf } from '../../helpers/quiz-game';
import { moneyGame } from '../../machines/money-counter/helpers/game';

/** What the tests of every question game need to know about this one. */
export const questionGame = quizOf(moneyGame, kindOfRound);
