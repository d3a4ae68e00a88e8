// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FakeContext,
  getNewestContext,
  openPage,
  settlePromises,
  showTab,
  startFreshPages,
  tap,
} from './helpers/sound-page';

const GAME = 'mental-maths';

class FakeGain {
  static readonly made: FakeGain[] = [];
  readonly gain;
  readonly connect = vi.fn<() => void>();
  constructor(_context: unknown, { gain }: { readonly gain: number }) {
    const target = {
      value: gain,
      cancelScheduledValues: vi.fn<() => void>(),
      setTargetAtTime: vi.fn<(value: number) => void>((value) => void (target.value = value)),
    };
    this.gain = target;
    FakeGain.made.push(this);
  }
}
class FakeSource {
  static readonly made: FakeSource[] = [];
  readonly connect = vi.fn<() => void>();
  readonly start = vi.fn<(whenSeconds: number, fromSeconds: number) => void>();
  readonly stop = vi.fn<() => void>();
  readonly options: { readonly loop: boolean; readonly loopStart: number; readonly loopEnd: number };
  constructor(_context: unknown, options: FakeSource['options']) {
    this.options = options;
    FakeSource.made.push(this);
  }
}

startFreshPages();

const asked = vi.fn<(url: string) => void>();
let broken: readonly string[] = [];

beforeEach(() => {
  FakeGain.made.length = 0;
  FakeSource.made.length = 0;
  asked.mockClear();
  broken = [];
  vi.stubGlobal('GainNode', FakeGain);
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return broken.some((part) => url.includes(part)) ? new Response(null, { status: 404 }) : new Response('music');
  });
  Object.assign(FakeContext.prototype, { decodeAudioData: async () => ({ duration: 30 }) });
});

/** Opens a page with sound unlocked, and starts a round. */
async function openRound() {
  const page = await openPage();
  const music = await import('../src/device/music');
  tap();
  getNewestContext().unlock();
  music.setMusicGame(GAME);
  await settlePromises();
  return { ...page, music };
}

/** The gain of each stem in order: bed, melody, drums. */
const stems = () => FakeGain.made.slice(1, 4).map(({ gain }) => gain.value);
const master = () => FakeGain.made[0]?.gain.value;
const isOver = () => FakeSource.made.every(({ stop }) => stop.mock.calls.length === 1);

describe("A game's music", () => {
  it('is off and not loaded until it is switched on, and the choice is remembered', async () => {
    const { music, settings } = await openRound();
    expect(asked).not.toHaveBeenCalled();
    music.setMusicOn(true);
    await settlePromises();
    expect(asked.mock.calls).toEqual([[`/music/${GAME}.webm`]]);
    expect(settings.read().isMusicOn).toBe(true);
    expect(FakeSource.made).toHaveLength(3);
  });

  it('starts with the bed, adds melody and drums during a streak, and removes them after a mistake', async () => {
    const { music } = await openRound();
    music.setMusicOn(true);
    await settlePromises();
    expect(stems()).toEqual([1, 0, 0]);
    music.setMusicStreak(3);
    expect(stems()).toEqual([1, 1, 0]);
    music.setMusicStreak(6);
    expect(stems()).toEqual([1, 1, 1]);
    music.setMusicStreak(0);
    expect(stems()).toEqual([1, 0, 0]);
    music.setMusicHurry(true);
    expect(stems()).toEqual([1, 0, 1]);
  });

  it('starts all stems at the same moment, each looping independently', async () => {
    const { music } = await openRound();
    music.setMusicOn(true);
    await settlePromises();
    expect(new Set(FakeSource.made.map(({ start }) => start.mock.lastCall?.[0])).size).toBe(1);
    for (const { options, start } of FakeSource.made) {
      expect(options.loop).toBe(true);
      expect(options.loopEnd).toBeGreaterThan(options.loopStart);
      expect(start.mock.lastCall?.[1]).toBe(options.loopStart);
    }
  });

  it('is ducked by 8 dB while an answer is announced', async () => {
    const { music } = await openRound();
    music.setMusicOn(true);
    await settlePromises();
    const usual = master() ?? 0;
    music.duckMusicBriefly();
    const [down, up] = FakeGain.made[0]?.gain.setTargetAtTime.mock.calls ?? [];
    expect(20 * Math.log10((down?.[0] ?? 0) / usual)).toBeCloseTo(-8, 1);
    expect(up?.[0]).toBe(usual);
  });

  it.each([
    ['a pause, or the end of a round', ({ music }: Round) => music.setMusicGame(null)],
    ['the switch for music', ({ music }: Round) => music.setMusicOn(false)],
    ['the switch for all sound', ({ sound }: Round) => sound.setMuted(true)],
    ['hiding the tab', () => showTab('hidden')],
  ])('is stopped by %s', async (_, act) => {
    const round = await openRound();
    round.music.setMusicOn(true);
    await settlePromises();
    expect(isOver()).toBe(false);
    act(round);
    expect(isOver()).toBe(true);
  });

  it('never starts if the round ended before it had loaded', async () => {
    const { music } = await openRound();
    music.setMusicOn(true);
    music.setMusicGame(null);
    await settlePromises();
    expect(FakeSource.made).toEqual([]);
  });

  it('loads in another format if the first one is not available, and is retried if neither is', async () => {
    broken = ['webm'];
    const { music } = await openRound();
    music.setMusicOn(true);
    await settlePromises();
    expect(FakeSource.made).toHaveLength(3);
    music.setMusicGame(null);
    broken = ['webm', 'm4a'];
    music.setMusicGame('math-warp');
    await settlePromises();
    expect(FakeSource.made).toHaveLength(3);
    broken = [];
    music.setMusicGame(null);
    music.setMusicGame('math-warp');
    await settlePromises();
    expect(FakeSource.made).toHaveLength(6);
  });
});

type Round = Awaited<ReturnType<typeof openRound>>;
