/* The words on the picture: what they say, that they lie where they belong, and that none covers another. */
import { describe, expect, it } from 'vitest';
import { questionAt } from '../../machines/time-master/questions';
import { DIFFICULTIES } from '../../machines/time-master/rules';
import { type Label, labelsOf } from '../../src/games/time-master/labels';
import { amountAreas, dayArea, formOf, plateArea, towerLayout } from '../../src/games/time-master/scene/layout';
import type { Area } from '../../src/stage/area';
import { FRAME, fitted, type View } from '../../src/stage/scene';
import { upTo } from '../helpers/seeds';
import { compared, dates, daysOf, elapsed, hoursOf } from './helpers/time-master';

/** A stage in each form; the small one is what a phone of 320 x 568 has left beside the longest pad. */
const VIEWS = {
  landscape: fitted(1024, 576).view,
  portrait: fitted(360, 430).view,
  small: fitted(320, 230).view,
} as const;
const FORMS = ['landscape', 'portrait', 'small'] as const;
/** How large the letters on the line are, in units: 24, but never less than 12 CSS pixels. */
const emailsOn = ({ scale }: View): number => Math.max(24, 12 / scale);
const said = (labels: readonly Label[]) => labels.map(({ text }) => text);
const inside = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

/** All that a clock takes up, its rim included. */
const around = ({ x, y, radius }: { x: number; y: number; radius: number }): Area => ({
  x: x - radius * 1.15,
  y: y - radius * 1.15,
  width: radius * 2.3,
  height: radius * 2.3,
});
const apart = (one: Area, other: Area): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

describe('The words on an elapsed time', () => {
  it('are its two times and a question mark, and after the answer the jumps with their lengths', () => {
    expect(said(labelsOf(elapsed(), false, VIEWS.landscape))).toEqual(['?', '10:45 AM', '1:20 PM']);
    expect(said(labelsOf(elapsed(), true, VIEWS.landscape))).toEqual([
      '2 h 35 min',
      '10:45 AM',
      '1:20 PM',
      '15 min',
      '11:00',
      '2 h',
      '1:00',
      '20 min',
    ]);
  });

  it('keep the end to themselves where it is asked for', () => {
    const question = elapsed(645, 155, 'end');
    expect(said(labelsOf(question, false, VIEWS.landscape))).toEqual(['+ 2 h 35 min', '10:45 AM', '?']);
    expect(said(labelsOf(question, true, VIEWS.landscape)).slice(0, 3)).toEqual(['1:20 PM', '10:45 AM', '1:20 PM']);
  });

  it('name noon and midnight, where AM and PM change', () => {
    expect(said(labelsOf(elapsed(690, 60), true, VIEWS.landscape))).toContain('noon');
    expect(said(labelsOf(elapsed(1410, 60), true, VIEWS.landscape))).toContain('midnight');
  });

  it('come with their jumps', () => {
    expect(labelsOf(elapsed(), true, VIEWS.landscape).map(({ step }) => step)).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
  });
});

