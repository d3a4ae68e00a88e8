import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { QuestionEvent } from '../../../machines/core/question-rules';
import { accuracyOf, mistakesOf, tierOf } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { timedQuiz } from '../../../machines/core/timed-quiz';
import { gameHarness, type Opening } from '../../helpers/game-harness';

type Event = QuestionEvent<Settings, number>;

interface Settings {
  readonly time: TimeSetting;
  readonly difficulty: 'easy' | 'hard';
}

/** Question n of a round is how much seed and n are together. */
const sums = timedQuiz({
  id: 'sums',
  questionAt: (seed: number, _: Settings, number: number) => ({ number, answer: seed + number }),
  isRight: ({ answer }, given: number) => given === answer,
  kindOfRound: ({ time, difficulty }: Settings) => `${difficulty}.${time}`,
});

function quiz({ time = 'normal', difficulty = 'easy', ...options }: Partial<Settings & Opening<Settings>> = {}) {
  const harness = gameHarness(
    { settings: { time, difficulty }, seed: 5, ...options },
    (opening) => createActor(sums, opening),
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

describe('a timed quiz', () => {
  it('opens at its menu, or with a round where that is wanted', () => {
    expect([quiz({ startsAtOnce: false }).state(), quiz().state()]).toEqual(['menu', 'playing.asking']);
  });

  it('chooses in the menu alone, and plays the seed of a link once', () => {
    const game = quiz({ startsAtOnce: false });
    game.send({ type: 'CHOOSE', chosen: { difficulty: 'hard', time: 'longer' } });
    game.send({ type: 'START', seed: 70 });
    expect([game.context().seed, game.left()]).toEqual([5, [360, 120]]);
    game.send({ type: 'CHOOSE', chosen: { difficulty: 'easy' } });
    expect(game.context().settings).toEqual({ difficulty: 'hard', time: 'longer' });
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 71 });
    expect([game.context().seed, game.round().question.answer, game.context().settings.difficulty]).toEqual([
      71,
      71,
      'hard',
    ]);
  });

  it('asks ten questions, each shown with its answer for 1.5 s, and is over after the tenth', () => {
    const game = quiz();
    times(9, () => game.take('right'));
    expect([game.state(), game.round().question.number, game.round().score]).toEqual(['playing.asking', 9, 9]);
    game.solve();
    game.clock.advance(1499);
    expect(game.state()).toBe('playing.feedback');
    game.clock.advance(1);
    expect([game.state(), game.told()]).toEqual(['finished', ['finished']]);
    expect(game.round().entries.map(({ question }) => question.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('counts right answers, and the streak of them', () => {
    const game = quiz();
    for (const verdict of ['right', 'right', 'wrong', 'right'] as const) game.take(verdict);
    expect(game.round()).toMatchObject({ score: 3, streak: { now: 1, longest: 2 } });
    expect(mistakesOf(game.round()).map(({ question, given }) => [question.number, given])).toEqual([
      [2, { verdict: 'wrong', answer: -1 }],
    ]);
  });

  it('takes one answer a question', () => {
    const game = quiz();
    game.fail();
    game.solve();
    expect(game.round()).toMatchObject({ score: 0, given: { verdict: 'wrong', answer: -1 } });
  });

  it('says what happens, each thing once', () => {
    const game = quiz();
    expect(game.told()).toEqual(['asked']);
    game.solve();
    const right = game.last();
    expect(right).toMatchObject([{ type: 'correct', streak: 1 }]);
    game.clock.advance(1000);
    expect(game.last()).toBe(right);
    game.clock.advance(500);
    game.fail();
    expect(game.told()).toEqual(['incorrect']);
  });

  it('is left for the menu, and ended, in every state of a round', () => {
    for (const type of ['BACK_TO_MENU', 'END_ROUND'] as const) {
      const target = type === 'END_ROUND' ? 'finished' : 'menu';
      const [asking, feedback] = [quiz(), quiz()];
      feedback.solve();
      for (const game of [asking, feedback]) {
        game.send({ type });
        expect(game.state()).toBe(target);
        game.clock.advance(400_000);
        expect(game.state()).toBe(target);
      }
    }
  });
});

describe('the time of a question', () => {
  it('runs out in the instant after 60 s: a mistake without an answer, and the next question comes', () => {
    const game = quiz();
    game.clock.advance(60_000);
    expect([game.state(), game.left()]).toEqual(['playing.asking', [120, 0]]);
    game.clock.advance(1);
    expect([game.state(), game.round().given]).toEqual(['playing.feedback', { verdict: 'timeout', answer: null }]);
    game.clock.advance(1500);
    expect([game.state(), game.left()[1], game.round().question.number]).toEqual(['playing.asking', 60, 1]);
  });

  it('ends the streak as a wrong answer does', () => {
    const game = quiz();
    times(2, () => game.take('right'));
    game.clock.advance(60_001);
    expect(game.round()).toMatchObject({ score: 2, streak: { now: 0, longest: 2 } });
    expect(game.told()).toEqual(['timedOut']);
  });

  it('counts an answer in its very last instant', () => {
    const game = quiz();
    game.clock.advance(60_000);
    game.solve();
    expect(game.round().score).toBe(1);
  });

  it('stands still while an answer is shown', () => {
    const game = quiz();
    game.clock.advance(10_000);
    game.solve();
    game.clock.advance(1400);
    expect(game.left()).toEqual([169, 50]);
  });
});

describe('the time of the round', () => {
  it('ends all at once, in the middle of a question', () => {
    const game = quiz();
    times(3, () => game.take('right', 55_000));
    expect(game.left()).toEqual([11, 60]);
    game.clock.advance(10_500);
    expect([game.state(), game.left()[0]]).toEqual(['playing.asking', 0]);
    game.clock.advance(1);
    expect([game.state(), game.round().entries.length]).toEqual(['finished', 3]);
  });

  it('runs on while an answer is shown, and ends all at once there too', () => {
    const game = quiz();
    times(3, () => game.take('right', 58_000));
    game.clock.advance(500);
    game.solve();
    game.clock.advance(1000);
    expect([game.state(), game.left()[0]]).toEqual(['playing.feedback', 0]);
    game.clock.advance(1);
    expect([game.state(), game.round().score]).toEqual(['finished', 4]);
  });

  it('counts an answer in its very last instant', () => {
    const game = quiz();
    times(3, () => game.take('right', 58_000));
    game.clock.advance(1500);
    game.solve();
    expect(game.round().score).toBe(4);
    game.clock.advance(1);
    expect([game.state(), game.round().score]).toEqual(['finished', 4]);
  });

  it('and that of a question may end in the same instant: the round is over, and nothing is asked after it', () => {
    const game = quiz();
    times(2, () => game.take('right', 58_500));
    expect(game.left()).toEqual([60, 60]);
    game.clock.advance(60_001);
    expect(game.state()).toBe('finished');
    game.clock.advance(400_000);
    expect([game.state(), game.round().score]).toEqual(['finished', 2]);
  });

  it('begins anew with the next round, at the same difficulty', () => {
    const game = quiz();
    game.clock.advance(100_000);
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 9 });
    expect([game.state(), game.left(), game.round().entries, game.context().settings.difficulty]).toEqual([
      'playing.asking',
      [180, 60],
      [],
      'easy',
    ]);
  });
});

describe('more time', () => {
  it('doubles both limits with "longer"', () => {
    const game = quiz({ time: 'longer' });
    game.clock.advance(120_000);
    expect([game.state(), game.left()]).toEqual(['playing.asking', [240, 0]]);
    game.clock.advance(1);
    expect(game.state()).toBe('playing.feedback');
    game.clock.advance(1_000_000);
    expect([game.state(), game.left()[0]]).toEqual(['playing.feedback', 240]);
    game.send({ type: 'NEXT' });
    game.take('right', 110_000);
    game.take('right', 110_000);
    expect(game.left()[0]).toBe(17);
    game.clock.advance(16_999);
    expect(game.state()).toBe('playing.asking');
    game.clock.advance(1);
    expect(game.state()).toBe('finished');
  });

  it('takes both away with "none"', () => {
    const game = quiz({ time: 'none' });
    game.clock.advance(86_400_000);
    expect([game.state(), game.left()]).toEqual(['playing.asking', [null, null]]);
  });

  it.each(['longer', 'none'] as const)(
    'waits for Next after a mistake with "%s", and not after a right answer',
    (time) => {
      const game = quiz({ time });
      game.solve();
      game.send({ type: 'NEXT' });
      expect(game.state()).toBe('playing.feedback');
      game.clock.advance(1500);
      game.fail();
      game.clock.advance(60_000);
      expect([game.state(), game.round().question.number]).toEqual(['playing.feedback', 1]);
      game.send({ type: 'NEXT' });
      expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 2]);
    },
  );

  it('never waits for Next with normal time', () => {
    const game = quiz();
    game.fail();
    game.send({ type: 'NEXT' });
    expect(game.state()).toBe('playing.feedback');
    game.clock.advance(1500);
    expect(game.state()).toBe('playing.asking');
  });
});

