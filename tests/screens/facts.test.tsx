// @vitest-environment jsdom

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { computeChecksum } from '../../machines/core/checksum';
import { getKnowledgeLevel, isRusty, type Memory, mergeMemories, NO_MEMORY } from '../../machines/learning/memory';
import { packMemory } from '../../machines/learning/pack-memory';
import { FACT_SKILLS, factSkill, PRODUCTS, SUM_KINDS, SUMS } from '../../machines/learning/skills';
import { findFactRounds } from '../../src/catalogue/fact-rounds';
import { SKILL_TOPICS } from '../../src/catalogue/skill-topics';
import { learningStore } from '../../src/device/learning';
import { getToday } from '../../src/device/today';
import { FactMapCard } from '../../src/pages/facts/FactMapCard';
import FactMapPage from '../../src/pages/facts/FactMapPage';
import { createMapLink, createQrLink, parseMapFragment } from '../../src/pages/facts/map-link';
import { createMemory } from '../helpers/memories';

const person = userEvent.setup();
const TODAY = getToday();
/** 2 × 3 is quick, 4 × 5 is right, 7 × 8 went wrong and is being learnt, 5 + 8 is right. */
const YOUNG = createMemory({ '2x3': 'qqqqq', '4x5': 'rrrr', '7x8': 'rm', '5+8': 'rrrr' }, TODAY);

beforeEach(() => {
  localStorage.clear();
  learningStore.update(() => NO_MEMORY);
});

function open(memory: Memory = YOUNG, address = '/progress/facts') {
  learningStore.update(() => memory);
  render(
    <MemoryRouter initialEntries={[address]}>
      <FactMapPage />
    </MemoryRouter>,
  );
}
const fragmentOf = (memory: Memory): string => new URL(createMapLink(memory)).hash;

const section = (name: string) => within(screen.getByRole('region', { name }));
const map = (name: string) => screen.getByRole('grid', { name });
const tilesOf = (fact: string, within_ = document.body) => [
  ...within_.querySelectorAll<HTMLElement>(`[data-fact="${fact}"]`),
];
const tilesIn = (name: string) => [...map(name).querySelectorAll<HTMLElement>('[data-fact]')];
const statesOf = (fact: string) => tilesOf(fact).map((tile) => tile.dataset['known']);
const tile = (name: string | RegExp) => screen.getByLabelText(name);
/** The active tile of the focused map. */
const focused = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.getAttribute('aria-label');
};

