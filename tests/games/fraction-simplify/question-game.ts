import { kindOfRound } from '../../../machines/fraction-simplify/rules';
import { quizOf } from '../../helpers/quiz-game';
import { fractionGame } from '../../machines/fraction-simplify/helpers/game';

export const questionGame = quizOf(fractionGame, kindOfRound);
