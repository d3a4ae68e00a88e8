// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import type { RoundFinished } from '../../machines/core/events';
import { xstateType } from '../../machines/core/xstate-type';
import { setMusicStreak } from '../../src/device/music';
import { playSound } from '../../src/device/sound';
import { useView, watchActor } from '../../src/play/canvas/useView';
import { throwConfetti } from '../../src/play/feedback/confetti';
import { useAnnounceQuestion, useLastSeconds } from '../../src/play/feedback/useAnnouncedQuestion';
import { type RoundEffects, useRoundEffects } from '../../src/play/feedback/useRoundEffects';
import { announcedTexts } from './helpers/page';

vi.mock('../../src/device/music');

const announced = announcedTexts;

/** A game that emits the events that it is sent. */
const game = setup({
  types: {
    context: xstateType<{ seconds: number }>(),
    events: xstateType<GameEvent>(),
    emitted: xstateType<Emitted | RoundFinished>(),
  },
  actions: {
    emitEvent: emit((_, { event }: { event: Emitted | RoundFinished }) => event),
    tick: assign({ seconds: ({ context }) => context.seconds + 1 }),
  },
}).createMachine({
  context: { seconds: 0 },
  entry: { type: 'emitEvent', params: { event: { type: 'asked' } } },
  on: { EMIT: { actions: { type: 'emitEvent', params: ({ event }) => event } }, TICK: { actions: 'tick' } },
});
interface Emitted {
  readonly type: 'asked' | 'correct' | 'incorrect' | 'timedOut' | 'streak' | 'levelUp' | 'own';
  readonly streak?: number;
}
type GameEvent = { type: 'EMIT'; event: Emitted | RoundFinished } | { type: 'TICK' };

const viewOf = ({ context }: { context: { seconds: number } }) => ({ isLate: context.seconds > 1 });

