// @vitest-environment jsdom

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checksumOf } from '../../machines/core/checksum';
import { isRusty, knownOf, type Memory, merge, NO_MEMORY } from '../../machines/learning/memory';
import { pack } from '../../machines/learning/packed';
import { factSkill, PRODUCTS, SUMS } from '../../machines/learning/skills';
import { learningStore } from '../../src/device/learning';
import { dayToday } from '../../src/device/today';
import { factRounds } from '../../src/games/fact-rounds';
import Facts from '../../src/pages/facts/Facts';
import { KnownCard } from '../../src/pages/facts/KnownCard';
import { mapLink } from '../../src/pages/facts/link';
import { memoryOf } from '../helpers/memories';

const person = userEvent.setup();
const TODAY = dayToday();
/** Quick with 2 × 3, right with 4 × 5, learning 7 × 8, which went wrong; 5 + 8 is right. */
const YOUNG = memoryOf({ '2x3': 'qqqqq', '4x5': 'rrrr', '7x8': 'rm', '5+8': 'rrrr' }, TODAY);

beforeEach(() => {
  localStorage.clear();
  learningStore.update(() => NO_MEMORY);
});

function open(memory: Memory = YOUNG, address = '/progress/facts') {
  learningStore.update(() => memory);
  render(
    <MemoryRouter initialEntries={[address]}>
      <Facts />
    </MemoryRouter>,
  );
}
const fragmentOf = (memory: Memory): string => new URL(mapLink(memory)).hash;

const section = (name: string) => within(screen.getByRole('region', { name }));
const map = (name: string) => screen.getByRole('grid', { name });
const tilesOf = (fact: string, within_ = document.body) => [
  ...within_.querySelectorAll<HTMLElement>(`[data-fact="${fact}"]`),
];
const tilesIn = (name: string) => [...map(name).querySelectorAll<HTMLElement>('[data-fact]')];
const statesOf = (fact: string) => tilesOf(fact).map((tile) => tile.dataset['known']);
const tile = (name: string | RegExp) => screen.getByLabelText(name);
/** The tile that the map, which has the focus, says is the one. */
const focused = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.getAttribute('aria-label');
};

