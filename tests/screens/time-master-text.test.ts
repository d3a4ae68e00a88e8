/* Everything the game says about a question is true, in words that a child of seven can read. */
import { describe, expect, it } from 'vitest';
import type { Practice } from '../../machines/time-master/practice';
import { mixedQuestionAt, type Question } from '../../machines/time-master/questions';
import { parseTypedAnswer } from '../../machines/time-master/read-answer';
import { DIFFICULTIES } from '../../machines/time-master/rules';
import { optionText } from '../../src/games/time-master/options';
import { quizText } from '../../src/games/time-master/quiz';
import { text } from '../../src/games/time-master/text';
import { vocabulary } from '../../src/games/time-master/typed-time-text';
import { indicesUpTo } from '../helpers/seeds';
import {
  comparisonQuestion,
  dateQuestion,
  daysQuestion,
  elapsedQuestion,
  hoursQuestion,
  readingQuestion,
} from '../scenes/helpers/time-master';

const plain = (sentence: string): string => sentence.replaceAll('\u00a0', ' ');
const said = (question: Question) =>
  [quizText.question(question), quizText.answer(question), quizText.answered(question), quizText.why(question)].map(
    plain,
  );
const all = DIFFICULTIES.flatMap((difficulty) =>
  indicesUpTo(500).map((seed) => mixedQuestionAt(seed, { difficulty }, seed % 10)),
);

/** The times of a comparison and times in words are never typed. */
const isOnlyChosen = ({ asked }: Question): boolean =>
  asked.type === 'timeComparison' || (asked.type === 'clockReading' && asked.answers === 'words');

describe('A question, its answer, the full sentence, and the reason', () => {
  it.each([
    [readingQuestion(215), ['What time is it?', '3:35', 'The clock shows 3:35', '35 minutes past 3.']],
    [
      readingQuestion(210, 'hands', 'words'),
      ['What time is it?', 'half past 3', 'The clock shows half past 3', 'The long hand is on 6: half past 3.'],
    ],
    [
      readingQuestion(215, 'figures', 'words'),
      ['What time is it?', '25 to 4', '3:35 is 25 to 4', '35 minutes past 3 is 25 minutes to 4.'],
    ],
    [
      readingQuestion(195, 'figures', 'words'),
      ['What time is it?', 'quarter past 3', '3:15 is quarter past 3', '15 minutes past 3 is quarter past 3.'],
    ],
    [
      readingQuestion(180, 'figures', 'words'),
      ['What time is it?', "3 o'clock", "3:00 is 3 o'clock", "00 is a full hour: 3 o'clock."],
    ],
    [
      readingQuestion(935, 'dayClock', 'figures'),
      ['What time is it with AM or PM?', '3:35 PM', '15:35 is 3:35 PM', '15 − 12 = 3, so it is 3:35 PM.'],
    ],
    [
      readingQuestion(20, 'dayClock', 'figures'),
      ['What time is it with AM or PM?', '12:20 AM', '00:20 is 12:20 AM', 'Hour 0 is 12 at night, so it is 12:20 AM.'],
    ],
    [
      hoursQuestion(3),
      [
        'How many minutes are in 3 hours?',
        '180 minutes',
        '3 hours = 180 minutes',
        '1 hour is 60 minutes: 3 × 60 = 180.',
      ],
    ],
    [
      hoursQuestion(2, 40),
      [
        'How many minutes are in 2 hours 40 minutes?',
        '160 minutes',
        '2 hours 40 minutes = 160 minutes',
        '1 hour is 60 minutes: 2 × 60 + 40 = 160.',
      ],
    ],
    [
      daysQuestion(4),
      ['How many hours are in 4 days?', '96 hours', '4 days = 96 hours', '1 day is 24 hours: 4 × 24 = 96.'],
    ],
    [
      elapsedQuestion(),
      [
        'How long is it from 10:45 AM to 1:20 PM?',
        '2 hours 35 minutes',
        '10:45 AM to 1:20 PM is 2 hours 35 minutes',
        '15 min to 11:00, then 2 h, then 20 min.',
      ],
    ],
    [
      { ...elapsedQuestion(1410, 60, 'end'), answer: 30 },
      [
        'What time is it 1 hour after 11:30 PM?',
        '12:30 AM',
        '11:30 PM to 12:30 AM is 1 hour',
        '30 min to 12:00, then 30 min.',
      ],
    ],
    [
      comparisonQuestion(450, 915),
      [
        'Which is later: 7:30 AM or quarter past 3 in the afternoon?',
        'quarter past 3 in the afternoon',
        '7:30 AM is earlier than quarter past 3 in the afternoon',
        'Quarter past 3 is 3:15 PM. 3:15 PM is later.',
      ],
    ],
    [
      comparisonQuestion(945, 945, 'dayClock'),
      ['Which is later: 3:45 PM or 15:45?', 'They are the same', '3:45 PM is the same as 15:45', '15:45 is 3:45 PM.'],
    ],
    [
      dateQuestion(4, 3),
      [
        'What day is 3 days after Friday?',
        'Monday',
        '3 days after Friday is Monday',
        'Count on 3: Saturday, Sunday, Monday.',
      ],
    ],
    [
      dateQuestion(1, -9),
      [
        'What day is 9 days before Tuesday?',
        'Sunday',
        '9 days before Tuesday is Sunday',
        '7 days: Tuesday again. 2 more: Monday, Sunday.',
      ],
    ],
    [
      dateQuestion(1, 7),
      ['What day is 7 days after Tuesday?', 'Tuesday', '7 days after Tuesday is Tuesday', '7 days: Tuesday again.'],
    ],
    [
      dateQuestion(0, 1),
      ['What day is 1 day after Monday?', 'Tuesday', '1 day after Monday is Tuesday', 'Count on 1: Tuesday.'],
    ],
  ])('%#', (question, sentences) => {
    expect(said(question)).toEqual(sentences);
  });

  it('never repeats a sentence in a round, and has no empty part', () => {
    for (const question of all) {
      for (const sentence of said(question)) expect(sentence).toMatch(/^\S(?:.*\S)?$/);
      expect(said(question).join(' ')).not.toMatch(/undefined|NaN| {2}/);
    }
  });

  it('has a reason of at most twelve words', () => {
    const long = all
      .map((question) => plain(quizText.why(question)))
      .filter((why) => why.match(/[\w:]+/g)!.length > 12);
    expect(long).toEqual([]);
  });

  it('has an answer that can be typed', () => {
    const typed = all.filter((question) => !isOnlyChosen(question));
    expect(
      typed.filter((question) => parseTypedAnswer(question, quizText.answer(question), vocabulary) !== question.answer),
    ).toEqual([]);
  });
});

