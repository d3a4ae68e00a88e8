// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formatFraction, fraction } from '../../machines/core/fraction';
import { quizText } from '../../src/games/fraction-simplify/quiz';
import Page from '../../src/games/fraction-simplify/Screen';
import { AmountBars } from '../../src/games/fraction-simplify/screen/AmountBars';
import { text } from '../../src/games/fraction-simplify/text';
import { throwConfetti } from '../../src/play/feedback/confetti';
import { fractionGame } from '../machines/fraction-simplify/helpers/game';
import {
  advance,
  announcedTexts,
  button,
  field,
  isTextVisible,
  normaliseSpaces,
  openPage,
  playedSoundNames,
  question,
} from './helpers/page';
import { readPlainRows } from './helpers/plain-bars';

const person = userEvent.setup();
const open = (options: Parameters<typeof fractionGame>[0] = {}) => openPage(Page, fractionGame(options));
type Game = ReturnType<typeof fractionGame>;

const above = () => field('Numerator');
const below = () => field('Denominator');
const check = () => button('Check Answer');
const entered = () => [above().value, below().value];
const shownResult = () => document.querySelector('.fraction-result')?.textContent;
const rightAnswer = ({ round }: Game): readonly [string, string] => {
  const { numerator, denominator } = round().question.result;
  return [String(numerator), String(denominator)];
};

describe('The plate', () => {
  it('shows the question, and the result after the answer', () => {
    const game = open();
    expect(question()).toBe(normaliseSpaces(quizText.question(game.round().question)));
    const [top, bottom] = rightAnswer(game);
    expect(shownResult()).toBe('?/?');
    act(() => game.fail());
    expect(shownResult()).toBe(`${top}/${bottom}`);
  });
});

/** 3/4 + 1/2, which is more than one whole. */
const SUM = {
  number: 0,
  type: 'add',
  first: fraction(3, 4),
  second: fraction(1, 2),
  result: fraction(5, 4),
} as const;
/** 2/3 × 1/2. */
const PRODUCT = { ...SUM, type: 'multiply', first: fraction(2, 3), result: fraction(1, 3) } as const;
const wrong = (numerator: number, denominator: number) =>
  ({ verdict: 'wrong', answer: fraction(numerator, denominator) }) as const;

describe('Without a canvas', () => {
  it('the page shows the amounts in the question as bars', () => {
    const { container, rerender } = render(<AmountBars question={SUM} given={null} />);
    const amounts = [
      { label: '3/4', amount: 3 / 4, pieces: [4] },
      { label: '1/2', amount: 1 / 2, pieces: [2] },
    ];
    expect(readPlainRows(container)).toEqual(amounts);
    const simplified = { ...SUM, type: 'simplify', first: fraction(6, 8), result: fraction(3, 4) } as const;
    rerender(<AmountBars question={simplified} given={null} />);
    expect(readPlainRows(container)).toEqual([{ label: '6/8', amount: 6 / 8, pieces: [8] }]);
  });

  it('a mistake is below the right amount, and both are marked', () => {
    const { container, rerender } = render(<AmountBars question={SUM} given={wrong(2, 3)} />);
    expect(readPlainRows(container)).toEqual([
      { label: '5/4', mark: 'right', amount: 5 / 4, pieces: [4, 4] },
      { label: '2/3', mark: 'wrong', amount: 2 / 3, pieces: [3, 3] },
    ]);
    rerender(<AmountBars question={PRODUCT} given={wrong(3, 2)} />);
    expect(readPlainRows(container)).toEqual([
      { label: '2/6', mark: 'right', amount: 1 / 3, pieces: [6, 6] },
      { label: '3/2', mark: 'wrong', amount: 3 / 2, pieces: [2, 2] },
    ]);
  });

  it.each([
    ['is right', { verdict: 'right', answer: fraction(5, 4) }],
    ['cannot be drawn', wrong(99, 1)],
    ['was too late', { verdict: 'timeout', answer: null }],
  ] as const)('an answer that %s shows both amounts in its parts, and the result', (_, given) => {
    const { container } = render(<AmountBars question={SUM} given={given} />);
    expect(readPlainRows(container)).toEqual([
      { label: '3/4', amount: 3 / 4, pieces: [4] },
      { label: '2/4', amount: 1 / 2, pieces: [4] },
      { label: '5/4', amount: 5 / 4, pieces: [4, 4] },
    ]);
  });

  it('the bars below the plate show the answer once it is given', () => {
    const game = open();
    const before = readPlainRows(document.body);
    expect(before[0]?.label).toBe(formatFraction(game.round().question.first));
    act(() => game.solve());
    expect(readPlainRows(document.body).length).toBe(before.length + 1);
  });
});

