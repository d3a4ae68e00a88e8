// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { SOUND_SPRITES } from '../src/device/sound-sprites';
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
  showTab,
  startFreshPages,
  tapAndFetch,
} from './helpers/sound-page';

startFreshPages();

describe('The sound player before the first tap or key', () => {
  it('does not create an audio context or load anything', async () => {
    const { sound } = await openPage();
    await playInOneFrame(sound, 'correct', 'wrong');
    sound.setMuted(false);
    await vi.dynamicImportSettled();
    expect(FakeContext.made).toEqual([]);
    expect(requestedBanks).toEqual([]);
  });

  it('counts the tap that opened the page as a gesture', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    await openPage();
    expect(FakeContext.made).toHaveLength(1);
  });

  it('ignores Escape and other input that the browser does not count as a gesture', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    await openPage();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(FakeContext.made).toEqual([]);
  });
});

describe('The first gesture', () => {
  it.each([
    ['tap', new Event('touchend', { bubbles: true })],
    ['click', new MouseEvent('click', { bubbles: true })],
    ['key', new KeyboardEvent('keydown', { key: '7', bubbles: true })],
  ])('loads the sprite with a %s, once', async (_, gesture) => {
    await openPage();
    document.body.dispatchEvent(gesture);
    await vi.dynamicImportSettled();
    await tapAndFetch();
    expect(FakeContext.made).toHaveLength(1);
    expect(requestedBanks).toHaveLength(1);
    expect(getNewestBank().options).toMatchObject({
      src: ['/sounds/shared.webm', '/sounds/shared.m4a'],
      sprite: SOUND_SPRITES.shared,
      html5: false,
    });
  });

  it('drops sounds that were requested while the audio was locked', async () => {
    const { sound } = await openPage();
    await playInOneFrame(sound, 'correct');
    await tapAndFetch();
    await loadNewestBank();
    await playInOneFrame(sound, 'wrong', 'tick', 'streak');
    getNewestContext().unlock();
    await vi.advanceTimersByTimeAsync(1000);
    expect(getPlayedSounds()).toEqual([]);
    await playInOneFrame(sound, 'timeUp');
    expect(getPlayedSounds()).toEqual(['timeUp']);
  });

  it('drops sounds that were requested while the sprite was loading', async () => {
    const { sound } = await openPage();
    await tapAndFetch();
    getNewestContext().unlock();
    await playInOneFrame(sound, 'correct', 'wrong');
    await loadNewestBank();
    await vi.advanceTimersByTimeAsync(1000);
    expect(getPlayedSounds()).toEqual([]);
  });
});

describe('The sound player', () => {
  it('plays the sound of that name, at a higher pitch on request', async () => {
    const { sound } = await openReadyPage();
    sound.playSound('streak', { rate: 1.5 });
    await playInOneFrame(sound, 'finish');
    expect(getPlayedSounds()).toEqual(['streak', 'finish']);
    expect(getNewestBank().rate.mock.calls).toEqual([[1.5, 1001]]);
  });

  it('gives a sound one voice per frame and three in total, independently of other sounds', async () => {
    const { sound } = await openReadyPage();
    await playInOneFrame(sound, 'finish', 'finish', 'correct');
    expect(getPlayedSounds()).toEqual(['finish', 'correct']);
    for (let time = 0; time < 5; time++) {
      await vi.advanceTimersByTimeAsync(30);
      await playInOneFrame(sound, 'finish');
    }
    expect(getPlayedSounds().filter((name) => name === 'finish')).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(SOUND_SPRITES.shared.finish[1]);
    await playInOneFrame(sound, 'finish');
    expect(getPlayedSounds().filter((name) => name === 'finish')).toHaveLength(4);
  });

  it('does not pile up sounds when a key is pressed 40 times a second', async () => {
    const { sound } = await openReadyPage();
    for (let press = 0; press < 80; press++) {
      await playInOneFrame(sound, 'press');
      await vi.advanceTimersByTimeAsync(25);
    }
    const maxInTwoSeconds = (3 * 2000) / SOUND_SPRITES.shared.press[1];
    expect(getPlayedSounds().length).toBeGreaterThan(40);
    expect(getPlayedSounds().length).toBeLessThanOrEqual(maxInTwoSeconds + 3);
  });

  it('suspends the audio after half a minute, and resumes it for the next sound', async () => {
    const { sound } = await openReadyPage();
    await playInOneFrame(sound, 'tick');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(getNewestContext().state).toBe('suspended');
    await playInOneFrame(sound, 'timeUp');
    expect(getNewestContext().state).toBe('running');
    expect(getPlayedSounds()).toEqual(['tick', 'timeUp']);
  });

  it('drops a sound if the audio takes too long to resume', async () => {
    const { sound } = await openReadyPage();
    getNewestContext().lock();
    await playInOneFrame(sound, 'tick');
    await vi.advanceTimersByTimeAsync(201);
    await playInOneFrame(sound, 'timeUp');
    getNewestContext().unlock();
    await settlePromises();
    expect(getPlayedSounds()).toEqual(['timeUp']);
  });

  it('is silent in a hidden tab, even if sounds have started', async () => {
    const { sound } = await openReadyPage();
    showTab('hidden');
    expect(getNewestBank().stop).toHaveBeenCalledTimes(1);
    expect(getNewestContext().state).toBe('suspended');
    await playInOneFrame(sound, 'tick');
    expect(getPlayedSounds()).toEqual([]);
    showTab('visible');
    await playInOneFrame(sound, 'timeUp');
    expect(getPlayedSounds()).toEqual(['timeUp']);
  });
});
