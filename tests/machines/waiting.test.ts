/* Whatever waits for the player stops every clock of the round, and no press costs time that has not passed. */
import { array, assert, constantFrom, nat, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeSetting } from '../../machines/core/time-setting';
import { PATIENTLY, runs } from '../helpers/runs';
import { upTo } from '../helpers/seeds';
import { algebraGame } from './algebra-adventure/helpers/game';
import { fractionGame } from './fraction-simplify/helpers/game';
import { raceGame } from './math-facts/helpers/game';
import { warpGame } from './math-warp/helpers/warp';
import { mentalGame } from './mental-maths/helpers/game';
import { moneyGame } from './money-counter/helpers/game';
import { takedown } from './target-takedown/played';
import { timeGame } from './time-master/helpers/game';

/** A game as this file plays it. */
interface Timed {
  readonly advance: (ms: number) => void;
  readonly solve: () => void;
  readonly fail: () => void;
  readonly next: () => void;
  readonly state: () => string;
  readonly context: () => {
    readonly round: { readonly given: { readonly verdict: string } | null };
    readonly roundSecondsLeft: number | null;
    readonly questionSecondsLeft: number | null;
  };
}

interface Game {
  readonly name: string;
  /** Seconds with normal time. */
  readonly limit: number;
  readonly play: (options: { readonly time: TimeSetting }) => Timed;
  /** The states in which a mistake is shown. */
  readonly mistakes?: readonly string[];
}

/** The games whose whole round has a limit. */
const ROUNDS: readonly Game[] = [
  // With normal time the next question comes at once.
  { name: 'Math Facts Race', limit: 60, play: raceGame, mistakes: ['racing.waiting'] },
  { name: 'Target Takedown', limit: 60, play: takedown, mistakes: ['missed'] },
  { name: 'Math Warp', limit: 60, play: warpGame, mistakes: ['playing.closed'] },
  { name: 'Fraction Master', limit: 180, play: fractionGame },
  { name: 'Time Master', limit: 180, play: timeGame },
  { name: 'Money Counter', limit: 180, play: moneyGame },
];

/** The games whose questions alone have a limit. */
const QUESTIONS: readonly Game[] = [
  { name: 'Mental Maths', limit: 12, play: mentalGame },
  { name: 'Algebra Adventure', limit: 30, play: algebraGame },
];

const OVER = new Set(['done', 'finished', 'gameOver']);

/** Right and wrong answers, presses of Next, and waits of any length. */
const walks = array(
  oneof(nat(4000), constantFrom(0, 1, 999, 1000, 1500, 10_000), constantFrom('solve', 'fail', 'next', 'next')),
  { maxLength: 120 },
);

const secondsLeft = (game: Timed) => game.context().roundSecondsLeft;

describe.each(ROUNDS)('the clock of a round of $name', ({ limit, play, mistakes = ['playing.feedback'] }) => {
  const isMistakeShown = (game: Timed) =>
    mistakes.includes(game.state()) && game.context().round.given?.verdict !== 'right';

  /** Plays to the end of a walk or of the round, and compares the seconds shown with those that have to be left. */
  const walked = (time: TimeSetting, seconds: number, stands: boolean) =>
    property(walks, (walk) => {
      const game = play({ time });
      let spentMs = 0;
      for (const step of walk) {
        const isWaiting = stands && isMistakeShown(game);
        if (typeof step === 'number') {
          spentMs += isWaiting ? 0 : step;
          game.advance(step);
          // A question that runs out of time begins to wait somewhere within the step.
          if (stands && !isWaiting && isMistakeShown(game)) return;
        } else game[step]();
        if (OVER.has(game.state())) return;
        expect(secondsLeft(game)).toBe(Math.max(0, Math.ceil((seconds * 1000 - spentMs) / 1000)));
      }
    });

  it('stands still with longer time while a mistake waits for Next, and at no other time', PATIENTLY, () => {
    assert(walked('longer', 2 * limit, true), runs(100));
  });

  it('runs through everything with normal time', PATIENTLY, () => {
    assert(walked('normal', limit, false), runs(100));
  });

  it('goes on with exactly what was left of its second', () => {
    const game = play({ time: 'longer' });
    game.advance(1400);
    game.fail();
    game.advance(60_000);
    const before = secondsLeft(game);
    game.next();
    game.advance(599);
    expect(secondsLeft(game)).toBe(before);
    game.advance(1);
    expect(secondsLeft(game)).toBe(2 * limit - 2);
  });

  it('loses nothing by hundreds of presses in one moment', () => {
    const game = play({ time: 'longer' });
    game.advance(1400);
    for (const _ of upTo(400)) {
      game.fail();
      game.next();
    }
    expect(secondsLeft(game)).toBe(2 * limit - 1);
  });

  it('is not there without limits, however often Next is pressed', () => {
    const game = play({ time: 'none' });
    for (const _ of upTo(9)) {
      game.fail();
      game.next();
      game.advance(1000);
    }
    expect(secondsLeft(game)).toBeNull();
  });
});

describe.each(QUESTIONS)('the clock of a question of $name', ({ limit, play }) => {
  it.each(['longer', 'normal'] as const)('is whole for each question, whatever is pressed, time %s', (time) => {
    const seconds = time === 'longer' ? 2 * limit : limit;
    const game = play({ time });
    for (const _ of upTo(2)) {
      expect(game.context().questionSecondsLeft).toBe(seconds);
      game.advance(1400);
      upTo(100).forEach(game.fail);
      game.advance(1000);
      expect(game.context().questionSecondsLeft).toBe(seconds - 1);
      game.advance(1000);
      game.next();
    }
  });
});