describe('The two fields', () => {
  it('are checked together, and the button does nothing until both are filled', async () => {
    const game = open();
    const [top, bottom] = rightAnswer(game);
    expect(above()).toBe(document.activeElement);
    expect(check().getAttribute('aria-disabled')).toBe('true');
    await person.type(above(), top);
    expect(check().getAttribute('aria-disabled')).toBe('true');
    await person.click(check());
    expect([game.state(), document.activeElement]).toEqual(['playing.asking', below()]);
    await person.type(below(), bottom);
    expect(check().getAttribute('aria-disabled')).toBe('false');
    await person.click(check());
    expect([game.state(), game.round().score]).toEqual(['playing.feedback', 1]);
    expect(isTextVisible('Correct! Great job!')).toBe(true);
  });

  it('move the focus from the upper to the lower one with Enter, which then checks the answer', async () => {
    const game = open();
    const [top, bottom] = rightAnswer(game);
    await person.type(above(), `${top}{Enter}`);
    expect(document.activeElement).toBe(below());
    await person.type(below(), `${bottom}{Enter}`);
    expect(game.round().score).toBe(1);
  });

  it('move the focus to the lower one with a slash, and "3/4" fills both wherever it is pasted', async () => {
    open();
    await person.type(above(), '3/4');
    expect([entered(), document.activeElement]).toEqual([['3', '4'], below()]);
    fireEvent.change(below(), { target: { value: '5 / 6' } });
    expect(entered()).toEqual(['5', '6']);
    fireEvent.change(above(), { target: { value: '1/2' } });
    expect(entered()).toEqual(['1', '2']);
  });

  it('accept keys that are pressed anywhere in the game', async () => {
    open();
    await person.click(button('next field'));
    act(() => button('1').focus());
    await person.keyboard('7');
    expect(entered()).toEqual(['', '7']);
  });

  it('are filled by the pad, one after the other', async () => {
    open();
    for (const key of ['1', '2', 'delete', 'next field', '3', 'next field', '4']) await person.click(button(key));
    expect(entered()).toEqual(['14', '3']);
  });

  it('reject anything that is not a whole number, with a message and no penalty', async () => {
    const game = open();
    await person.type(above(), '1.5');
    await person.type(below(), '2{Enter}');
    expect(isTextVisible('Type a whole number on top.')).toBe(true);
    expect([game.state(), entered(), document.activeElement]).toEqual(['playing.asking', ['1.5', '2'], above()]);
    await person.clear(above());
    await person.type(above(), '1');
    expect(isTextVisible('Type a whole number on top.')).toBe(false);
    await person.clear(below());
    await person.type(below(), 'two{Enter}');
    expect(isTextVisible('Type a whole number on the bottom.')).toBe(true);
    expect(announcedTexts()).toContain('Type a whole number on the bottom.');
    expect(game.round().entries).toEqual([]);
  });

  it('treat a denominator of 0 as a wrong answer', async () => {
    const game = open();
    await person.type(above(), '1');
    await person.type(below(), '0{Enter}');
    expect(game.round().given?.verdict).toBe('wrong');
  });

  it('keep the answer while feedback is shown, then are empty and focused for the next question', async () => {
    const game = open();
    await person.type(above(), '77');
    await person.type(below(), '5{Enter}');
    await person.keyboard('9');
    expect(entered()).toEqual(['77', '5']);
    advance(game, 1500);
    expect([entered(), document.activeElement]).toEqual([['', ''], above()]);
  });

  it('take the focus from a key on the pad when the feedback replaces the pad', () => {
    const game = open();
    act(() => button('7').focus());
    advance(game, 60_001);
    expect([game.state(), document.activeElement]).toEqual(['playing.feedback', above()]);
  });
});

describe('An event', () => {
  it('is announced once: the question, and a mistake with the answer and the reason', () => {
    const game = open();
    const { question: first } = game.round();
    act(() => game.fail());
    const { numerator, denominator } = first.result;
    expect(announcedTexts()).toEqual([
      normaliseSpaces(text.ear.asked(first)),
      `Incorrect. Answer: ${numerator}/${denominator}. 99/1 is more than 4 whole cakes. ${normaliseSpaces(quizText.why(first))}`,
    ]);
  });

  it('says that an equal answer in another form is right, and names the simplest form', async () => {
    const game = open();
    const { numerator, denominator } = game.round().question.result;
    await person.type(above(), String(2 * numerator));
    await person.type(below(), `${2 * denominator}{Enter}`);
    expect(isTextVisible(`That is equal! In simplest form it is ${numerator}/${denominator}.`)).toBe(true);
    expect(game.round().score).toBe(1);
  });

  it('has a sound: the knife after a right answer, a slice after a mistake', () => {
    const game = open();
    act(() => game.solve());
    advance(game, 1500);
    act(() => game.fail());
    expect(playedSoundNames()).toEqual(['correct', 'cutCake', 'wrong', 'slice']);
  });
});

it.each([
  ['normal', 'You have 60 seconds for each question, and 3 minutes in total.'],
  ['longer', 'You have 120 seconds for each question, and 6 minutes in total.'],
  ['none', 'Take as long as you like.'],
] as const)('The menu says how much time there is, with the time setting %s', (time, line) => {
  open({ time, startsAtOnce: false });
  expect(screen.getByRole('region', { name: 'How to Play' }).textContent).toContain(line);
});

it.each([
  [6, []],
  [7, [[{ particles: 90, over: 'result' }, false]]],
])('Confetti is only thrown at the end, and only for 7 right answers or more (%i)', (right, atEnd) => {
  const game = open();
  act(() => game.solveMany(right));
  act(() => game.failMany(9 - right));
  expect(throwConfetti).not.toHaveBeenCalled();
  act(() => game.take('wrong'));
  expect(vi.mocked(throwConfetti).mock.calls).toEqual(atEnd);
});
