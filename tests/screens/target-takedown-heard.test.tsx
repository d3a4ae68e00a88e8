// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { useTakedownEffects } from '../../src/games/target-takedown/screen/useTakedownEffects';
import { announce } from '../../src/play/announcer';
import { throwConfetti } from '../../src/play/confetti';
import { type Takedown, takedown } from '../machines/target-takedown/played';

vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/announcer');

beforeEach(() => {
  vi.clearAllMocks();
});

function Listener({ game }: { readonly game: Takedown }) {
  useTakedownEffects(game.game, false);
  return null;
}

function listenTo(options: Parameters<typeof takedown>[0] = {}): Takedown {
  const game = takedown({ mode: 'chill', time: 'none', ...options });
  render(<Listener game={game} />);
  return game;
}

const said = () => vi.mocked(announce).mock.calls.map(([sentence]) => sentence);
const played = () => vi.mocked(play).mock.calls.map(([sound]) => sound);
const questions = () => said().filter((sentence) => sentence.startsWith('Make '));

describe('What is heard of Target Takedown', () => {
  it('is each target once', () => {
    const game = listenTo();
    const first = game.round().board.target;
    act(() => void game.prepare());
    act(() => game.clear());
    act(() => game.solve());
    act(() => game.advance(500));
    expect(questions()).toEqual([`Make ${first}.`, `Make ${game.round().board.target}.`]);
  });

  it('is the first target of each round, also after a round that was left at its first', () => {
    const game = listenTo();
    const first = game.round().board.target;
    act(() => game.send({ type: 'END_ROUND' }));
    act(() => game.send({ type: 'START', seed: 99 }));
    expect(questions()).toEqual([`Make ${first}.`, `Make ${game.round().board.target}.`]);
  });

  it('is a sound of its own for a tile, for putting it back, for a hit, for too much, and for time that is up', () => {
    const game = listenTo({ time: 'longer' });
    const [tile = -1] = game.round().board.solution;
    act(() => game.toggle(tile));
    act(() => game.toggle(tile));
    act(() => game.solve());
    act(() => game.advance(500));
    act(() => game.fail());
    act(() => game.send({ type: 'NEXT' }));
    const before = played().length;
    act(() => game.advance(10_001));
    expect(played().slice(0, 2)).toEqual(['tile', 'tileBack']);
    expect([played().includes('hit'), played().includes('overshoot')]).toEqual([true, true]);
    expect(played().slice(before)).toContain('timeUp');
  });

  it('is a tick for each of the last three seconds of a target, and of the last ten of a round', () => {
    const game = listenTo({ mode: 'classic', time: 'normal' });
    for (let second = 0; second < 10; second++) act(() => game.advance(1000));
    expect(played().filter((sound) => sound === 'tick')).toHaveLength(3);
    while (game.context().roundSecondsLeft !== 11) {
      act(() => game.solve());
      act(() => game.advance(500));
    }
    vi.mocked(play).mockClear();
    for (let half = 0; half < 20; half++) {
      act(() => game.solve());
      act(() => game.advance(500));
    }
    expect(played().filter((sound) => sound === 'tick')).toHaveLength(10);
  });

  it('is a cheer with confetti for a new best, once, and a plain end otherwise', () => {
    const game = listenTo();
    act(() => game.solve());
    act(() => game.send({ type: 'END_ROUND' }));
    act(() => game.send({ type: 'BESTS_ELSEWHERE', bests: { 'chill.none': { score: 100_000, streak: 1 } } }));
    expect([played().at(-1), vi.mocked(throwConfetti).mock.calls.length]).toEqual(['levelUp', 1]);
    act(() => game.send({ type: 'START', seed: 5 }));
    act(() => game.send({ type: 'END_ROUND' }));
    expect([played().at(-1), vi.mocked(throwConfetti).mock.calls.length]).toEqual(['finish', 1]);
  });
});
