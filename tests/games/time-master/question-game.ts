import { kindOfRound } from '../../../machines/time-master/rules';
import { quizOf } from '../../helpers/quiz-game';
import { timeGame } from '../../machines/time-master/helpers/game';

/** What the tests of every question game need to know about this one. */
export const questionGame = quizOf(timeGame, kindOfRound);
