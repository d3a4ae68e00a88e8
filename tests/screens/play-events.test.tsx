// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import type { Finished } from '../../machines/core/events';
import { typed } from '../../machines/core/typed';
import { play } from '../../src/device/sound';
import { announce } from '../../src/play/announcer';
import { throwConfetti } from '../../src/play/confetti';
import { type RoundEffects, useRoundEffects } from '../../src/play/useRoundEffects';
import { useView, watch } from '../../src/play/useView';
import { useAnnouncedQuestion, useLastSeconds } from '../../src/play/useVoice';

const announced = () => vi.mocked(announce).mock.calls.flat();

/** A game that emits what it is told to. */
const game = setup({
  types: { context: typed<{ seconds: number }>(), events: typed<GameEvent>(), emitted: typed<Emitted | Finished>() },
  actions: {
    happen: emit((_, { event }: { event: Emitted | Finished }) => event),
    tick: assign({ seconds: ({ context }) => context.seconds + 1 }),
  },
}).createMachine({
  context: { seconds: 0 },
  entry: { type: 'happen', params: { event: { type: 'asked' } } },
  on: { HAPPEN: { actions: { type: 'happen', params: ({ event }) => event } }, TICK: { actions: 'tick' } },
});
interface Emitted {
  readonly type: 'asked' | 'correct' | 'incorrect' | 'timedOut' | 'streak' | 'levelUp' | 'own';
}
type GameEvent = { type: 'HAPPEN'; event: Emitted | Finished } | { type: 'TICK' };

const viewOf = ({ context }: { context: { seconds: number } }) => ({ isLate: context.seconds > 1 });

describe('What a scene shows of a game', () => {
  it('is passed on at first and where something in it has changed, and not after it is left', () => {
    const actor = createActor(game).start();
    const shown: unknown[] = [];
    const { result } = renderHook(() => useView(actor, viewOf));
    const leave = result.current((view) => shown.push(view));
    for (const _ of [1, 2, 3]) actor.send({ type: 'TICK' });
    leave();
    expect(shown).toEqual([{ isLate: false }, { isLate: true }]);
  });

  it('begins anew for each who follows it', () => {
    const actor = createActor(game).start();
    const { result } = renderHook(() => useView(actor, ({ context }) => context));
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    result.current(first);
    result.current(second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('is shown at once and after every change, until nobody watches', () => {
    const actor = createActor(game).start();
    const seen: number[] = [];
    const leave = watch(
      actor,
      ({ context }) => context.seconds,
      (seconds) => seen.push(seconds),
    );
    actor.send({ type: 'TICK' });
    leave();
    actor.send({ type: 'TICK' });
    expect(seen).toEqual([0, 1]);
  });
});

type Effects = Omit<RoundEffects<Emitted | Finished, unknown>, 'reducedMotion'>;

/** A game whose events are heard, with all that it played. */
function heard(effects: Effects = {}, reducedMotion = false) {
  const actor = createActor(game);
  const { unmount } = renderHook(() => useRoundEffects(actor, { reducedMotion, ...effects }));
  actor.start();
  return {
    unmount,
    happen: (event: Emitted | Finished) => actor.send({ type: 'HAPPEN', event }),
    tick: () => actor.send({ type: 'TICK' }),
    played: () => vi.mocked(play).mock.calls.map(([name]) => name),
  };
}

/** What is thrown at the end of a round. */
function thrown(effects: Effects, isNewBest: boolean) {
  vi.mocked(throwConfetti).mockClear();
  heard(effects, true).happen({ type: 'finished', isNewBest });
  return vi.mocked(throwConfetti).mock.calls;
}

describe('What happens in a game', () => {
  it('is heard with the sounds of all games: an answer, a streak, a level, and the end', () => {
    const { happen, tick, played } = heard();
    for (const type of ['correct', 'incorrect', 'timedOut', 'streak', 'levelUp', 'own'] as const) {
      happen({ type });
      tick();
    }
    happen({ type: 'finished', isNewBest: false });
    happen({ type: 'finished', isNewBest: true });
    expect(played()).toEqual(['correct', 'wrong', 'timeUp', 'streak', 'levelUp', 'finish', 'levelUp']);
  });

  it('is heard with the sounds of the game where it has some, as fast as it says', () => {
    const { happen } = heard({
      sounds: { correct: ['correct', 'pop'] },
      rate: () => 2,
    });
    happen({ type: 'correct' });
    happen({ type: 'incorrect' });
    expect(vi.mocked(play).mock.calls).toEqual([
      ['correct', { rate: 2 }],
      ['pop', { rate: 2 }],
      ['wrong', { rate: 2 }],
    ]);
  });

  it('is heard from the first question on, and not once the page is left', () => {
    const said: string[] = [];
    const { happen, unmount } = heard({
      hear: ({ type }) => {
        said.push(type);
      },
    });
    happen({ type: 'incorrect' });
    happen({ type: 'incorrect' });
    unmount();
    happen({ type: 'incorrect' });
    expect(said).toEqual(['asked', 'incorrect', 'incorrect']);
  });

  it('is said to those who listen where the game has words for it', () => {
    const { happen } = heard({ say: ({ type }) => (type === 'own' ? 'Look!' : null) });
    happen({ type: 'correct' });
    happen({ type: 'own' });
    expect(announced()).toEqual(['Look!']);
  });

  it('is celebrated at the end, for a new best or as the game says', () => {
    expect(thrown({}, true)).toEqual([[{ particles: 90, over: 'result' }, true]]);
    expect(thrown({}, false)).toEqual([]);
    expect(thrown({ celebrates: () => true }, false)).toHaveLength(1);
    expect(thrown({ celebrates: () => false }, true)).toEqual([]);
  });
});

describe('A question', () => {
  it('is read out once, also when it waits behind something meanwhile', () => {
    const { rerender } = renderHook(({ isAsked }) => useAnnouncedQuestion(isAsked ? '7 + 5' : null, '1.0'), {
      initialProps: { isAsked: true },
    });
    rerender({ isAsked: false });
    rerender({ isAsked: true });
    expect(announced()).toEqual(['7 + 5']);
  });

  it('is read out where it is the first of another round, though its words are the same', () => {
    const { rerender } = renderHook(({ key }) => useAnnouncedQuestion('7 + 5', key), { initialProps: { key: '1.0' } });
    rerender({ key: '2.0' });
    expect(announced()).toEqual(['7 + 5', '7 + 5']);
  });
});

describe('The last seconds', () => {
  it('tick, each once, and not the end itself', () => {
    const { rerender } = renderHook(({ left }) => useLastSeconds(left, 3), { initialProps: { left: 5 } });
    for (const left of [4, 3, 3, 2, 1, 0]) rerender({ left });
    expect(vi.mocked(play).mock.calls).toEqual([['tick'], ['tick'], ['tick']]);
  });

  it('are silent where nothing runs out', () => {
    renderHook(() => useLastSeconds(null, 3));
    expect(play).not.toHaveBeenCalled();
  });
});
