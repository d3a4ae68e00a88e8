/* The best scores of every question game. */
import { describe, expect, it } from 'vitest';
import { QUESTION_GAMES } from '../../helpers/question-game';
import { playingHelpers } from '../../helpers/question-situations';

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  const { isTimed } = rules;
  const { times, open, solved, failed, kind } = playingHelpers(rules);

  describe('A best score', () => {
    /** The score in a round with two correct answers. */
    const two = solved(open(), 2).round().score;
    const after = (score: number) => {
      const game = solved(open({ bests: { [kind()]: { score, streak: 9 } } }), 2);
      game.send({ type: 'END_ROUND' });
      return game;
    };

    it('is reported with the answer that sets it, so that it is not lost if the player leaves', () => {
      const game = solved(open());
      const best = { score: game.round().score, streak: 1 };
      expect([game.reached, game.context().bests]).toEqual([
        [{ type: 'bestReached', kind: kind(), best }],
        { [kind()]: best },
      ]);
      failed(game);
      game.send({ type: 'BACK_TO_MENU' });
      expect([game.reached.length, game.context().bests]).toEqual([1, { [kind()]: best }]);
    });

    it('is also reported for a longer streak, but not if nothing improves', () => {
      const game = solved(open({ bests: { [kind()]: { score: 1_000_000, streak: 1 } } }));
      expect(game.reached).toEqual([]);
      solved(game);
      expect(game.reached).toEqual([{ type: 'bestReached', kind: kind(), best: { score: 1_000_000, streak: 2 } }]);
    });

    it.each(times)('is separate for each setting of the round (time: %s)', (time) => {
      const game = solved(open({ ...rules.chosen, time, bests: { other: { score: 1_000_000, streak: 100 } } }));
      const { settings } = game.context();
      expect(settings).toMatchObject(isTimed ? { ...rules.chosen, time } : rules.chosen);
      expect(game.reached.map((one) => one.kind)).toEqual([rules.getRoundKind(settings)]);
      expect(rules.getRoundKind(settings)).not.toBe(kind(time === 'normal' ? 'longer' : 'normal'));
    });

    it('is new only if it beats the one from before the round', () => {
      expect(after(two - 1).context()).toMatchObject({ isNewBest: true, before: { score: two - 1 } });
      expect(after(two - 1).last()).toEqual([{ type: 'finished', isNewBest: true }]);
      expect(after(two).context()).toMatchObject({ isNewBest: false, before: { score: two } });
      expect(after(two).last()).toEqual([{ type: 'finished', isNewBest: false }]);
    });

    it('is the one to beat in the next round', () => {
      const game = after(0);
      game.send({ type: 'START', seed: 3 });
      expect([game.context().before, game.context().isNewBest]).toEqual([{ score: two, streak: 9 }, false]);
    });

    it('from another tab counts from then on, but does not change earlier results', () => {
      const elsewhere = { type: 'BESTS_ELSEWHERE', bests: { [kind()]: { score: 1_000_000, streak: 50 } } } as const;
      const game = solved(open());
      game.send(elsewhere);
      solved(game);
      expect([game.reached.length, game.context().bests]).toEqual([1, elsewhere.bests]);
      game.send({ type: 'END_ROUND' });
      expect(game.context().isNewBest).toBe(false);
      const judged = after(0);
      judged.send(elsewhere);
      expect([judged.context().isNewBest, judged.context().bests]).toEqual([true, elsewhere.bests]);
    });
  });
});
