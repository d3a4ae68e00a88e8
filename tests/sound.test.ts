// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SOUND_SPRITES, type SoundName } from '../src/sound-sprites';

interface HowlOptions {
  readonly src: string[];
  readonly onload: () => void;
  readonly onloaderror: (id: number, reason: unknown) => void;
}

/** What howler is for these tests: it notes what it is asked for, and loads when a test says so. */
const howler = vi.hoisted(() => {
  const made: Howl[] = [];
  const Howler = { noAudio: false };
  class Howl {
    readonly options: HowlOptions;
    /** Howler gives a bank up before it has asked for it, where it is told that there is no audio. */
    readonly isGivenUp = Howler.noAudio;
    readonly play = vi.fn<(name: string) => number>(() => 1001);
    readonly rate = vi.fn<(rate: number, voice: number) => void>();
    readonly stop = vi.fn<() => void>();
    readonly unload = vi.fn<() => void>();
    constructor(options: HowlOptions) {
      this.options = options;
      made.push(this);
    }
  }
  return { made, Howl, Howler };
});
vi.mock('howler/dist/howler.core.min.js', () => ({ Howl: howler.Howl, Howler: howler.Howler }));

/** An audio context that stays locked until a test unlocks it. */
class FakeContext extends EventTarget {
  static readonly made: FakeContext[] = [];
  state: AudioContextState = 'suspended';
  readonly currentTime = 0;
  readonly destination = {};
  readonly gain = { value: 1, setTargetAtTime: vi.fn<(value: number) => void>() };
  private isLocked = true;
  private waiting: (() => void)[] = [];

  constructor() {
    super();
    FakeContext.made.push(this);
  }

  createGain() {
    return { gain: this.gain, connect: () => {} };
  }

  readonly resume = vi.fn<() => Promise<void>>(async () => {
    if (this.isLocked) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.become('running');
  });

  readonly suspend = vi.fn<() => Promise<void>>(async () => this.become('suspended'));

  lock(): void {
    this.isLocked = true;
    this.become('suspended');
  }

  unlock(): void {
    this.isLocked = false;
    this.become('running');
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private become(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let isHidden = false;
let forget = new AbortController();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('AudioContext', FakeContext);
  localStorage.clear();
  howler.made.length = 0;
  howler.Howler.noAudio = false;
  FakeContext.made.length = 0;
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  // Each test has a module of its own, and the ears of the one before must be gone.
  forget = new AbortController();
  const { signal } = forget;
  const listen = document.addEventListener.bind(document);
  const listenHere: typeof listen = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: object | boolean,
  ) => listen(type, listener, { ...(typeof options === 'object' ? options : {}), signal });
  vi.spyOn(document, 'addEventListener').mockImplementation(listenHere);
});

