import { describe, expect, it } from 'vitest';
import { getMathFactsView } from '../../src/games/math-facts/view';
import { raceGame } from '../machines/math-facts/helpers/game';

describe('The race view', () => {
  it('has the question, the score, and the ghost of the best race so far', () => {
    const game = raceGame({ seed: 3, bests: { 'multiplication.easy.normal': { score: 30, streak: 2 } } });
    game.solveMany(3);
    game.clock.advance(2000);
    expect(getMathFactsView(game.game.getSnapshot())).toEqual({
      race: 3,
      question: game.round().question,
      isAnswerShown: false,
      score: 36,
      ghost: { best: 30, secondsLeft: 58, time: 'normal', isDriving: true },
      isRolling: true,
    });
  });

  it('shows the answer and stops the ghost while the race waits after a mistake', () => {
    const game = raceGame({ time: 'none' });
    game.fail();
    expect(getMathFactsView(game.game.getSnapshot())).toMatchObject({
      isAnswerShown: true,
      ghost: { best: 0, secondsLeft: null, time: 'none', isDriving: false },
      isRolling: false,
    });
    game.send({ type: 'NEXT' });
    expect(getMathFactsView(game.game.getSnapshot())).toMatchObject({
      isAnswerShown: false,
      ghost: { isDriving: true },
    });
  });
});
