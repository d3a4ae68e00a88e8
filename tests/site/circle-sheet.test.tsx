// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../machines/core/random';
import { GAMES } from '../../src/catalogue';
import CircleSheet from '../../src/pages/print/CircleSheet';
import { checkNumberOf, circlePages, layoutOf, letterAll } from '../../src/pages/print/circles';
import { createGameMaterial, paperSettingsOf } from '../../src/pages/print/print-source';
import { KeyPage } from '../../src/pages/print/SheetPage';
import { inOrderOf, VERSIONS } from '../../src/pages/print/worksheet';
import { toLettered } from '../../src/play/paper/lettered';
import type { Paper } from '../../src/play/paper/paper';
import { LETTERS } from '../../src/vision/answer-cards';
import { cornerIds } from '../../src/vision/sheet-layout';
import { SLOW_TEST } from '../helpers/property-runs';
import { indicesUpTo } from '../helpers/seeds';

const PAPERS = import.meta.glob<Paper>('../../src/games/*/paper.tsx', { eager: true, import: 'paper' });
const paperOf = (id: string): Paper => PAPERS[`../../src/games/${id}/paper.tsx`]!;

/** Puzzles and boards have more than one answer. */
const LETTERED = GAMES.filter(({ id }) => toLettered(paperOf(id).questionAt(1, {}, 0), seededRandom(1)) !== null);

const SEEDS = 120;

/** A game with one of all values of its settings, by turns. */
const materialOf = (game: (typeof GAMES)[number], seed: number, count: number) => {
  const settings = Object.fromEntries(
    Object.entries(paperSettingsOf(game)).map(([name, values]) => [name, values[seed % values.length]!]),
  );
  return createGameMaterial({ kind: 'game', game, settings }, paperOf(game.id), { seed, count });
};

describe('A question with answers A to D', () => {
  it('is offered by all games but those with several right answers', () => {
    const others = GAMES.filter((game) => !LETTERED.includes(game)).map(({ id }) => paperOf(id));
    expect(others.every((paper) => paper.room === 'puzzle' || paper.questionAt(1, {}, 0).choices !== undefined)).toBe(
      true,
    );
    expect(LETTERED.length).toBeGreaterThan(others.length);
  });

  it.each(LETTERED)('of $id has two to four different answers, of which one is right', SLOW_TEST, (game) => {
    const faults = indicesUpTo(SEEDS).flatMap((seed) => {
      const questions = letterAll(materialOf(game, seed, 5).questions, seed) ?? [];
      if (questions.length < 5) return [`${seed}: no answers`];
      return questions.flatMap(({ asked, choices, right, answer }) => {
        const isFine =
          choices.length >= 2 &&
          choices.length <= LETTERS.length &&
          new Set(choices).size === choices.length &&
          choices[right]?.split(':')[0] === answer.split(':')[0];
        return isFine ? [] : [`${asked} ${choices.join()} ${answer}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it.each(LETTERED)('of $id has each letter about as often', SLOW_TEST, (game) => {
    const letters = indicesUpTo(80).flatMap((seed) =>
      (letterAll(materialOf(game, seed, 5).questions, seed) ?? []).flatMap(({ choices, right }) =>
        choices.length === LETTERS.length ? [right] : [],
      ),
    );
    const ratios = LETTERS.map((_, index) => letters.filter((right) => right === index).length / letters.length);
    // Games with few questions of four answers have only those.
    const isEnough = letters.length > 100;
    expect(isEnough ? ratios.filter((ratio) => Math.abs(ratio - 0.25) > 0.1) : []).toEqual([]);
  });

  it.each(LETTERED)('of $id explains each of its answers', (game) => {
    const questions = letterAll(materialOf(game, 3, 10).questions, 3) ?? [];
    const explained = questions.flatMap(({ choices, explain }) => choices.map((choice) => explain?.(choice) ?? ''));
    expect(explained.join(' ')).not.toMatch(/NaN|undefined|null/);
    expect(explained.filter((one) => one !== '').length).toBeGreaterThan(explained.length / 2);
  });
});

describe('A sheet with circles', () => {
  it.each(LETTERED)('of $id names its questions, version and page in its corners, and its key the letters', (game) => {
    const seed = 21;
    const material = materialOf(game, seed, 20);
    const questions = letterAll(material.questions, seed)!;
    const layout = layoutOf(material.room)!;
    const page = document.createElement('div');
    for (const [index, version] of VERSIONS.entries()) {
      page.innerHTML = renderToStaticMarkup(<CircleSheet {...{ material, questions, version, seed }} size="a4" />);
      const pages = circlePages(inOrderOf(version, questions, seed), layout);
      expect(
        [...page.querySelectorAll('[data-marker]')].map((marker) => Number(marker.getAttribute('data-marker'))),
      ).toEqual(pages.flatMap((_, at) => cornerIds({ check: checkNumberOf(questions), version: index, page: at })));
      expect(page.querySelectorAll('.circle-choice i')).toHaveLength(
        questions.reduce((sum, { choices }) => sum + choices.length, 0),
      );
    }
    page.innerHTML = renderToStaticMarkup(<KeyPage {...{ material, seed }} lettered={questions} versions={['B']} />);
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
      inOrderOf('B', questions, seed).map(({ right, answer }, index) => `${index + 1}. ${LETTERS[right]} ${answer}`),
    );
  });

  it('has a different number if a question or an answer differs', () => {
    const game = LETTERED[0]!;
    const numbers = indicesUpTo(50).map((seed) =>
      checkNumberOf(letterAll(materialOf(game, seed, 10).questions, seed)!),
    );
    expect(new Set(numbers).size).toBe(50);
  });
});
