// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { typed } from '../../machines/core/typed';
import { announce } from '../../src/play/announcer';
import { useAnnouncedQuestion, useHappenings, useLastSeconds, useView, watch } from '../../src/play/useHappenings';
import { play } from '../../src/sound';

vi.mock('../../src/play/announcer', () => ({ announce: vi.fn<(sentence: string) => void>() }));
vi.mock('../../src/sound', () => ({ play: vi.fn<(name: string) => void>() }));

beforeEach(() => {
  vi.mocked(announce).mockClear();
  vi.mocked(play).mockClear();
});

const announced = () => vi.mocked(announce).mock.calls.flat();

/** A game in which things happen as they are told. */
const game = setup({
  types: { context: typed<{ happened: readonly string[]; seconds: number }>(), events: typed<GameEvent>() },
  actions: {
    happen: assign((_, { happened }: { happened: readonly string[] }) => ({ happened })),
    tick: assign({ seconds: ({ context }) => context.seconds + 1 }),
  },
}).createMachine({
  context: { happened: [], seconds: 0 },
  on: { HAPPEN: { actions: { type: 'happen', params: ({ event }) => event } }, TICK: { actions: 'tick' } },
});
type GameEvent = { type: 'HAPPEN'; happened: readonly string[] } | { type: 'TICK' };

const viewOf = ({ context }: { context: { happened: readonly string[] } }) => ({ happened: context.happened });

describe('What a scene shows of a game', () => {
  it('is passed on at first and where something in it has changed, and not after it is left', () => {
    const actor = createActor(game).start();
    const shown: unknown[] = [];
    const { result } = renderHook(() => useView(actor, viewOf));
    const leave = result.current((view) => shown.push(view));
    actor.send({ type: 'TICK' });
    actor.send({ type: 'HAPPEN', happened: ['right'] });
    actor.send({ type: 'TICK' });
    leave();
    actor.send({ type: 'HAPPEN', happened: ['wrong'] });
    expect(shown).toEqual([{ happened: [] }, { happened: ['right'] }]);
  });

  it('begins anew for each who follows it', () => {
    const actor = createActor(game).start();
    const { result } = renderHook(() => useView(actor, ({ context }) => context));
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    result.current(first);
    result.current(second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('What happens in a game', () => {
  it('is heard once, however often the machine changes before the next thing', () => {
    const actor = createActor(game).start();
    const heard: string[] = [];
    renderHook(() =>
      useHappenings(
        actor,
        ({ context }) => context.happened,
        (happening) => heard.push(happening),
      ),
    );
    actor.send({ type: 'HAPPEN', happened: ['right', 'levelUp'] });
    actor.send({ type: 'TICK' });
    actor.send({ type: 'HAPPEN', happened: ['wrong'] });
    expect(heard).toEqual(['right', 'levelUp', 'wrong']);
  });

  it('is heard again where the same thing happens again, and not once the page is left', () => {
    const actor = createActor(game).start();
    const heard: string[] = [];
    const { unmount } = renderHook(() =>
      useHappenings(
        actor,
        ({ context }) => context.happened,
        (happening) => heard.push(happening),
      ),
    );
    actor.send({ type: 'HAPPEN', happened: ['wrong'] });
    actor.send({ type: 'HAPPEN', happened: ['wrong'] });
    unmount();
    actor.send({ type: 'HAPPEN', happened: ['wrong'] });
    expect(heard).toEqual(['wrong', 'wrong']);
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
