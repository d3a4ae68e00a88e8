import { kindOfRound } from '../../../machines/money-counter/rules';
import { testedQuiz } from '../../helpers/quiz-game';
import { moneyGame } from '../../machines/money-counter/helpers/game';

export const questionGame = testedQuiz(moneyGame, kindOfRound);
