// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  FakeContext,
  getNewestBank,
  getNewestContext,
  getPlayedSounds,
  loadNewestBank,
  openPage,
  openReadyPage,
  playInOneFrame,
  requestedBanks,
  settlePromises,
  startFreshPages,
  tap,
  tapAndFetch,
} from './helpers/sound-page';

startFreshPages();

describe("A game's sounds", () => {
  it('are loaded once, together with the shared ones', async () => {
    const { sound } = await openReadyPage();
    sound.preloadSounds('math-warp');
    sound.preloadSounds('math-warp');
    await vi.dynamicImportSettled();
    expect(requestedBanks.map(({ options }) => options.src[0])).toEqual([
      '/sounds/shared.webm',
      '/sounds/math-warp.webm',
    ]);
    expect(requestedBanks.some(({ isGivenUp }) => isGivenUp)).toBe(false);
    await loadNewestBank();
    await playInOneFrame(sound, 'fly');
    expect(getPlayedSounds()).toEqual(['fly']);
    await playInOneFrame(sound, 'correct');
    expect(requestedBanks[0]?.play.mock.calls).toEqual([['correct']]);
  });

  it('are silent until they have loaded, and are never requested for a game without sounds', async () => {
    const { sound } = await openReadyPage();
    sound.preloadSounds('no-such-game');
    sound.preloadSounds('toString');
    await playInOneFrame(sound, 'fly');
    await vi.dynamicImportSettled();
    expect(requestedBanks).toHaveLength(1);
    expect(getPlayedSounds()).toEqual([]);
  });

  it('wait for the first gesture like all other sounds', async () => {
    const { sound } = await openPage();
    sound.preloadSounds('math-warp');
    await vi.dynamicImportSettled();
    expect(requestedBanks).toEqual([]);
    await tapAndFetch();
    expect(requestedBanks).toHaveLength(2);
  });

  it('stop with all other sounds when the site is muted', async () => {
    const { sound } = await openReadyPage();
    sound.preloadSounds('math-warp');
    await vi.dynamicImportSettled();
    await loadNewestBank();
    sound.setMuted(true);
    expect(requestedBanks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
  });
});

describe('The sound player', () => {
  it('remembers the mute setting, stops all sounds, and notifies listeners', async () => {
    const { sound, settings } = await openReadyPage();
    const listener = vi.fn<() => void>();
    const leave = sound.mutedStore.subscribe(listener);
    sound.setMuted(true);
    expect(sound.isMuted()).toBe(true);
    expect(settings.read().isMuted).toBe(true);
    expect(getNewestBank().stop).toHaveBeenCalled();
    expect(listener).toHaveBeenCalledTimes(1);
    await playInOneFrame(sound, 'correct');
    expect(getPlayedSounds()).toEqual([]);
    leave();
    sound.setMuted(false);
    expect(listener).toHaveBeenCalledTimes(1);
    await playInOneFrame(sound, 'correct');
    expect(getPlayedSounds()).toEqual(['correct']);
  });

  it('does not load anything while muted, and starts with the press that unmutes', async () => {
    const { sound } = await openPage();
    sound.setMuted(true);
    await tapAndFetch();
    expect(FakeContext.made).toEqual([]);
    expect(requestedBanks).toEqual([]);
    sound.setMuted(false);
    await vi.dynamicImportSettled();
    expect(requestedBanks).toHaveLength(1);
  });

  it('silences a page if its URL says so, without remembering it, until the player changes that', async () => {
    const { sound, settings } = await openPage();
    sound.mutePage();
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
    expect(getNewestContext().gain.setTargetAtTime.mock.lastCall?.[0]).toBe(0.3);
  });

  it('starts with the stored volume', async () => {
    const { settings } = await openPage();
    settings.update((old) => ({ ...old, volume: 0.25 }));
    tap();
    expect(getNewestContext().gain.value).toBe(0.25);
  });
});

describe('The sound player, when something fails', () => {
  it('carries on in silence without Web Audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { sound } = await openPage();
    expect(tap).not.toThrow();
    await playInOneFrame(sound, 'correct');
    expect(requestedBanks).toEqual([]);
  });

  it('uses the other file if the first cannot be decoded', async () => {
    const { sound } = await openPage();
    await tapAndFetch();
    getNewestContext().unlock();
    const first = getNewestBank();
    first.options.onloaderror(0, 'Decoding audio data failed.');
    await settlePromises();
    expect(first.unload).toHaveBeenCalledTimes(1);
    expect(getNewestBank().options.src).toEqual(['/sounds/shared.m4a']);
    await loadNewestBank();
    await playInOneFrame(sound, 'correct');
    expect(getPlayedSounds()).toEqual(['correct']);
  });

  it('stays silent if nothing can be loaded, and retries on a tap a minute later', async () => {
    const { sound } = await openPage();
    await tapAndFetch();
    getNewestContext().unlock();
    for (let file = 0; file < 2; file++) {
      getNewestBank().options.onloaderror(0, 'No network.');
      await settlePromises();
    }
    await playInOneFrame(sound, 'correct');
    await tapAndFetch();
    expect(requestedBanks).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await tapAndFetch();
    expect(requestedBanks).toHaveLength(3);
    await loadNewestBank();
    await playInOneFrame(sound, 'correct');
    expect(getPlayedSounds()).toEqual(['correct']);
  });
});
