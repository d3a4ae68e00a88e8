// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { SOUND_SPRITES } from '../src/device/sound-sprites';
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
  showTab,
  tapAndFetch,
  withPagesOfTheirOwn,
} from './helpers/sound-page';

withPagesOfTheirOwn();

describe('before the first tap or key', () => {
  it('creates no audio context and loads nothing', async () => {
    const { sound } = await openPage();
    await hear(sound, 'correct', 'wrong');
    sound.setMuted(false);
    await vi.dynamicImportSettled();
    expect(FakeContext.made).toEqual([]);
    expect(banks).toEqual([]);
  });

  it('treats a page that was opened by a tap as touched', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    await openPage();
    expect(FakeContext.made).toHaveLength(1);
  });

  it('ignores Escape, and whatever else the browser does not count as a gesture', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    await openPage();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(FakeContext.made).toEqual([]);
  });
});

describe('the first gesture', () => {
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
    expect(banks).toHaveLength(1);
    expect(howl().options).toMatchObject({
      src: ['/sounds/shared.webm', '/sounds/shared.m4a'],
      sprite: SOUND_SPRITES.shared,
      html5: false,
    });
  });

  it('drops sounds for good that were requested while the audio was locked', async () => {
    const { sound } = await openPage();
    await hear(sound, 'correct');
    await tapAndFetch();
    await load();
    await hear(sound, 'wrong', 'tick', 'streak');
    context().unlock();
    await vi.advanceTimersByTimeAsync(1000);
    expect(played()).toEqual([]);
    await hear(sound, 'timeUp');
    expect(played()).toEqual(['timeUp']);
  });

  it('drops sounds for good that were requested while the sprite was loading', async () => {
    const { sound } = await openPage();
    await tapAndFetch();
    context().unlock();
    await hear(sound, 'correct', 'wrong');
    await load();
    await vi.advanceTimersByTimeAsync(1000);
    expect(played()).toEqual([]);
  });
});

describe('playing', () => {
  it('plays the sound of that name, at a higher pitch on request', async () => {
    const { sound } = await openReadyPage();
    sound.play('streak', { rate: 1.5 });
    await hear(sound, 'finish');
    expect(played()).toEqual(['streak', 'finish']);
    expect(howl().rate.mock.calls).toEqual([[1.5, 1001]]);
  });

  it('gives a sound one voice a frame and three in all, independently of other sounds', async () => {
    const { sound } = await openReadyPage();
    await hear(sound, 'finish', 'finish', 'correct');
    expect(played()).toEqual(['finish', 'correct']);
    for (let time = 0; time < 5; time++) {
      await vi.advanceTimersByTimeAsync(30);
      await hear(sound, 'finish');
    }
    expect(played().filter((name) => name === 'finish')).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(SOUND_SPRITES.shared.finish[1]);
    await hear(sound, 'finish');
    expect(played().filter((name) => name === 'finish')).toHaveLength(4);
  });

  it('does not pile up when a key is pressed 40 times a second', async () => {
    const { sound } = await openReadyPage();
    for (let press = 0; press < 80; press++) {
      await hear(sound, 'press');
      await vi.advanceTimersByTimeAsync(25);
    }
    const maxInTwoSeconds = (3 * 2000) / SOUND_SPRITES.shared.press[1];
    expect(played().length).toBeGreaterThan(40);
    expect(played().length).toBeLessThanOrEqual(maxInTwoSeconds + 3);
  });

  it('suspends the audio after half a minute, and resumes it for the next sound', async () => {
    const { sound } = await openReadyPage();
    await hear(sound, 'tick');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(context().state).toBe('suspended');
    await hear(sound, 'timeUp');
    expect(context().state).toBe('running');
    expect(played()).toEqual(['tick', 'timeUp']);
  });

  it('drops a sound if the audio takes too long to resume', async () => {
    const { sound } = await openReadyPage();
    context().lock();
    await hear(sound, 'tick');
    await vi.advanceTimersByTimeAsync(201);
    await hear(sound, 'timeUp');
    context().unlock();
    await settled();
    expect(played()).toEqual(['timeUp']);
  });

  it('is silent in a hidden tab, including sounds that have started', async () => {
    const { sound } = await openReadyPage();
    showTab('hidden');
    expect(howl().stop).toHaveBeenCalledTimes(1);
    expect(context().state).toBe('suspended');
    await hear(sound, 'tick');
    expect(played()).toEqual([]);
    showTab('visible');
    await hear(sound, 'timeUp');
    expect(played()).toEqual(['timeUp']);
  });
});
