// @vitest-environment jsdom

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { dayVoyageStore } from '../../src/device/day-voyage';
import { openPersonalBestsStore } from '../../src/device/personal-bests';
import { getToday } from '../../src/device/today';
import { voyageStore } from '../../src/device/voyage';
import ProgressPage from '../../src/pages/progress/ProgressPage';
import { STORED_PARTS } from '../../src/progress/stored-parts';

const person = userEvent.setup();
const warp = openPersonalBestsStore('math-warp');
const persist = vi.fn<() => Promise<boolean>>();
const persisted = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  localStorage.clear();
  for (const storedPart of STORED_PARTS) storedPart.clear();
  persist.mockResolvedValue(true);
  persisted.mockResolvedValue(false);
  vi.stubGlobal('navigator', Object.assign(navigator, { storage: { persist, persisted } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  render(<ProgressPage />, { wrapper: MemoryRouter });
  // The browser has replied whether it will keep the data.
  await screen.findByText(/may clear your progress|has agreed/);
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') ?? document.body);

const fileOf = (data: unknown, version = 1) =>
  new File(
    [JSON.stringify({ kind: 'numeria-progress', version, savedAt: '2026-11-20T10:00:00Z', data })],
    'progress.json',
    {
      type: 'application/json',
    },
  );
const betterWarp = () =>
  fileOf({ 'numeria.math-warp.bests': { version: 1, data: { normal: { score: 2000, streak: 15 } } } });

const choose = (file: File) => person.upload(screen.getByLabelText('Choose a file'), file);

describe('The stored progress', () => {
  it('is empty for a new visitor, with a friendly message', async () => {
    await open();
    expect(part('Your passport').getByText(/Nothing here yet/)).toBeDefined();
    expect(screen.getAllByText('Get one right to win your first star.')).toHaveLength(GAMES.length);
    expect(document.title).toBe('Your progress | Numeria');
  });

  it('counts games whose only rounds were on a voyage or won nothing but stars', async () => {
    await open();
    act(() => {
      dayVoyageStore.update((voyages) => ({ ...voyages, visits: [[getToday(), 'time-master']] }));
      voyageStore.update((voyage) => ({ ...voyage, stars: { 'shape-match': 2, 'math-warp': 0 } }));
    });
    expect(screen.getByText(`You have played 2 of the ${GAMES.length} games on this device.`)).toBeDefined();
  });

  it('is shown for each game as soon as there is any', async () => {
    await open();
    act(() => warp.update(() => ({ normal: { score: 1240, streak: 12 } })));
    expect(card('Math Warp').getByText('1,240')).toBeDefined();
    expect(screen.getByText(`You have played 1 of the ${GAMES.length} games on this device.`)).toBeDefined();
    expect(card('Math Warp').getByRole('link').getAttribute('href')).toBe('/math-warp');
  });

  it('includes a warning if this device cannot save', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await open();
    expect(screen.getByRole('alert').textContent).toContain('Save it to a file');
  });
});

describe('Loading a file', () => {
  it('shows a preview, adds the file, and can be undone', async () => {
    warp.update(() => ({ normal: { score: 1240, streak: 12 } }));
    await open();
    await choose(betterWarp());
    const heading = await screen.findByRole('heading', { name: 'This will be added' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const load = part('Load from a file');
    expect(load.getByText('Saved on 20 November 2026.')).toBeDefined();
    expect(load.getByRole('listitem').textContent).toBe(
      'Math Warp: best score 2,000 (now 1,240), best streak 15 (now 12)',
    );
    expect(card('Math Warp').getByText('1,240')).toBeDefined();
    await person.click(button('Add to this device'));
    expect(load.getByRole('status').textContent).toBe('Done. Everything in the file is now on this device.');
    expect(document.activeElement).toBe(screen.getByLabelText('Choose a file'));
    expect(card('Math Warp').getByText('2,000')).toBeDefined();
    await person.click(button('Undo'));
    expect(card('Math Warp').getByText('1,240')).toBeDefined();
    expect(load.getByRole('status').textContent).toBe('Undone. Everything is back to how it was.');
  });

  it('is called your last rounds if it adds only rounds to play beside', async () => {
    await open();
    await choose(fileOf({ 'numeria.last-rounds': { version: 1, data: { 'math-warp': 'AAAA' } } }));
    await screen.findByRole('heading', { name: 'This will be added' });
    expect(part('Load from a file').getByRole('listitem').textContent).toBe(
      'Your last rounds: rounds to play beside yourself',
    );
  });

  it('changes nothing if the visitor decides against it', async () => {
    await open();
    await choose(betterWarp());
    await person.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(warp.read()).toEqual({});
    expect(screen.queryByRole('heading', { name: 'This will be added' })).toBeNull();
  });

  it('says so if there is nothing new, and does not offer to add anything', async () => {
    await open();
    await choose(fileOf({}));
    expect(await screen.findByText('Everything in it is already on this device.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add to this device' })).toBeNull();
  });

  it('names the parts that are left out', async () => {
    await open();
    await choose(fileOf({ 'numeria.shape-match.bests': 'x', 'numeria.videos': { version: 9, data: {} } }));
    expect(await screen.findByText(/was left out: Shape Match\./)).toBeDefined();
    expect(screen.getByText(/Saved by a newer version of Numeria: Videos\. Reload this page/)).toBeDefined();
  });

  it('counts unknown items without storing them', async () => {
    await open();
    const hostile = '<img src=x onerror=alert(1)>';
    await choose(
      fileOf({
        'numeria.math-warp.bests': {
          version: 1,
          data: { normal: { score: 7, streak: 3 }, [hostile]: { score: 9, streak: 9 } },
        },
        arithmeticHeroProgress: { totalCorrectAnswers: 40, [hostile]: hostile, unlockedItems: ['red-color', hostile] },
        'numeria.videos': { version: 1, data: { watched: { gcse: [hostile], [hostile]: ['a'] }, last: {} } },
        [hostile]: { [hostile]: hostile },
      }),
    );
    expect(await screen.findByText('We left out 6 items in this file that we did not recognise.')).toBeDefined();
    await person.click(button('Add to this device'));
    await vi.waitFor(() =>
      expect(localStorage.getItem('arithmeticHeroProgress')).toContain('"totalCorrectAnswers":40'),
    );
    expect(localStorage.getItem('numeria.math-warp.bests')).toContain('"score":7');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('onerror');
  });

  it('does not offer to add anything if all items are unknown', async () => {
    await open();
    await choose(fileOf({ somethingElse: 1 }));
    expect(await screen.findByText('We left out 1 item in this file that we did not recognise.')).toBeDefined();
    expect(screen.queryByText('Everything in it is already on this device.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to this device' })).toBeNull();
  });

  it.each([
    [
      'empty',
      new File([''], 'a.json', { type: 'application/json' }),
      /is empty\. Choose another one\. Nothing has changed/,
    ],
    ['of a newer version', fileOf({}, 2), /saved by a newer version of Numeria\. Reload this page/],
    ['something else', new File(['{"a":1}'], 'a.json', { type: 'application/json' }), /not a saved progress file/],
    [
      'cut off',
      new File(['{"kind":"numeria-progress","version":1,"da'], 'a.json', { type: 'application/json' }),
      /is damaged/,
    ],
  ])('rejects a file that is %s with a plain message', async (_, file, strings) => {
    await open();
    await choose(file);
    await vi.waitFor(() => expect(part('Load from a file').getByRole('status').textContent).toMatch(strings));
    expect(screen.queryByRole('button', { name: 'Add to this device' })).toBeNull();
  });

  it('works if the file is dropped anywhere, without the browser opening it', async () => {
    await open();
    const dataTransfer = { types: ['Files'], files: [betterWarp()] };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(await screen.findByRole('heading', { name: 'This will be added' })).toBeDefined();
  });

  it('does not intercept text dropped on a field', async () => {
    await open();
    const dataTransfer = { types: ['text/plain'], files: [] };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(true);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(true);
  });

  it('shows the last dropped file, even if another one was slower', async () => {
    await open();
    const slow = fileOf({});
    const waiting: ((text: string) => void)[] = [];
    vi.spyOn(slow, 'text').mockReturnValue(new Promise((resolve) => void waiting.push(resolve)));
    for (const file of [slow, betterWarp()])
      fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });
    await screen.findByRole('heading', { name: 'This will be added' });
    await act(async () => waiting[0]?.('{}'));
    expect(screen.getByRole('heading', { name: 'This will be added' })).toBeDefined();
  });

  it('calls a file damaged if any part of it is invalid', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const storedPart = STORED_PARTS[0];
    if (storedPart === undefined) throw new Error('Nothing is kept.');
    vi.spyOn(storedPart, 'compare').mockImplementation(() => {
      throw new TypeError('not iterable');
    });
    await open();
    await choose(fileOf({ [storedPart.key]: 1 }));
    await vi.waitFor(() => expect(part('Load from a file').getByRole('status').textContent).toMatch(/is damaged/));
  });

  it('warns that the progress will be lost if this device cannot save', async () => {
    await open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await choose(betterWarp());
    await person.click(await screen.findByRole('button', { name: 'Add to this device' }));
    expect(part('Load from a file').getByRole('status').textContent).toContain('when you close the page');
  });
});

