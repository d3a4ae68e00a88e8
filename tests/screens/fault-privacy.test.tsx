// @vitest-environment jsdom
/* Whatever a device stores, an address names or a player types, none of it is in a report of "Something is wrong". */
import { assert, oneof, property, string, stringMatching } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { captainStore } from '../../src/device/captain';
import { settingsStore, storedSettingsStore } from '../../src/device/settings';
import { describePage, formatReport } from '../../src/pages/fault/facts';
import { currentRoundStore } from '../../src/play/round/current-round';
import { STORED_PARTS } from '../../src/progress/stored-parts';

const report = (error: Error | null = null): string => formatReport('', describePage(error));

const KEYS = new Set([
  ...STORED_PARTS.map(({ key }) => key),
  'numeria.child.first',
  'numeria.child.k1:numeria.voyage',
  'numeria.session',
  'numeria.unfinished',
  'numeria.class',
]);

/** A name, a word with digits, or an email address, as a child or a parent might have typed it. */
const planted = oneof(
  stringMatching(/^[A-Z][a-zé]{2,12}$/),
  stringMatching(/^[a-z]{2,8}[0-9]{2,6}$/),
  stringMatching(/^[0-9]{5,9}$/),
  stringMatching(/^[a-z]{2,8}@[a-z]{2,8}\.org$/),
  string({ minLength: 5, maxLength: 20, unit: 'grapheme' }).filter((text) => text.trim().length >= 5),
);

/** Puts a word wherever a page could take it from. */
function plant(word: string): Error {
  for (const key of KEYS)
    localStorage.setItem(key, JSON.stringify({ version: 1, data: { name: word, given: [word] } }));
  sessionStorage.setItem('numeria.page', word);
  captainStore.update((captain) => ({ ...captain, name: word }));
  settingsStore.update((settings) => ({ ...settings, notation: word }));
  storedSettingsStore.update((settings) => ({ ...settings, notation: word }));
  document.title = word;
  document.body.innerHTML = `<main data-game="math-facts"><h1></h1><input><p></p></main>`;
  document.querySelector('input')!.value = word;
  document.querySelector('p')!.textContent = word;
  const name = encodeURIComponent(word);
  const parameters = ['name', 'facts', 'notation', 'week', 'seed', 'difficulty', 'time', 'mode', name];
  const query = parameters.map((one) => `${one}=${name}`).join('&');
  history.replaceState({ word }, '', `/math-facts?${query}#${name}`);
  const game = GAMES.find(({ id }) => id === 'math-facts')!;
  const context = {
    seed: 7,
    settings: { mode: word, difficulty: word, time: word, answers: word, name: word },
    mix: { memory: word },
    tally: { answers: 3, name: word },
    round: { given: { typed: word, verdict: 'wrong' }, name: word },
    missed: [word],
    bests: { [word]: word },
  };
  currentRoundStore.set({ game, actor: { getSnapshot: () => ({ value: word, context }) } });
  const stack = `${word}: ${word}\n    at ${word} (${location.origin}/${name}?${name})`;
  return Object.assign(new Error(word), { name: word, stack, cause: word });
}

const settings = settingsStore.read();

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('A browser');
});
afterEach(() => {
  vi.restoreAllMocks();
  currentRoundStore.set(null);
  settingsStore.update(() => settings);
  localStorage.clear();
  document.body.replaceChildren();
});

describe('A report', () => {
  it('has the same text, whatever has been stored, typed or put in the address', () => {
    plant('Anna');
    const usual = report(plant('Anna'));
    expect(usual).toContain('Round: /math-facts?start&seed=7');
    assert(
      property(planted, (word) => {
        expect(report(plant(word))).toBe(usual);
      }),
      { numRuns: 200 },
    );
  });

  it('on a page that does not exist has the same text, whatever its address is', () => {
    history.replaceState(null, '', '/anna');
    const usual = report();
    assert(
      property(planted, (word) => {
        history.replaceState(null, '', `/week/${encodeURIComponent(word)}?name=${encodeURIComponent(word)}`);
        expect(report()).toBe(usual);
      }),
      { numRuns: 100 },
    );
  });
});
