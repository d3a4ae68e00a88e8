/* Rounds on the clock, limited to what is special in this game: the log, and the cheer that outlasts its question. */
import { describe, expect, it } from 'vitest';
import { getMistakes } from '../../../machines/mental-maths/round';
import { indicesUpTo } from '../../helpers/seeds';
import { mentalGame } from './helpers/game';

describe('An answer', () => {
  it('is ignored if it is not among the choices', () => {
    const game = mentalGame();
    game.answer(1000);
    expect([game.state(), game.round().log]).toEqual(['playing.asking', []]);
  });

  it('is reported with its sum and, if correct, its cheer', () => {
    const game = mentalGame();
    const { question } = game.round();
    expect(game.last()).toEqual([{ type: 'asked', question }]);
    game.solve();
    expect(game.last()).toEqual([{ type: 'correct', question, cheer: game.round().cheer, streak: 1 }]);
    game.goOn();
    game.fail();
    const { question: missed, given } = game.round();
    expect(game.last()).toEqual([{ type: 'incorrect', question: missed, answer: given?.choice }]);
  });

  it('is one of 25 in the log, even if time ran out', () => {
    const game = mentalGame();
    game.clock.advance(25 * 13_501);
    expect([game.state(), game.round().log.map(({ given }) => given.choice)]).toEqual([
      'completed',
      indicesUpTo(25).map(() => null),
    ]);
  });

  it('counts if it is still being shown when the player ends the round', () => {
    const game = mentalGame();
    game.solve();
    game.send({ type: 'END_ROUND' });
    expect([game.round().score, game.round().log.length]).toEqual([1, 1]);
  });
});

describe('The mistakes in a round', () => {
  it('list the sums that were answered wrong or ran out of time, in order', () => {
    const game = mentalGame();
    game.take('right');
    game.take('wrong');
    game.clock.advance(13_501);
    game.take('right');
    const { log } = game.round();
    expect([getMistakes(log), log.length]).toEqual([[log[1]?.question.equation, log[2]?.question.equation], 4]);
  });
});

describe('A cheer', () => {
  it('stays for two seconds, the last half second next to the next sum, not counting pauses', () => {
    const game = mentalGame();
    game.solve();
    const { cheer } = game.round();
    game.clock.advance(1500);
    expect([game.state(), game.round().cheer]).toEqual(['playing.asking', cheer]);
    const asked = game.last();
    game.clock.pause();
    game.clock.advance(1_000_000);
    game.clock.resume();
    game.clock.advance(499);
    expect(game.round().cheer).toBe(cheer);
    game.clock.advance(1);
    expect([game.state(), game.round().cheer]).toEqual(['playing.asking', null]);
    expect(game.last()).toBe(asked);
  });

  it('is replaced by another one, which also stays for two seconds', () => {
    const game = mentalGame();
    game.solve();
    const { cheer: first } = game.round();
    game.clock.advance(1600);
    game.solve();
    const { cheer: second } = game.round();
    expect(second).not.toBe(first);
    game.clock.advance(1999);
    expect(game.round().cheer).toBe(second);
    game.clock.advance(1);
    expect(game.round().cheer).toBeNull();
  });

  it('is replaced by a mistake, and does not return', () => {
    const game = mentalGame();
    game.take('right');
    game.fail();
    expect(game.round().cheer).toBeNull();
    game.clock.advance(1500);
    game.solve();
    game.clock.advance(1999);
    expect(game.round().cheer).not.toBeNull();
  });

  it.each(['END_ROUND', 'BACK_TO_MENU'] as const)('does not outlast its round: %s', (type) => {
    const game = mentalGame();
    game.solve();
    game.send({ type });
    game.send({ type: 'START', seed: 3 });
    game.clock.advance(100);
    game.solve();
    game.clock.advance(1999);
    expect(game.round().cheer).not.toBeNull();
  });
});
