import { getRoundKind } from '../../../machines/money-counter/rules';
import { createQuizGameTests } from '../../helpers/quiz-game';
import { moneyGame } from '../../machines/money-counter/helpers/game';

export const questionGame = createQuizGameTests(moneyGame, getRoundKind);
