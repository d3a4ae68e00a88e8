/* The features that make a question game a timed quiz. Tests for all question games are in ../question-games. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { calculateAccuracy, getMistakes, getTier } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { timedQuiz } from '../../../machines/core/timed-quiz';
import { practisedKindSkill } from '../../../machines/learning/practised-skill';
import { gameHarness, type StartOptions } from '../../helpers/game-harness';

interface Settings {
  readonly time: TimeSetting;
  readonly difficulty: 'easy' | 'hard';
}

/** Question n of a round asks for the sum of the seed and n. */
const sums = timedQuiz({
  id: 'sums',
  questionAt: (seed: number, _: Settings, number: number) => ({ number, answer: seed + number }),
  getPractisedSkill: () => practisedKindSkill('add.counting', 'typed', 1),
  isCorrect: ({ answer }, given: number) => given === answer,
  getRoundKind: ({ time, difficulty }: Settings) => `${difficulty}.${time}`,
});

function quiz({ time = 'normal', difficulty = 'easy', ...options }: Partial<Settings & StartOptions<Settings>> = {}) {
  const harness = gameHarness(
    { settings: { time, difficulty }, seed: 5, ...options },
    (options) => createActor(sums, options),
    {
      solve: (answer, now) => answer(now().round.question.answer),
      fail: (answer) => answer(-1),
      feedbackMs: 1500,
    },
  );
  const { context } = harness;
  return { ...harness, left: () => [context().roundSecondsLeft, context().questionSecondsLeft] };
}

const times = (count: number, act: () => void) => {
  for (let turn = 0; turn < count; turn++) act();
};

describe('A timed quiz', () => {
  it('asks ten questions, shows each with its answer for 1.5 s, and is over after the tenth', () => {
    const game = quiz();
    times(10, () => game.take('right'));
    expect([game.state(), game.round().score, game.clock.now]).toEqual(['finished', 10, 15_000]);
    expect(game.round().entries.map(({ question }) => question.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('counts correct answers and their streak', () => {
    const game = quiz();
    for (const verdict of ['right', 'right', 'wrong', 'right'] as const) game.take(verdict);
    expect(game.round()).toMatchObject({ score: 3, streak: { now: 1, longest: 2 } });
    expect(getMistakes(game.round()).map(({ question, given }) => [question.number, given])).toEqual([
      [2, { verdict: 'wrong', answer: -1 }],
    ]);
  });
});

describe('The round clock', () => {
  it('keeps running while an answer is shown, and can also end the round then', () => {
    const game = quiz();
    times(3, () => game.take('right', 58_000));
    game.clock.advance(500);
    game.solve();
    game.clock.advance(1000);
    expect([game.state(), game.left()[0]]).toEqual(['playing.feedback', 0]);
    game.clock.advance(1);
    expect([game.state(), game.round().score]).toEqual(['finished', 4]);
  });

  it('can run out at the same moment as the question: the round is over, and no further question is asked', () => {
    const game = quiz();
    times(2, () => game.take('right', 58_500));
    expect(game.left()).toEqual([60, 60]);
    game.clock.advance(60_001);
    expect(game.state()).toBe('finished');
    game.clock.advance(400_000);
    expect([game.state(), game.round().score]).toEqual(['finished', 2]);
  });
});

describe('The end of a quiz', () => {
  it('shows the score out of ten as a percentage, with messages from 90, 70 and 50 percent', () => {
    expect([0, 4, 5, 6, 7, 8, 9, 10].map((score) => [calculateAccuracy(score), getTier(score)])).toEqual([
      [0, 3],
      [40, 3],
      [50, 2],
      [60, 2],
      [70, 1],
      [80, 1],
      [90, 0],
      [100, 0],
    ]);
  });
});
