/* Whatever waits for the player stops every clock of the round, and no press costs time that has not passed. */
import { array, assert, constantFrom, nat, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeSetting } from '../../machines/core/time-setting';
import { algebraGame } from './algebra-adventure/helpers/game';
import { fractionGame } from './fraction-simplify/helpers/game';
import { PATIENTLY, runs } from './helpers/runs';
import { upTo } from './helpers/seeds';
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
  /** The whole seconds that are shown of its limit. */
  readonly secondsLeft: () => number | null;
  /** Whether a mistake is shown. */
  readonly isMistakeShown: () => boolean;
}

interface Game {
  readonly name: string;
  /** Seconds with normal time. */
  readonly limit: number;
  readonly play: (time: TimeSetting) => Timed;
}

const NEXT = { type: 'NEXT' } as const;

/** The games whose whole round has a limit. */
const ROUNDS: readonly Game[] = [
  {
    name: 'Math Facts Race',
    limit: 60,
    play: (time) => {
      const game = raceGame({ time });
      return {
        ...game,
        advance: (ms) => game.clock.advance(ms),
        next: () => game.send(NEXT),
        secondsLeft: () => game.context().roundSecondsLeft,
        // With normal time the next question comes at once.
        isMistakeShown: () => game.state() === 'racing.waiting',
      };
    },
  },
  {
    name: 'Target Takedown',
    limit: 60,
    play: (time) => {
      const game = takedown({ time });
      return {
        ...game,
        solve: game.hit,
        fail: game.overshoot,
        next: () => game.send(NEXT),
        secondsLeft: () => game.context().roundSecondsLeft,
        isMistakeShown: () => game.state() === 'missed',
      };
    },
  },
  {
    name: 'Math Warp',
    limit: 60,
    play: (time) => {
      const game = warpGame({ time });
      return {
        ...game,
        advance: (ms) => game.clock.advance(ms),
        next: () => game.send(NEXT),
        secondsLeft: () => game.context().roundSecondsLeft,
        isMistakeShown: () => game.state() === 'playing.closed',
      };
    },
  },
  {
    name: 'Fraction Master',
    limit: 180,
    play: (time) => {
      const game = fractionGame({ time });
      return {
        ...game,
        advance: (ms) => game.clock.advance(ms),
        solve: game.right,
        fail: game.wrong,
        next: () => game.send(NEXT),
        secondsLeft: () => game.context().roundSecondsLeft,
        isMistakeShown: () => game.state() === 'playing.feedback' && game.round().given?.verdict !== 'right',
      };
    },
  },
  {
    name: 'Time Master',
    limit: 180,
    play: (time) => {
      const game = timeGame({ time });
      return {
        ...game,
        advance: (ms) => game.clock.advance(ms),
        next: () => game.send(NEXT),
        secondsLeft: () => game.context().roundSecondsLeft,
        isMistakeShown: () => game.state() === 'playing.feedback' && game.round().given?.verdict !== 'right',
      };
    },
  },
  {
    name: 'Money Counter',
    limit: 180,
    play: (time) => {
      const game = moneyGame({ time });
      return {
        ...game,
        advance: (ms) => game.clock.advance(ms),
        solve: () => game.give('right'),
        fail: () => game.give('wrong'),
        next: () => game.send(NEXT),
        secondsLeft: () => game.context().roundSecondsLeft,
        isMistakeShown: () => game.state() === 'playing.feedback' && game.round().given?.verdict !== 'right',
      };
    },
  },
];

/** The games whose questions alone have a limit. */
const QUESTIONS: readonly Game[] = [
  {
    name: 'Mental Maths',
    limit: 12,
    play: (time) => {
      const game = mentalGame({ time });
      return {
        ...game,
        advance: (ms) => game.clock.advance(ms),
        next: () => game.send(NEXT),
        secondsLeft: () => game.context().questionSecondsLeft,
        isMistakeShown: () => game.state() === 'playing.feedback' && game.round().given?.verdict !== 'right',
      };
    },
  },
  {
    name: 'Algebra Adventure',
    limit: 30,
    play: (time) => {
      const game = algebraGame({ time });
      return {
        ...game,
        advance: (ms) => game.clock.advance(ms),
        next: () => game.send(NEXT),
        secondsLeft: () => game.context().questionSecondsLeft,
        isMistakeShown: () => game.state() === 'playing.feedback' && game.round().given?.verdict !== 'right',
      };
    },
  },
];

const OVER = new Set(['done', 'finished', 'gameOver']);

/** Right and wrong answers, presses of Next, and waits of any length. */
const walks = array(
  oneof(nat(4000), constantFrom(0, 1, 999, 1000, 1500, 10_000), constantFrom('solve', 'fail', 'next', 'next')),
  { maxLength: 120 },
);

describe.each(ROUNDS)('the clock of a round of $name', ({ limit, play }) => {
  /** Plays to the end of a walk or of the round, and compares the seconds shown with those that have to be left. */
  const walked = (time: TimeSetting, seconds: number, stands: boolean) =>
    property(walks, (walk) => {
      const game = play(time);
      let spentMs = 0;
      for (const step of walk) {
        const isWaiting = stands && game.isMistakeShown();
        if (typeof step === 'number') {
          spentMs += isWaiting ? 0 : step;
          game.advance(step);
          // A question that runs out of time begins to wait somewhere within the step.
          if (stands && !isWaiting && game.isMistakeShown()) return;
        } else game[step]();
        if (OVER.has(game.state())) return;
        expect(game.secondsLeft()).toBe(Math.max(0, Math.ceil((seconds * 1000 - spentMs) / 1000)));
      }
    });

  it('stands still with longer time while a mistake waits for Next, and at no other time', PATIENTLY, () => {
    assert(walked('longer', 2 * limit, true), runs(100));
  });

  it('runs through everything with normal time', PATIENTLY, () => {
    assert(walked('normal', limit, false), runs(100));
  });

  it('goes on with exactly what was left of its second', () => {
    const game = play('longer');
    game.advance(1400);
    game.fail();
    game.advance(60_000);
    const before = game.secondsLeft();
    game.next();
    game.advance(599);
    expect(game.secondsLeft()).toBe(before);
    game.advance(1);
    expect(game.secondsLeft()).toBe(2 * limit - 2);
  });

  it('loses nothing by hundreds of presses in one moment', () => {
    const game = play('longer');
    game.advance(1400);
    for (const _ of upTo(400)) {
      game.fail();
      game.next();
    }
    expect(game.secondsLeft()).toBe(2 * limit - 1);
  });

  it('is not there without limits, however often Next is pressed', () => {
    const game = play('none');
    for (const _ of upTo(9)) {
      game.fail();
      game.next();
      game.advance(1000);
    }
    expect(game.secondsLeft()).toBeNull();
  });
});

describe.each(QUESTIONS)('the clock of a question of $name', ({ limit, play }) => {
  it.each(['longer', 'normal'] as const)('is whole for each question, whatever is pressed, time %s', (time) => {
    const seconds = time === 'longer' ? 2 * limit : limit;
    const game = play(time);
    for (const _ of upTo(2)) {
      expect(game.secondsLeft()).toBe(seconds);
      game.advance(1400);
      upTo(100).forEach(game.fail);
      game.advance(1000);
      expect(game.secondsLeft()).toBe(seconds - 1);
      game.advance(1000);
      game.next();
    }
  });
});
