// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import CardsPage from '../../src/pages/cards/CardsPage';
import { advanceQuiz, findCommonMistake, NEW_QUIZ, type QuizEvent, topMissed } from '../../src/pages/cards/quiz-state';
import { advanceSheets, NOTHING_READ, type SheetEvent } from '../../src/pages/cards/sheet-state';
import { addSheet, countCorrect, NO_SHEETS, type ReadSheet, rankMissed } from '../../src/pages/cards/sheet-tally';
import type { LetteredQuestion } from '../../src/play/paper/lettered';
import type { Letter } from '../../src/vision/answer-cards';
import type { SheetAnswer } from '../../src/vision/read-sheet';

const person = userEvent.setup();

const question = (asked: string, right: number): LetteredQuestion => ({
  asked,
  answer: 'right',
  right,
  choices: ['one', 'two', 'three', 'four'].map((choice, index) => (index === right ? 'right' : choice)),
});
const QUESTIONS = [question('first', 0), question('second', 1), question('third', 2), question('fourth', 3)];

/** Three pictures of cards 1, 2, 3 and so on with these letters, after which the answers are shown. */
const answered = (letters: string): readonly QuizEvent[] => {
  const held = letters.split('').map((letter, index) => ({
    card: index + 1,
    letter: letter as Letter,
    centre: { x: 0, y: 0 },
  }));
  return [{ type: 'SEE', held }, { type: 'SEE', held }, { type: 'SEE', held }, { type: 'SHOW' }, { type: 'NEXT' }];
};

describe('A quiz', () => {
  it('ranks the three questions that most cards missed, but not those that all had right', () => {
    const { counts } = [...answered('AABB'), ...answered('BBBB'), ...answered('CABD'), ...answered('DDDA')].reduce(
      advanceQuiz,
      NEW_QUIZ,
    );
    expect(topMissed(QUESTIONS, counts).map(({ question, missed, of }) => [question.asked, missed, of])).toEqual([
      ['third', 3, 4],
      ['first', 2, 4],
      ['fourth', 1, 4],
    ]);
  });

  it('names the wrong letter that was shown most often', () => {
    expect(findCommonMistake(QUESTIONS[0]!, { A: 9, B: 1, C: 3, D: 2 })).toBe('C');
    expect(findCommonMistake(QUESTIONS[0]!, { A: 9, B: 0, C: 0, D: 0 })).toBeNull();
  });

  it('does not count cards that are turned once the answers are shown', () => {
    const shown = answered('AAAA').slice(0, 4).reduce(advanceQuiz, NEW_QUIZ);
    const later = answered('BBBB').slice(0, 3).reduce(advanceQuiz, shown);
    expect([later.counts, later.isShown]).toEqual([[{ A: 4, B: 0, C: 0, D: 0 }], true]);
  });

  it('can be asked again from the first question', () => {
    expect([...answered('AB'), { type: 'AGAIN' } as const].reduce(advanceQuiz, NEW_QUIZ)).toEqual(NEW_QUIZ);
  });
});

const PICTURE = {} as ImageData;
const sheet = (...answers: readonly SheetAnswer[]): ReadSheet => ({
  id: { check: 1, version: 0, page: 0 },
  questions: QUESTIONS,
  first: 1,
  answers,
  project: (point) => point,
});
const see = (...answers: readonly SheetAnswer[]): SheetEvent => ({
  type: 'SEE',
  reading: { type: 'sheet', sheet: sheet(...answers) },
  picture: PICTURE,
  isStill: false,
});
const seeNothing: SheetEvent = { type: 'SEE', reading: { type: 'look' }, picture: PICTURE, isStill: false };
const ADD: SheetEvent = { type: 'ADD' };
const read = (...events: readonly SheetEvent[]) => events.reduce(advanceSheets, NOTHING_READ);

