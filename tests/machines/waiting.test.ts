/* While anything waits for the player, every clock of the round stops, and pressing Next does not use up time. */
import { array, assert, constantFrom, nat, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeSetting } from '../../machines/core/time-setting';
import { propertyRuns, SLOW_TEST } from '../helpers/property-runs';
import { type PlayedGame, QUESTION_GAMES, type TimedOpenOptions } from '../helpers/question-game';
import { indicesUpTo } from '../helpers/seeds';

/** The games with a time limit for the round, and those where only questions have one. */
const ROUNDS = QUESTION_GAMES.flatMap(({ id, game }) =>
  game.limits.round === undefined ? [] : [{ id, game, limit: game.limits.round }],
);
const QUESTIONS = QUESTION_GAMES.flatMap(({ id, game }) =>
  game.limits.round !== undefined || game.limits.question === undefined
    ? []
    : [{ id, game, limit: game.limits.question }],
);

/** Correct and wrong answers, presses of Next, and waits of any length. */
const walks = array(
  oneof(nat(4000), constantFrom(0, 1, 999, 1000, 1500, 10_000), constantFrom('solve', 'fail', 'next', 'next')),
  { maxLength: 120 },
);

const secondsLeft = (game: PlayedGame) => game.context().roundSecondsLeft;

describe.each(ROUNDS)('The round clock of $id', ({ limit, game: rules }) => {
  const begin = (options: TimedOpenOptions) => rules.play(options);
  const isMistakeShown = (game: PlayedGame) =>
    game.state() === rules.states.wrong && game.round().given?.verdict !== 'right';

  /** Plays a walk, at most until the round is over, and compares the seconds shown with those that should be left. */
  const walked = (time: TimeSetting, seconds: number, waits: boolean) =>
    property(walks, (walk) => {
      const game = begin({ time });
      let spentMs = 0;
      for (const step of walk) {
        const isWaiting = waits && isMistakeShown(game);
        if (typeof step === 'number') {
          spentMs += isWaiting ? 0 : step;
          game.advance(step);
          // A question that runs out of time starts to wait somewhere within the step.
          if (waits && !isWaiting && isMistakeShown(game)) return;
        } else game[step]();
        if (game.state() === rules.states.result) return;
        expect(secondsLeft(game)).toBe(Math.max(0, Math.ceil((seconds * 1000 - spentMs) / 1000)));
      }
    });

  it('with longer time stops only while a mistake waits for Next', SLOW_TEST, () => {
    assert(walked('longer', 2 * limit, true), propertyRuns(100));
  });

  it('with normal time never stops', SLOW_TEST, () => {
    assert(walked('normal', limit, false), propertyRuns(100));
  });

  it('resumes with exactly what was left of its second', () => {
    const game = begin({ time: 'longer' });
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

  it('loses no time when Next is pressed hundreds of times at the same moment', () => {
    const game = begin({ time: 'longer' });
    game.advance(1400);
    for (const _ of indicesUpTo(400)) {
      game.fail();
      game.next();
    }
    expect(secondsLeft(game)).toBe(2 * limit - 1);
  });

  it('does not exist without limits, even after Next is pressed', () => {
    const game = begin({ time: 'none' });
    for (const _ of indicesUpTo(9)) {
      game.fail();
      game.next();
      game.advance(1000);
    }
    expect(secondsLeft(game)).toBeNull();
  });
});

describe.each(QUESTIONS)('The question clock of $id', ({ limit, game: rules }) => {
  const begin = (options: TimedOpenOptions) => rules.play(options);
  it.each(['longer', 'normal'] as const)(
    'starts with the full time for each question, even after random presses (time: %s)',
    (time) => {
      const seconds = time === 'longer' ? 2 * limit : limit;
      const game = begin({ time });
      for (const _ of indicesUpTo(2)) {
        expect(game.context().questionSecondsLeft).toBe(seconds);
        game.advance(1400);
        indicesUpTo(100).forEach(game.fail);
        game.advance(1000);
        expect(game.context().questionSecondsLeft).toBe(seconds - 1);
        game.advance(1000);
        game.next();
      }
    },
  );
});
