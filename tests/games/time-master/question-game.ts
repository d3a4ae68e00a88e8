import { kindOfRound } from '../../../machines/time-master/rules';
import { quizOf } from '../../helpers/quiz-game';
import { timeGame } from '../../machines/time-master/helpers/game';

export const questionGame = quizOf(timeGame, kindOfRound);
