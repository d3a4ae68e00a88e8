import { getRoundKind } from '../../../machines/fraction-simplify/rules';
import { createQuizGameTests } from '../../helpers/quiz-game';
import { fractionGame } from '../../machines/fraction-simplify/helpers/game';

export const questionGame = createQuizGameTests(fractionGame, getRoundKind);
