import { kindOfRound } from '../../../machines/fraction-simplify/rules';
import { testedQuiz } from '../../helpers/quiz-game';
import { fractionGame } from '../../machines/fraction-simplify/helpers/game';

export const questionGame = testedQuiz(fractionGame, kindOfRound);
