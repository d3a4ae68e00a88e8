import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt } from '../../../machines/math-facts/questions';
import { raceGame } from './helpers/game';

describe('the menu', () => {
  it('is where the game opens, unless a race is wanted at once', () => {
    expect(raceGame({ startsAtOnce: false }).state()).toBe('menu');
    expect(raceGame({ startsAtOnce: true }).state()).toBe('racing.asking');
  });

  it('chooses mode, difficulty and time, and the race asks by them', () => {
    const game = raceGame({ startsAtOnce: false, seed: 4 });
    game.send({ type: 'CHOOSE', chosen: { mode: 'subtraction' } });
    game.send({ type: 'CHOOSE', chosen: { difficulty: 'hard', time: 'longer' } });
    game.send({ type: 'START', seed: 99 });
    expect(game.round().question).toEqual(questionAt(4, { mode: 'subtraction', difficulty: 'hard' }, 0));
    expect(game.context()).toMatchObject({
      settings: { mode: 'subtraction', difficulty: 'hard', time: 'longer' },
      roundSecondsLeft: 120,
    });
  });

  it('is the only place to choose', () => {
    const game = raceGame();
    game.send({ type: 'CHOOSE', chosen: { mode: 'addition' } });
    expect(game.context().settings.mode).toBe('multiplication');
  });
});

describe('a seed', () => {
  it('is played once, and then a fresh one each time', () => {
    const game = raceGame({ seed: 7, startsAtOnce: false });
    const seeds = [50, 51, 52].map((fresh, race) => {
      game.send({ type: 'START', seed: fresh });
      if (race > 0) game.send({ type: 'END_ROUND' });
      else game.send({ type: 'BACK_TO_MENU' });
      return game.context().seed;
    });
    expect(seeds).toEqual([7, 51, 52]);
  });

  it('is also spent by a race that began at once', () => {
    const game = raceGame({ seed: 7 });
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 8 });
    expect([game.context().seed, game.round().question]).toEqual([
      8,
      questionAt(8, { mode: 'multiplication', difficulty: 'easy' }, 0),
    ]);
  });
});

describe('Race Again', () => {
  it('begins with nothing of the last race', () => {
    const game = raceGame();
    game.solveMany(3);
    game.fail();
    game.clock.advance(60_001);
    game.send({ type: 'START', seed: 2 });
    expect([game.state(), game.context().roundSecondsLeft, game.context().isNewBest]).toEqual([
      'racing.asking',
      60,
      false,
    ]);
    expect(game.round()).toMatchObject({
      score: 0,
      right: 0,
      streak: { now: 0, longest: 0 },
      history: [],
      message: null,
      question: { number: 0 },
    });
  });
});

describe('an answer', () => {
  it('brings the next question at once, right or wrong', () => {
    const game = raceGame({ seed: 3 });
    const asked = { mode: 'multiplication', difficulty: 'easy' } as const;
    game.solve();
    expect(game.round().question).toEqual(questionAt(3, asked, 1));
    game.fail();
    expect([game.state(), game.round().question]).toEqual(['racing.asking', questionAt(3, asked, 2)]);
  });

  it('is kept with its question, what was given and whether it was right', () => {
    const game = raceGame({ seed: 3 });
    const [first, second] = [0, 1].map((n) => questionAt(3, { mode: 'multiplication', difficulty: 'easy' }, n));
    game.solve();
    game.answer(-5);
    expect(game.round().history).toEqual([
      { question: first, userAnswer: first?.answer, isCorrect: true },
      { question: second, userAnswer: -5, isCorrect: false },
    ]);
  });

  it('is told once with the question that follows', () => {
    const game = raceGame();
    const { question } = game.round();
    const first = game.last();
    expect(game.told()).toEqual(['asked']);
    game.clock.advance(5000);
    expect(game.last()).toBe(first);
    game.fail();
    const mistake = game.last();
    expect(mistake).toEqual([
      { type: 'incorrect', question, answer: question.answer + 1 },
      { type: 'asked', question: game.round().question },
    ]);
    game.clock.advance(2000);
    expect(game.round().message).toBeNull();
    expect(game.last()).toBe(mistake);
  });

  it('that passes a milestone tells it', () => {
    const game = raceGame();
    const milestones = Array.from({ length: 8 }, () => {
      game.solve();
      return game.last().flatMap((it) => (it.type === 'milestone' ? [it.points] : []));
    });
    // 10, 22, 36, 52, 70, 90, 112, 136
    expect(milestones).toEqual([[], [], [], [50], [], [], [100], []]);
  });
});

