/* Practice of missed questions, in every question game. */
import { describe, expect, it } from 'vitest';
import { QUESTION_GAMES } from '../../helpers/question-game';
import { playingHelpers } from '../../helpers/question-situations';
import { indicesUpTo } from '../../helpers/seeds';

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  const { states } = rules;
  const { first, open, solved, failed } = playingHelpers(rules);

  /** A finished round with two missed questions. */
  const missedTwo = (options: object = {}) => {
    const game = open({ seed: 4, ...options });
    for (const _ of indicesUpTo(2)) solved(failed(game));
    game.send({ type: 'END_ROUND' });
    return game;
  };

  const practising = (options: object = {}) => {
    const game = missedTwo(options);
    game.send({ type: 'PRACTISE' });
    rules.ready?.(game);
    return game;
  };

  describe('Practice', () => {
    it('asks exactly the missed questions, without a clock', () => {
      const game = practising();
      const { missed, practice, roundSecondsLeft, questionSecondsLeft } = game.context();
      expect([missed.length, practice?.missed, roundSecondsLeft, questionSecondsLeft]).toEqual([2, missed, null, null]);
      expect(game.round()).toMatchObject({ given: null, score: 0 });
      solved(game, 2);
      expect([game.state(), game.context().missed]).toEqual([states.result, []]);
      expect(game.last().at(-1)).toEqual({ type: 'finished', isNewBest: false, isPracticeComplete: true });
    });

    it('does not set a best score or cost a life, and continues until everything is corrected', () => {
      const game = practising();
      const { bests, reached, lives } = { ...game.context(), reached: game.reached.length, lives: game.round().lives };
      failed(game);
      // A question that repeats until it is right has not been corrected yet.
      if (game.context().practice?.index === 0) solved(game);
      expect([game.context().practice?.index, game.round().lives]).toEqual([1, lives]);
      solved(game);
      expect([game.state(), game.context().missed.length]).toEqual([states.result, 1]);
      expect([game.context().bests, game.reached.length, game.context().isNewBest]).toEqual([bests, reached, false]);
      game.send({ type: 'PRACTISE' });
      expect([game.context().practice?.missed.length, game.state()]).toEqual([1, first]);
    });

    it('leaves the settings unchanged, and ends with the next round or in the menu', () => {
      for (const [type, state] of [
        ['START', first],
        ['RESET', first],
        ['BACK_TO_MENU', states.menu],
      ] as const) {
        const game = practising({ ...rules.chosen, time: 'normal' });
        const { settings } = missedTwo({ ...rules.chosen, time: 'normal' }).context();
        if (type === 'START') game.send({ type: 'END_ROUND' });
        game.send({ type, seed: 9 });
        const { practice, settings: after } = game.context();
        const wanted = type === 'RESET' ? { ...settings, ...rules.resetSettings } : settings;
        expect([practice, after, game.state()]).toEqual([null, wanted, state]);
      }
    });

    it('is not offered after a round without mistakes', () => {
      const game = solved(open());
      game.send({ type: 'END_ROUND' });
      game.send({ type: 'PRACTISE' });
      expect(game.state()).toBe(states.result);
    });
  });
});
