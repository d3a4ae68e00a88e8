// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, reduceFraction } from '../../machines/core/fraction';
import { NO_MEMORY } from '../../machines/learning/memory';
import { FACT_SKILLS } from '../../machines/learning/skills';
import { GAMES } from '../../src/catalogue';
import {
  createFactMaterial,
  createGameMaterial,
  paperSettingsOf,
  readPrintLink,
} from '../../src/pages/print/print-source';
import { KeyPage, Sheet } from '../../src/pages/print/SheetPage';
import { countsFor, inOrderOf, pageSize, pagesOf, questionsOfFacts, VERSIONS } from '../../src/pages/print/worksheet';
import type { Paper, PaperQuestion } from '../../src/play/paper/paper';
import { SLOW_TEST } from '../helpers/property-runs';
import { indicesUpTo } from '../helpers/seeds';

const PAPERS = import.meta.glob<Paper>('../../src/games/*/paper.tsx', { eager: true, import: 'paper' });
const paperOf = (id: string): Paper => PAPERS[`../../src/games/${id}/paper.tsx`]!;
const SEEDS = 1000;

/** Each game with one of all values of its settings, by turns. */
const settingsAt = (game: (typeof GAMES)[number], index: number) =>
  Object.fromEntries(
    Object.entries(paperSettingsOf(game)).map(([name, values]) => [name, values[index % values.length]!]),
  );

/** The value of a sum in digits and signs. */
function valueOf(sum: string): number {
  const [, first, sign, second] = /^(−?\d+) ([+−×÷]) (−?\d+)$/.exec(sum) ?? [];
  const [one, other] = [first, second].map((text) => Number(text?.replace('−', '-')));
  if (one === undefined || other === undefined) return Number.NaN;
  return { '+': one + other, '−': one - other, '×': one * other, '÷': one / other }[sign ?? ''] ?? Number.NaN;
}

const toText = (value: number): string => String(value).replace('-', '−');

/** Solves a sum, or a sum with a gap by trying. */
function solve(asked: string): string {
  if (!asked.includes('____')) return toText(valueOf(asked.replace(' =', '')));
  const [left = '', right = ''] = asked.split(' = ');
  return toText(
    indicesUpTo(400).find((number) => {
      const filled = String(number);
      return valueOf(left.replace('____', filled)) === Number(right.replace('____', filled));
    }) ?? Number.NaN,
  );
}

const fractionOf = (text: string): Fraction => {
  const [numerator = '', denominator = '1'] = text.split('/');
  return reduceFraction(fraction(Number(numerator), Number(denominator)));
};

function solveFraction(asked: string): Fraction | null {
  const [, decimal] = /^Write (\d\.\d\d) as a fraction$/.exec(asked) ?? [];
  if (decimal !== undefined) return reduceFraction(fraction(Math.round(Number(decimal) * 100), 100));
  const [, part = '', amount] = /^(.*) of (\d+) =$/.exec(asked) ?? [];
  if (amount !== undefined) {
    const { numerator, denominator } = fractionOf(part.replace('Half', '1/2').replace('A quarter', '1/4'));
    return reduceFraction(fraction(numerator * Number(amount), denominator));
  }
  const [, simplified] = /^Simplify (\d+\/\d+)$/.exec(asked) ?? [];
  if (simplified !== undefined) return fractionOf(simplified);
  const [, first, sign, second] = /^(\S+) ([+−×]) (\S+) =$/.exec(asked) ?? [];
  if (first === undefined || second === undefined) return null;
  const [one, other] = [fractionOf(first), fractionOf(second)];
  const bottom = one.denominator * other.denominator;
  if (sign === '×') return reduceFraction(fraction(one.numerator * other.numerator, bottom));
  const added = other.numerator * one.denominator * (sign === '+' ? 1 : -1);
  return reduceFraction(fraction(one.numerator * other.denominator + added, bottom));
}

const texts = (all: readonly PaperQuestion[]) => all.map(({ asked, answer, skill }) => [asked, answer, skill]);

