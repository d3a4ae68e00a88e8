/* Every question game handles an answer in the same way, including what waits after it. */
import { describe, expect, it } from 'vitest';
import { QUESTION_GAMES } from '../../helpers/question-game';
import { LONGER_THAN_ANY_DELAY_MS, playingHelpers, visibleState } from '../../helpers/question-situations';

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  const { states, feedbackMs, isTimed } = rules;
  const { times, first, open, toNext, solved, failed } = playingHelpers(rules);

  describe('An answer', () => {
    it.each((['solve', 'fail'] as const).filter(() => states.right !== null))('is accepted once: %s', (verdict) => {
      const game = open();
      const counted = () => [game.round().score, game.round().streak, game.round().given];
      game[verdict]();
      const before = counted();
      game.solve();
      game.fail();
      game.advance(Math.max(0, feedbackMs[verdict === 'solve' ? 'right' : 'wrong'] - 1));
      game.fail();
      game.solve();
      expect(counted()).toEqual(before);
    });

    it('is reported once, and so is the next question', () => {
      const game = open();
      const question = game.last();
      expect(game.said()).toEqual(['asked']);
      game.advance(700);
      expect(game.last()).toBe(question);
      game.solve();
      expect(game.said()[0]).toBe('correct');
      toNext(game, 'right');
      expect(game.said().at(-1)).toBe('asked');
      game.fail();
      expect(game.said()[0]).toBe('incorrect');
      const mistake = game.last();
      game.send({ type: 'START', seed: 4 });
      game.advance(Math.max(0, feedbackMs.wrong - 1));
      expect(game.last()).toBe(mistake);
      toNext(game, 'wrong');
      expect(game.said().at(-1)).toBe('asked');
    });

    it('is reported with the length of the streak', () => {
      const game = solved(failed(solved(open({ time: 'none' }), 2)));
      game.solve();
      expect(game.round().streak.now).toBe(2);
      expect(game.last().find(({ type }) => type === 'correct')?.streak).toBe(2);
    });

    it("is counted, right or wrong, because the round's stars depend on it", () => {
      const game = solved(failed(solved(open({ time: 'none' }), 2)));
      expect(game.context().tally).toEqual({ right: 3, answers: 4 });
      game.send({ type: 'RESET', seed: 3 });
      expect(game.context().tally).toEqual({ right: 0, answers: 0 });
    });

    it('extends or ends the streak, and the longest one is kept', () => {
      const game = solved(failed(solved(open({ time: 'none' }), 3)), 2);
      expect(game.round().streak).toEqual({ now: 2, longest: 3 });
    });
  });

  describe('Waiting', () => {
    it.each(times.filter((time) => !isTimed || time !== 'normal'))(
      'holds the next question after a mistake, however long (time: %s)',
      (time) => {
        const game = open({ time });
        game.fail();
        expect(game.state()).toBe(states.wrong);
        game.advance(LONGER_THAN_ANY_DELAY_MS);
        expect(game.round().given?.verdict).toBe('wrong');
        game.next();
        expect([game.state(), game.round().given]).toEqual([first, null]);
      },
    );

    it.each(times.filter((time) => time === 'normal' && feedbackMs.wrong > 0))(
      'does not happen after a mistake with the time setting %s',
      (time) => {
        const game = open({ time });
        game.fail();
        game.next();
        game.advance(feedbackMs.wrong - 1);
        expect(game.state()).toBe(states.wrong);
        game.advance(1);
        expect([game.state(), game.round().given]).toEqual([first, null]);
      },
    );

    it.each(times.filter(() => isTimed && states.right !== null))(
      'does not happen after a correct answer (time: %s)',
      (time) => {
        const game = open({ time });
        game.solve();
        game.next();
        game.advance(feedbackMs.right - 1);
        expect(game.state()).toBe(states.right);
        game.advance(1);
        expect([game.state(), game.round().given]).toEqual([first, null]);
      },
    );

    it.each(isTimed ? [] : (['solve', 'fail'] as const))(
      'holds every next question in games without clocks: %s',
      (answer) => {
        const game = open();
        game[answer]();
        game.advance(LONGER_THAN_ANY_DELAY_MS);
        expect(game.round().given).not.toBeNull();
        game.next();
        expect([game.state(), game.round().given]).toEqual([states.asking, null]);
      },
    );

    it('holds an unanswered question, which cannot be skipped', () => {
      const game = open({ time: 'none' });
      const before = visibleState(game);
      game.next();
      expect(visibleState(game)).toEqual(before);
      game.advance(LONGER_THAN_ANY_DELAY_MS);
      expect(visibleState(game)).toEqual(before);
      expect([game.context().roundSecondsLeft, game.context().questionSecondsLeft]).toEqual([null, null]);
    });
  });
});
