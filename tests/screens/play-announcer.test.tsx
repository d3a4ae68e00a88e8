// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.unmock('../../src/play/internal/announcer');

/** The announcer of a newly opened page. */
async function freshPage() {
  vi.resetModules();
  const { announce, Announcer } = await import('../../src/play/internal/announcer');
  render(<Announcer />);
  return {
    say: (...sentences: readonly string[]) =>
      act(() => {
        for (const sentence of sentences) announce(sentence);
      }),
    said: () => screen.getByRole('status').textContent?.trim(),
    exactly: () => screen.getByRole('status').textContent,
  };
}

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('The announcer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is in the page as a polite live region before anything is announced, and announces the first sentence immediately', async () => {
    const { say, said } = await freshPage();
    expect(said()).toBe('');
    expect(['polite', null]).toContain(screen.getByRole('status').getAttribute('aria-live'));
    say('Wave 1');
    expect(said()).toBe('Wave 1');
  });

  it('announces one sentence after another, each long enough to be heard', async () => {
    const { say, said } = await freshPage();
    say('one', 'two', 'three');
    expect(said()).toBe('one');
    pass(600);
    expect(said()).toBe('one');
    pass(200);
    expect(said()).toBe('two');
    pass(700);
    expect(said()).toBe('three');
    pass(5000);
    expect(said()).toBe('three');
  });

  it('drops the oldest sentences when too many are waiting', async () => {
    const { say, said } = await freshPage();
    say('now', 'old', 'older', 'three', 'four', 'five', 'six');
    const heard = [said()];
    for (let sentence = 0; sentence < 6; sentence++) {
      pass(700);
      if (said() !== heard.at(-1)) heard.push(said());
    }
    expect(heard).toEqual(['now', 'three', 'four', 'five', 'six']);
  });

  it('changes a repeated sentence so that screen readers announce it', async () => {
    const { say, said, exactly } = await freshPage();
    say('7 plus 5?');
    const first = exactly();
    pass(1000);
    say('7 plus 5?');
    expect(said()).toBe('7 plus 5?');
    expect(exactly()).not.toBe(first);
    pass(1000);
    say('7 plus 5?');
    expect(exactly()).toBe(first);
  });

  it('announces the next sentence immediately after a silence', async () => {
    const { say, said } = await freshPage();
    say('one');
    pass(5000);
    say('two');
    expect(said()).toBe('two');
  });

  it('spells out symbols', async () => {
    const { say, said } = await freshPage();
    say('7 × 8 = ?');
    expect(said()).toBe('7 times 8 equals what?');
  });
});
