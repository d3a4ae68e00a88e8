import { kindOfRound } from '../../../machines/time-master/rules';
import { quizOf } from '../../helpers/quiz-game';
import { timeGame } from '../../machines/time-master/helpers/game';

/** What holds for it as for every game of questions. */
export const questionGame = quizOf(timeGame, kindOfRound);
