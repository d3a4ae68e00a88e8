/* Races on the clock, limited to what is special in this game: points, history, messages, milestones and the ghost. */
import { describe, expect, it } from 'vitest';
import { questionAt } from '../../../machines/math-facts/questions';
import { MODES } from '../../../machines/math-facts/rules';
import { indicesUpTo } from '../../helpers/seeds';
import { raceGame } from './helpers/game';

const KIND = 'multiplication.easy.normal';

describe('A race', () => {
  it.each(MODES)('with %s and a correct answer each second for a minute is worth 4140 points', (mode) => {
    const game = raceGame({ mode });
    const scores = indicesUpTo(60).map(() => {
      game.clock.advance(1000);
      game.solve();
      return game.round().score;
    });
    // 10, 12, 14 ... are added up; 60 x 10 + 2 x (0 + 1 + ... + 59) = 600 + 3540
    expect(scores.slice(0, 12)).toEqual([10, 22, 36, 52, 70, 90, 112, 136, 162, 190, 220, 252]);
    expect([game.state(), scores.at(-1), game.round().right]).toEqual(['racing.asking', 4140, 60]);
  });

  it('loses only the streak after a mistake: the next correct answer is worth 10 again', () => {
    const game = raceGame();
    game.solveMany(5);
    game.fail();
    game.solveMany(2);
    // 70 + 10 + 12
    expect(game.round()).toMatchObject({ score: 92, right: 7 });
  });

  it('does not slow down after mistakes: each one still takes a second', () => {
    const game = raceGame({ time: 'longer' });
    for (const _ of indicesUpTo(133)) {
      game.clock.advance(900);
      game.failMany(1);
    }
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['racing.asking', 1]);
    game.clock.advance(301);
    expect(game.state()).toBe('done');
  });
});

describe('An answer', () => {
  const asked = { mode: 'multiplication', difficulty: 'easy' } as const;

  it('is stored as it was given and followed immediately by the next question, right or wrong', () => {
    const game = raceGame({ seed: 3 });
    const [first, second, third] = indicesUpTo(3).map((number) => questionAt(3, asked, number));
    game.solve();
    expect(game.round().question).toEqual(second);
    game.answer(-5);
    expect(game.round().question).toEqual(third);
    expect(game.round().history).toEqual([
      { question: first, userAnswer: first?.answer, isCorrect: true },
      { question: second, userAnswer: -5, isCorrect: false },
    ]);
    expect(game.last()).toEqual([
      { type: 'incorrect', question: second, answer: -5 },
      { type: 'asked', question: third },
    ]);
  });

  it('reports the milestone that it passes', () => {
    const game = raceGame();
    const milestones = indicesUpTo(8).map(() => {
      game.solve();
      return game.last().flatMap((it) => (it.type === 'milestone' ? [it.points] : []));
    });
    // 10, 22, 36, 52, 70, 90, 112, 136
    expect(milestones).toEqual([[], [], [], [50], [], [], [100], []]);
  });
});

describe('The message', () => {
  it('shows the points for a correct answer and disappears after one second', () => {
    const game = raceGame();
    game.solveMany(2);
    const said = game.last();
    expect(game.round().message).toEqual({ kind: 'right', points: 12 });
    game.clock.advance(999);
    expect(game.round().message).not.toBeNull();
    game.clock.advance(1);
    expect(game.round().message).toBeNull();
    expect(game.last()).toBe(said);
  });

  it('shows the missed question and disappears after two seconds, even after another mistake', () => {
    const game = raceGame();
    game.solve();
    game.clock.advance(900);
    const { question } = game.round();
    game.fail();
    expect(game.round().message).toEqual({ kind: 'wrong', question, userAnswer: question.answer + 1 });
    game.clock.advance(1999);
    expect(game.round().message?.kind).toBe('wrong');
    game.clock.advance(1);
    expect(game.round().message).toBeNull();
  });

  it('disappears with the race, and does not return in the next one', () => {
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

describe('The ghost', () => {
  it('is reported as overtaken only by the answer that passes it', () => {
    const game = raceGame({ bests: { [KIND]: { score: 120, streak: 9 } } });
    // The ghost drives two points a second: at 10 after five seconds, at 20 after ten.
    game.clock.advance(6000);
    const said = indicesUpTo(3).map(() => {
      game.solve();
      return game.said();
    });
    expect(said).toEqual([
      ['correct', 'asked'],
      ['correct', 'ahead', 'asked'],
      ['correct', 'asked'],
    ]);
  });

  it('waits at the best score without a limit, and is passed by a new best', () => {
    const game = raceGame({ time: 'none', bests: { 'multiplication.easy.none': { score: 22, streak: 2 } } });
    const said = indicesUpTo(3).map(() => {
      game.solve();
      return game.said().includes('ahead');
    });
    // 10, 22, 36
    expect(said).toEqual([false, false, true]);
  });

  it.each([
    ['while it is still at the start', 0, { [KIND]: { score: 120, streak: 9 } }],
    ['before the first race of a kind', 1000, {}],
  ])('is not overtaken %s', (_, afterMs, bests) => {
    const game = raceGame({ bests });
    game.clock.advance(afterMs);
    game.solve();
    expect(game.said()).toEqual(['correct', 'asked']);
  });

  it('follows the best score from before the race, not the current one', () => {
    const game = raceGame();
    game.solveMany(4);
    expect([game.context().before.score, game.context().bests[KIND]?.score]).toEqual([0, 52]);
  });
});