describe('Marked sheets', () => {
  const fine = see('A', 'B', 'C', 'A');

  it('are shown once two pictures agree, and counted when they are added', () => {
    expect(read(fine).review).toBeNull();
    expect(read(fine, see('A', 'B', 'C', 'D')).review).toBeNull();
    expect(read(fine, fine).review?.sheet.answers).toEqual(['A', 'B', 'C', 'A']);
    expect(read(fine, fine, ADD).tally.sheets).toBe(1);
  });

  it('count once while they stay in view, and again when another one looks the same', () => {
    const once = [fine, fine, ADD, fine, fine];
    expect([read(...once).review, read(...once).hint]).toEqual([null, { type: 'same' }]);
    expect(read(...once, seeNothing, fine, fine, ADD).tally.sheets).toBe(2);
  });

  it('are only added once a person has decided what is unsure', () => {
    const unsure = see('A', 'unsure', 'C', 'blank');
    const waiting = read(unsure, unsure, ADD);
    expect([waiting.tally.sheets, waiting.review === null]).toEqual([0, false]);
    const decided = [{ type: 'CORRECT', index: 1, answer: 'B' } as const, ADD].reduce(advanceSheets, waiting);
    expect([...decided.tally.questions.values()].map(({ missed }) => missed)).toEqual([0, 0, 0, 1]);
  });

  it('are not counted if the teacher chooses to read them again', () => {
    expect(read(fine, fine, { type: 'AGAIN' }).tally.sheets).toBe(0);
  });

  it('keep what was counted if the next sheet cannot be read', () => {
    const corners: SheetEvent = {
      type: 'SEE',
      reading: { type: 'corners', missing: [2] },
      picture: PICTURE,
      isStill: false,
    };
    expect(read(fine, fine, ADD, corners).tally.sheets).toBe(1);
  });

  it('are ranked by question, the most missed first', () => {
    const tally = [sheet('A', 'A', 'C', 'A'), sheet('A', 'B', 'C', 'blank')].reduce(addSheet, NO_SHEETS);
    expect(rankMissed(tally).map(([{ asked }, { missed, of }]) => [asked, missed, of])).toEqual([
      ['fourth', 2, 2],
      ['second', 1, 2],
    ]);
    expect(countCorrect(sheet('A', 'A', 'C', 'A'))).toBe(2);
  });
});

const open = (search: string) => {
  history.replaceState(null, '', `/cards${search}`);
  return render(
    <MemoryRouter initialEntries={[`/cards${search}`]}>
      <CardsPage />
    </MemoryRouter>,
  );
};

describe('The page of answer cards', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('says so if a game has no four answers, and begins a quiz with another', async () => {
    open('?game=times-tables');
    await screen.findByText(/do not have four answers/);
    await person.selectOptions(screen.getByLabelText('Questions from'), 'mental-maths');
    const begin = screen.getByRole('button', { name: 'Begin' });
    // The game's questions have to load first.
    await waitFor(() => expect(begin.getAttribute('aria-disabled')).toBe('false'));
    await person.click(begin);
    await screen.findByText('Question 1 of 10');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  });

  it('asks the same questions from a link, and shows the answer without a camera', async () => {
    open('?game=math-facts&mode=multiplication&seed=1234&count=5&quiz=1');
    const { textContent } = await screen.findByRole('heading', { level: 1 });
    expect(textContent).toMatch(/^\d+ × \d+ =$/);
    await person.click(screen.getByRole('button', { name: 'Start the camera' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This device has no camera.');
    await person.click(screen.getByRole('button', { name: 'Show answers' }));
    screen.getByText(/^The answer is [A-D]: \d+$/);
    await person.click(screen.getByRole('button', { name: 'Next question' }));
    await screen.findByText('Question 2 of 5');
  });

  it('prints as many cards as are chosen, one or two on a page', async () => {
    open('');
    await person.click(screen.getByRole('radio', { name: 'Print cards' }));
    await person.selectOptions(await screen.findByLabelText('To'), '5');
    screen.getByText(/^3 pages\./);
    await person.selectOptions(screen.getByLabelText('On each page'), 'one');
    screen.getByText(/^5 pages\./);
    expect(document.querySelectorAll('.print-sheet [data-marker]')).toHaveLength(5);
  });
});
