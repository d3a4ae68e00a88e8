// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { explanationText } from '../../src/games/fraction-basics/explanation';
import { answerText, equationLine, lineText, questionText } from '../../src/games/fraction-basics/lines';
import Page from '../../src/games/fraction-basics/Screen';
import { AmountBars } from '../../src/games/fraction-basics/screen/AmountBars';
import { Plate } from '../../src/games/fraction-basics/screen/Plate';
import { clearToasts } from '../../src/ui/toast';
import { type FractionGame, fractionGame } from '../machines/fraction-basics/helpers/game';
import { answerQuestion, DIFFERENCE, SUM, THREE_QUARTERS } from '../scenes/helpers/fraction-basics';
import {
  advance,
  announcedTexts,
  button,
  confettiCounts,
  field,
  isTextVisible,
  openPage,
  playedSoundNames,
  question,
  shownToasts,
  statTexts,
} from './helpers/page';
import { readPlainRows } from './helpers/plain-bars';

const person = userEvent.setup();
beforeEach(clearToasts);

const TYPES = ['convert', 'simplify', 'add', 'subtract'] as const;
const AMOUNT_TYPES = ['halves', 'thirds'] as const;

const open = (options: Parameters<typeof fractionGame>[0] = {}, reducedMotion = false) =>
  openPage(Page, fractionGame(options), reducedMotion);
const solve = (game: FractionGame) => act(() => game.solve());
const fail = (game: FractionGame) => act(() => game.fail());
const end = (game: FractionGame) => act(() => game.send({ type: 'END_ROUND' }));
const types = () => screen.getByRole('combobox', { name: 'Questions' });
const isOutOfReach = () => field().closest('[inert]') !== null;

