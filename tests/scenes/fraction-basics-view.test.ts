import { expect, it } from 'vitest';
import { layPartsMs } from '../../machines/fraction-basics/round';
import { gameStateName, getFractionBasicsView } from '../../src/games/fraction-basics/view';
import { fractionGame } from '../machines/fraction-basics/helpers/game';

it('The scene follows the steps of an answer one by one, and keeps the last one in the result', () => {
  const game = fractionGame({ type: 'simplify' });
  const now = () => {
    const snapshot = game.game.getSnapshot();
    return [gameStateName(snapshot), getFractionBasicsView(snapshot).step];
  };
  const seen = [now()];
  game.solve();
  seen.push(now());
  for (const ms of [400, layPartsMs(game.round().question), 300]) {
    game.clock.advance(ms);
    seen.push(now());
  }
  game.send({ type: 'END_ROUND' });
  seen.push(now());
  expect(seen).toEqual([
    ['question', 'open'],
    ['answered.cutting', 'cutting'],
    ['answered.laying', 'laying'],
    ['answered.measuring', 'measuring'],
    ['answered.shown', 'shown'],
    ['finished', 'shown'],
  ]);
});

it('The scene receives the answer and its question', () => {
  const game = fractionGame();
  game.fail();
  const { question, given } = game.round();
  expect(getFractionBasicsView(game.game.getSnapshot())).toEqual({ question, given, step: 'cutting' });
});