describe('The map of facts', () => {
  it('has a tile with a state for each times-table fact and each sum to 20', () => {
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

  it('names each state, and shows a number only on known facts', () => {
    open();
    expect(tile('2 × 3 = 6, quick').textContent).toBe('6');
    expect(tile('4 × 5 = 20, right').textContent).toBe('20');
    expect(tile('7 × 8 = 56, learning').textContent).toBe('');
    expect(tile('12 × 12 = 144, not asked yet').textContent).toBe('');
    const legend = within(screen.getByRole('list', { name: 'What the tiles mean' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'not asked yet',
      'learning',
      'right',
      'quick',
      'a bit rusty',
    ]);
  });

  it('marks rusty facts without taking away progress', () => {
    open(createMemory({ '2x3': 'qqqqq' }, TODAY - 200));
    expect(tile('2 × 3 = 6, quick, a bit rusty').dataset['known']).toBe('quick');
    expect(section('Times tables').getByText('You know 1 of 78.')).toBeDefined();
  });

  it('counts the known facts for each operation, including division and subtraction', async () => {
    open(createMemory({ '2x3': 'qqqqq', '4x5': 'rrrr', '÷7x8': 'rrrr', '−5+8': 'rrrr' }, TODAY));
    expect(section('Times tables').getByText('You know 2 of 78.')).toBeDefined();
    await person.click(screen.getByRole('radio', { name: '÷ Divide' }));
    expect(section('Times tables').getByText('You know 1 of 78.')).toBeDefined();
    expect(tile('56 ÷ 7 = 8, right').dataset['fact']).toBe('÷7x8');
    expect(tile('56 ÷ 8 = 7, right').dataset['fact']).toBe('÷7x8');
    await person.click(screen.getByRole('radio', { name: '− Take away' }));
    expect(tile('13 − 5 = 8, right').textContent).toBe('13');
  });

  it('is one tab stop, and arrow keys move between tiles and stay inside', async () => {
    open();
    const grid = map('Times tables: Times');
    expect(grid.querySelectorAll('[tabindex], a, button, input')).toHaveLength(0);
    await person.click(tile(/^11 × 11 /));
    expect(document.activeElement).toBe(grid);
    expect([...grid.querySelectorAll('[aria-selected="true"]')]).toEqual([tile(/^11 × 11 /)]);
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('12 × 12 = 144, not asked yet');
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('12 × 12 = 144, not asked yet');
    await person.keyboard('{Home}');
    expect(focused()).toContain('12 × 1 =');
    await person.keyboard('{ArrowUp}{ArrowLeft}{End}');
    expect(focused()).toContain('11 × 12 =');
    await person.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toContain('1 × 1 =');
  });

  it('shows the active fact with its sum, its state in a sentence and its picture', async () => {
    open();
    await person.click(tile('4 × 5 = 20, right'));
    const tables = section('Times tables');
    expect(tables.getByText('4 × 5 = 20')).toBeDefined();
    expect(tables.getByText('You get this one right.')).toBeDefined();
    expect(document.querySelector('[data-picture="array"]')).not.toBeNull();
  });
});

describe('Suggestions for practice', () => {
  it('list mistakes first, then facts being learnt, then new ones, and show the first in detail', () => {
    open();
    const next = within(section('Times tables').getByRole('region', { name: /^What to practise next/ }));
    expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '7 × 8: not right last time',
      '1 × 1: new',
      '1 × 2: new',
    ]);
    expect(section('Times tables').getByText('7 × 8 = 56')).toBeDefined();
  });

  it('link to a round with exactly these facts', () => {
    open();
    const links = screen.getAllByRole('link', { name: 'Practise these' });
    const address = new URL(links[0]?.getAttribute('href') ?? '', location.origin);
    expect(address.searchParams.get('facts')).toBe('7x8 1x1 1x2');
    expect(address.searchParams.has('start')).toBe(true);
    expect(links).toHaveLength(2);
  });

  it('use settings that the games have', () => {
    for (const operation of ['+', '−', '×', '÷'] as const) {
      const rounds = findFactRounds(operation, [factSkill(operation, 7, 8)]);
      expect(rounds.length).toBeGreaterThan(0);
      for (const { game, address } of rounds) {
        const { searchParams } = new URL(address, location.origin);
        const named = [...searchParams].filter(([name]) => !['facts', 'start'].includes(name));
        for (const [name, value] of named) expect(game.settings[name]).toContain(value);
      }
    }
  });

  it('are empty once everything is known', () => {
    open(createMemory(Object.fromEntries(PRODUCTS.map((skill) => [skill, 'qqqqq'])), TODAY));
    expect(section('Times tables').getByText('You know all 78!')).toBeDefined();
    expect(section('Times tables').queryByRole('link', { name: 'Practise these' })).toBeNull();
  });
});

const had = () =>
  within(screen.getByRole('group', { name: 'Which times tables have you learnt?' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

describe('The learnt tables', () => {
  it('are each selected with one press and deselected with another', async () => {
    open(NO_MEMORY);
    await person.click(screen.getByRole('button', { name: 'The 10 times table' }));
    await person.click(screen.getByRole('button', { name: 'The 2 times table' }));
    expect(had()).toEqual(['2', '10']);
    expect(learningStore.read().tables).toEqual([2, 10]);
    await person.click(screen.getByRole('button', { name: 'The 10 times table' }));
    expect(learningStore.read().tables).toEqual([2]);
  });

  it("are not asked about on someone else's map", () => {
    open(NO_MEMORY, `/progress/facts${fragmentOf(YOUNG)}`);
    expect(screen.queryByRole('group', { name: 'Which times tables have you learnt?' })).toBeNull();
  });
});

const begin = () => person.click(screen.getByRole('button', { name: 'Copy the numbers' }));
const shown = () => screen.getByTestId('copy').textContent;
const timesOf = (by: 'keys' | 'pad') => learningStore.read().hands[by]?.times.flat() ?? [];

describe('The typing test', () => {
  it('stores the typing times after twelve numbers, and says thank you', async () => {
    open(NO_MEMORY);
    await begin();
    for (let copied = 0; copied < 12; copied++) {
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: `Copy ${shown()}` }));
      await person.keyboard(`${shown()}{Enter}`);
    }
    expect(timesOf('keys')).toHaveLength(12);
    expect(screen.getByText('Thank you! Now the map knows how fast you type.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Again' }));
    expect(learningStore.read().traces).toEqual({});
  });

  it('stores separate times for the number pad', async () => {
    open(NO_MEMORY);
    await begin();
    const pad = within(screen.getByRole('group', { name: 'Number pad' }));
    for (const digit of shown() ?? '') await person.click(pad.getByRole('button', { name: digit }));
    await person.click(screen.getByRole('button', { name: 'OK' }));
    expect([timesOf('pad').length, timesOf('keys').length]).toEqual([1, 0]);
  });

  it('ignores a wrong number and asks again', async () => {
    open(NO_MEMORY);
    await begin();
    const number = shown();
    await person.keyboard('99999{Enter}');
    expect(shown()).toBe(number);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    expect(timesOf('keys')).toEqual([]);
  });

  it('can be stopped at any time', async () => {
    open(NO_MEMORY);
    await begin();
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy the numbers' }));
  });
});