describe('A question', () => {
  it.each([...TYPES, ...AMOUNT_TYPES])('is real text, and becomes an equation with the answer: %s', (type) => {
    const game = open({ type });
    const { question: asked } = game.round();
    expect(question()).toBe(questionText(asked));
    fail(game);
    expect(question()).toBe(lineText(equationLine(asked)));
  });

  it.each([
    ['solve', 1],
    ['fail', 0],
  ] as const)('has a tick only if the answer was right (%s: %i)', (answer, ticks) => {
    const game = open();
    act(() => game[answer]());
    expect(screen.getByTestId('question').querySelectorAll('.mill-tick')).toHaveLength(ticks);
  });

  it('is shown with the score, streak, number of answers and best score', () => {
    open({ bests: { all: { score: 7, streak: 3 }, add: { score: 9, streak: 9 } } });
    expect(statTexts('score', 'streak', 'progress', 'best')).toEqual(['0', '0', '0', '7']);
  });

  it('has the chosen type immediately if nothing has been answered', async () => {
    const game = open();
    expect(
      within(types())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Decimals', 'Simplify', 'Add', 'Subtract', 'Halves and quarters', 'Thirds and 3/4']);
    await person.selectOptions(types(), 'Subtract');
    await person.click(screen.getByRole('button', { name: 'My turn' }));
    expect([game.state(), game.round().question.type]).toEqual(['question', 'subtract']);
  });
});

describe('The field', () => {
  it('accepts the keys on the pad, including slash and space, and submits it with Check', async () => {
    const game = open({ type: 'add' });
    const pad = within(screen.getByRole('group', { name: 'Number pad' }));
    for (const name of ['1', 'space', '2', 'slash', '3', '0', 'delete'])
      await person.click(pad.getByRole('button', { name }));
    expect(field().value).toBe('1 2/3');
    await person.click(button('Check'));
    expect(game.round().given?.entry).toEqual({ wholes: 1, part: { numerator: 2, denominator: 3 } });
  });

  it.each([
    ['0.75', 'That is a decimal. Use the / key.'],
    ['3/0', 'The bottom number cannot be 0.'],
    ['3/', 'Type a top number, / and a bottom number.'],
  ])('rejects "%s" with a message and no penalty, and lets the player correct it', async (typed, message) => {
    const game = open();
    await person.type(field(), `${typed}{Enter}`);
    expect([isTextVisible(message), announcedTexts().includes(message)]).toEqual([true, true]);
    expect([game.round().answers, field().value, field().getAttribute('aria-invalid')]).toEqual([0, typed, 'true']);
  });

  it.each(AMOUNT_TYPES)('accepts a whole number for a part of an amount, and has no slash: %s', async (type) => {
    const game = open({ type });
    const pad = within(screen.getByRole('group', { name: 'Number pad' }));
    expect(pad.queryByRole('button', { name: /slash|space/ })).toBeNull();
    await person.type(field(), '0.5{Enter}');
    expect([isTextVisible('Type a whole number.'), game.round().answers]).toEqual([true, 0]);
    await person.clear(field());
    await person.type(field(), `${game.round().question.answer.numerator}{Enter}`);
    expect([game.round().given?.verdict, game.round().score]).toEqual(['right', 1]);
  });

  it('is disabled, with its pad, until the next question', () => {
    const game = open();
    expect(isOutOfReach()).toBe(false);
    fail(game);
    expect(isOutOfReach()).toBe(true);
    act(() => game.goOn());
    expect(isOutOfReach()).toBe(false);
  });
});

describe('The feedback on an answer', () => {
  it('is a short message if the answer is right, and the panel explains it', () => {
    const game = open();
    const why = explanationText(game.round().question);
    solve(game);
    expect(shownToasts()).toEqual([['Correct!', 'plain', [{ heard: why }]]]);
    expect(isTextVisible(/Correct/)).toBe(false);
    expect(document.querySelector('.feedback-words')?.textContent).toContain(why);
    expect(statTexts('score', 'streak', 'progress')).toEqual(['1', '1', '1']);
  });

  it('gives the simplest form if the answer is right but not in its simplest form', async () => {
    const { question: asked } = open({ type: 'simplify' }).round();
    await person.type(field(), `${asked.answer.numerator * 5}/${asked.answer.denominator * 5}{Enter}`);
    expect(isTextVisible(new RegExp(`That is equal! In simplest form it is ${answerText(asked)}\\.`))).toBe(true);
  });

  it('is the specified message with the right answer if the answer is wrong', () => {
    const game = open();
    const { question: asked } = game.round();
    fail(game);
    const title = `Incorrect. The answer was ${answerText(asked)}`;
    expect(shownToasts()).toEqual([[title, 'destructive', [{ heard: explanationText(asked) }]]]);
    expect([isTextVisible(`Wrong! Answer: ${answerText(asked)}`), playedSoundNames()]).toEqual([true, ['wrong']]);
  });

  it('waits for Next Question even if the answer is right; the button takes the focus', async () => {
    const game = open();
    solve(game);
    expect(document.activeElement).toBe(button('Next Question'));
    advance(game, 100_000);
    expect(game.state()).toBe('answered.shown');
    await person.keyboard('{Enter}');
    expect([document.activeElement, shownToasts(), field().value]).toEqual([field(), [], '']);
  });

  it.each([
    [false, ['correct', 'cutBar', 'measureBar']],
    [true, ['correct']],
  ])('plays cutting and measuring sounds, unless motion is reduced: %s', (reducedMotion, sounds) => {
    const game = open({}, reducedMotion);
    solve(game);
    advance(game, 5000);
    expect(playedSoundNames()).toEqual(sounds);
  });
});

describe('Without a canvas', () => {
  it.each(TYPES)('the page shows the bars, with the right amounts: %s', (type) => {
    const game = fractionGame({ type });
    const { container } = render(<Plate actor={game.game} />);
    const asked = readPlainRows(container);
    expect(asked).toHaveLength(type === 'add' || type === 'subtract' ? 2 : 1);
    fail(game);
    const { numerator, denominator } = game.round().question.answer;
    const [answer, given] = readPlainRows(container).slice(asked.length);
    expect([answer?.amount, given?.amount]).toEqual([
      expect.closeTo(numerator / denominator, 9),
      expect.closeTo(1 / 500, 9),
    ]);
    expect(given?.label).toBe('1/500');
    expect(container.querySelector('.plain-bars')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('the page shows the buns of an amount, in equal groups after the answer', () => {
    const { container, rerender } = render(<AmountBars question={THREE_QUARTERS} given={null} />);
    const buns = { label: '12', amount: 1, pieces: [12] };
    expect(readPlainRows(container)).toEqual([buns]);
    rerender(<AmountBars question={THREE_QUARTERS} given={answerQuestion(THREE_QUARTERS, '3')} />);
    expect(readPlainRows(container)).toMatchObject([
      buns,
      { label: '9', pieces: [4] },
      { label: '3', mark: 'wrong', amount: 3 / 12 },
    ]);
  });

  it('every whole in the answer has parts of one size, including empty ones, and only the mistake has a cross', () => {
    const { container, rerender } = render(<AmountBars question={SUM} given={null} />);
    const first = { label: '5/8', amount: 5 / 8, pieces: [8] };
    expect(readPlainRows(container)).toEqual([first, { label: '1/2', amount: 1 / 2, pieces: [2] }]);
    rerender(<AmountBars question={SUM} given={answerQuestion(SUM, '1 1/3')} />);
    expect(readPlainRows(container)).toEqual([
      first,
      { label: '4/8', amount: 1 / 2, pieces: [8] },
      { label: '9/8', amount: 9 / 8, pieces: [8, 8] },
      { label: '1 1/3', mark: 'wrong', amount: 4 / 3, pieces: [3, 3] },
    ]);
    rerender(<AmountBars question={SUM} given={answerQuestion(SUM, '9/8')} />);
    expect(readPlainRows(container).map(({ mark }) => mark)).toEqual([undefined, undefined, undefined]);
  });

  it('the part that was taken away is not part of the answer', () => {
    const { container } = render(<AmountBars question={DIFFERENCE} given={answerQuestion(DIFFERENCE, '1/4')} />);
    expect(readPlainRows(container).at(-1)).toEqual({ label: '1/4', amount: 1 / 4, pieces: [4] });
  });
});

describe('The result', () => {
  it('shows the figures, the mistakes and what to practise next', () => {
    const game = open();
    solve(game);
    act(() => game.goOn());
    fail(game);
    const missed = explanationText(game.round().question).replaceAll('\u00a0', ' ');
    end(game);
    expect(statTexts('score', 'best-streak', 'progress')).toEqual(['1', '1', '2']);
    expect(isTextVisible('You got 1 out of 2 right!')).toBe(true);
    expect(screen.getAllByText((text) => text.includes(missed))).toHaveLength(2);
    expect([
      isTextVisible(/^Next round/),
      screen.queryByRole('button', { name: 'Reset Game' }),
      confettiCounts(),
    ]).toEqual([false, null, [90]]);
  });

  it('is shown first if another type is chosen after an answer, names the next type, and leads to it', async () => {
    const game = open();
    await act(async () => game.solveMany(2));
    await person.selectOptions(types(), 'Decimals');
    expect([game.state(), statTexts('score'), isTextVisible('Next round: Decimals')]).toEqual([
      'finished',
      ['2'],
      true,
    ]);
    await person.click(button(/Play Again/));
    expect([game.state(), game.round().question.type, statTexts('score')]).toEqual(['question', 'convert', ['0']]);
  });
});
