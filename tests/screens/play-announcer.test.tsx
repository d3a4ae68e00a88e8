// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnnouncementOptions } from '../../src/play/internal/announcer';
import { fakeSpeechDevice } from '../helpers/fake-speech-device';

vi.unmock('../../src/play/internal/announcer');

/** Opens a new page with its own announcer. */
async function freshPage(search = '') {
  history.replaceState(null, '', `/${search}`);
  vi.resetModules();
  const announcer = await import('../../src/play/internal/announcer');
  const { settingsStore } = await import('../../src/device/settings');
  render(<announcer.Announcer />);
  return {
    say: (...sentences: readonly string[]) =>
      act(() => {
        for (const sentence of sentences) announcer.announce(sentence);
      }),
    sayAbout: (sentence: string, options: AnnouncementOptions) => act(() => announcer.announce(sentence, options)),
    repeat: () =>
      act(() => {
        announcer.repeatAnnouncement();
      }),
    clear: () => act(() => announcer.clearAnnouncements()),
    forgetQuestion: () => act(() => announcer.forgetQuestion()),
    turnVoiceOn: () => act(() => settingsStore.update((known) => ({ ...known, isVoiceOn: true }))),
    said: () => screen.getByRole('status').textContent?.trim(),
    exactly: () => screen.getByRole('status').textContent,
  };
}

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** Lists each text that the live region shows within this time, to the nearest tenth of a second. */
function listen(said: () => string | undefined, ms: number): readonly string[] {
  const heard = [said() ?? ''];
  for (let passedMs = 0; passedMs < ms; passedMs += 100) {
    pass(100);
    const now = said() ?? '';
    if (now !== heard.at(-1)) heard.push(now);
  }
  return heard;
}

/** Adds this HTML to the page as its game. */
const show = (html: string) => {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.append(main);
};

const URGENT = { about: 'verdict', isUrgent: true } as const;
const LONG = 'This sentence has eighty characters, which a screen reader needs time to read ...';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.querySelector('main')?.remove();
  vi.unstubAllGlobals();
});

