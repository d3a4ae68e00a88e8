import { describe, expect, it } from 'vitest';
import { type BenchResults, renderLatestPage } from '../../bench/latest-page';

const quiet = { at: '2026-11-22 14:00 UTC', commit: 'abc1234', machine: '2 cores of a kind' };
const later = { ...quiet, at: '2026-11-23 09:00 UTC', commit: 'def5678' };

const frames = (subject: string, bytes: number, run = quiet): BenchResults => ({
  subject,
  measure: 'frames',
  run,
  seconds: 12,
  figures: [{ name: 'bytes allocated a frame, 5 things', value: bytes, unit: 'bytes' }],
});
const loading: BenchResults = {
  subject: 'site',
  measure: 'loading',
  run: quiet,
  seconds: 90,
  figures: [
    { name: 'largest paint', of: '/faq', value: 1200, unit: 'milliseconds' },
    { name: 'largest paint', of: '/auth', value: 2600, unit: 'milliseconds' },
  ],
};
const limitsOf = (subject: string) =>
  subject === 'site' ? { 'largest paint': 2500 } : { 'bytes allocated a frame, 5 things': 4096 };

/** The cells of the row that begins with a word. */
const row = (page: string, first: string): readonly string[] =>
  page
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .find((cells) => cells[1] === first)
    ?.filter((text) => text !== '') ?? [];

describe('The latest results page', () => {
  it('states the machine, the commit and the time', () => {
    expect(renderLatestPage([frames('hero', 2048)], limitsOf)).toContain(
      '2026-11-22 14:00 UTC, commit abc1234, on 2 cores of a kind.',
    );
  });

  it('states the run of each measure if there are several runs', () => {
    const page = renderLatestPage([frames('hero', 2048), frames('warp', 2048, later)], limitsOf);
    expect(page).toContain('1. 2026-11-22');
    expect(page).toContain('2. 2026-11-23');
    expect(page).toContain('Measured: frames (12 s, run 1).');
    expect(page).toContain('Measured: frames (12 s, run 2).');
  });

  it('has a row for each game and one for the limits, and shows values over a limit in bold', () => {
    const page = renderLatestPage([frames('hero', 2048), frames('warp', 5120)], limitsOf);
    expect(row(page, 'hero')).toEqual(['hero', '2048 B']);
    expect(row(page, 'warp')).toEqual(['warp', '**5120 B**']);
    expect(row(page, 'limit')).toEqual(['limit', '4096 B']);
    expect(page).toContain('- warp: bytes allocated a frame, 5 things');
  });

  it('also has a row for each page', () => {
    const page = renderLatestPage([loading], limitsOf);
    expect(row(page, '/faq')).toEqual(['/faq', '1200 ms']);
    expect(row(page, '/auth')).toEqual(['/auth', '**2600 ms**']);
    expect(page).toContain('- site: largest paint of /auth');
  });

  it('says that nothing exceeds its limit only if that is true', () => {
    expect(renderLatestPage([frames('hero', 2048)], limitsOf)).toContain('Nothing is over its limit.');
    expect(renderLatestPage([loading], limitsOf)).not.toContain('Nothing is over its limit.');
    expect(renderLatestPage([frames('hero', Number.NaN)], limitsOf)).not.toContain('Nothing is over its limit.');
  });
});
