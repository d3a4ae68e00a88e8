// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  banks,
  context,
  FakeContext,
  hear,
  howl,
  load,
  openPage,
  openReadyPage,
  played,
  settled,
  tap,
  tapAndFetch,
  withPagesOfTheirOwn,
} from './helpers/sound-page';

withPagesOfTheirOwn();

describe('the sounds of a game', () => {
  it('are loaded together with the shared ones, once', async () => {
    const { sound } = await openReadyPage();
    sound.wantSoundsOf('math-warp');
    sound.wantSoundsOf('math-warp');
    await vi.dynamicImportSettled();
    expect(banks.map(({ options }) => options.src[0])).toEqual(['/sounds/shared.webm', '/sounds/math-warp.webm']);
    expect(banks.some(({ isGivenUp }) => isGivenUp)).toBe(false);
    await load();
    await hear(sound, 'fly');
    expect(played()).toEqual(['fly']);
    await hear(sound, 'correct');
    expect(banks[0]?.play.mock.calls).toEqual([['correct']]);
  });

  it('are silent until they have loaded, and are never requested for a game without any', async () => {
    const { sound } = await openReadyPage();
    sound.wantSoundsOf('no-such-game');
    sound.wantSoundsOf('toString');
    await hear(sound, 'fly');
    await vi.dynamicImportSettled();
    expect(banks).toHaveLength(1);
    expect(played()).toEqual([]);
  });

  it('wait for the first gesture like all others', async () => {
    const { sound } = await openPage();
    sound.wantSoundsOf('math-warp');
    await vi.dynamicImportSettled();
    expect(banks).toEqual([]);
    await tapAndFetch();
    expect(banks).toHaveLength(2);
  });

  it('stop with the others when the site is muted', async () => {
    const { sound } = await openReadyPage();
    sound.wantSoundsOf('math-warp');
    await vi.dynamicImportSettled();
    await load();
    sound.setMuted(true);
    expect(banks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
  });
});

describe('mute and volume', () => {
  it('remembers the mute, stops all sounds, and notifies listeners', async () => {
    const { sound, settings } = await openReadyPage();
    const listener = vi.fn<() => void>();
    const leave = sound.mutedStore.subscribe(listener);
    sound.setMuted(true);
    expect(sound.isMuted()).toBe(true);
    expect(settings.read().isMuted).toBe(true);
    expect(howl().stop).toHaveBeenCalled();
    expect(listener).toHaveBeenCalledTimes(1);
    await hear(sound, 'correct');
    expect(played()).toEqual([]);
    leave();
    sound.setMuted(false);
    expect(listener).toHaveBeenCalledTimes(1);
    await hear(sound, 'correct');
    expect(played()).toEqual(['correct']);
  });

  it('loads nothing while muted, and starts with the press that unmutes', async () => {
    const { sound } = await openPage();
    sound.setMuted(true);
    await tapAndFetch();
    expect(FakeContext.made).toEqual([]);
    expect(banks).toEqual([]);
    sound.setMuted(false);
    await vi.dynamicImportSettled();
    expect(banks).toHaveLength(1);
  });

  it('silences a page by its address without remembering it, until the player changes that', async () => {
    const { sound, settings } = await openPage();
    sound.silenceForThisPage();
    await tapAndFetch();
    expect(FakeContext.made).toEqual([]);
    expect(sound.isMuted()).toBe(true);
    expect(settings.read().isMuted).toBe(false);
    sound.setMuted(false);
    expect(sound.isMuted()).toBe(false);
  });

  it('follows the volume in the settings', async () => {
    const { settings } = await openReadyPage();
    settings.update((old) => ({ ...old, volume: 0.3 }));
    expect(context().gain.setTargetAtTime.mock.lastCall?.[0]).toBe(0.3);
  });

  it('starts with the stored volume', async () => {
    const { settings } = await openPage();
    settings.update((old) => ({ ...old, volume: 0.25 }));
    tap();
    expect(context().gain.value).toBe(0.25);
  });
});

describe('when something fails', () => {
  it('carries on in silence without Web Audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { sound } = await openPage();
    expect(tap).not.toThrow();
    await hear(sound, 'correct');
    expect(banks).toEqual([]);
  });

  it('uses the other file if the first cannot be decoded', async () => {
    const { sound } = await openPage();
    await tapAndFetch();
    context().unlock();
    const first = howl();
    first.options.onloaderror(0, 'Decoding audio data failed.');
    await settled();
    expect(first.unload).toHaveBeenCalledTimes(1);
    expect(howl().options.src).toEqual(['/sounds/shared.m4a']);
    await load();
    await hear(sound, 'correct');
    expect(played()).toEqual(['correct']);
  });

  it('stays silent if nothing can be loaded, and retries at a tap a minute later', async () => {
    const { sound } = await openPage();
    await tapAndFetch();
    context().unlock();
    for (let file = 0; file < 2; file++) {
      howl().options.onloaderror(0, 'No network.');
      await settled();
    }
    await hear(sound, 'correct');
    await tapAndFetch();
    expect(banks).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await tapAndFetch();
    expect(banks).toHaveLength(3);
    await load();
    await hear(sound, 'correct');
    expect(played()).toEqual(['correct']);
  });
});