describe('The announcer', () => {
  it('is a polite live region from the start, and makes the first announcement immediately', async () => {
    const { say, said } = await freshPage();
    expect(said()).toBe('');
    expect(['polite', null]).toContain(screen.getByRole('status').getAttribute('aria-live'));
    say('Wave 1');
    expect(said()).toBe('Wave 1');
  });

  it('announces sentences in order, and keeps short ones for 700 ms', async () => {
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

  it('keeps a sentence for 60 ms per character', async () => {
    const { say, said } = await freshPage();
    say('Twenty-five characters ...', 'next');
    pass(1500);
    expect(said()).toBe('Twenty-five characters ...');
    pass(100);
    expect(said()).toBe('next');
  });

  it('keeps very long sentences for only four seconds', async () => {
    const { say, said } = await freshPage();
    say(LONG, 'next');
    pass(3900);
    expect(said()).toBe(LONG);
    pass(200);
    expect(said()).toBe('next');
  });

  it('speeds up with the game', async () => {
    const { say, said } = await freshPage('?speed=10');
    say(LONG, 'next');
    pass(399);
    expect(said()).toBe(LONG);
    pass(2);
    expect(said()).toBe('next');
  });

  it('drops nothing from a long queue', async () => {
    const { say, said } = await freshPage();
    const sentences = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    say(...sentences);
    expect(listen(said, 6000)).toEqual(sentences);
  });

  it('replaces a queued sentence with a newer one about the same subject', async () => {
    const { say, sayAbout, said } = await freshPage();
    say('now');
    sayAbout('Wave 2', { about: 'wave' });
    sayAbout('You won a hat!', {});
    sayAbout('Wave 3', { about: 'wave' });
    expect(listen(said, 4000)).toEqual(['now', 'You won a hat!', 'Wave 3']);
  });

  it('lets a verdict interrupt its question', async () => {
    const { sayAbout, said } = await freshPage();
    sayAbout('7 × 8', { about: 'question' });
    pass(100);
    sayAbout('Correct!', URGENT);
    pass(0);
    expect(said()).toBe('Correct!');
  });

  it('drops a queued question once it has been answered, but no other news', async () => {
    const { say, sayAbout, said } = await freshPage();
    say('Mental Maths.');
    sayAbout('7 × 8', { about: 'question' });
    sayAbout('Level 2!', { about: 'levelUp' });
    sayAbout('Correct!', URGENT);
    sayAbout('6 × 9', { about: 'question' });
    pass(0);
    expect(listen(said, 4000)).toEqual(['Correct!', 'Level 2!', '6 times 9']);
  });

  it('does not announce the next question before the verdict has been heard', async () => {
    const { sayAbout, said } = await freshPage();
    sayAbout('Not quite. The answer is 56.', URGENT);
    sayAbout('6 × 9', { about: 'question' });
    pass(1600);
    expect(said()).toBe('Not quite. The answer is 56.');
    pass(100);
    expect(said()).toBe('6 times 9');
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

describe('The voice', () => {
  it('reads each announcement once the previous one has ended', async () => {
    const device = fakeSpeechDevice();
    const { say, turnVoiceOn, said } = await freshPage();
    turnVoiceOn();
    say('one', 'two');
    expect(device.words()).toEqual(['one']);
    pass(2000);
    expect(said()).toBe('one');
    act(() => {
      device.end(0);
    });
    expect([device.words(), said()]).toEqual([['one', 'two'], 'two']);
  });

  it('reads nothing until it is turned on', async () => {
    const device = fakeSpeechDevice();
    const { say } = await freshPage();
    say('one');
    expect(device.words()).toEqual([]);
  });

  it('does not block later announcements if it never ends', async () => {
    fakeSpeechDevice();
    const { say, turnVoiceOn, said } = await freshPage();
    turnVoiceOn();
    say('one', 'two');
    pass(2700);
    expect(said()).toBe('one');
    pass(200);
    expect(said()).toBe('two');
  });

  it('does not delay announcements on a device without a voice', async () => {
    const { say, turnVoiceOn, said } = await freshPage();
    turnVoiceOn();
    say('one', 'two');
    pass(750);
    expect(said()).toBe('two');
  });

  it('is interrupted by urgent announcements', async () => {
    const device = fakeSpeechDevice();
    const { say, sayAbout, turnVoiceOn } = await freshPage();
    turnVoiceOn();
    say(LONG);
    sayAbout('Correct!', URGENT);
    pass(0);
    expect(device.words()).toEqual([LONG, 'Correct!']);
    expect(device.cancel).toHaveBeenCalled();
  });
});

describe('Repeating', () => {
  it('announces the question again immediately', async () => {
    const { say, sayAbout, repeat, said } = await freshPage();
    sayAbout('7 × 8', { about: 'question' });
    pass(0);
    pass(1000);
    say(LONG);
    expect(said()).toBe(LONG);
    repeat();
    pass(0);
    expect(said()).toBe('7 times 8');
  });

  it('announces the verdict again until the next question', async () => {
    const { sayAbout, repeat, exactly } = await freshPage();
    sayAbout('7 × 8', { about: 'question' });
    sayAbout('Correct!', URGENT);
    pass(5000);
    const first = exactly();
    repeat();
    pass(0);
    expect(exactly()?.trim()).toBe('Correct!');
    expect(exactly()).not.toBe(first);
  });

  it('still works after a pause has cleared the live region', async () => {
    const { sayAbout, repeat, clear, said } = await freshPage();
    sayAbout('7 × 8', { about: 'question' });
    pass(0);
    clear();
    expect(said()).toBe('');
    repeat();
    pass(0);
    expect(said()).toBe('7 times 8');
  });

  it('drops a queued question once the round is over', async () => {
    const { say, sayAbout, forgetQuestion, said } = await freshPage();
    say('You won a hat!');
    sayAbout('7 × 8', { about: 'question' });
    forgetQuestion();
    expect(listen(said, 3000)).toEqual(['You won a hat!']);
  });

  it('announces nothing once the round is over', async () => {
    const { sayAbout, repeat, forgetQuestion, clear, said } = await freshPage();
    sayAbout('7 × 8', { about: 'question' });
    pass(5000);
    forgetQuestion();
    clear();
    repeat();
    pass(100);
    expect(said()).toBe('');
  });
});

describe('An announcement', () => {
  it('lists the choices in order after the question', async () => {
    const { sayAbout, said } = await freshPage();
    show(
      '<div role="group" aria-label="Answers" class="answer-pad"><button><kbd aria-hidden="true">1</kbd>3/4</button><button>−2</button></div>',
    );
    sayAbout('1/2 + 1/4', { about: 'question' });
    pass(0);
    expect(said()).toBe('1 half plus 1 quarter. Choices: 3 quarters, minus 2.');
  });

  it('does not list the choices twice', async () => {
    const { sayAbout, said } = await freshPage();
    show('<div role="group" aria-label="Answers" class="answer-pad"><button>3</button><button>4</button></div>');
    sayAbout('2 + 1. Choices: 3, 4.', { about: 'question' });
    pass(0);
    expect(said()).toBe('2 plus 1. Choices: 3, 4.');
  });

  it('does not read out a whole board', async () => {
    const { sayAbout, said } = await freshPage();
    show(`<div role="group" aria-label="Answers" class="answer-pad">${'<button>5</button>'.repeat(16)}</div>`);
    sayAbout('Make 20.', { about: 'question' });
    pass(0);
    expect(said()).toBe('Make 20.');
  });

  it('of a mistake ends with how to continue', async () => {
    const { sayAbout, said } = await freshPage();
    show('<button data-continue>Next</button>');
    sayAbout('Not quite. 7 × 8 = 56.', URGENT);
    pass(0);
    expect(said()).toBe('Not quite. 7 times 8 equals 56. Press Enter to continue.');
  });

  it('of the last mistake offers the result as the next step', async () => {
    const { sayAbout, said } = await freshPage();
    show('<span data-testid="progress">10 of 10</span><button data-continue>Next</button>');
    sayAbout('Not quite.', URGENT);
    pass(0);
    expect(said()).toBe('Not quite. Press Enter for your result.');
  });

  it('of a mistake offers to wait if the game would continue automatically', async () => {
    const { sayAbout, said } = await freshPage();
    show('<button data-wait>Wait, show me</button>');
    sayAbout('Not quite.', URGENT);
    pass(0);
    expect(said()).toBe('Not quite. Press W to wait.');
  });
});
