/*
 * The clock tower: hands that move together as on a real clock, jumps on the time line, hours and days that are
 * counted, and the week.
 */
import { describe, expect, it } from 'vitest';
import { fitScene } from '../../src/stage/scene';
import {
  CLOCK_NUMBERS,
  comparisonQuestion,
  dateQuestion,
  daysQuestion,
  elapsedQuestion,
  hoursQuestion,
  readingQuestion,
  timeMasterScene,
} from './helpers/time-master';

const beside = (numbers: readonly string[], clocks: number) => numbers.slice(clocks * CLOCK_NUMBERS.length);

describe('The clock hands', () => {
  it.each([
    [0, 0, 0],
    [180, 90, 0],
    [645, 322.5, 270],
    [225, 112.5, 270],
    [1125, 202.5, 270],
    [1439, 359.5, 354],
  ])(
    'at %i minutes after midnight point to %d and %d degrees, with the hour hand moving along with the minutes',
    (time, hour, minute) => {
      const { show, tick, hands } = timeMasterScene();
      show(elapsedQuestion(time, 60), 0);
      tick(0);
      expect(hands()).toEqual([[hour, minute]]);
    },
  );

  it('turn through the elapsed time after the answer, one jump after the other', () => {
    const { show, tick, hands } = timeMasterScene();
    show(elapsedQuestion(), 0);
    show(elapsedQuestion(), 5000, { verdict: 'wrong' });
    const at = [5900, 6800, 20_000].map((nowMs) => (tick(nowMs), hands()[0]));
    // 11:00, 1:00, 1:20.
    expect(at).toEqual([
      [330, 0],
      [30, 0],
      [40, 120],
    ]);
  });

  it('reach the end before the next question', () => {
    for (const question of [
      elapsedQuestion(),
      hoursQuestion(5, 50),
      daysQuestion(9),
      dateQuestion(0, 13),
      comparisonQuestion(60, 120),
    ]) {
      const { show, tick, scene } = timeMasterScene();
      show(question, 0);
      show(question, 1000, { verdict: 'right', pace: 'brisk' });
      tick(2300);
      expect(scene.isStill(2300)).toBe(true);
    }
  });

  it('turn through as many hours as are converted', () => {
    const { show, tick, hands } = timeMasterScene();
    show(hoursQuestion(3, 40), 0);
    show(hoursQuestion(3, 40), 0, { verdict: 'right' });
    tick(10_000);
    expect(hands()).toEqual([[110, 240]]);
  });
});

describe('The sky next to a clock', () => {
  it.each([
    [600, 'sun'],
    [900, 'sun'],
    [1200, 'moon'],
    [60, 'moon'],
  ])('at %i minutes after midnight shows the %s', (time, body) => {
    const { show, tick, sprites } = timeMasterScene();
    show(elapsedQuestion(time, 60), 0);
    tick(0);
    expect([sprites('sun').length, sprites('moon').length]).toEqual(body === 'sun' ? [1, 0] : [0, 1]);
  });

  it('has the sun on the left in the morning, and on the right in the afternoon', () => {
    const { show, tick, sprites } = timeMasterScene();
    const xAt = (time: number) => {
      show(elapsedQuestion(time, 60), 0);
      tick(0);
      return sprites('sun')[0]?.x ?? Number.NaN;
    };
    const [morning, noon, afternoon] = [xAt(420), xAt(720), xAt(1020)];
    expect(morning).toBeLessThan(-10);
    expect(noon).toBeCloseTo(0, 6);
    expect(afternoon).toBeGreaterThan(10);
  });
});

describe('The time line', () => {
  it('shows its start and its end but no jump before the answer', () => {
    const { show, tick, arcs, sprites } = timeMasterScene();
    show(elapsedQuestion(), 0);
    tick(5000);
    expect([arcs(), sprites('tip').length, sprites('post').length, sprites('bar').length]).toEqual([0, 0, 2, 1]);
  });

  it('shows one jump after the other, in proportion to their durations', () => {
    const { show, tick, arcs, sprites } = timeMasterScene();
    show(elapsedQuestion(), 0);
    show(elapsedQuestion(), 0, { verdict: 'wrong' });
    expect([450, 1350, 2700].map((nowMs) => (tick(nowMs), arcs()))).toEqual([1, 2, 3]);
    const lengths = sprites('bar')
      .slice(1)
      .map(({ scale }) => scale.x);
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    expect(lengths.map((length) => Math.round((155 * length) / whole))).toEqual([15, 120, 20]);
    expect(whole).toBeCloseTo(898 - 508, 6);
  });

  it('is cleared for the next question, and hidden for another kind', () => {
    const { show, tick, arcs, sprites } = timeMasterScene();
    show(elapsedQuestion(), 0);
    show(elapsedQuestion(), 0, { verdict: 'wrong' });
    tick(5000);
    show(elapsedQuestion(180, 30), 6000);
    tick(6000);
    expect([arcs(), sprites('bar').length]).toEqual([0, 1]);
    show(hoursQuestion(2), 7000);
    tick(7000);
    expect(sprites('bar')).toEqual([]);
  });
});