describe('A worksheet', () => {
  it.each(GAMES)('of $id has a true key for 1000 seeds', SLOW_TEST, ({ id, ...game }) => {
    const { questionAt, room, perSeed = 100 } = paperOf(id);
    const faults = indicesUpTo(SEEDS).flatMap((seed) => {
      const { asked, answer, choices } = questionAt(
        seed,
        settingsAt({ id, ...game }, seed),
        seed % Math.min(30, perSeed),
      );
      if (room === 'sum') return solve(asked) === answer ? [] : [`${asked} ${answer}`];
      if (id.startsWith('fraction')) {
        const [right, printed] = [solveFraction(asked), fractionOf(answer)];
        return right?.numerator === printed.numerator && right.denominator === printed.denominator
          ? []
          : [`${asked} ${answer}`];
      }
      const parts = choices?.some((choice) => answer === choice.split(':')[0]) ?? answer !== '';
      const sums = answer.split(' + ');
      const makes = sums.every((part) => choices?.includes(part)) && sums.reduce((sum, part) => sum + Number(part), 0);
      return parts || asked.includes(`make ${makes}.`) ? [] : [`${asked} ${answer} ${choices?.join()}`];
    });
    expect(faults).toEqual([]);
  });

  it.each(GAMES)('of $id prints every question of each version once, and its answers in the same order', (game) => {
    const paper = paperOf(game.id);
    const counts = countsFor(paper.room);
    for (const [turn, count] of counts.entries()) {
      const seed = 40 + turn;
      const material = createGameMaterial({ kind: 'game', game, settings: settingsAt(game, turn) }, paper, {
        seed,
        count,
      });
      const key = listTexts(<KeyPage {...{ material, seed }} versions={VERSIONS} />, 'li');
      expect(key).toHaveLength(VERSIONS.length * count);
      for (const [index, version] of VERSIONS.entries()) {
        const html = <Sheet {...{ material, seed, version }} size="a4" />;
        const asked = inOrderOf(version, material.questions, seed);
        expect(listTexts(html, 'p.paper-asked')).toEqual(asked.map((question) => question.asked));
        expect(key.slice(index * count, (index + 1) * count)).toEqual(
          asked.map(({ answer }, at) => `${at + 1}. ${answer}`),
        );
        const inOrder = (questions: readonly PaperQuestion[]) =>
          questions.map((one) => material.questions.indexOf(one));
        expect(inOrder(asked).toSorted((one, other) => one - other)).toEqual(indicesUpTo(count));
      }
    }
  });

  it('has at most four pages, which are filled evenly', () => {
    for (const room of ['sum', 'sentence', 'picture', 'puzzle'] as const)
      for (const count of countsFor(room)) {
        const pages = pagesOf(indicesUpTo(count), room);
        expect(pages.flat()).toEqual(indicesUpTo(count));
        expect(pages.length).toBeLessThanOrEqual(4);
        expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(pageSize(room));
      }
  });

  it('practises each fact as often as the others, in both orders', () => {
    const skills = ['7x8', '6x9', '÷7x8', '5+8', '−5+8'].filter((skill) => FACT_SKILLS.includes(skill));
    const questions = questionsOfFacts(skills, 7, 20);
    expect(new Set(questions.slice(0, 5).map(({ asked }) => asked)).size).toBe(5);
    expect(new Set(questions.map(({ asked }) => asked)).size).toBe(10);
    expect(questions.map(({ asked }) => solve(asked))).toEqual(questions.map(({ answer }) => answer));
  });

  it('of facts begins with the first tables for a child who has not played', () => {
    const material = createFactMaterial({ kind: 'facts', operation: '×', skills: null }, NO_MEMORY, 20_000, {
      seed: 1,
      count: 20,
    });
    expect(material?.questions).toHaveLength(20);
    expect(material?.address).toMatch(/^\/[a-z-]+\?.*facts=1x/);
  });
});

describe('The code on a sheet', () => {
  it.each(GAMES)('opens a round of $id with the same questions, whatever its device remembers', (game) => {
    for (const turn of indicesUpTo(6)) {
      const settings = turn === 0 ? {} : settingsAt(game, turn);
      const wish = { seed: 11 + turn, count: 10 };
      const { address, questions } = createGameMaterial({ kind: 'game', game, settings }, paperOf(game.id), wish);
      const link = new URLSearchParams(address.split('?')[1]);
      expect([link.get('seed'), link.get('mode') === 'challenge']).toEqual([String(wish.seed), false]);
      const asked = Object.fromEntries(link);
      const again = indicesUpTo(Math.min(10, paperOf(game.id).perSeed ?? 10)).map((number) =>
        paperOf(game.id).questionAt(wish.seed, asked, number),
      );
      expect(texts(questions).slice(0, again.length)).toEqual(texts(again));
    }
  });

  it('asks to read clocks if that is the type of the sheet', () => {
    const { questions } = createGameMaterial(
      { kind: 'game', game: GAMES.find(({ id }) => id === 'time-master')!, settings: { type: 'clock' } },
      paperOf('time-master'),
      { seed: 5, count: 20 },
    );
    expect(
      questions.filter(({ asked, picture }) => !asked.startsWith('What time is it') || picture === undefined),
    ).toEqual([]);
  });
});

describe('The address of the page', () => {
  it.each(GAMES)('that the key of $id names has the same questions', (game) => {
    for (const seed of [3, 4000, 4_000_000_000]) {
      const wish = { seed, count: 20 };
      const printed = createGameMaterial(
        { kind: 'game', game, settings: settingsAt(game, seed) },
        paperOf(game.id),
        wish,
      );
      const link = readPrintLink(`?${new URLSearchParams({ ...printed.parameters, mark: 'C' })}`);
      if (link.source.kind !== 'game') throw new Error('The source is a game.');
      const { questions } = createGameMaterial(link.source, paperOf(game.id), link);
      expect([link.marked, texts(questions)]).toEqual(['C', texts(printed.questions)]);
    }
  });

  it('names a game, its settings and a seed', () => {
    const { source, seed } = readPrintLink('?game=math-facts&mode=division&difficulty=nonsense&seed=9');
    expect([source, seed]).toMatchObject([
      { kind: 'game', game: { id: 'math-facts' }, settings: { mode: 'division' } },
      9,
    ]);
  });

  it('can name facts instead, and anything unknown is the first game', () => {
    expect(readPrintLink('?facts=%C3%B7').source).toEqual({ kind: 'facts', operation: '÷', skills: null });
    expect(readPrintLink('?facts=×&skills=7x8+6x9').source).toMatchObject({ skills: ['7x8', '6x9'] });
    expect(readPrintLink('?facts=×&skills=7x8+nonsense').source).toMatchObject({ skills: null });
    expect(readPrintLink('?game=nonsense').source).toMatchObject({ kind: 'game', game: { id: GAMES[0]!.id } });
  });
});

/** The texts of all elements of a kind, in order. */
function listTexts(part: ReactNode, selector: string): readonly (string | null)[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(part);
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
}
