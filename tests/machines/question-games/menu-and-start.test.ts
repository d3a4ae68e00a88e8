/* Every question game starts, and starts again, in the same way. Anything specific to one game is in its own tests. */
import { describe, expect, it } from 'vitest';
import { QUESTION_GAMES } from '../../helpers/question-game';
import { playingHelpers, visibleState } from '../../helpers/question-situations';

const machines = import.meta.glob<string>('../../../machines/*/machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('Every question game is tested here', () => {
  const made = Object.entries(machines).filter(([, text]) => /\b(?:questionGame|timedQuiz)\b/.test(text));
  expect(QUESTION_GAMES.map(({ id }) => id)).toEqual(made.map(([path]) => path.split('/').at(-2)));
});

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  const { states } = rules;
  const { first, isPlaying, begin, open, solved, failed, kind, situations } = playingHelpers(rules);

  describe('The menu', () => {
    it('opens first, unless the link asks for a round', () => {
      expect([begin({ startsAtOnce: false }).state(), begin({ startsAtOnce: true }).state()]).toEqual([
        states.menu,
        first,
      ]);
    });

    it("chooses the settings for the round, with the link's seed", () => {
      const game = begin({ startsAtOnce: false, seed: 4 });
      for (const [name, value] of Object.entries(rules.chosen))
        game.send({ type: 'CHOOSE', chosen: { [name]: value } });
      game.send({ type: 'START', seed: 99 });
      const wanted = begin({ ...rules.chosen, seed: 4 });
      expect(game.context().settings).toEqual(rules.chosen);
      expect({ ...visibleState(game), opensAt: null }).toEqual({ ...visibleState(wanted), opensAt: null });
    });

    it('and the result are the only places to choose settings, except in games that allow it during a round', () => {
      for (const lead of Object.values(situations('normal'))) {
        const game = lead();
        if ([states.menu, states.result].includes(game.state()) || (rules.isChosenInRounds === true && isPlaying(game)))
          continue;
        const before = visibleState(game);
        game.send({ type: 'CHOOSE', chosen: rules.chosen });
        expect(visibleState(game)).toEqual(before);
      }
    });
  });

  describe('A seed', () => {
    it('is played once, and then replaced by a new one each time', () => {
      const game = begin({ seed: 7, startsAtOnce: false });
      const seeds = [50, 51, 52].map((fresh, round) => {
        game.send({ type: 'START', seed: fresh });
        const { seed } = game.context();
        expect(game.round()).toEqual(begin({ seed }).round());
        game.send({ type: round > 0 ? 'END_ROUND' : 'BACK_TO_MENU' });
        return seed;
      });
      expect(seeds).toEqual([7, 51, 52]);
    });

    it('is also used up by a round that started without the menu', () => {
      const game = open({ seed: 7 });
      game.send({ type: 'END_ROUND' });
      game.send({ type: 'START', seed: 8 });
      expect([game.context().seed, game.context().playedSeed]).toEqual([8, 8]);
    });
  });

  describe('A new round', () => {
    it('starts fresh after the last one', () => {
      const game = failed(solved(open(), 2));
      game.send({ type: 'END_ROUND' });
      game.send({ type: 'START', seed: 2 });
      const { bests, before, clock, opensAt, ...own } = visibleState(game);
      const fresh = begin({ seed: 2 });
      expect(own).toMatchObject({ ...own, round: fresh.round(), state: first, isNewBest: false });
      expect([own.roundSecondsLeft, own.questionSecondsLeft]).toEqual([
        fresh.context().roundSecondsLeft,
        fresh.context().questionSecondsLeft,
      ]);
      expect([bests, before, opensAt, clock]).toEqual([{ [kind()]: before }, before, 'round', null]);
    });

    it('cannot start in the middle of another one', () => {
      const game = solved(open());
      const before = visibleState(game);
      game.send({ type: 'START', seed: 22 });
      expect(visibleState(game)).toEqual(before);
    });

    it.each(Object.keys(situations('normal')))(
      'starts without the old round after a reset, and keeps the best scores: %s',
      (name) => {
        const game = situations('normal', rules.chosen)[name]!();
        const { bests } = game.context();
        const settings = { ...rules.chosen, ...rules.resetSettings };
        game.send({ type: 'RESET', seed: 50 });
        expect(game.context()).toMatchObject({ seed: 50, settings, isNewBest: false, bests });
        expect([game.state(), game.round()]).toEqual([first, begin({ ...settings, seed: 50 }).round()]);
      },
    );

    it('can be followed by the menu', () => {
      const game = open();
      game.send({ type: 'END_ROUND' });
      game.send({ type: 'BACK_TO_MENU' });
      expect(game.state()).toBe(states.menu);
    });
  });
});