describe('The map', () => {
  it('has a tile for each fact of the tables and of the sums to 20, which says how far it has come', () => {
    open();
    expect(document.title).toBe('What you know | Numeria');
    const facts = (name: string) => new Set(tilesIn(name).map(({ dataset }) => dataset['fact']));
    expect(tilesIn('Times tables: Times')).toHaveLength(144);
    expect(facts('Times tables: Times')).toEqual(new Set(PRODUCTS));
    expect(facts('Sums to 20: Add')).toEqual(new Set(SUMS));
    expect(statesOf('2x3')).toEqual(['quick', 'quick']);
    expect(statesOf('4x5')).toEqual(['right', 'right']);
    expect(statesOf('7x8')).toEqual(['learning', 'learning']);
    expect(statesOf('12x12')).toEqual(['new']);
    expect(statesOf('5+8')).toEqual(['right', 'right']);
  });

  it('says each state in words, and shows a number only where it is known', () => {
    open();
    expect(tile('2 × 3 = 6, quick').textContent).toBe('6');
    expect(tile('4 × 5 = 20, right').textContent).toBe('20');
    expect(tile('7 × 8 = 56, learning').textContent).toBe('');
    expect(tile('12 × 12 = 144, not met yet').textContent).toBe('');
    const legend = within(screen.getByRole('list', { name: 'What the tiles mean' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'not asked yet',
      'learning',
      'right',
      'quick',
      'a bit rusty',
    ]);
  });

  it('says what is rusty, and takes nothing away for it', () => {
    open(memoryOf({ '2x3': 'qqqqq' }, TODAY - 200));
    expect(tile('2 × 3 = 6, quick, a bit rusty').dataset['known']).toBe('quick');
    expect(section('Times tables').getByText('You know 1 of 78.')).toBeDefined();
  });

  it('counts what is known of each operation, and shows dividing and taking away as well', async () => {
    open(memoryOf({ '2x3': 'qqqqq', '4x5': 'rrrr', '÷7x8': 'rrrr', '−5+8': 'rrrr' }, TODAY));
    expect(section('Times tables').getByText('You know 2 of 78.')).toBeDefined();
    await person.click(screen.getByRole('radio', { name: '÷ Divide' }));
    expect(section('Times tables').getByText('You know 1 of 78.')).toBeDefined();
    expect(tile('56 ÷ 7 = 8, right').dataset['fact']).toBe('÷7x8');
    expect(tile('56 ÷ 8 = 7, right').dataset['fact']).toBe('÷7x8');
    await person.click(screen.getByRole('radio', { name: '− Take away' }));
    expect(tile('13 − 5 = 8, right').textContent).toBe('13');
  });

  it('is one stop for the keyboard; arrow keys go from tile to tile and stay within it', async () => {
    open();
    const grid = map('Times tables: Times');
    expect(grid.querySelectorAll('[tabindex], a, button, input')).toHaveLength(0);
    await person.click(tile(/^11 × 11 /));
    expect(document.activeElement).toBe(grid);
    expect([...grid.querySelectorAll('[aria-selected="true"]')]).toEqual([tile(/^11 × 11 /)]);
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('12 × 12 = 144, not met yet');
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('12 × 12 = 144, not met yet');
    await person.keyboard('{Home}');
    expect(focused()).toContain('12 × 1 =');
    await person.keyboard('{ArrowUp}{ArrowLeft}{End}');
    expect(focused()).toContain('11 × 12 =');
    await person.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toContain('1 × 1 =');
  });

  it('shows the fact that has the focus by itself: its sum, its state in a sentence, its picture', async () => {
    open();
    await person.click(tile('4 × 5 = 20, right'));
    const tables = section('Times tables');
    expect(tables.getByText('4 × 5 = 20')).toBeDefined();
    expect(tables.getByText('You get this one right.')).toBeDefined();
    expect(document.querySelector('[data-picture="array"]')).not.toBeNull();
  });
});

describe('What comes next', () => {
  it('names what went wrong first, then what is being learnt and what is new, and shows the first by itself', () => {
    open();
    const next = within(section('Times tables').getByRole('region', { name: 'What comes next' }));
    expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '7 × 8: it went wrong last time',
      '1 × 1: new',
      '1 × 2: new',
    ]);
    expect(section('Times tables').getByText('7 × 8 = 56')).toBeDefined();
  });

  it('leads to a round of just these, in a game that can ask for them', () => {
    open();
    const links = screen.getAllByRole('link', { name: 'Practise these' });
    const address = new URL(links[0]?.getAttribute('href') ?? '', location.origin);
    expect(address.searchParams.get('facts')).toBe('7x8 1x1 1x2');
    expect(address.searchParams.has('start')).toBe(true);
    expect(links).toHaveLength(2);
  });

  it('names settings that the games have', () => {
    for (const operation of ['+', '−', '×', '÷'] as const) {
      const rounds = factRounds(operation, [factSkill(operation, 7, 8)]);
      expect(rounds.length).toBeGreaterThan(0);
      for (const { game, address } of rounds) {
        const { searchParams } = new URL(address, location.origin);
        const named = [...searchParams].filter(([name]) => !['facts', 'start'].includes(name));
        for (const [name, value] of named) expect(game.settings[name]).toContain(value);
      }
    }
  });

  it('offers nothing once all is known', () => {
    open(memoryOf(Object.fromEntries(PRODUCTS.map((skill) => [skill, 'qqqqq'])), TODAY));
    expect(section('Times tables').getByText('You know all 78!')).toBeDefined();
    expect(section('Times tables').queryByRole('link', { name: 'Practise these' })).toBeNull();
  });
});