afterEach(() => {
  forget.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openPage = async () => ({
  sound: await import('../src/sound'),
  settings: (await import('../src/settings')).settingsStore,
});
const tap = () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const settled = () => vi.advanceTimersByTimeAsync(0);
const context = () => FakeContext.made.at(-1) ?? expect.fail('No audio context was made.');
const howl = () => howler.made.at(-1) ?? expect.fail('Howler was not asked to load.');
const played = () => howl().play.mock.calls.map(([name]) => name);

async function tapAndFetch() {
  tap();
  await vi.dynamicImportSettled();
  await settled();
}

async function load() {
  howl().options.onload();
  await settled();
}

/** A page on which sounds play. */
async function openReadyPage() {
  const page = await openPage();
  await tapAndFetch();
  context().unlock();
  await load();
  return page;
}

async function hear(sound: Awaited<ReturnType<typeof openPage>>['sound'], ...names: SoundName[]) {
  for (const name of names) sound.play(name);
  await settled();
}

describe('before the first tap or key', () => {
  it('makes no audio context and loads nothing', async () => {
    const { sound } = await openPage();
    await hear(sound, 'correct', 'wrong');
    sound.setVolume(0.5);
    sound.setMuted(false);
    await vi.dynamicImportSettled();
    expect(FakeContext.made).toEqual([]);
    expect(howler.made).toEqual([]);
  });

  it('takes a page that was opened by a tap as touched', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    await openPage();
    expect(FakeContext.made).toHaveLength(1);
  });

  it('does not take Escape, or what else the browser counts as no gesture, for one', async () => {
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
  ])('loads the sprite by a %s, once', async (_, gesture) => {
    await openPage();
    document.body.dispatchEvent(gesture);
    await vi.dynamicImportSettled();
    await tapAndFetch();
    expect(FakeContext.made).toHaveLength(1);
    expect(howler.made).toHaveLength(1);
    expect(howl().options).toMatchObject({
      src: ['/sounds/shared.webm', '/sounds/shared.m4a'],
      sprite: SOUND_SPRITES.shared,
      html5: false,
    });
  });

  it('drops for good what was asked for while the audio was locked', async () => {
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

  it('drops for good what was asked for while the sprite was loading', async () => {
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
  it('plays the sound of that name, higher when asked', async () => {
    const { sound } = await openReadyPage();
    sound.play('streak', { rate: 1.5 });
    await hear(sound, 'finish');
    expect(played()).toEqual(['streak', 'finish']);
    expect(howl().rate.mock.calls).toEqual([[1.5, 1001]]);
  });

  it('gives a sound one voice a frame and three in all, and leaves other sounds theirs', async () => {
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
    const mostInTwoSeconds = (3 * 2000) / SOUND_SPRITES.shared.press[1];
    expect(played().length).toBeGreaterThan(40);
    expect(played().length).toBeLessThanOrEqual(mostInTwoSeconds + 3);
  });

  it('puts the audio to sleep after half a minute, and wakes it for the next sound', async () => {
    const { sound } = await openReadyPage();
    await hear(sound, 'tick');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(context().state).toBe('suspended');
    await hear(sound, 'timeUp');
    expect(context().state).toBe('running');
    expect(played()).toEqual(['tick', 'timeUp']);
  });

  it('drops a sound when the audio takes long to wake', async () => {
    const { sound } = await openReadyPage();
    context().lock();
    await hear(sound, 'tick');
    await vi.advanceTimersByTimeAsync(201);
    await hear(sound, 'timeUp');
    context().unlock();
    await settled();
    expect(played()).toEqual(['timeUp']);
  });

  it('is silent in a hidden tab, also with what had begun', async () => {
    const { sound } = await openReadyPage();
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(howl().stop).toHaveBeenCalledTimes(1);
    expect(context().state).toBe('suspended');
    await hear(sound, 'tick');
    expect(played()).toEqual([]);
    isHidden = false;
    await hear(sound, 'timeUp');
    expect(played()).toEqual(['timeUp']);
  });
});

describe('the sounds of a game', () => {
  it('are fetched beside the shared ones, once', async () => {
    const { sound } = await openReadyPage();
    sound.wantSoundsOf('math-warp');
    sound.wantSoundsOf('math-warp');
    await vi.dynamicImportSettled();
    expect(howler.made.map(({ options }) => options.src[0])).toEqual(['/sounds/shared.webm', '/sounds/math-warp.webm']);
    expect(howler.made.some(({ isGivenUp }) => isGivenUp)).toBe(false);
    await load();
    await hear(sound, 'fly');
    expect(played()).toEqual(['fly']);
    await hear(sound, 'correct');
    expect(howler.made[0]?.play.mock.calls).toEqual([['correct']]);
  });

  it('are silent until they have come, and those of a game that has none are never asked for', async () => {
    const { sound } = await openReadyPage();
    sound.wantSoundsOf('no-such-game');
    sound.wantSoundsOf('toString');
    await hear(sound, 'fly');
    await vi.dynamicImportSettled();
    expect(howler.made).toHaveLength(1);
    expect(played()).toEqual([]);
  });

  it('wait for the first gesture like all others', async () => {
    const { sound } = await openPage();
    sound.wantSoundsOf('math-warp');
    await vi.dynamicImportSettled();
    expect(howler.made).toEqual([]);
    await tapAndFetch();
    expect(howler.made).toHaveLength(2);
  });

  it('stop with the others when the site is muted', async () => {
    const { sound } = await openReadyPage();
    sound.wantSoundsOf('math-warp');
    await vi.dynamicImportSettled();
    await load();
    sound.setMuted(true);
    expect(howler.made.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
  });
});

describe('mute and volume', () => {
  it('remembers the mute, stops what sounds, and tells who listens', async () => {
    const { sound, settings } = await openReadyPage();
    const listener = vi.fn<() => void>();
    const leave = sound.subscribe(listener);
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

  it('loads nothing while muted, and begins with the press that unmutes', async () => {
    const { sound } = await openPage();
    sound.setMuted(true);
    await tapAndFetch();
    expect(FakeContext.made).toEqual([]);
    expect(howler.made).toEqual([]);
    sound.setMuted(false);
    await vi.dynamicImportSettled();
    expect(howler.made).toHaveLength(1);
  });

  it('silences a page by its address without remembering it, until the player says otherwise', async () => {
    const { sound, settings } = await openPage();
    sound.silenceForThisPage();
    await tapAndFetch();
    expect(FakeContext.made).toEqual([]);
    expect(sound.isMuted()).toBe(true);
    expect(settings.read().isMuted).toBe(false);
    sound.setMuted(false);
    expect(sound.isMuted()).toBe(false);
  });

  it('sets and remembers the volume, kept within 0 and 1', async () => {
    const { sound, settings } = await openReadyPage();
    sound.setVolume(0.3);
    expect(settings.read().volume).toBe(0.3);
    expect(context().gain.setTargetAtTime.mock.lastCall?.[0]).toBe(0.3);
    sound.setVolume(7);
    expect(settings.read().volume).toBe(1);
  });

  it('begins at the volume that was remembered', async () => {
    const { sound } = await openPage();
    sound.setVolume(0.25);
    tap();
    expect(context().gain.value).toBe(0.25);
  });
});

describe('when something fails', () => {
  it('goes on in silence where there is no Web Audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { sound } = await openPage();
    expect(tap).not.toThrow();
    await hear(sound, 'correct');
    expect(howler.made).toEqual([]);
  });

  it('takes the other file when the first cannot be decoded', async () => {
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

  it('stays silent when nothing can be loaded, and tries again at a tap a minute later', async () => {
    const { sound } = await openPage();
    await tapAndFetch();
    context().unlock();
    for (let file = 0; file < 2; file++) {
      howl().options.onloaderror(0, 'No network.');
      await settled();
    }
    await hear(sound, 'correct');
    await tapAndFetch();
    expect(howler.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await tapAndFetch();
    expect(howler.made).toHaveLength(3);
    await load();
    await hear(sound, 'correct');
    expect(played()).toEqual(['correct']);
  });
});
