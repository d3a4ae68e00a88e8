/* Ends of rounds and pauses, in every question game. */
import { describe, expect, it } from 'vitest';
import { QUESTION_GAMES } from '../../helpers/question-game';
import { LONGER_THAN_ANY_DELAY_MS, playingHelpers, visibleState } from '../../helpers/question-situations';

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  const { states, feedbackMs, lasts, lives } = rules;
  const { times, open, solved, failed, kind, situationsInAll } = playingHelpers(rules);

  describe('A round', () => {
    const [whole, endless] = lasts === undefined ? [[], ['none'] as const] : [times, []];

    it.each(whole)('with only correct answers is over after the last answer has been shown (time: %s)', (time) => {
      const game = solved(open({ time }), (lasts ?? 0) - 1);
      game.solve();
      game.advance(feedbackMs.right - 1);
      expect([game.state(), game.round().streak.longest]).toEqual([states.right, lasts]);
      game.advance(1);
      expect([game.state(), game.context().isNewBest, game.clock.now]).toEqual([
        states.result,
        true,
        (lasts ?? 0) * feedbackMs.right,
      ]);
      expect(game.last()).toEqual([{ type: 'finished', isNewBest: true }]);
      expect(game.reached.at(-1)).toMatchObject({ kind: kind(time), best: { streak: lasts } });
    });

    it.each(endless)('with only correct answers continues until the player ends it (time: %s)', (time) => {
      const game = solved(open({ time }), 120);
      expect([game.state(), game.round().streak]).toEqual([states.asking, { now: 120, longest: 120 }]);
      game.send({ type: 'END_ROUND' });
      expect([game.state(), game.context().isNewBest, game.said()]).toEqual([states.result, true, ['finished']]);
    });

    it.each(times)('with only mistakes scores 0 (time: %s)', (time) => {
      const count = lives ?? lasts;
      const game = failed(open({ time }), (count ?? 30) - 1);
      expect([game.state(), game.round().score]).toEqual([states.asking, 0]);
      failed(game);
      expect(game.state()).toBe(count === undefined ? states.asking : states.result);
      game.send({ type: 'END_ROUND' });
      expect([game.state(), game.round().score, game.round().streak.longest, game.reached]).toEqual([
        states.result,
        0,
        0,
        [],
      ]);
      expect(game.context().isNewBest).toBe(false);
    });

    it.each(times)('loses nothing that was reached by a mistake (time: %s)', (time) => {
      const game = solved(open({ time }), 3);
      const { score, streak } = game.round();
      failed(game);
      expect([score > 0, game.round().score, game.round().streak]).toEqual([true, score, { ...streak, now: 0 }]);
    });

    it.each(situationsInAll.filter(([name]) => name !== 'in the result' && name !== 'at the menu'))(
      'can be ended or left %s, even during a pause, and stays that way (time: %s)',
      (_, _time, lead) => {
        for (const [type, state] of [
          ['END_ROUND', states.result],
          ['BACK_TO_MENU', states.menu],
        ] as const) {
          for (const isPaused of [false, true]) {
            const game = lead();
            const said = type === 'END_ROUND' ? ['finished'] : game.said();
            const { score } = game.round();
            if (isPaused) game.clock.pause();
            game.send({ type });
            expect([game.state(), game.round().score, game.said()]).toEqual([state, score, said]);
            game.clock.resume();
            game.advance(LONGER_THAN_ANY_DELAY_MS);
            expect([game.state(), game.context().bests]).toEqual([state, game.context().bests]);
          }
        }
      },
    );
  });

  describe('A pause', () => {
    it.each(situationsInAll)(
      '%s leaves everything unchanged, and has no effect afterwards (time: %s)',
      (_, _time, lead) => {
        const [paused, played] = [lead(), lead()];
        const before = visibleState(paused);
        paused.clock.pause();
        for (const ms of [0, 16, 1000, LONGER_THAN_ANY_DELAY_MS]) paused.advance(ms);
        paused.solve();
        paused.fail();
        paused.next();
        expect(visibleState(paused)).toEqual(before);
        paused.clock.resume();
        for (const ms of [1, 250, 700, 5000, 20_000, 100_000]) {
          paused.advance(ms);
          played.advance(ms);
          expect(visibleState(paused)).toEqual(visibleState(played));
        }
      },
    );
  });
});
