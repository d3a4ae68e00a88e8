/* The text over the picture: its content, its position, and that no part of it covers another. */
import { describe, expect, it } from 'vitest';
import { mixedQuestionAt } from '../../machines/time-master/questions';
import { DIFFICULTIES } from '../../machines/time-master/rules';
import type { Label } from '../../src/games/time-master/label';
import { getLabels } from '../../src/games/time-master/labels';
import {
  amountAreas,
  dayArea,
  getStageForm,
  plateArea,
  timeMasterLayout,
} from '../../src/games/time-master/scene/layout';
import type { Area } from '../../src/stage/area';
import { FRAME, fitScene, type View } from '../../src/stage/scene';
import { indicesUpTo } from '../helpers/seeds';
import {
  comparisonQuestion,
  dateQuestion,
  daysQuestion,
  elapsedQuestion,
  hoursQuestion,
  readingQuestion,
} from './helpers/time-master';

/** A stage in each form. The small one is the remaining area of a phone of 320 x 568 next to the longest pad. */
const VIEWS = {
  landscape: fitScene(1024, 576).view,
  portrait: fitScene(360, 430).view,
  small: fitScene(320, 230).view,
} as const;
const FORMS = ['landscape', 'portrait', 'small'] as const;
/** Font size on the line, in units: 24, but at least 12 CSS pixels. */
const fontSizeOn = ({ scale }: View): number => Math.max(24, 12 / scale);
const said = (labels: readonly Label[]) => labels.map(({ text }) => text);
const inside = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

/** The area of a clock including its rim. */
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

