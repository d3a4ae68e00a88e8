import { getRoundKind } from '../../../machines/time-master/rules';
import { createQuizGameTests } from '../../helpers/quiz-game';
import { timeGame } from '../../machines/time-master/helpers/game';

export const questionGame = createQuizGameTests(timeGame, getRoundKind);
