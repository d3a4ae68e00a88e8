import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { SoundName } from '../../src/device/sound-sprites';

interface HowlOptions {
  readonly src: string[];
  readonly onload: () => void;
  readonly onloaderror: (id: number, reason: unknown) => void;
}

/** A fake howler that records requests and loads when the test says so. */
const fakes = vi.hoisted(() => {
  const made: Howl[] = [];
  const Howler = { noAudio: false };
  class Howl {
    readonly options: HowlOptions;
    /** Howler drops a bank without requesting it if it is told that audio is not available. */
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
vi.mock('howler/dist/howler.core.min.js', () => ({ Howl: fakes.Howl, Howler: fakes.Howler }));

/** The banks requested from howler, newest last. */
export const requestedBanks = fakes.made;

/** An audio context that stays locked until the test unlocks it. */
export class FakeContext extends EventTarget {
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

let visibility: DocumentVisibilityState = 'visible';

/** Hides or shows the tab. */
export function showTab(now: DocumentVisibilityState): void {
  visibility = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Each test starts on a new page, where nothing has been touched, fetched or stored. */
export function startFreshPages(): void {
  let forget = new AbortController();
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('AudioContext', FakeContext);
    localStorage.clear();
    requestedBanks.length = 0;
    fakes.Howler.noAudio = false;
    FakeContext.made.length = 0;
    visibility = 'visible';
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden');
    // Each test has its own module, so the previous one's listeners must be removed.
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
}

/** The modules of an untouched page, for a game that has no sounds of its own. */
export async function openPage() {
  const sound = await import('../../src/device/sound');
  sound.preloadSounds('no-bank');
  return { sound, settings: (await import('../../src/device/settings')).settingsStore };
}
export const tap = () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
/** Lets pending promises continue. */
export const settlePromises = () => vi.advanceTimersByTimeAsync(0);
export const getNewestContext = () => FakeContext.made.at(-1) ?? expect.fail('No audio context was made.');
export const getNewestBank = () => requestedBanks.at(-1) ?? expect.fail('Howler was not asked to load.');
/** The sounds that the newest bank has played. */
export const getPlayedSounds = () => getNewestBank().play.mock.calls.map(([name]) => name);

/** Touches the page and waits for howler. */
export async function tapAndFetch() {
  tap();
  await vi.dynamicImportSettled();
  await settlePromises();
}

/** Loads the newest bank. */
export async function loadNewestBank() {
  getNewestBank().options.onload();
  await settlePromises();
}

/** A page that plays sounds. */
export async function openReadyPage() {
  const page = await openPage();
  await tapAndFetch();
  getNewestContext().unlock();
  await loadNewestBank();
  return page;
}

/** Plays sounds within one frame. */
export async function playInOneFrame(sound: Awaited<ReturnType<typeof openPage>>['sound'], ...names: SoundName[]) {
  for (const name of names) sound.playSound(name);
  await settlePromises();
}
