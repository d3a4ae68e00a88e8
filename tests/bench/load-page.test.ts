import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LoadResult } from '../../bench/load/measure.ts';
import { type LoadReport, withLoadReport } from '../../bench/load/page.ts';

const PAGE = readFileSync('docs/scale.md', 'utf8');

const RESULT: LoadResult = {
  scenario: 'sign-in',
  clients: 500,
  seconds: 8,
  requestsPerSecond: 321,
  p50: 7.25,
  p99: 1234.5,
  errors: { 'ask for an email: 503': 10, 'sign in with the code: 503': 5, 'connection: reset': 1 },
  memory: 250e6,
  steps: [{ name: 'ask for an email', count: 1000, p50: 7.25, p99: 1234.5 }],
};

const REPORT: LoadReport = {
  at: '2026-11-29 21:00 UTC',
  commit: 'abc1234',
  machine: '2 cores of a kind',
  databases: [
    {
      database: 'A database',
      before: [RESULT],
      soak: { ...RESULT, scenario: 'whole-visit', seconds: 600, errors: {}, memories: [200e6, 300e6] },
      after: [{ ...RESULT, requestsPerSecond: 300, errors: {} }],
    },
  ],
};

describe("The load test's part of docs/scale.md", () => {
  it('shows each figure before and after the long run, and errors by kind', () => {
    const page = withLoadReport(PAGE, REPORT);
    const row = page.split('\n').find((line) => line.startsWith('| sign in, look'));
    expect(row?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'sign in, look, delete the account',
      '500',
      '321 / 300',
      '7.3 / 7.3',
      '1235 / 1235',
      '503: 15 (1.5 %), connection: 1 (0.1 %) / none',
      '250 MB / 250 MB',
      '',
    ]);
    expect(page).toContain('500 clients for 10 minutes: 321 requests a second,');
    expect(page).toContain('200 MB, 300 MB.');
    expect(page).toContain('Measured 2026-11-29 21:00 UTC, commit abc1234, on 2 cores of a kind.');
  });

  it('replaces the figures of the previous run, and nothing else', () => {
    const once = withLoadReport(PAGE, REPORT);
    expect(withLoadReport(once, REPORT)).toBe(once);
    const [begin = '', , end = ''] = PAGE.split(/(?<=<!-- load:[^>]*-->\n)|(?=<!-- \/load -->)/);
    expect(once.startsWith(begin)).toBe(true);
    expect(once.endsWith(end)).toBe(true);
  });

  it('matches the stored figures', () => {
    const stored: LoadReport = JSON.parse(readFileSync('bench/load/latest.json', 'utf8'));
    expect(withLoadReport(PAGE, stored)).toBe(PAGE);
  });
});