describe('The words on the other pictures', () => {
  it('are the sum of a conversion', () => {
    expect(
      [hoursOf(3), hoursOf(3, 40), daysOf(5)].map((question) => said(labelsOf(question, true, VIEWS.landscape))),
    ).toEqual([['3 × 60 = 180'], ['3 × 60 + 40 = 220'], ['5 × 24 = 120']]);
    expect(said(labelsOf(hoursOf(3), false, VIEWS.landscape))).toEqual(['?']);
  });

  it('are the times of two clocks as they are asked, and after the answer both in figures', () => {
    const question = compared(450, 915);
    expect(said(labelsOf(question, false, VIEWS.portrait))).toEqual(['7:30 AM', 'quarter past 3 in the afternoon']);
    const after = labelsOf(question, true, VIEWS.portrait);
    expect(said(after)).toEqual(['7:30 AM', 'quarter past 3 in the afternoon = 3:15 PM']);
    expect(after.map(({ isAnswer }) => isAnswer)).toEqual([false, true]);
    expect(said(labelsOf(compared(450, 460, 'dayClock'), false, VIEWS.portrait))).toEqual([
      '7:30 AM',
      '07:40',
      '?',
      '?',
    ]);
    expect(labelsOf(compared(450, 450), true, VIEWS.portrait).map(({ isAnswer }) => isAnswer)).toEqual([true, true]);
  });

  it('are the days of the week, the day that is named, and after the answer the day that is found', () => {
    expect(said(labelsOf(dates(5, 11), false, VIEWS.portrait))).toEqual([
      '+ 11 days',
      'Saturday',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(said(labelsOf(dates(5, 11), true, VIEWS.portrait)).slice(0, 2)).toEqual(['Saturday + 11 days', 'Wednesday']);
    expect(said(labelsOf(dates(5, -1), false, VIEWS.portrait))[0]).toBe('− 1 day');
    // Written so large that it is read from afar, a name of three letters is wider than its day.
    expect(said(labelsOf(dates(5, 11), false, VIEWS.landscape))[2]).toBe('Mo');
  });
});

describe.each(FORMS)('On a stage in %s', (form) => {
  const view = VIEWS[form];
  const frame: Area = { x: 0, y: 0, ...FRAME[view.shape] };
  const indices = towerLayout(view);
  const questions = DIFFICULTIES.flatMap((difficulty) =>
    upTo(400).map((seed) => questionAt(seed, { difficulty }, seed % 10)),
  );

  it('all places lie in the frame, and clock, question and panel beside one another', () => {
    const one = indices.clock === null ? [] : [around(indices.clock)];
    const clocks = [...one, ...indices.pair.map(around)];
    for (const area of [indices.plate, indices.panel, ...indices.pairLabels, ...clocks])
      expect(inside(area, frame)).toBe(true);
    for (const clock of clocks) expect(apart(clock, indices.plate)).toBe(true);
    for (const clock of one) expect(apart(clock, indices.panel)).toBe(true);
    expect(apart(around(indices.pair[0]), around(indices.pair[1]))).toBe(true);
    expect(apart(indices.plate, indices.panel)).toBe(true);
  });

  it('no word leaves its panel, before and after the answer', () => {
    for (const question of questions) {
      for (const isAnswered of [false, true]) {
        for (const { area, look } of labelsOf(question, isAnswered, view)) {
          const home = look === 'page' || look === 'clock' ? frame : indices.panel;
          expect(inside(area, home)).toBe(true);
        }
      }
    }
  });

  it('no two lengths of jumps share their place: they are told apart by where their middles lie', () => {
    for (const question of questions) {
      const lengths = labelsOf(question, true, view).filter(({ look }) => /^(?:toHour|hours|rest)$/.test(look));
      for (const [index, { area, text }] of lengths.entries()) {
        const before = lengths[index - 1];
        if (before === undefined) continue;
        // A figure is about half as wide as the letters are high; they may stand on different heights.
        const room = ((text.length + before.text.length) / 2) * 0.52 * emailsOn(view);
        const distance = area.x - before.area.x;
        expect(
          distance >= room || Math.abs(area.y - before.area.y) >= 0.8 * emailsOn(view),
          `${before.text} and ${text}`,
        ).toBe(true);
      }
    }
  });

  it('no two times share their place on the line', () => {
    for (const question of questions) {
      const points = labelsOf(question, true, view).filter(({ look }) => look === 'point');
      for (const [index, one] of points.entries()) {
        for (const other of points.slice(index + 1)) {
          const room = ((one.text.length + other.text.length) / 2) * 0.52 * emailsOn(view);
          const isAside = Math.abs(one.area.x - other.area.x) >= room;
          const isBelow = Math.abs(one.area.y - other.area.y) >= 0.8 * emailsOn(view);
          expect(isAside || isBelow, `${one.text} and ${other.text}`).toBe(true);
        }
      }
    }
  });

  it('days and small clocks stand side by side in the panel', () => {
    for (const row of [0, 1, 2])
      for (const column of upTo(7)) expect(inside(dayArea(view, row, column), indices.panel)).toBe(true);
    for (const count of [1, 5, 6, 9]) {
      const middles = amountAreas(view, count);
      expect(middles).toHaveLength(count);
      const nearest = middles.flatMap(({ x, y }, index) =>
        middles.slice(index + 1).map((other) => Math.hypot(other.x - x, other.y - y)),
      );
      expect(Math.min(1000, ...nearest)).toBeGreaterThan(70);
    }
  });
});

describe('A stage that is too small for the tower', () => {
  it('begins where words of 12 CSS pixels would be larger than their places', () => {
    expect(
      [fitted(320, 230), fitted(470, 260), fitted(480, 270), fitted(356, 308)].map(({ view }) => formOf(view)),
    ).toEqual(['small', 'small', 'landscape', 'portrait']);
  });

  it('gives the question room for two lines in full width', () => {
    for (const height of [180, 200, 230, 255]) {
      const { view } = fitted(320, height);
      const { width, height: high } = plateArea(view);
      expect(width * view.scale).toBeGreaterThan(300);
      expect(high * view.scale).toBeGreaterThan(2 * 20 * 1.12);
    }
  });

  it('tells a count of days by the strip alone', () => {
    expect(said(labelsOf(dates(5, 11), false, VIEWS.small)).slice(0, 2)).toEqual(['+ 11 days', 'Mon']);
    expect(said(labelsOf(dates(5, 11), true, VIEWS.small)).slice(0, 2)).toEqual([
      'Saturday + 11 days = Wednesday',
      'Mon',
    ]);
  });

  it('gives each day of the strip room for its name', () => {
    const { width } = dayArea(VIEWS.small, 0, 0);
    expect(width * VIEWS.small.scale).toBeGreaterThan(3 * 0.7 * 12);
  });
});
