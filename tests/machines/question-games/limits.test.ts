/* The time limits of every question game that has any. */
import { describe, expect, it } from 'vitest';
import { QUESTION_GAMES } from '../../helpers/question-game';
import { LONGER_THAN_ANY_DELAY_MS, playingHelpers } from '../../helpers/question-situations';
import { indicesUpTo } from '../../helpers/seeds';

const FACTOR = { normal: 1, longer: 2 } as const;

const LIMITED = QUESTION_GAMES.filter(({ game: { limits } }) => Object.keys(limits).length > 0);

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  it('runs a countdown only for the limits in its rules', () => {
    const { children } = playingHelpers(rules).open().game.getSnapshot();
    expect(Object.keys(children).toSorted()).toEqual(Object.keys(rules.limits).toSorted());
  });
});

describe.each(LIMITED)('$id', ({ game: rules }) => {
  const { states, limits, feedbackMs } = rules;
  const { limited, begin, open, toNext, solved } = playingHelpers(rules);

  describe.each([limits.question].filter((limit) => limit !== undefined))('The %i seconds for a question', (limit) => {
    it.each(limited)('count down and end just after the last one (time: %s)', (time) => {
      const seconds = limit * FACTOR[time];
      const game = solved(open({ time }));
      const figures = indicesUpTo(seconds).map(() => {
        const { questionSecondsLeft } = game.context();
        game.advance(1000);
        return questionSecondsLeft;
      });
      expect(figures).toEqual(
        indicesUpTo(seconds + 1)
          .toReversed()
          .slice(0, -1),
      );
      expect([game.state(), game.context().questionSecondsLeft]).toEqual([states.asking, 0]);
      game.advance(1);
      expect([game.state(), game.said(), game.round().given?.verdict]).toEqual([states.wrong, ['timedOut'], 'timeout']);
      expect(game.round().streak).toEqual({ now: 0, longest: 1 });
      toNext(game, 'wrong');
      expect([game.state(), game.context().questionSecondsLeft]).toEqual([states.asking, seconds]);
    });

    it.each(limited)('still allow an answer at the very last moment, but not later (time: %s)', (time) => {
      const verdicts = [0, 1].map((lateMs) =>
        (['solve', 'fail'] as const).map((answer) => {
          const game = open({ time });
          game.advance(limit * FACTOR[time] * 1000 + lateMs);
          game[answer]();
          return game.round().given?.verdict;
        }),
      );
      expect(verdicts).toEqual([
        ['right', 'wrong'],
        ['timeout', 'timeout'],
      ]);
    });

    it('stop while an answer is shown, and then start again in full', () => {
      const game = open();
      game.advance(2000);
      game.solve();
      game.advance(feedbackMs.right - 1);
      expect(game.context().questionSecondsLeft).toBe(limit - 2);
      game.advance(1);
      expect(game.context().questionSecondsLeft).toBe(limit);
    });
  });

  describe.each([limits.round].filter((limit) => limit !== undefined))('The %i seconds for a round', (limit) => {
    const stepMs = (limits.question === undefined ? 5 : 0.6 * limits.question) * 1000;

    /** A round with this much time left and an open question. */
    const playedTo = (time: 'normal' | 'longer', leftMs: number) => {
      const endMs = limit * FACTOR[time] * 1000 - leftMs;
      const game = open({ time });
      const wait = stepMs * FACTOR[time];
      while (game.clock.now + wait + 3000 < endMs) {
        game.advance(wait);
        solved(game);
      }
      game.advance(endMs - game.clock.now);
      expect(game.state()).toBe(states.asking);
      return game;
    };

    it.each(limited)('count down from the limit (time: %s)', (time) => {
      const game = begin({ time });
      const figures = indicesUpTo(9).map(() => {
        const { roundSecondsLeft } = game.context();
        game.advance(1000);
        return roundSecondsLeft;
      });
      expect(figures).toEqual(indicesUpTo(9).map((second) => limit * FACTOR[time] - second));
    });

    it.each(limited)('end everything just after their last moment (time: %s)', (time) => {
      const game = playedTo(time, 0);
      expect(game.context().roundSecondsLeft).toBe(0);
      const { score } = game.round();
      game.advance(1);
      expect([game.state(), game.round().score, game.said()]).toEqual([states.result, score, ['finished']]);
      game.solve();
      game.advance(LONGER_THAN_ANY_DELAY_MS);
      expect([game.state(), game.round().score]).toEqual([states.result, score]);
    });

    it.each(limited)('still allow an answer at that last moment, and then end (time: %s)', (time) => {
      const game = playedTo(time, 0);
      const { score } = game.round();
      game.solve();
      expect(game.round().score).toBeGreaterThan(score);
      game.advance(1);
      expect(game.state()).toBe(states.result);
    });

    it('can also end while an answer is shown', () => {
      for (const verdict of ['solve', 'fail'] as const) {
        const game = playedTo('normal', 200);
        game[verdict]();
        game.advance(200);
        expect(game.state()).not.toBe(states.result);
        game.advance(1);
        expect(game.state()).toBe(states.result);
      }
    });

    it('end a mistake that waits for Next, and lead to the result', () => {
      const game = playedTo('longer', 0);
      game.fail();
      game.advance(LONGER_THAN_ANY_DELAY_MS);
      expect([game.state(), game.context().roundSecondsLeft]).toEqual([states.wrong, 0]);
      game.next();
      expect(game.state()).toBe(states.result);
    });
  });
});
