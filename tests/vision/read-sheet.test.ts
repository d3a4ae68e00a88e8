import { describe, expect, it } from 'vitest';
import { randomInteger, seededRandom } from '../../machines/core/random';
import { LETTERS } from '../../src/vision/answer-cards';
import { createMarkerFinder } from '../../src/vision/markers';
import { decideAnswer, findSheet, isCloseEnough, readAnswers, type SheetAnswer } from '../../src/vision/read-sheet';
import { checkNumber, cornerIds, LAYOUTS, readCornerId, sheetIdOf } from '../../src/vision/sheet-layout';
import { SLOW_TEST } from '../helpers/property-runs';
import { indicesUpTo } from '../helpers/seeds';
import { drawSheet, type PencilMark } from './drawn-pictures';

const SHEETS = 20;
const find = createMarkerFinder();
const layout = LAYOUTS.sum;
const QUESTIONS = layout.columns * layout.rows;

/** A child fills circles in pencil, leaves some out and rubs some out. */
const sheets = indicesUpTo(SHEETS).map((index) => {
  const random = seededRandom(3, 'sheet', index);
  const truth: SheetAnswer[] = [];
  const marks = indicesUpTo(QUESTIONS).map(() => {
    const row: (PencilMark | undefined)[] = LETTERS.map(() => undefined);
    const filled = randomInteger(random, 0, 3);
    const isBlank = random() < 0.08;
    if (random() < 0.1) row[(filled + 1) % 4] = { cover: 0.6, dark: 0.12 };
    if (!isBlank) row[filled] = { cover: 0.55 + 0.45 * random(), dark: 0.55 + 0.35 * random() };
    truth.push(isBlank ? 'blank' : LETTERS[filled]!);
    return row;
  });
  const id = { check: checkNumber(`sheet ${index}`), version: index % 4, page: index % 2 };
  const picture = drawSheet(random, id, layout, {
    width: 960,
    height: 1280,
    maxTilt: 12,
    blur: 1 + (index % 2),
    marks,
  });
  const found = findSheet(find(picture));
  const answers =
    found.type === 'sheet'
      ? readAnswers(
          picture,
          found.project,
          layout,
          marks.map(() => LETTERS.length),
        )
      : null;
  return { id, truth, found, answers };
});

describe('A marked sheet, photographed at an angle', SLOW_TEST, () => {
  const read = sheets.flatMap(({ answers, truth }) => (answers === null ? [] : [{ answers, truth }]));
  const all = read.flatMap(({ answers, truth }) => answers.map((answer, index) => [answer, truth[index]] as const));

  it('is found and named in at least four of five pictures', () => {
    expect(read.length / SHEETS).toBeGreaterThanOrEqual(0.8);
    expect(sheets.flatMap(({ found, id }) => (found.type === 'sheet' ? [[found.id, id]] : []))).toEqual(
      sheets.flatMap(({ found, id }) => (found.type === 'sheet' ? [[id, id]] : [])),
    );
  });

  it('has no answer that is read wrongly', () => {
    expect(all.filter(([answer, truth]) => answer !== 'unsure' && answer !== truth)).toEqual([]);
  });

  it('has few answers that a person has to look at', () => {
    const unsure = all.filter(([answer]) => answer === 'unsure').length;
    expect(unsure / all.length).toBeLessThan(0.02);
  });
});

const look = (shot: { readonly torn?: number; readonly width: number; readonly height: number }) =>
  findSheet(
    find(
      drawSheet(seededRandom(9), { check: 5, version: 0, page: 0 }, layout, {
        maxTilt: 3,
        blur: 1,
        marks: [],
        ...shot,
      }),
    ),
  );

describe('A sheet', () => {
  it('with a torn corner is not read, and the corner is named', () => {
    expect(look({ width: 960, height: 1280, torn: 2 })).toEqual({ type: 'corners', missing: [2] });
  });

  it('that is too small in the picture has to be held closer', () => {
    const [near, far] = [look({ width: 960, height: 1280 }), look({ width: 190, height: 250 })];
    expect(near.type === 'sheet' && isCloseEnough(near.project)).toBe(true);
    expect(far.type === 'sheet' && isCloseEnough(far.project)).toBe(false);
  });

  it('is told apart from other sheets by its corners', () => {
    const id = { check: checkNumber('7 x 8 = 54 56 63 49'), version: 3, page: 1 };
    const corners = cornerIds(id).map(readCornerId);
    expect(corners.map((one) => one?.corner)).toEqual([0, 1, 2, 3]);
    expect(sheetIdOf(corners.map((one) => one!.value))).toEqual(id);
    expect([readCornerId(40), readCornerId(250)]).toEqual([null, null]);
  });
});

describe('A question on a sheet', () => {
  it.each([
    ['blank', [0.02, 0.05, 0.1, 0]],
    ['B', [0.02, 0.4, 0.1, 0]],
    ['unsure', [0.5, 0.4, 0, 0]],
    ['unsure', [0.16, 0, 0, 0]],
    ['unsure', [0.3, 0.2, 0, 0]],
    ['D', [0.15, 0, 0.1, 0.6]],
  ] as const)('is %s if its circles are as dark as %j', (answer, darkness) => {
    expect(decideAnswer(darkness)).toBe(answer);
  });
});
