import { kindOfRound } from '../../../machines/time-master/rules';
import { testedQuiz } from '../../helpers/quiz-game';
import { timeGame } from '../../machines/time-master/helpers/game';

export const questionGame = testedQuiz(timeGame, kindOfRound);