const had = () =>
  within(screen.getByRole('group', { name: 'Which times tables have you learnt?' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

describe('The tables that were had', () => {
  it('are said by one press each, and taken back by another', async () => {
    open(NO_MEMORY);
    await person.click(screen.getByRole('button', { name: 'The 10 times table' }));
    await person.click(screen.getByRole('button', { name: 'The 2 times table' }));
    expect(had()).toEqual(['2', '10']);
    expect(learningStore.read().tables).toEqual([2, 10]);
    await person.click(screen.getByRole('button', { name: 'The 10 times table' }));
    expect(learningStore.read().tables).toEqual([2]);
  });

  it('are asked of nobody who looks at the map of somebody else', () => {
    open(NO_MEMORY, `/progress/facts${fragmentOf(YOUNG)}`);
    expect(screen.queryByRole('group', { name: 'Which times tables have you learnt?' })).toBeNull();
  });
});

const begin = () => person.click(screen.getByRole('button', { name: 'Copy the numbers' }));
const shown = () => screen.getByTestId('copy').textContent;
const timesOf = (by: 'keys' | 'pad') => learningStore.read().hands[by]?.times.flat() ?? [];

describe('The hand', () => {
  it('is known by its times once twelve numbers are copied, and thanked', async () => {
    open(NO_MEMORY);
    await begin();
    for (let copied = 0; copied < 12; copied++) {
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: `Copy ${shown()}` }));
      await person.keyboard(`${shown()}{Enter}`);
    }
    expect(timesOf('keys')).toHaveLength(12);
    expect(screen.getByText('Thank you! Now the map knows how fast you type.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Once more' }));
    expect(learningStore.read().traces).toEqual({});
  });

  it('is known for the pad by itself', async () => {
    open(NO_MEMORY);
    await begin();
    const pad = within(screen.getByRole('group', { name: 'Number pad' }));
    for (const digit of shown() ?? '') await person.click(pad.getByRole('button', { name: digit }));
    await person.click(screen.getByRole('button', { name: 'OK' }));
    expect([timesOf('pad').length, timesOf('keys').length]).toEqual([1, 0]);
  });

  it('learns nothing from a number that is another one, which is asked for again', async () => {
    open(NO_MEMORY);
    await begin();
    const number = shown();
    await person.keyboard('99999{Enter}');
    expect(shown()).toBe(number);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    expect(timesOf('keys')).toEqual([]);
  });

  it('can be left alone at any time', async () => {
    open(NO_MEMORY);
    await begin();
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy the numbers' }));
  });
});

/** A fragment that holds a text of anybody's, with the right checksum. */
const forged = (text: string) => `#map=${checksumOf(text).toString(36)}.${text}`;