describe("A scene's view", () => {
  it('is passed on initially and whenever it changes, and not after the scene is left', () => {
    const actor = createActor(game).start();
    const shown: unknown[] = [];
    const { result } = renderHook(() => useView(actor, viewOf));
    const leave = result.current((view) => shown.push(view));
    for (const _ of [1, 2, 3]) actor.send({ type: 'TICK' });
    leave();
    expect(shown).toEqual([{ isLate: false }, { isLate: true }]);
  });

  it('starts from scratch for each listener', () => {
    const actor = createActor(game).start();
    const { result } = renderHook(() => useView(actor, ({ context }) => context));
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    result.current(first);
    result.current(second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('is passed on immediately and after every change, until there are no listeners', () => {
    const actor = createActor(game).start();
    const seen: number[] = [];
    const leave = watchActor(
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

type Effects = Omit<RoundEffects<Emitted | RoundFinished, unknown>, 'reducedMotion'>;

/** Runs a game and emits its events. Returns the sounds it played. */
function heard(effects: Effects = {}, reducedMotion = false) {
  const actor = createActor(game);
  const { unmount } = renderHook(() => useRoundEffects(actor, { reducedMotion, ...effects }));
  actor.start();
  return {
    unmount,
    emitEvent: (event: Emitted | RoundFinished) => actor.send({ type: 'EMIT', event }),
    tick: () => actor.send({ type: 'TICK' }),
    played: () => vi.mocked(playSound).mock.calls.map(([name]) => name),
  };
}

/** The confetti thrown at the end of a round. */
function thrown(effects: Effects, isNewBest: boolean) {
  vi.mocked(throwConfetti).mockClear();
  heard(effects, true).emitEvent({ type: 'finished', isNewBest });
  return vi.mocked(throwConfetti).mock.calls;
}

describe('Game events', () => {
  it('play the shared sounds: answers, streaks, levels, and the end', () => {
    const { emitEvent, tick, played } = heard();
    for (const type of ['correct', 'incorrect', 'timedOut', 'streak', 'levelUp', 'own'] as const) {
      emitEvent({ type });
      tick();
    }
    emitEvent({ type: 'finished', isNewBest: false });
    emitEvent({ type: 'finished', isNewBest: true });
    expect(played()).toEqual(['correct', 'wrong', 'timeUp', 'streak', 'levelUp', 'finish', 'levelUp']);
  });

  it("play the game's own sounds if it has some, at its own rate", () => {
    const { emitEvent } = heard({
      sounds: { correct: ['correct', 'pop'] },
      rate: () => 2,
    });
    emitEvent({ type: 'correct' });
    emitEvent({ type: 'incorrect' });
    expect(vi.mocked(playSound).mock.calls).toEqual([
      ['correct', { rate: 2 }],
      ['pop', { rate: 2 }],
      ['wrong', { rate: 2 }],
    ]);
  });

  it('rise in pitch with each right answer in a row, and start again after a mistake', () => {
    const { emitEvent } = heard();
    for (const streak of [1, 2, 6, 7]) emitEvent({ type: 'correct', streak });
    emitEvent({ type: 'incorrect' });
    emitEvent({ type: 'correct', streak: 1 });
    const semitones = vi
      .mocked(playSound)
      .mock.calls.map(([, options]) => Math.round(12 * Math.log2(options?.rate ?? 0)));
    expect(semitones).toEqual([0, 2, 12, 12, 0, 0]);
  });

  it('add to the music during a streak, which ends with a mistake or the round', () => {
    const { emitEvent } = heard();
    emitEvent({ type: 'correct', streak: 3 });
    emitEvent({ type: 'levelUp' });
    emitEvent({ type: 'timedOut' });
    emitEvent({ type: 'correct', streak: 1 });
    emitEvent({ type: 'finished', isNewBest: false });
    expect(vi.mocked(setMusicStreak).mock.calls).toEqual([[3], [0], [1], [0]]);
  });

  it('play from the first question until the player leaves the page', () => {
    const said: string[] = [];
    const note = ({ type }: Emitted) => void said.push(type);
    const { emitEvent, unmount } = heard({ on: { asked: note, incorrect: note } });
    emitEvent({ type: 'incorrect' });
    emitEvent({ type: 'incorrect' });
    unmount();
    emitEvent({ type: 'incorrect' });
    expect(said).toEqual(['asked', 'incorrect', 'incorrect']);
  });

  it('are announced if the game has text for them', () => {
    const { emitEvent } = heard({ say: { own: () => 'Look!' } });
    emitEvent({ type: 'correct' });
    emitEvent({ type: 'own' });
    expect(announced()).toEqual(['Look!']);
  });

  it('celebrate the end after a new best score, or as the game decides', () => {
    expect(thrown({}, true)).toEqual([[{ particles: 90, over: 'result' }, true]]);
    expect(thrown({}, false)).toEqual([]);
    expect(thrown({ celebrates: () => true }, false)).toHaveLength(1);
    expect(thrown({ celebrates: () => false }, true)).toEqual([]);
  });
});

describe('A question', () => {
  it('is announced once, even if something covers it for a while', () => {
    const { rerender } = renderHook(({ isAsked }) => useAnnounceQuestion(isAsked ? '7 + 5' : null, '1.0'), {
      initialProps: { isAsked: true },
    });
    rerender({ isAsked: false });
    rerender({ isAsked: true });
    expect(announced()).toEqual(['7 + 5']);
  });

  it('is announced as the first of another round, even if its text is the same', () => {
    const { rerender } = renderHook(({ key }) => useAnnounceQuestion('7 + 5', key), { initialProps: { key: '1.0' } });
    rerender({ key: '2.0' });
    expect(announced()).toEqual(['7 + 5', '7 + 5']);
  });
});

describe('The last seconds', () => {
  it('tick once each, but not at the end itself', () => {
    const { rerender } = renderHook(({ left }) => useLastSeconds(left, 3), { initialProps: { left: 5 } });
    for (const left of [4, 3, 3, 2, 1, 0]) rerender({ left });
    expect(vi.mocked(playSound).mock.calls).toEqual([['tick'], ['tick'], ['tick']]);
  });

  it('are silent if there is no time limit', () => {
    renderHook(() => useLastSeconds(null, 3));
    expect(playSound).not.toHaveBeenCalled();
  });
});
