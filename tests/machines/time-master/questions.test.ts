/* Ten thousand questions of each type and difficulty, checked with a calendar that calculates in another way. */
import { describe, expect, it } from 'vitest';
import { isCorrect, type Question, questionAt } from '../../../machines/time-master/questions';
import { DIFFICULTIES, type Difficulty, type QuestionType, TYPES_ASKED } from '../../../machines/time-master/rules';
import type { TimeProblem } from '../../../machines/time-master/time-problem';
import { format24HourTime } from '../../../src/games/time-master/digital-time';
import { formatDuration, formatTime, getDayName, timeInWords } from '../../../src/games/time-master/time-text';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = 10_000;
const drawn = new Map<Difficulty, readonly Question[]>();
/** The first four questions of ten thousand rounds, which include each type ten thousand times. */
function questionsOf(difficulty: Difficulty): readonly Question[] {
  const questions =
    drawn.get(difficulty) ??
    indicesUpTo(4 * SEEDS).map((index) => questionAt(Math.floor(index / 4), { difficulty }, index % 4));
  drawn.set(difficulty, questions);
  return questions;
}
const ofType = (difficulty: Difficulty, type: QuestionType) =>
  questionsOf(difficulty).filter(({ asked }) => asked.type === type);

/** The details of all questions of one type. */
function askedOf<Type extends QuestionType>(difficulty: Difficulty, type: Type) {
  return questionsOf(difficulty).flatMap(({ asked, answer }) => (isOf(asked, type) ? [{ ...asked, answer }] : []));
}
const isOf = <Type extends QuestionType>(
  asked: TimeProblem,
  type: Type,
): asked is Extract<TimeProblem, { type: Type }> => asked.type === type;

const MONDAY = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;
/** A number of minutes after midnight on a Monday, as a Date. */
const moment = (minutes: number) => new Date(MONDAY + minutes * MINUTE_MS);
const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
/** Newer calendars use a narrow space before AM. */
const onClock = (minutes: number): string => clock.format(moment(minutes)).replace(/\s/u, ' ');
const minuteOfDay = (minutes: number): number => moment(minutes).getUTCHours() * 60 + moment(minutes).getUTCMinutes();

/** The answer to a question, calculated with dates. */
function answerByCalendar(asked: TimeProblem): number {
  switch (asked.type) {
    case 'timeConversion': {
      const end = new Date(Date.UTC(2024, 0, 1 + asked.days, asked.hours, asked.minutes));
      return (end.getTime() - MONDAY) / (asked.unit === 'hours' ? 3_600_000 : MINUTE_MS);
    }
    case 'elapsedTime': {
      const end = moment(asked.start + asked.length);
      const length = (end.getTime() - moment(asked.start).getTime()) / MINUTE_MS;
      return asked.asks === 'length' ? length : end.getUTCHours() * 60 + end.getUTCMinutes();
    }
    case 'timeComparison': {
      const [first, second] = [moment(asked.first.time), moment(asked.second.time)];
      if (first.getTime() === second.getTime()) return 2;
      return asked.asks === 'later' ? (first > second ? 0 : 1) : first < second ? 0 : 1;
    }
    case 'dateArithmetic': {
      const date = new Date(Date.UTC(2024, 0, 1 + asked.day + asked.days));
      return (date.getUTCDay() + 6) % 7;
    }
    case 'clockReading':
      return minuteOfDay(asked.time);
  }
}

/** The text of an option. The two times of a comparison are written as in the question. */
function shown({ asked }: Question, value: number): string {
  switch (asked.type) {
    case 'timeConversion':
      return `${value} ${asked.unit}`;
    case 'elapsedTime':
      return asked.asks === 'length' ? formatDuration(value) : formatTime(value);
    case 'dateArithmetic':
      return getDayName(value);
    case 'clockReading':
      return formatTime(value);
    case 'timeComparison': {
      const written = [asked.first, asked.second].map(({ time, form }) =>
        form === 'figures' ? formatTime(time) : form === 'words' ? timeInWords(time) : format24HourTime(time),
      );
      return written[value] ?? 'They are the same';
    }
  }
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];