describe('What players hear', () => {
  it('of a clock is where its hands point, not the time', () => {
    expect(text.ear.clocks(elapsedQuestion(645, 155))).toBe(
      'On the clock: short hand between 10 and 11, long hand on 9.',
    );
    expect(text.ear.clocks(comparisonQuestion(450, 915))).toBe(
      'First clock: short hand between 7 and 8, long hand on 6. Second clock: short hand between 3 and 4, long hand on 3.',
    );
    expect(text.ear.clocks(comparisonQuestion(720, 785))).toMatch(/^First clock: short hand on 12, long hand on 12\./);
  });

  it('of a clock that is read is where its hands point, or its figures one by one', () => {
    expect(text.ear.asked(readingQuestion(217))).toBe(
      'What time is it? Short hand between 3 and 4, long hand 2 minutes after 7.',
    );
    expect(text.ear.asked(readingQuestion(180, 'figures', 'words'))).toBe(
      'What time is it? The digital clock shows 3 zero zero.',
    );
    expect(text.ear.asked(readingQuestion(935, 'dayClock', 'figures'))).toBe(
      'What time is it with AM or PM? It is 15 35 on the 24-hour clock.',
    );
  });

  it('says nothing about clocks without hands or questions without clocks', () => {
    const without = [comparisonQuestion(945, 945, 'dayClock'), hoursQuestion(3), dateQuestion(4, 3)];
    expect(without.map(text.ear.clocks)).toEqual(['', '', '']);
  });

  it('of two times to compare is number by number, so that the forms sound different', () => {
    expect(text.ear.asked(comparisonQuestion(945, 945, 'dayClock'))).toBe(
      'Which is later? Choices: 3 45 PM, 15 45 on the 24-hour clock, the same.',
    );
    expect(text.ear.asked(comparisonQuestion(5, 60, 'dayClock'))).toBe(
      "Which is later? Choices: 12 oh 5 AM, 1 o'clock on the 24-hour clock, the same.",
    );
  });
});

describe('Options', () => {
  it('look different from each other, and are read as the number they represent', () => {
    for (const question of all) {
      const { options } = question;
      if (options === null) continue;
      const shown = options.map((value) => optionText(question, value));
      expect(new Set(shown).size).toBe(options.length);
      const read = isOnlyChosen(question)
        ? options
        : shown.map((option) => parseTypedAnswer(question, option, vocabulary));
      expect(read).toEqual(options);
    }
  });
});

describe('The result', () => {
  it('has one kind message for each tier', () => {
    expect(text.over.praise).toHaveLength(4);
    expect(new Set(text.over.praise).size).toBe(4);
    expect(text.over.praise.join(' ')).not.toMatch(/bad|poor|fail|only|slow/i);
  });

  it('suggests something to practise for each kind of mistake', () => {
    const kinds: readonly Practice[] = [
      'minutesInHours',
      'hoursInDays',
      'hoursOnClock',
      'overTheHour',
      'overNoon',
      'comparing',
      'dayClock',
      'daysOn',
      'daysBack',
      'hands',
    ];
    const lines = kinds.map((kind) => text.over.practiceNext(kind, 3));
    expect(new Set(lines).size).toBe(kinds.length);
    expect(text.over.practiceNext(null, 10)).toBe('Try the next difficulty, or new questions.');
    expect(text.over.practiceNext(null, 4)).toBe('Try all the questions.');
  });
});

describe('An entry that is not an answer', () => {
  it.each([
    [{ ...elapsedQuestion(600, 60, 'end') }, '3:45', 'AM or PM?'],
    [elapsedQuestion(), '155', 'Hours or minutes?'],
    [elapsedQuestion(), 'x', 'Type it like this: 2 h 35 min'],
    [daysQuestion(3), '3 days', 'Type a number of hours.'],
    [daysQuestion(3), 'x', 'Type it like this: 48'],
    [dateQuestion(0, 9), 'x', 'Type it like this: Tuesday'],
  ] as const)('%# gets a hint about the missing part', (question, typed, said) => {
    const reading = parseTypedAnswer(question, typed, vocabulary);
    expect(typeof reading === 'number' ? reading : text.play.refused(reading, question)).toBe(said);
  });
});
