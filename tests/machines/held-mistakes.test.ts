/* "Wait, show me" keeps a mistake on screen and stops every clock when a game would otherwise continue. */
import { describe, expect, it } from 'vitest';
import { QUESTION_GAMES } from '../helpers/question-game';

/** The games that continue after a mistake with normal time, without waiting for the player. */
const GAMES = QUESTION_GAMES.filter(
  ({ game }) => game.limits.round !== undefined || game.limits.question !== undefined,
);

/** A round in which the player holds a mistake, a moment after it was made. */
function held(rules: (typeof GAMES)[number]['game']) {
  const game = rules.play({});
  rules.ready?.(game);
  game.fail();
  game.advance(300);
  game.send({ type: 'WAIT' } as never);
  return game;
}

const secondsLeft = (game: ReturnType<typeof held>) => {
  const { roundSecondsLeft, questionSecondsLeft } = game.context();
  return [roundSecondsLeft, questionSecondsLeft];
};

describe.each(GAMES)('A mistake in $id', ({ game: rules }) => {
  it('stays as long as the player wants, with every clock stopped, and then the game continues', () => {
    const game = held(rules);
    const before = [game.state(), game.round(), secondsLeft(game)];
    game.advance(600_000);
    expect([game.state(), game.round(), secondsLeft(game)]).toEqual(before);
    expect(game.state()).toMatch(/held$|missed$|closed$/);
    game.next();
    expect(game.state()).not.toBe(before[0]);
    expect(game.round().given).toBeNull();
  });

  it("lets the round's clock continue with the time that was left", () => {
    const game = held(rules);
    const [before] = secondsLeft(game);
    if (before == null) return;
    game.advance(90_000);
    game.next();
    game.advance(1000);
    expect(secondsLeft(game)[0]).toBe(before - 1);
  });

  it('is shown only as long as specified if the player does not ask for more time', () => {
    const game = rules.play({});
    rules.ready?.(game);
    game.fail();
    game.advance(rules.feedbackMs.wrong);
    expect(game.state()).not.toMatch(/held$/);
    expect(game.round().given).toBeNull();
  });

  it('cannot be held after a correct answer', () => {
    const game = rules.play({});
    rules.ready?.(game);
    game.solve();
    const before = game.state();
    game.send({ type: 'WAIT' } as never);
    expect(game.state()).toBe(before);
  });
});