describe("The browser's promise to keep data", () => {
  it('is only requested when the button is pressed, and the reply is shown', async () => {
    await open();
    expect(persist).not.toHaveBeenCalled();
    await person.click(button('Ask the browser to keep it'));
    expect(await screen.findByText('Good news: the browser will keep it.')).toBeDefined();
    expect(screen.getByText('This browser has agreed to keep your progress.')).toBeDefined();
  });

  it('is reported without alarm if it is refused', async () => {
    persist.mockResolvedValue(false);
    await open();
    await person.click(button('Ask the browser to keep it'));
    expect(await screen.findByText(/Not yet/)).toBeDefined();
  });
});

describe('Starting over', () => {
  it('asks first, with the focus on the safe choice, and Escape cancels', async () => {
    warp.update(() => ({ normal: { score: 7, streak: 1 } }));
    await open();
    await person.click(button('Start over...'));
    expect(document.activeElement).toBe(button('Keep everything'));
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Start over...'));
    expect(warp.read()).toEqual({ normal: { score: 7, streak: 1 } });
  });

  it('clears everything after confirmation, and Undo restores it', async () => {
    warp.update(() => ({ normal: { score: 7, streak: 1 } }));
    await open();
    await person.click(button('Start over...'));
    await person.click(button('Clear everything'));
    expect(warp.read()).toEqual({});
    expect(part('Start over').getByRole('status').textContent).toContain('Everything was cleared.');
    await person.click(button('Undo'));
    expect(warp.read()).toEqual({ normal: { score: 7, streak: 1 } });
    expect(document.activeElement).toBe(button('Start over...'));
  });

  it('can still be undone after asking again, and after clearing twice', async () => {
    warp.update(() => ({ normal: { score: 7, streak: 1 } }));
    await open();
    await person.click(button('Start over...'));
    await person.click(button('Clear everything'));
    await person.click(button('Start over...'));
    await person.click(button('Keep everything'));
    expect(part('Start over').getByRole('status').textContent).toContain('You can undo this');
    act(() => warp.update(() => ({ normal: { score: 3, streak: 3 } })));
    await person.click(button('Start over...'));
    await person.click(button('Clear everything'));
    expect(warp.read()).toEqual({});
    await person.click(button('Undo'));
    expect(warp.read()).toEqual({ normal: { score: 7, streak: 3 } });
  });
});
