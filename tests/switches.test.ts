// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { randomSeed, readSwitches } from '../src/device/switches';

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

describe('a URL without parameters', () => {
  it.each(['', '?', '?page=2', '?Seed=5', '?unknown'])('gives the defaults: "%s"', (search) => {
    expect(readSwitches(search)).toMatchObject(NOTHING);
  });
});

describe('seed', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['0007', 7],
    ['4294967295', 4_294_967_295],
  ])('%s is accepted', (text, seed) => {
    expect(readSwitches(`?seed=${text}`).seed).toBe(seed);
  });

  it.each(['', '-1', '4294967296', '1.5', '1e3', '0x10', 'abc', '7a', ' 7', '+7', '99999999999', 'NaN', 'Infinity'])(
    '"%s" is ignored',
    (text) => {
      expect(readSwitches(`?seed=${encodeURIComponent(text)}`)).toMatchObject(NOTHING);
    },
  );
});

describe('time', () => {
  it.each(['normal', 'longer', 'none'])('%s is accepted', (time) => {
    expect(readSwitches(`?time=${time}`).time).toBe(time);
  });

  it.each(['', 'None', 'long', '2', 'normal,longer'])('"%s" is ignored', (time) => {
    expect(readSwitches(`?time=${time}`)).toMatchObject(NOTHING);
  });
});

describe('mix', () => {
  it('is accepted if it is a known value, and ignored otherwise', () => {
    expect(['me', 'all', 'us', ''].map((mix) => readSwitches(`?mix=${mix}`).mix)).toEqual(['me', 'all', null, null]);
  });
});

describe('facts', () => {
  it('are passed on one by one, as they are written', () => {
    expect(readSwitches('?facts=7x8+6x9%20%F0%9F%8D%8E').facts).toEqual(['7x8', '6x9', '🍎']);
    expect([readSwitches('').facts, readSwitches('?facts=').facts]).toEqual([null, []]);
  });
});

describe('speed', () => {
  it.each([
    ['0.25', 0.25],
    ['0.5', 0.5],
    ['1', 1],
    ['12.75', 12.75],
    ['50', 50],
    ['50.0', 50],
  ])('%s is accepted', (text, speed) => {
    expect(readSwitches(`?speed=${text}`).speed).toBe(speed);
  });

  it.each(['', '0', '0.2', '0.2499', '50.1', '51', '1000', '-1', '1e1', 'fast', 'NaN', '1x'])(
    '"%s" is ignored',
    (text) => {
      expect(readSwitches(`?speed=${text}`)).toMatchObject(NOTHING);
    },
  );
});

describe('calm, mute and start', () => {
  const NAMES = { calm: 'reducedMotion', mute: 'isMuted', start: 'startsAtOnce' } as const;

  it.each(Object.entries(NAMES))(
    '%s works without a value, or with 1 or true, and does not switch anything else',
    (name, field) => {
      for (const search of [`?${name}`, `?${name}=`, `?${name}=1`, `?${name}=true`, `?x=1&${name}`]) {
        expect(readSwitches(search)).toMatchObject({ ...NOTHING, [field]: true });
      }
    },
  );

  it.each(Object.keys(NAMES))('%s with any other value is ignored', (name) => {
    for (const value of ['0', 'false', 'no', 'off', '2', 'TRUE', 'maybe']) {
      expect(readSwitches(`?${name}=${value}`)).toMatchObject(NOTHING);
    }
  });
});

describe('a setting of one game', () => {
  it('is one of the values that the game knows, or null', () => {
    const { setting } = readSwitches('?mode=arcade&level=3&answers=choice&difficulty=brutal&size=');
    expect(setting('mode', ['arcade', 'practice'])).toBe('arcade');
    expect(setting('level', ['1', '2', '3'])).toBe('3');
    expect(setting('answers', ['type', 'choice'])).toBe('choice');
    expect(setting('difficulty', ['easy', 'hard'])).toBeNull();
    expect(setting('size', ['3x3'])).toBeNull();
    expect(setting('absent', ['any'])).toBeNull();
  });
});

describe('a URL with every parameter', () => {
  it('is read completely, with or without its question mark', () => {
    const everything = 'seed=42&time=longer&speed=2.5&calm&mute=1&start=true';
    const expected = { seed: 42, time: 'longer', speed: 2.5, reducedMotion: true, isMuted: true, startsAtOnce: true };
    expect(readSwitches(`?${everything}`)).toMatchObject(expected);
    expect(readSwitches(everything)).toMatchObject(expected);
  });

  it('keeps its valid parts if another is malformed', () => {
    expect(readSwitches('?seed=42&time=never&speed=-3&calm')).toMatchObject({
      ...NOTHING,
      seed: 42,
      reducedMotion: true,
    });
  });
});

describe('a random seed', () => {
  it('can be used in a URL, and differs each time', () => {
    const seeds = Array.from({ length: 200 }, randomSeed);
    expect(seeds.map((seed) => readSwitches(`?seed=${seed}`).seed)).toEqual(seeds);
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

describe('the settings of all games', () => {
  it('are normal time and sound by default', async () => {
    const usual = { time: 'normal', mix: 'me', isMuted: false, isMusicOn: false, volume: 0.8 };
    expect(await openSettings({})).toEqual(usual);
    expect(await openSettings('nonsense')).toEqual(usual);
  });

  it('are read as chosen, with each damaged one replaced individually', async () => {
    const chosen = { time: 'none', mix: 'all', isMuted: true, isMusicOn: true, volume: 0 };
    expect(await openSettings(chosen)).toEqual(chosen);
    expect(await openSettings({ ...chosen, time: 'slow' })).toEqual({ ...chosen, time: 'normal' });
    expect(await openSettings({ ...chosen, mix: 'us' })).toEqual({ ...chosen, mix: 'me' });
    expect(await openSettings({ ...chosen, isMuted: 'yes' })).toEqual({ ...chosen, isMuted: false });
    expect(await openSettings({ ...chosen, volume: 1.5 })).toEqual({ ...chosen, volume: 0.8 });
  });
});
