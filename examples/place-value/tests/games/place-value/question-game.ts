import { createActor } from 'xstate';
import { placeValueMachine } from '../../../machines/place-value/machine';
import { getRoundKind, type Settings } from '../../../machines/place-value/rules';
import { gameHarness, type StartOptions } from '../../helpers/game-harness';
import { createQuizGameTests } from '../../helpers/quiz-game';

type Options = Partial<Settings & StartOptions<Settings>>;

const placeValueGame = ({ difficulty = 'easy', time = 'normal', ...options }: Options = {}) =>
  gameHarness({ settings: { difficulty, time }, ...options }, (opening) => createActor(placeValueMachine, opening), {
    solve: (answer, now) => answer(now().round.question.answer),
    fail: (answer) => answer(-1),
    feedbackMs: 1500,
  });

/** For the tests that cover all question games. */
export const questionGame = createQuizGameTests(placeValueGame, getRoundKind);