describe('A conversion', () => {
  it('has a small clock for each hour and one for the rest, and shows no number before the answer', () => {
    const { show, tick, sprites, numbers } = timeMasterScene();
    show(hoursQuestion(3, 40), 0);
    tick(5000);
    expect([sprites('face small').length, sprites('pie').length, beside(numbers(), 1)]).toEqual([4, 4, []]);
  });

  it('counts 60 minutes for each hour, one after the other, and then the rest', () => {
    const { show, tick, numbers } = timeMasterScene();
    show(hoursQuestion(3, 40), 0);
    show(hoursQuestion(3, 40), 0, { verdict: 'wrong' });
    tick(450);
    expect(beside(numbers(), 1)).toEqual(['60']);
    tick(1800);
    expect(beside(numbers(), 1)).toEqual(['60', '60', '60', '40']);
  });

  it.each([3, 6, 9])('shows %i days as that many days and nights, and 24 hours for each', (days) => {
    const { show, tick, sprites, numbers } = timeMasterScene();
    show(daysQuestion(days), 0);
    tick(0);
    expect([sprites('day').length, beside(numbers(), 1)]).toEqual([days, []]);
    show(daysQuestion(days), 0, { verdict: 'right' });
    tick(10_000);
    expect(beside(numbers(), 1)).toEqual(Array.from({ length: days }, () => '24'));
  });
});

describe('A comparison', () => {
  it('shows two clocks, and a tick on the right one after an answer', () => {
    const { show, tick, hands, sprites } = timeMasterScene();
    show(comparisonQuestion(450, 600), 0);
    tick(1000);
    expect([hands(), sprites('right').length]).toEqual([
      [
        [225, 180],
        [300, 0],
      ],
      0,
    ]);
    show(comparisonQuestion(450, 600), 1000, { verdict: 'wrong' });
    tick(3000);
    expect(sprites('right').map(({ x }) => x > 480)).toEqual([true]);
  });

  it('ticks both clocks if the times are the same', () => {
    const { show, tick, sprites } = timeMasterScene();
    show(comparisonQuestion(450, 450), 0);
    show(comparisonQuestion(450, 450), 0, { verdict: 'right' });
    tick(3000);
    expect(sprites('right')).toHaveLength(2);
  });

  it('hides the hands of the 24-hour clock until the answer, because they would reveal it', () => {
    const { show, tick, hands, sprites } = timeMasterScene();
    show(comparisonQuestion(945, 940, 'dayClock'), 0);
    tick(1000);
    expect([hands(), sprites('sun'), sprites('moon')]).toEqual([[], [], []]);
    show(comparisonQuestion(945, 940, 'dayClock'), 1000, { verdict: 'wrong' });
    tick(3000);
    expect(hands()).toHaveLength(2);
  });
});

describe('A clock that is read', () => {
  it('has hands and no sky, because it does not show which half of the day it is', () => {
    const { show, tick, hands, sprites } = timeMasterScene();
    show(readingQuestion(215), 0);
    tick(0);
    expect([hands(), sprites('sun'), sprites('moon')]).toEqual([[[107.5, 210]], [], []]);
  });

  it('has no hands while it shows figures, and turns to the time after the answer', () => {
    const { show, tick, hands, sprites } = timeMasterScene();
    const digital = readingQuestion(935, 'dayClock', 'figures');
    show(digital, 0);
    tick(500);
    expect(hands()).toEqual([]);
    show(digital, 500, { verdict: 'wrong' });
    tick(2000);
    expect([hands(), sprites('sun').length]).toEqual([[[107.5, 210]], 1]);
  });

  it('stays in sight on a small stage', () => {
    const { show, tick, hands } = timeMasterScene({ widthPx: 320, heightPx: 230 });
    show(readingQuestion(215), 0);
    tick(0);
    expect(hands()).toEqual([[107.5, 210]]);
  });
});

describe('Dates', () => {
  it.each([
    [0, 3, 1],
    [3, 6, 2],
    [5, 13, 3],
    [0, -7, 2],
    [6, -6, 1],
    [2, -13, 3],
  ])('starting from day %i, counting %i days takes up %i weeks', (day, days, weeks) => {
    const { show, tick, sprites, numbers } = timeMasterScene();
    show(dateQuestion(day, days), 0);
    tick(0);
    expect([sprites('day week').length, sprites('token').length, numbers()]).toEqual([7 * weeks, 1, []]);
  });

  it.each([3, 13, -10])('counts %i days one by one, and stops at the right one', (days) => {
    const { show, tick, sprites, numbers } = timeMasterScene();
    show(dateQuestion(4, days), 0);
    show(dateQuestion(4, days), 0, { verdict: 'wrong' });
    tick(350 * 2);
    expect(numbers()).toEqual(['1', '2']);
    tick(350 * 20);
    const count = Math.abs(days);
    expect(numbers()).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
    expect(sprites('token')).toEqual([]);
    const columns = sprites('day week');
    const last = sprites('passed')[count - 1];
    const column = columns.findIndex(({ x, y }) => x === last?.x && y === last.y) % 7;
    expect(column).toBe((((4 + days) % 7) + 7) % 7);
  });
});

describe('The scene', () => {
  it('reports to the page what the tower shows', () => {
    const { show, scene } = timeMasterScene();
    const standing = [
      elapsedQuestion(),
      hoursQuestion(2),
      comparisonQuestion(60, 120),
      dateQuestion(0, 2),
      daysQuestion(3),
      readingQuestion(),
    ].map((question) => {
      show(question, 0);
      return scene.visibleLayerName();
    });
    expect(standing).toEqual(['clock', 'clock', 'pair', 'week', 'clock', 'reading']);
  });

  it('hides the clock while there is no room for it', () => {
    const { show, tick, scene, hands, arcs } = timeMasterScene({ widthPx: 320, heightPx: 230 });
    show(elapsedQuestion(), 0);
    show(elapsedQuestion(), 0, { verdict: 'wrong' });
    tick(9000);
    expect([hands().length, arcs() > 0]).toEqual([0, true]);
    show(comparisonQuestion(60, 120), 9000);
    tick(9000);
    expect(hands()).toHaveLength(2);
    show(hoursQuestion(3), 9000);
    scene.layout(fitScene(320, 430).view);
    tick(9000);
    expect(hands()).toEqual([[0, 0]]);
  });
});