describe('the message', () => {
  it('about a right answer tells its points and leaves after one second', () => {
    const game = raceGame();
    game.solveMany(2);
    expect(game.round().message).toEqual({ kind: 'right', points: 12 });
    game.clock.advance(999);
    expect(game.round().message).not.toBeNull();
    game.clock.advance(1);
    expect(game.round().message).toBeNull();
  });

  it('about a mistake tells the question and leaves after two seconds', () => {
    const game = raceGame();
    const { question } = game.round();
    game.fail();
    expect(game.round().message).toEqual({ kind: 'wrong', question, userAnswer: question.answer + 1 });
    game.clock.advance(1999);
    expect(game.round().message).not.toBeNull();
    game.clock.advance(1);
    expect(game.round().message).toBeNull();
  });

  it('has its whole time, also where it follows another', () => {
    const game = raceGame();
    game.solve();
    game.clock.advance(900);
    game.fail();
    game.clock.advance(1999);
    expect(game.round().message?.kind).toBe('wrong');
    game.solve();
    game.clock.advance(999);
    expect(game.round().message).toEqual({ kind: 'right', points: 10 });
    game.clock.advance(1);
    expect(game.round().message).toBeNull();
  });

  it('ends with the race, and none of it comes into the next', () => {
    const game = raceGame();
    game.clock.advance(59_500);
    game.solve();
    game.clock.advance(501);
    expect([game.state(), game.round().message]).toEqual(['done', null]);
    game.send({ type: 'START', seed: 2 });
    game.clock.advance(10);
    game.solve();
    game.clock.advance(989);
    expect(game.round().message?.kind).toBe('right');
  });
});

const KIND = 'multiplication.easy.normal';

/** The end of a race of 22 points, where `score` was the best before it. */
function endAfter(score: number) {
  const game = raceGame({ bests: { [KIND]: { score, streak: 50 } } });
  game.solveMany(2);
  game.send({ type: 'END_ROUND' });
  return game.context();
}

describe('what a race reaches', () => {
  it('is told at once whenever it is better than the best of its kind', () => {
    const game = raceGame({ bests: { [KIND]: { score: 30, streak: 2 } } });
    game.solveMany(3);
    // 10, 22, 36: the streak of 3 and the score of 36 are better.
    expect(game.reached).toEqual([{ type: 'bestReached', kind: KIND, best: { score: 36, streak: 3 } }]);
    game.fail();
    expect(game.reached).toHaveLength(1);
  });

  it('is kept apart by mode, difficulty and time', () => {
    for (const time of TIME_SETTINGS) {
      const game = raceGame({ time, bests: { 'multiplication.easy.other': { score: 1000, streak: 100 } } });
      game.solve();
      expect(game.reached.map(({ kind }) => kind)).toEqual([`multiplication.easy.${time}`]);
    }
  });

  it('is a new best only where it beats the one before the race', () => {
    expect(endAfter(21)).toMatchObject({ isNewBest: true, before: { score: 21 } });
    expect(endAfter(22)).toMatchObject({ isNewBest: false, before: { score: 22 } });
  });

  it('is no new best without a point', () => {
    const game = raceGame();
    game.fail();
    game.send({ type: 'END_ROUND' });
    expect([game.context().isNewBest, game.last()]).toEqual([false, [{ type: 'finished', isNewBest: false }]]);
  });

  it('is no new best where another tab has come further meanwhile', () => {
    const game = raceGame();
    game.solveMany(2);
    game.send({ type: 'BESTS_ELSEWHERE', bests: { [KIND]: { score: 500, streak: 9 } } });
    game.solveMany(1);
    game.send({ type: 'END_ROUND' });
    expect([game.context().isNewBest, game.reached.length]).toEqual([false, 2]);
  });

  it('is not lost by going back to the menu', () => {
    const game = raceGame();
    game.solve();
    game.send({ type: 'BACK_TO_MENU' });
    expect(game.state()).toBe('menu');
    expect(game.context().bests).toEqual({ [KIND]: { score: 10, streak: 1 } });
    game.clock.advance(1_000_000);
    expect(game.state()).toBe('menu');
  });
});

describe('the ghost', () => {
  it('is told to be left behind by the answer that passes it, and by no other', () => {
    const game = raceGame({ bests: { [KIND]: { score: 120, streak: 9 } } });
    // It drives two points a second: at 10 after five seconds, at 20 after ten.
    game.clock.advance(6000);
    game.solve();
    expect(game.told()).toEqual(['correct', 'asked']);
    game.solve();
    expect(game.told()).toEqual(['correct', 'ahead', 'asked']);
    game.solve();
    expect(game.told()).toEqual(['correct', 'asked']);
  });

  it('is not left behind while it is still at the start', () => {
    const game = raceGame({ bests: { [KIND]: { score: 120, streak: 9 } } });
    game.solve();
    expect(game.told()).toEqual(['correct', 'asked']);
  });

  it('waits at the best score where there is no limit, and is passed with a new best', () => {
    const game = raceGame({ time: 'none', bests: { 'multiplication.easy.none': { score: 22, streak: 2 } } });
    const told = Array.from({ length: 3 }, () => {
      game.solve();
      return game.told().includes('ahead');
    });
    // 10, 22, 36
    expect(told).toEqual([false, false, true]);
  });

  it('does not drive before the first race of a kind', () => {
    const game = raceGame();
    game.clock.advance(1000);
    game.solve();
    expect(game.told()).toEqual(['correct', 'asked']);
  });

  it('goes by the best before the race, not by the one being made', () => {
    const game = raceGame();
    game.solveMany(4);
    expect([game.context().before.score, game.context().bests[KIND]?.score]).toEqual([0, 52]);
  });
});
