import { createActor } from 'xstate';
import { numberBondsMachine } from '../../../machines/number-bonds/machine';
import { getRoundKind, type Settings } from '../../../machines/number-bonds/rules';
import { gameHarness, type StartOptions } from '../../helpers/game-harness';
import { createQuizGameTests } from '../../helpers/quiz-game';

type Options = Partial<Settings & StartOptions<Settings>>;

const numberBondsGame = ({ difficulty = 'easy', time = 'normal', ...options }: Options = {}) =>
  gameHarness({ settings: { difficulty, time }, ...options }, (opening) => createActor(numberBondsMachine, opening), {
    solve: (answer, now) => answer(now().round.question.answer),
    fail: (answer) => answer(-1),
    feedbackMs: 1500,
  });

/** For the tests that cover all question games. */
export const questionGame = createQuizGameTests(numberBondsGame, getRoundKind);