describe('The map of a link', () => {
  it('is shown, and touches nothing here until somebody adds it', async () => {
    open(memoryOf({ '9x9': 'qqqqq' }, TODAY), `/progress/facts${fragmentOf(YOUNG)}`);
    expect(statesOf('2x3')).toContain('quick');
    expect(statesOf('9x9')).toEqual(['new']);
    expect(knownOf(learningStore.read(), '2x3')).toBe('new');
    await person.click(screen.getByRole('button', { name: 'Show my own map' }));
    expect(statesOf('9x9')).toEqual(['quick']);
    expect(statesOf('2x3')).toContain('new');
  });

  it('becomes part of the own map where somebody presses for it', async () => {
    open(memoryOf({ '9x9': 'qqqqq' }, TODAY), `/progress/facts${fragmentOf(YOUNG)}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    expect(screen.getByText('Done. It is part of your own map now.')).toBeDefined();
    expect(statesOf('9x9')).toEqual(['quick']);
    expect(statesOf('2x3')).toContain('quick');
    expect(knownOf(learningStore.read(), '2x3')).toBe('quick');
  });

  it('is taken back by Undo, and says so where the own map has changed since', async () => {
    const own = memoryOf({ '9x9': 'qqqqq' }, TODAY);
    open(own, `/progress/facts${fragmentOf(YOUNG)}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    expect(document.activeElement?.textContent).toContain('Done.');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(learningStore.read()).toEqual(own);
    expect(screen.getByText('Undone. Your map is back to how it was.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Undone.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('stays added where something was learnt before Undo is pressed', async () => {
    open(NO_MEMORY, `/progress/facts${fragmentOf(YOUNG)}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    act(() => learningStore.update((memory) => merge(memory, memoryOf({ '9x9': 'qqqqq' }, TODAY))));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Your map has changed since then, so it stays as it is.')).toBeDefined();
    expect(statesOf('2x3')).toContain('quick');
    expect(statesOf('9x9')).toEqual(['quick']);
  });

  it('adds nothing that is here already, and offers nothing to take back then', async () => {
    open(YOUNG, `/progress/facts${fragmentOf(YOUNG)}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    expect(screen.getByText('Everything on that map is already on yours.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('brings what a file may bring: no skill that nobody knows, no other table, no hand, and no day that has not come', async () => {
    const [version, facts] = pack(memoryOf({ '2x3': 'qqqqq' }, TODAY + 5000)).split(';');
    const kinds = 'juggling.clubs:ASTEn4P,juggling.rings:ASTEn4P';
    open(NO_MEMORY, `/progress/facts${forged([version, facts, kinds, `___:${'_'.repeat(3000)}::`, '.C_'].join(';'))}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    expect(
      screen.getByText(
        'Done. It is part of your own map now. We left out 2 items in this link that we did not recognise.',
      ),
    ).toBeDefined();
    const { traces, hands, tables } = learningStore.read();
    expect([Object.keys(traces), hands, tables]).toEqual([['2x3'], {}, [2]]);
    expect(traces['2x3']?.lastDay).toBe(TODAY);
  });

  it('is refused in plain words where it is damaged, beside the own map', () => {
    open(YOUNG, `/progress/facts${fragmentOf(YOUNG).slice(0, -9)}`);
    expect(screen.getByRole('alert').textContent).toContain('This link is damaged');
    expect(statesOf('2x3')).toContain('quick');
    expect(screen.queryByRole('button', { name: 'Add it to my map' })).toBeNull();
  });
});

const openDrawer = () => person.click(screen.getByRole('button', { name: 'For grown-ups' }));

describe('For grown-ups', () => {
  it('is closed at first, and says what each state means', async () => {
    open();
    expect(screen.queryByText(/within 1.5 to 3 seconds/)).toBeNull();
    await openDrawer();
    expect(screen.getByText(/within 1.5 to 3 seconds/)).toBeDefined();
  });

  it('makes a link and its QR code only when they are asked for', async () => {
    open();
    await openDrawer();
    expect(screen.queryByRole('img', { name: 'QR code of this link' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show as a QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code of this link' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  });

  it('prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    open();
    await openDrawer();
    await person.click(screen.getByRole('button', { name: 'Print on one page' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

const sheet = () => document.querySelector<HTMLElement>('.printed-sheet');

describe('The printed sheet', () => {
  it('is there while the page is printed, and says all by letters: /, a number, ~ for rusty', () => {
    open(memoryOf({ '2x3': 'qqqqq', '7x8': 'rm' }, TODAY - 200));
    expect(isRusty(learningStore.read(), '2x3', TODAY)).toBe(true);
    expect(sheet()).toBeNull();
    fireEvent(globalThis.window, new Event('beforeprint'));
    const tables = within(sheet() ?? document.body).getAllByRole('table');
    expect(tables).toHaveLength(4);
    const [times] = tables;
    expect(within(times ?? document.body).getAllByText('~6')).toHaveLength(2);
    expect(within(times ?? document.body).getAllByText('/')).toHaveLength(2);
    expect(sheet()?.textContent).toContain('Name:');
    expect(sheet()?.textContent).toContain(String(new Date().getFullYear()));
    expect(sheet()?.textContent).toContain('7 × 8');
    fireEvent(globalThis.window, new Event('afterprint'));
    expect(sheet()).toBeNull();
    expect(document.body.dataset['prints']).toBeUndefined();
  });
});

describe('On the page of the progress', () => {
  it('what is known is counted and shown in small, with the way to the map', () => {
    learningStore.update(() => YOUNG);
    render(<KnownCard />, { wrapper: MemoryRouter });
    const card = section('What you know');
    expect(card.getByText(/Times tables:/).textContent).toBe('Times tables: 2 of 78. Sums to 20: 1 of 55.');
    expect(card.getByRole('link', { name: 'See your map' }).getAttribute('href')).toBe('/progress/facts');
    expect(statesOf('2x3')).toEqual(['quick', 'quick']);
  });
});