describe('The correct answer', () => {
  it.each(DIFFICULTIES)('matches the calendar, %s', SLOW_TEST, (difficulty) => {
    const faulty = questionsOf(difficulty).filter(
      (question) => question.answer !== answerByCalendar(question.asked) || !isCorrect(question, question.answer),
    );
    expect(faulty).toEqual([]);
  });

  it.each(DIFFICULTIES)(
    'is exactly one of four options (three for comparisons), which differ in value and text, %s',
    (difficulty) => {
      const faulty = questionsOf(difficulty).filter((question) => {
        const { options, asked } = question;
        if (options === null) return difficulty !== 'hard' || asked.type === 'timeComparison';
        const count = asked.type === 'timeComparison' ? 3 : 4;
        const text = new Set(options.map((value) => shown(question, value)));
        const right = options.filter((value) => isCorrect(question, value)).length;
        return options.length !== count || new Set(options).size !== count || text.size !== count || right !== 1;
      });
      expect(faulty).toEqual([]);
    },
  );

  it.each(DIFFICULTIES)('is in each position equally often, %s', (difficulty) => {
    for (const type of TYPES_ASKED.all) {
      const offered = ofType(difficulty, type).filter(({ options }) => options !== null);
      const indices = offered.map(({ options, answer }) => options?.indexOf(answer) ?? -1);
      const count = type === 'timeComparison' ? 3 : 4;
      expect(chiSquare(offered.length === 0 ? [1, 1] : countOccurrences(indices, count))).toBeLessThan(
        chiSquareLimit(count),
      );
    }
  });

  it.each(['easy', 'medium'] as const)('is equally often the smallest, the largest or in between, %s', (difficulty) => {
    for (const type of ['timeConversion', 'elapsedTime'] as const) {
      const ranks = ofType(difficulty, type)
        .filter(({ asked, answer }) => answer > (asked.type === 'elapsedTime' ? 200 : 100))
        .map(({ options, answer }) => options?.filter((option) => option < answer).length ?? -1);
      expect(chiSquare(countOccurrences(ranks, 4))).toBeLessThan(chiSquareLimit(4));
    }
  });

  it.each(['easy', 'medium'] as const)(
    'is offered with possible options only: above 0, and times within one day, %s',
    (difficulty) => {
      const faulty = questionsOf(difficulty).filter(
        ({ asked, options }) =>
          (asked.type === 'timeConversion' || asked.type === 'elapsedTime') &&
          options?.some((value) => value <= 0 || (asked.type === 'elapsedTime' && value >= 1440)),
      );
      expect(faulty).toEqual([]);
    },
  );
});

describe('A round', () => {
  it.each(DIFFICULTIES)(
    'asks each type once in every four questions, and never repeats a question, %s',
    SLOW_TEST,
    (difficulty) => {
      for (const seed of indicesUpTo(1000)) {
        const questions = indicesUpTo(10).map((number) => questionAt(seed, { difficulty }, number));
        expect(new Set(questions.map(({ asked }) => JSON.stringify(asked))).size).toBe(10);
        expect(new Set(questions.slice(0, 4).map(({ asked }) => asked.type)).size).toBe(4);
        expect(new Set(questions.slice(4, 8).map(({ asked }) => asked.type)).size).toBe(4);
        expect(questions.map(({ number }) => number)).toEqual(indicesUpTo(10));
      }
    },
  );
});

describe('A conversion', () => {
  it('converts 1 to 5 full hours on easy, drawn evenly', () => {
    const hours = askedOf('easy', 'timeConversion');
    expect(hours.filter(({ unit, minutes, days }) => unit !== 'minutes' || minutes > 0 || days > 0)).toEqual([]);
    expect(extent(hours.map((asked) => asked.hours))).toEqual([1, 5]);
    expect(
      chiSquare(
        countOccurrences(
          hours.map((asked) => asked.hours - 1),
          5,
        ),
      ),
    ).toBeLessThan(chiSquareLimit(5));
  });

  it('converts 2 to 5 hours and 0 to 50 minutes in tens on medium, drawn evenly', () => {
    const lengths = askedOf('medium', 'timeConversion');
    expect(extent(lengths.map((asked) => asked.hours))).toEqual([2, 5]);
    expect(new Set(lengths.map((asked) => asked.minutes))).toEqual(new Set([0, 10, 20, 30, 40, 50]));
    const kinds = lengths.map((asked) => 6 * (asked.hours - 2) + asked.minutes / 10);
    expect(chiSquare(countOccurrences(kinds, 24))).toBeLessThan(chiSquareLimit(24));
  });

  it('converts 3 to 9 days to hours on hard, each equally often', () => {
    const days = askedOf('hard', 'timeConversion');
    expect(days.filter(({ unit, hours, minutes }) => unit !== 'hours' || hours > 0 || minutes > 0)).toEqual([]);
    expect(extent(days.map((asked) => asked.days))).toEqual([3, 9]);
    expect(
      chiSquare(
        countOccurrences(
          days.map((asked) => asked.days - 3),
          7,
        ),
      ),
    ).toBeLessThan(chiSquareLimit(7));
  });
});

