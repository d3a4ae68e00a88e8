import { kindOfRound } from '../../../machines/money-counter/rules';
import { quizOf } from '../../helpers/quiz-game';
import { moneyGame } from '../../machines/money-counter/helpers/game';

export const questionGame = quizOf(moneyGame, kindOfRound);