/** A fragment with any text and the right checksum. */
const forged = (text: string) => `#map=${computeChecksum(text).toString(36)}.${text}`;

describe('A shared map', () => {
  it('is shown without changing anything until it is added', async () => {
    open(createMemory({ '9x9': 'qqqqq' }, TODAY), `/progress/facts${fragmentOf(YOUNG)}`);
    expect(statesOf('2x3')).toContain('quick');
    expect(statesOf('9x9')).toEqual(['new']);
    expect(getKnowledgeLevel(learningStore.read(), '2x3')).toBe('new');
    await person.click(screen.getByRole('button', { name: 'Show my own map' }));
    expect(statesOf('9x9')).toEqual(['quick']);
    expect(statesOf('2x3')).toContain('new');
  });

  it("is added to the child's own map when the button is pressed", async () => {
    open(createMemory({ '9x9': 'qqqqq' }, TODAY), `/progress/facts${fragmentOf(YOUNG)}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    expect(screen.getByText('Done. It is part of your own map now.')).toBeDefined();
    expect(statesOf('9x9')).toEqual(['quick']);
    expect(statesOf('2x3')).toContain('quick');
    expect(getKnowledgeLevel(learningStore.read(), '2x3')).toBe('quick');
  });

  it("can be undone, and says so if the child's own map has changed since", async () => {
    const own = createMemory({ '9x9': 'qqqqq' }, TODAY);
    open(own, `/progress/facts${fragmentOf(YOUNG)}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    expect(document.activeElement?.textContent).toContain('Done.');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(learningStore.read()).toEqual(own);
    expect(screen.getByText('Undone. Your map is back to how it was.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Undone.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('stays added if something was learnt before Undo', async () => {
    open(NO_MEMORY, `/progress/facts${fragmentOf(YOUNG)}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    act(() => learningStore.update((memory) => mergeMemories(memory, createMemory({ '9x9': 'qqqqq' }, TODAY))));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Your map has changed since then, so this can no longer be undone.')).toBeDefined();
    expect(statesOf('2x3')).toContain('quick');
    expect(statesOf('9x9')).toEqual(['quick']);
  });

  it('adds nothing that is already here, and then does not offer to undo', async () => {
    open(YOUNG, `/progress/facts${fragmentOf(YOUNG)}`);
    await person.click(screen.getByRole('button', { name: 'Add it to my map' }));
    expect(screen.getByText('Everything on that map is already on yours.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('has the same limits as a file: no unknown skills, no other tables, no typing speed, no future dates', async () => {
    const [version, facts] = packMemory(createMemory({ '2x3': 'qqqqq' }, TODAY + 5000)).split(';');
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

  it("is rejected with a message if it is damaged, and the child's own map is shown", () => {
    open(YOUNG, `/progress/facts${fragmentOf(YOUNG).slice(0, -9)}`);
    expect(screen.getByRole('alert').textContent).toContain('This link is damaged');
    expect(statesOf('2x3')).toContain('quick');
    expect(screen.queryByRole('button', { name: 'Add it to my map' })).toBeNull();
  });
});

const openDrawer = () => person.click(screen.getByRole('button', { name: 'For grown-ups' }));

describe('The section for grown-ups', () => {
  it('is closed at first, and explains each state', async () => {
    open();
    expect(screen.queryByText(/within 1.5 to 3 seconds/)).toBeNull();
    await openDrawer();
    expect(screen.getByText(/within 1.5 to 3 seconds/)).toBeDefined();
  });

  it('makes a link and a QR code only when the button is pressed', async () => {
    open();
    await openDrawer();
    expect(screen.queryByRole('img', { name: 'QR code for this link' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show as a QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code for this link' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  });

  it('prints the map', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    open();
    await openDrawer();
    await person.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

const sheet = () => document.querySelector<HTMLElement>('.printed-sheet');

describe('The printed sheet', () => {
  it('is only in the page while printing, and shows states as characters: /, a number, ~ for rusty', () => {
    open(createMemory({ '2x3': 'qqqqq', '7x8': 'rm' }, TODAY - 200));
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

/** Fractions with the same parts are sure, unlike ones are missed. An earlier version stored subtraction as a whole. */
const MAKER = createMemory(
  { 'fraction.add.same': 'rrrrr', 'fraction.add.unlike': 'mm', 'fraction.subtract': 'rrr', 'time.dates.on': 'rr' },
  TODAY,
);
const skills = () => section('More skills');
const skill = (name: RegExp) => skills().getByText(name, { selector: 'li > span' });

describe('The map of other skills', () => {
  it('names the skills of a topic in order of school years, each with its state', async () => {
    open(MAKER);
    await person.click(skills().getByRole('radio', { name: 'Fractions' }));
    expect(skills().getByText('You can do 1 of 16.')).toBeDefined();
    const names = within(skills().getByRole('list', { name: 'Fractions' })).getAllByRole('listitem');
    expect(names.at(0)?.textContent).toMatch(/^Find half or a quarter of an amount, such as .*: not asked yet$/);
    expect(names.at(2)?.textContent).toMatch(/^Add fractions with the same bottom number, such as .*: sure$/);
    expect(names.at(-1)?.textContent).toMatch(/^Simplify a fraction by dividing/);
    expect(skill(/^Add fractions with different bottom numbers/).textContent).toMatch(/: learning$/);
    expect(skill(/^Multiply by a fraction/).textContent).toMatch(/: not asked yet$/);
  });

  it('shows what an earlier version stored for a whole type as being learnt', async () => {
    open(MAKER);
    await person.click(skills().getByRole('radio', { name: 'Fractions' }));
    expect(skill(/^Subtract fractions with the same bottom number/).textContent).toMatch(/: learning$/);
  });

  it('suggests what to practise next, mistakes first, with a link to a round of that skill', async () => {
    open(MAKER);
    await person.click(skills().getByRole('radio', { name: 'Fractions' }));
    const next = within(skills().getByRole('region', { name: /^What to practise next/ }));
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/: (.*)Practise$/)?.[1])).toEqual([
      'not right last time',
      'you are learning it',
      'you are learning it',
    ]);
    const [link] = next.getAllByRole('link', { name: /^Practise: Add fractions with different bottom numbers/ });
    const address = new URL(link?.getAttribute('href') ?? '', location.origin);
    expect(address.searchParams.get('facts')).toBe('fraction.add.unlike');
  });

  it('names what a child can do on the progress page', () => {
    learningStore.update(() => MAKER);
    render(<FactMapCard />, { wrapper: MemoryRouter });
    const names = section('What you know').getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Add fractions with the same bottom number/),
      'Count days forward within a week',
    ]);
  });

  it('gives grown-ups the statement of the curriculum for each skill, and how often it was asked', async () => {
    open(MAKER);
    await openDrawer();
    const same = screen.getByText(/: sure, asked 5 times$/).closest('div');
    expect(same?.textContent).toContain(
      'Year 3: Add and subtract fractions with the same denominator within one whole',
    );
    expect(screen.getByText(/Open Government Licence v3.0/)).toBeDefined();
  });

  it('has a page of its own on paper, with a sign for each state', () => {
    open(MAKER);
    fireEvent(globalThis.window, new Event('beforeprint'));
    const page = within(document.querySelector<HTMLElement>('.printed-skills')!);
    const signOf = (name: RegExp) => page.getByText(name).querySelector('.printed-tile')?.textContent;
    expect(signOf(/Add fractions with the same bottom number, /)).toBe('✓');
    expect(signOf(/Add fractions with different bottom numbers/)).toBe('/');
    expect(signOf(/Multiply by a fraction/)).toBe('');
    fireEvent(globalThis.window, new Event('afterprint'));
  });

  it('leaves the skills out of a QR code that has no room for them, and says so', async () => {
    const everything = [
      ...FACT_SKILLS,
      ...SUM_KINDS,
      ...SKILL_TOPICS.flatMap((topic) => topic.skills.map((one) => one.skill)),
    ];
    const full = createMemory(Object.fromEntries(everything.map((one) => [one, 'q'])), TODAY);
    open(full);
    await openDrawer();
    await person.click(screen.getByRole('button', { name: 'Show as a QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code for this link' })).toBeDefined();
    expect(screen.getByText(/The QR code only has the tables and sums/)).toBeDefined();
    const inCode = parseMapFragment(new URL(createQrLink(full)).hash);
    expect(Object.keys(Object(inCode).traces)).toEqual(FACT_SKILLS);
    expect(parseMapFragment(new URL(createMapLink(full)).hash)).toEqual({ ...full, hands: {} });
  });
});

describe('On the progress page', () => {
  it('known facts are counted and shown in a small map, with a link to the full one', () => {
    learningStore.update(() => YOUNG);
    render(<FactMapCard />, { wrapper: MemoryRouter });
    const card = section('What you know');
    expect(card.getByText(/Times tables:/).textContent).toBe('Times tables: 2 of 78. Sums to 20: 1 of 55.');
    expect(card.getByRole('link', { name: 'See your map' }).getAttribute('href')).toBe('/progress/facts');
    expect(statesOf('2x3')).toEqual(['quick', 'quick']);
  });
});