describe('The text for an elapsed time', () => {
  it('shows the two times and a question mark, and after the answer the jumps with their durations', () => {
    expect(said(getLabels(elapsedQuestion(), false, VIEWS.landscape))).toEqual(['?', '10:45 AM', '1:20 PM']);
    expect(said(getLabels(elapsedQuestion(), true, VIEWS.landscape))).toEqual([
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

  it('hides the end if the question asks for it', () => {
    const question = elapsedQuestion(645, 155, 'end');
    expect(said(getLabels(question, false, VIEWS.landscape))).toEqual(['+ 2 h 35 min', '10:45 AM', '?']);
    expect(said(getLabels(question, true, VIEWS.landscape)).slice(0, 3)).toEqual(['1:20 PM', '10:45 AM', '1:20 PM']);
  });

  it('names noon and midnight, where AM and PM change', () => {
    expect(said(getLabels(elapsedQuestion(690, 60), true, VIEWS.landscape))).toContain('noon');
    expect(said(getLabels(elapsedQuestion(1410, 60), true, VIEWS.landscape))).toContain('midnight');
  });

  it('appears with the jumps', () => {
    expect(getLabels(elapsedQuestion(), true, VIEWS.landscape).map(({ step }) => step)).toEqual([
      0, 0, 0, 1, 1, 2, 2, 3,
    ]);
  });
});

describe('The text in the other pictures', () => {
  it('shows the calculation of a conversion', () => {
    expect(
      [hoursQuestion(3), hoursQuestion(3, 40), daysQuestion(5)].map((question) =>
        said(getLabels(question, true, VIEWS.landscape)),
      ),
    ).toEqual([['3 × 60 = 180'], ['3 × 60 + 40 = 220'], ['5 × 24 = 120']]);
    expect(said(getLabels(hoursQuestion(3), false, VIEWS.landscape))).toEqual(['?']);
  });

  it('shows the times of two clocks as asked, and after the answer both in digits', () => {
    const question = comparisonQuestion(450, 915);
    expect(said(getLabels(question, false, VIEWS.portrait))).toEqual(['7:30 AM', 'quarter past 3 in the afternoon']);
    const after = getLabels(question, true, VIEWS.portrait);
    expect(said(after)).toEqual(['7:30 AM', 'quarter past 3 in the afternoon = 3:15 PM']);
    expect(after.map(({ isAnswer }) => isAnswer)).toEqual([false, true]);
    expect(said(getLabels(comparisonQuestion(450, 460, 'dayClock'), false, VIEWS.portrait))).toEqual([
      '7:30 AM',
      '07:40',
      '?',
      '?',
    ]);
    expect(getLabels(comparisonQuestion(450, 450), true, VIEWS.portrait).map(({ isAnswer }) => isAnswer)).toEqual([
      true,
      true,
    ]);
  });

  it('shows no figures beside a clock that is read, and after the answer what each hand shows', () => {
    const hands = readingQuestion(215, 'hands', 'words');
    expect(said(getLabels(hands, false, VIEWS.landscape))).toEqual(['?', 'Short hand: hour', 'Long hand: minutes']);
    expect(said(getLabels(hands, true, VIEWS.landscape))).toEqual([
      '25 to 4',
      'Short hand: past 3',
      'Long hand: 35 minutes',
    ]);
    expect(said(getLabels(readingQuestion(180, 'hands', 'words'), true, VIEWS.small))).toEqual([
      "3 o'clock",
      'Short hand: at 3',
      'Long hand: 0 minutes',
    ]);
  });

  it('shows the figures of a digital clock, and after the answer how else they are said', () => {
    const digital = readingQuestion(935, 'dayClock', 'figures');
    expect(said(getLabels(digital, false, VIEWS.portrait))).toEqual(['?', '15:35', '?']);
    expect(said(getLabels(digital, true, VIEWS.portrait))).toEqual(['3:35 PM', '15:35']);
  });

  it('shows the days of the week, the day in the question, and after the answer the resulting day', () => {
    expect(said(getLabels(dateQuestion(5, 11), false, VIEWS.portrait))).toEqual([
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
    expect(said(getLabels(dateQuestion(5, 11), true, VIEWS.portrait)).slice(0, 2)).toEqual([
      'Saturday + 11 days',
      'Wednesday',
    ]);
    expect(said(getLabels(dateQuestion(5, -1), false, VIEWS.portrait))[0]).toBe('− 1 day');
    // In text large enough to read from afar, a name of three letters is wider than its day.
    expect(said(getLabels(dateQuestion(5, 11), false, VIEWS.landscape))[2]).toBe('Mo');
  });
});

describe.each(FORMS)('Time Master on a %s stage', (form) => {
  const view = VIEWS[form];
  const frame: Area = { x: 0, y: 0, ...FRAME[view.shape] };
  const indices = timeMasterLayout(view);
  const questions = DIFFICULTIES.flatMap((difficulty) =>
    indicesUpTo(400).map((seed) => mixedQuestionAt(seed, { difficulty }, seed % 10)),
  );

  it('keeps everything inside the frame, with the clock, the question and the panel apart', () => {
    const one = indices.clock === null ? [] : [around(indices.clock)];
    const clocks = [...one, ...indices.pair.map(around)];
    for (const area of [indices.plate, indices.panel, ...indices.pairLabels, ...clocks])
      expect(inside(area, frame)).toBe(true);
    for (const clock of clocks) expect(apart(clock, indices.plate)).toBe(true);
    for (const clock of one) expect(apart(clock, indices.panel)).toBe(true);
    expect(apart(around(indices.pair[0]), around(indices.pair[1]))).toBe(true);
    expect(apart(indices.plate, indices.panel)).toBe(true);
  });

  it('keeps the clock that is read apart from the question and from what its hands show', () => {
    const { reading, hands, chip, plate, panel } = indices;
    for (const area of [plate, chip, ...hands]) expect(apart(around(reading), area)).toBe(true);
    expect(apart(hands[0], hands[1])).toBe(true);
    for (const hand of hands) expect([inside(hand, panel), apart(hand, chip)]).toEqual([true, true]);
    expect(inside(around(reading), frame)).toBe(true);
  });

  it('keeps all text inside its panel, before and after the answer', () => {
    for (const question of questions) {
      for (const isAnswered of [false, true]) {
        for (const { area, look } of getLabels(question, isAnswered, view)) {
          const home = look === 'page' || look === 'clock' ? frame : indices.panel;
          expect(inside(area, home)).toBe(true);
        }
      }
    }
  });

  it('keeps the durations of jumps apart and at different positions', () => {
    for (const question of questions) {
      const lengths = getLabels(question, true, view).filter(({ look }) => /^(?:toHour|hours|rest)$/.test(look));
      for (const [index, { area, text }] of lengths.entries()) {
        const before = lengths[index - 1];
        if (before === undefined) continue;
        // A character is about half as wide as it is high. The durations can be at different heights.
        const room = ((text.length + before.text.length) / 2) * 0.52 * fontSizeOn(view);
        const distance = area.x - before.area.x;
        expect(
          distance >= room || Math.abs(area.y - before.area.y) >= 0.8 * fontSizeOn(view),
          `${before.text} and ${text}`,
        ).toBe(true);
      }
    }
  });

  it('keeps the times apart on the line', () => {
    for (const question of questions) {
      const points = getLabels(question, true, view).filter(({ look }) => look === 'point');
      for (const [index, one] of points.entries()) {
        for (const other of points.slice(index + 1)) {
          const room = ((one.text.length + other.text.length) / 2) * 0.52 * fontSizeOn(view);
          const isAside = Math.abs(one.area.x - other.area.x) >= room;
          const isBelow = Math.abs(one.area.y - other.area.y) >= 0.8 * fontSizeOn(view);
          expect(isAside || isBelow, `${one.text} and ${other.text}`).toBe(true);
        }
      }
    }
  });

  it('puts days and small clocks side by side in the panel', () => {
    for (const row of [0, 1, 2])
      for (const column of indicesUpTo(7)) expect(inside(dayArea(view, row, column), indices.panel)).toBe(true);
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
  it('starts at the size where text of 12 CSS pixels would no longer fit', () => {
    expect(
      [fitScene(320, 230), fitScene(470, 260), fitScene(480, 270), fitScene(356, 308)].map(({ view }) =>
        getStageForm(view),
      ),
    ).toEqual(['small', 'small', 'landscape', 'portrait']);
  });

  it('gives the question two lines in full width', () => {
    for (const height of [180, 200, 230, 255]) {
      const { view } = fitScene(320, height);
      const { width, height: high } = plateArea(view);
      expect(width * view.scale).toBeGreaterThan(300);
      expect(high * view.scale).toBeGreaterThan(2 * 20 * 1.12);
    }
  });

  it('shows a count of days only on the strip', () => {
    expect(said(getLabels(dateQuestion(5, 11), false, VIEWS.small)).slice(0, 2)).toEqual(['+ 11 days', 'Mon']);
    expect(said(getLabels(dateQuestion(5, 11), true, VIEWS.small)).slice(0, 2)).toEqual([
      'Saturday + 11 days = Wednesday',
      'Mon',
    ]);
  });

  it('gives each day on the strip room for its name', () => {
    const { width } = dayArea(VIEWS.small, 0, 0);
    expect(width * VIEWS.small.scale).toBeGreaterThan(3 * 0.7 * 12);
  });
});