describe('the best', () => {
  it('is told at each answer that makes it, under its kind of round', () => {
    const game = quiz({ bests: { 'easy.normal': { score: 1, streak: 1 } } });
    times(2, () => game.take('right'));
    expect(game.reached).toEqual([{ type: 'bestReached', kind: 'easy.normal', best: { score: 2, streak: 2 } }]);
  });

  it('is new where the round beat what stood before it', () => {
    const [equal, better] = [1, 2].map((score) => {
      const game = quiz({ bests: { 'easy.normal': { score: 1, streak: 9 } } });
      times(score, () => game.take('right'));
      game.send({ type: 'END_ROUND' });
      return game;
    });
    expect([equal?.context().isNewBest, better?.context().isNewBest]).toEqual([false, true]);
    expect(better?.last()).toEqual([{ type: 'finished', isNewBest: true }]);
  });

  it('is not new where another tab has come further meanwhile', () => {
    const game = quiz();
    game.take('right');
    game.send({ type: 'BESTS_ELSEWHERE', bests: { 'easy.normal': { score: 9, streak: 9 } } });
    game.send({ type: 'END_ROUND' });
    expect(game.context().isNewBest).toBe(false);
  });
});

describe('the end', () => {
  it('is worth a share of ten questions, and has a message from 90, 70 and 50 percent on', () => {
    expect([0, 4, 5, 6, 7, 8, 9, 10].map((score) => [accuracyOf(score), tierOf(score)])).toEqual([
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

describe('whatever is done', () => {
  const event = constantFrom<readonly (Event | number | 'right')[]>(
    [1],
    [1499],
    [60_001],
    ['right'],
    [{ type: 'ANSWER', answer: -1 }],
    [{ type: 'NEXT' }],
    [{ type: 'START', seed: 3 }],
    [{ type: 'END_ROUND' }],
    [{ type: 'BACK_TO_MENU' }],
  );

  it('a quiz is in a state that has a name, with every figure in range', () => {
    assert(
      property(constantFrom<TimeSetting>('normal', 'longer', 'none'), array(event, { maxLength: 60 }), (time, walk) => {
        const game = quiz({ time, startsAtOnce: false });
        for (const step of walk.flat()) {
          if (typeof step === 'number') game.clock.advance(step);
          else if (step === 'right') game.solve();
          else game.send(step);
          const { score, streak, entries } = game.round();
          expect(['menu', 'playing.asking', 'playing.feedback', 'finished']).toContain(game.state());
          expect(entries.length).toBeLessThanOrEqual(10);
          expect(score).toBe(entries.length - mistakesOf(game.round()).length);
          expect(streak.now).toBeLessThanOrEqual(streak.longest);
          expect(streak.longest).toBeLessThanOrEqual(score);
        }
      }),
    );
  });
});