describe('An elapsed time', () => {
  it('starts and ends on the hour or half hour on easy, within one morning or afternoon', () => {
    const asked = askedOf('easy', 'elapsedTime');
    expect(asked.filter(({ start, length }) => start % 30 > 0 || length % 30 > 0)).toEqual([]);
    expect(extent(asked.map(({ length }) => length))).toEqual([30, 240]);
    expect(asked.filter(({ start, length }) => onClock(start).slice(-2) !== onClock(start + length).slice(-2))).toEqual(
      [],
    );
    expect(extent(asked.filter(({ start }) => start < 720).flatMap((it) => [it.start, it.start + it.length]))).toEqual([
      360, 690,
    ]);
    expect(extent(asked.filter(({ start }) => start >= 720).flatMap((it) => [it.start, it.start + it.length]))).toEqual(
      [780, 1290],
    );
  });

  it('moves in five-minute steps on medium, within one morning or afternoon', () => {
    const asked = askedOf('medium', 'elapsedTime');
    expect(asked.filter(({ start, length }) => start % 5 > 0 || length % 5 > 0)).toEqual([]);
    expect(extent(asked.map(({ length }) => length))).toEqual([15, 285]);
    expect(asked.filter(({ start, length }) => onClock(start).slice(-2) !== onClock(start + length).slice(-2))).toEqual(
      [],
    );
    expect(extent(asked.flatMap((it) => [it.start, it.start + it.length]))).toEqual([360, 1315]);
  });

  it('goes past noon or midnight equally often on hard', () => {
    const asked = askedOf('hard', 'elapsedTime');
    expect(asked.filter(({ start, length }) => onClock(start).slice(-2) === onClock(start + length).slice(-2))).toEqual(
      [],
    );
    expect(extent(asked.map(({ length }) => length))).toEqual([70, 480]);
    const isOverMidnight = asked.map(({ start }) => (start < 720 ? 0 : 1));
    expect(chiSquare(countOccurrences(isOverMidnight, 2))).toBeLessThan(chiSquareLimit(2));
  });

  it.each(DIFFICULTIES)('asks for the duration and for the end equally often, %s', (difficulty) => {
    const kinds = askedOf(difficulty, 'elapsedTime').map(({ asks }) => (asks === 'end' ? 1 : 0));
    expect(chiSquare(countOccurrences(kinds, 2))).toBeLessThan(chiSquareLimit(2));
  });
});

describe('A comparison', () => {
  const RANGES = {
    easy: [30, 360, 1290, [30, 150]],
    medium: [5, 420, 1255, [5, 415]],
    hard: [5, 0, 1435, [5, 780]],
  } as const;

  it.each(DIFFICULTIES)(
    'shows two times of one day, in steps, one in figures and one in another form, %s',
    (difficulty) => {
      const asked = askedOf(difficulty, 'timeComparison');
      const [step, earliest, latest, apart] = RANGES[difficulty];
      const times = asked.flatMap(({ first, second }) => [first.time, second.time]);
      expect([extent(times), times.filter((time) => time % step > 0)]).toEqual([[earliest, latest], []]);
      const gaps = asked.map(({ first, second }) => Math.abs(first.time - second.time)).filter((gap) => gap > 0);
      expect(extent(gaps)).toEqual(apart);
      const other = difficulty === 'hard' ? 'dayClock' : 'words';
      expect(
        asked.filter(
          ({ first, second }) => [first.form, second.form].toSorted().join() !== [other, 'figures'].toSorted().join(),
        ),
      ).toEqual([]);
    },
  );

  it('never shows a 24-hour time that could be mistaken for one without AM or PM', () => {
    const times = askedOf('hard', 'timeComparison').flatMap(({ first, second }) => [first, second]);
    expect(times.filter(({ time, form }) => form === 'dayClock' && time >= 600 && time < 780)).toEqual([]);
  });

  it('stays within the morning or the afternoon on easy', () => {
    const asked = askedOf('easy', 'timeComparison');
    expect(asked.filter(({ first, second }) => first.time < 720 !== second.time < 720)).toEqual([]);
  });

  it.each(DIFFICULTIES)('cannot be guessed from how or where a time is written, %s', (difficulty) => {
    const asked = askedOf(difficulty, 'timeComparison');
    const ofAnswer = [0, 1, 2].flatMap((right) =>
      (['later', 'earlier'] as const).flatMap((asks) =>
        (['figures', 'other'] as const).map(
          (form) =>
            asked.filter(
              (it) => it.answer === right && it.asks === asks && (it.first.form === 'figures') === (form === 'figures'),
            ).length,
        ),
      ),
    );
    expect(chiSquare(ofAnswer)).toBeLessThan(chiSquareLimit(12));
  });
});

describe('Dates', () => {
  it('count 1 to 4 days forward within the week on easy', () => {
    const asked = askedOf('easy', 'dateArithmetic');
    expect(extent(asked.map(({ days }) => days))).toEqual([1, 4]);
    expect(asked.filter(({ day, days }) => day + days > 6)).toEqual([]);
  });

  it('count 2 to 6 days forward or back on medium', () => {
    const days = askedOf('medium', 'dateArithmetic').map((asked) => asked.days);
    expect(new Set(days)).toEqual(new Set([2, 3, 4, 5, 6, -2, -3, -4, -5, -6]));
  });

  it('count 7 to 13 days forward or back on hard, always past the end of a week', () => {
    const asked = askedOf('hard', 'dateArithmetic');
    expect(new Set(asked.map(({ days }) => Math.abs(days)))).toEqual(new Set([7, 8, 9, 10, 11, 12, 13]));
    expect(asked.filter(({ day, days }) => day + days >= 0 && day + days <= 6)).toEqual([]);
  });
});

describe('A time of day in words', () => {
  it('matches the calendar in every minute of the day', () => {
    for (const time of indicesUpTo(1440)) {
      expect([formatTime(time), minuteOfDay(time)]).toEqual([onClock(time), time]);
    }
  });
});
