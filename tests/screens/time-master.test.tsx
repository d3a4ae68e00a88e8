// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Question, questionAt } from '../../machines/time-master/questions';
import type { QuestionType } from '../../machines/time-master/rules';
import { optionText } from '../../src/games/time-master/options';
import { quizText } from '../../src/games/time-master/quiz';
import Page from '../../src/games/time-master/Screen';
import { indicesUpTo } from '../helpers/seeds';
import { timeGame } from '../machines/time-master/helpers/game';
import {
  announcedTexts,
  areAllDisabled,
  button,
  choices,
  choiceTexts,
  confettiCounts,
  countSoundPlays,
  field,
  isTextVisible,
  openPage,
  playedSoundNames,
  question,
} from './helpers/page';

const person = userEvent.setup();
const open = (options: NonNullable<Parameters<typeof timeGame>[0]> = {}) => openPage(Page, timeGame(options));

/** A seed whose first question meets this condition. */
const seedOf = (difficulty: 'easy' | 'hard', isWanted: (asked: Question) => boolean): number =>
  indicesUpTo(2000).find((seed) => isWanted(questionAt(seed, { difficulty }, 0))) ?? -1;
const ofType =
  (type: QuestionType) =>
  ({ asked }: Question) =>
    asked.type === type;
const easy = (time: 'normal' | 'longer' = 'normal') =>
  open({ seed: seedOf('easy', ofType('dateArithmetic')), difficulty: 'easy', time });
const hard = (isWanted: (asked: Question) => boolean) => open({ seed: seedOf('hard', isWanted), difficulty: 'hard' });
const asks =
  (thing: 'end' | 'length') =>
  ({ asked }: Question) =>
    asked.type === 'elapsedTime' && asked.asks === thing;

const check = () => button('Check Answer');
const press = async (...names: readonly string[]) => {
  for (const name of names) await person.click(button(name));
};

it.each([
  ['normal', '60 seconds a question, 3 minutes in total.'],
  ['longer', '120 seconds a question, 6 minutes in total.'],
  ['none', 'Take all the time you want.'],
] as const)('The menu says how much time there is, with the time setting %s', (time, line) => {
  open({ startsAtOnce: false, time });
  expect(screen.getByRole('region', { name: 'How to play' }).textContent).toContain(line);
});

describe('A question with options', () => {
  it('is shown as text, with four answers and none chosen', () => {
    const game = easy();
    expect(question()).toBe(quizText.question(game.round().question));
    const chosen = choices().map((choice) => choice.getAttribute('aria-pressed'));
    expect([chosen, areAllDisabled([check()])]).toEqual([['false', 'false', 'false', 'false'], true]);
  });

  it('marks the right answer and the wrong choice, and gives the reason', async () => {
    const game = easy('longer');
    const { question: asked } = game.round();
    const right = asked.options?.indexOf(asked.answer) ?? -1;
    const wrong = (right + 2) % 4;
    await person.keyboard(`${wrong + 1}{Enter}`);
    const marks = new Map([
      [right, ', right'],
      [wrong, ', wrong'],
    ]);
    const texts = asked.options?.map((option, index) => `${optionText(asked, option)}${marks.get(index) ?? ''}`);
    expect(choiceTexts()).toEqual(texts);
    expect(isTextVisible(`Incorrect. Answer: ${quizText.answer(asked)}`)).toBe(true);
    const said = screen.getByText(`You said: ${optionText(asked, asked.options?.[wrong] ?? -1)}`);
    expect(said.compareDocumentPosition(button('Next'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers the two times and "They are the same" even on hard', () => {
    hard(ofType('timeComparison'));
    expect(choiceTexts()[2]).toContain('They are the same');
  });
});

describe('A typed question', () => {
  it('accepts letters and digits, and rejects an invalid entry without a penalty', async () => {
    const game = hard(asks('end'));
    await person.type(field(), '3:45{Enter}');
    const message = screen.getByText('AM or PM?', { ignore: '[role="status"]' });
    expect([message.id, announcedTexts().at(-1)]).toEqual([field().getAttribute('aria-describedby'), 'AM or PM?']);
    await person.clear(field());
    await person.type(field(), `${quizText.answer(game.round().question).toLowerCase()}{Enter}`);
    expect(game.round().score).toBe(1);
  });

  it('has AM and PM on its pad, which replace each other', async () => {
    hard(asks('end'));
    await press('4', 'colon', '1', '5', 'AM', 'PM');
    expect(field().value).toBe('4:15 PM');
  });

  it('has hours and minutes on its pad', async () => {
    hard(asks('length'));
    await press('4', 'hours', '1', '5', 'minutes', 'minutes');
    expect(field().value).toBe('4 h 15 min');
    await person.clear(field());
    await press('2', 'hours', 'hours', '5');
    expect(field().value).toBe('2 h 5');
  });

  it('has the days on its pad, which replace each other', async () => {
    const game = hard(ofType('dateArithmetic'));
    await press('Tuesday', 'Sunday', quizText.answer(game.round().question), 'Check Answer');
    expect(game.round().score).toBe(1);
  });

  it('accepts a plain number if it asks for hours, and has no further keys', async () => {
    const game = hard(ofType('timeConversion'));
    expect(['colon', 'PM'].map((name) => screen.queryByRole('button', { name }))).toEqual([null, null]);
    await person.type(field(), `${game.round().question.answer} hours{Enter}`);
    expect(game.round().score).toBe(1);
  });

  it('types a letter of an answer into the field from anywhere in the game', async () => {
    hard(ofType('dateArithmetic'));
    button('Monday').focus();
    await person.keyboard('f');
    expect(document.activeElement).toBe(field());
  });
});

describe('A round', () => {
  it.each([
    [7, [90]],
    [6, []],
  ])('throws 30 pieces of confetti for each of %i right answers, and %o at the end', (right, atEnd) => {
    const game = open();
    act(() => game.solveMany(right));
    act(() => game.failMany(10 - right));
    expect(confettiCounts()).toEqual([...indicesUpTo(right).map(() => 30), ...atEnd]);
  });

  it('plays the clockwork after each answer, and the bell once at the end', () => {
    const game = open();
    act(() => game.solveMany(4));
    act(() => game.failMany(6));
    expect([countSoundPlays('clockwork'), countSoundPlays('bell'), playedSoundNames().at(-1)]).toEqual([10, 1, 'bell']);
  });

  it('ends with its difficulty and one thing to practise', () => {
    const game = open({ difficulty: 'hard' });
    act(() => game.solveMany(9));
    act(() => game.failMany(1));
    expect(isTextVisible('Hard')).toBe(true);
    // The tenth question is a comparison with a time on the 24-hour clock.
    expect(isTextVisible('In the afternoon add 12: 3 PM is 15:00.')).toBe(true);
  });
});
