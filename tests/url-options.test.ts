// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { randomSeed, readUrlOptions } from '../src/device/url-options';

const NOTHING = {
  seed: null,
  time: null,
  mix: null,
  facts: null,
  speed: 1,
  reducedMotion: false,
  isMuted: false,
  startsAtOnce: false,
};

describe('A URL without parameters', () => {
  it.each(['', '?', '?page=2', '?Seed=5', '?unknown'])('gives the defaults: "%s"', (search) => {
    expect(readUrlOptions(search)).toMatchObject(NOTHING);
  });
});

describe('The seed parameter', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['0007', 7],
    ['4294967295', 4_294_967_295],
  ])('accepts %s', (text, seed) => {
    expect(readUrlOptions(`?seed=${text}`).seed).toBe(seed);
  });

  it.each(['', '-1', '4294967296', '1.5', '1e3', '0x10', 'abc', '7a', ' 7', '+7', '99999999999', 'NaN', 'Infinity'])(
    'ignores "%s"',
    (text) => {
      expect(readUrlOptions(`?seed=${encodeURIComponent(text)}`)).toMatchObject(NOTHING);
    },
  );
});

describe('The time parameter', () => {
  it.each(['normal', 'longer', 'none'])('accepts %s', (time) => {
    expect(readUrlOptions(`?time=${time}`).time).toBe(time);
  });

  it.each(['', 'None', 'long', '2', 'normal,longer'])('ignores "%s"', (time) => {
    expect(readUrlOptions(`?time=${time}`)).toMatchObject(NOTHING);
  });
});

describe('The mix parameter', () => {
  it('is accepted if it is a known value, and ignored otherwise', () => {
    expect(['me', 'all', 'us', ''].map((mix) => readUrlOptions(`?mix=${mix}`).mix)).toEqual(['me', 'all', null, null]);
  });
});

describe('The facts parameter', () => {
  it('passes its facts on one by one, as they are written', () => {
    expect(readUrlOptions('?facts=7x8+6x9%20%F0%9F%8D%8E').facts).toEqual(['7x8', '6x9', '🍎']);
    expect([readUrlOptions('').facts, readUrlOptions('?facts=').facts]).toEqual([null, []]);
  });
});

describe('The speed parameter', () => {
  it.each([
    ['0.25', 0.25],
    ['0.5', 0.5],
    ['1', 1],
    ['12.75', 12.75],
    ['50', 50],
    ['50.0', 50],
  ])('accepts %s', (text, speed) => {
    expect(readUrlOptions(`?speed=${text}`).speed).toBe(speed);
  });

  it.each(['', '0', '0.2', '0.2499', '50.1', '51', '1000', '-1', '1e1', 'fast', 'NaN', '1x'])(
    'ignores "%s"',
    (text) => {
      expect(readUrlOptions(`?speed=${text}`)).toMatchObject(NOTHING);
    },
  );
});

describe('The parameters calm, mute and start', () => {
  const NAMES = { calm: 'reducedMotion', mute: 'isMuted', start: 'startsAtOnce' } as const;

  it.each(Object.entries(NAMES))(
    '%s works without a value, or with 1 or true, and does not switch anything else',
    (name, field) => {
      for (const search of [`?${name}`, `?${name}=`, `?${name}=1`, `?${name}=true`, `?x=1&${name}`]) {
        expect(readUrlOptions(search)).toMatchObject({ ...NOTHING, [field]: true });
      }
    },
  );

  it.each(Object.keys(NAMES))('%s with any other value is ignored', (name) => {
    for (const value of ['0', 'false', 'no', 'off', '2', 'TRUE', 'maybe']) {
      expect(readUrlOptions(`?${name}=${value}`)).toMatchObject(NOTHING);
    }
  });
});

describe('A setting of one game', () => {
  it('is one of the values that the game knows, or null', () => {
    const { setting } = readUrlOptions('?mode=arcade&level=3&answers=choice&difficulty=brutal&size=');
    expect(setting('mode', ['arcade', 'practice'])).toBe('arcade');
    expect(setting('level', ['1', '2', '3'])).toBe('3');
    expect(setting('answers', ['type', 'choice'])).toBe('choice');
    expect(setting('difficulty', ['easy', 'hard'])).toBeNull();
    expect(setting('size', ['3x3'])).toBeNull();
    expect(setting('absent', ['any'])).toBeNull();
  });
});

describe('A URL with every parameter', () => {
  it('is read completely, with or without its question mark', () => {
    const everything = 'seed=42&time=longer&speed=2.5&calm&mute=1&start=true';
    const expected = { seed: 42, time: 'longer', speed: 2.5, reducedMotion: true, isMuted: true, startsAtOnce: true };
    expect(readUrlOptions(`?${everything}`)).toMatchObject(expected);
    expect(readUrlOptions(everything)).toMatchObject(expected);
  });

  it('keeps its valid parts if another is malformed', () => {
    expect(readUrlOptions('?seed=42&time=never&speed=-3&calm')).toMatchObject({
      ...NOTHING,
      seed: 42,
      reducedMotion: true,
    });
  });
});

describe('A random seed', () => {
  it('can be used in a URL, and differs each time', () => {
    const seeds = Array.from({ length: 200 }, randomSeed);
    expect(seeds.map((seed) => readUrlOptions(`?seed=${seed}`).seed)).toEqual(seeds);
    expect(new Set(seeds).size).toBeGreaterThan(190);
  });
});

/** The settings of a new page on a device that has stored this. */
const openSettings = async (data: unknown) => {
  localStorage.setItem('numeria.settings', JSON.stringify({ version: 1, data }));
  vi.resetModules();
  const { settingsStore } = await import('../src/device/settings');
  return settingsStore.read();
};

describe('The settings of all games', () => {
  const usual = {
    time: 'normal',
    mix: 'me',
    isMuted: false,
    isMusicOn: false,
    volume: 0.8,
    motion: 'device',
    contrast: 'device',
    isVoiceOn: false,
    hasSoundPicture: false,
    letters: 'site',
    spacing: 'normal',
    textSize: 'normal',
    padSide: 'right',
    control: 'any',
    scanMs: 1500,
    roundLength: 'usual',
    isScoreHidden: false,
    notation: '',
  };

  it('change nothing by default', async () => {
    expect(await openSettings({})).toEqual(usual);
    expect(await openSettings('nonsense')).toEqual(usual);
  });

  it('are read as chosen, with each damaged one replaced individually', async () => {
    const chosen = { ...usual, time: 'none', mix: 'all', isMuted: true, volume: 0, control: 'switch', scanMs: 900 };
    expect(await openSettings(chosen)).toEqual(chosen);
    expect(await openSettings({ ...chosen, time: 'slow' })).toEqual({ ...chosen, time: 'normal' });
    expect(await openSettings({ ...chosen, mix: 'us' })).toEqual({ ...chosen, mix: 'me' });
    expect(await openSettings({ ...chosen, isMuted: 'yes' })).toEqual({ ...chosen, isMuted: false });
    expect(await openSettings({ ...chosen, volume: 1.5 })).toEqual({ ...chosen, volume: 0.8 });
    expect(await openSettings({ ...chosen, scanMs: 0 })).toEqual({ ...chosen, scanMs: 1500 });
    const notation = { ...chosen, notation: 'comma', money: 'INR' };
    expect(await openSettings(notation)).toEqual(notation);
    expect(await openSettings({ ...notation, notation: 7, money: 'shells' })).toEqual(chosen);
  });
});
