// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { questionAt } from '../../machines/money-counter/questions';
import { formatMoney } from '../../src/games/money-counter/money-text';
import { quizText } from '../../src/games/money-counter/question';
import Page from '../../src/games/money-counter/Screen';
import { indicesUpTo } from '../helpers/seeds';
import { moneyGame } from '../machines/money-counter/helpers/game';
import {
  advance,
  announcedTexts,
  button,
  choiceTexts,
  confettiCounts,
  field,
  isTextVisible,
  normaliseSpaces,
  openPage,
  playedSoundNames,
  question,
} from './helpers/page';

const person = userEvent.setup();
const open = (options: Parameters<typeof moneyGame>[0] = {}) => openPage(Page, moneyGame(options));
const check = () => button('Check Answer');
const amount = () => field('Amount in dollars');
const option = (cents: number) =>
  within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: formatMoney(cents) });

describe('A question', () => {
  it('is shown with all the money on the counter in words', () => {
    const game = open({ startsAtOnce: false });
    act(() => game.send({ type: 'START', seed: 9 }));
    const { question: asked } = game.round();
    expect(question()).toBe(quizText.question(asked));
    expect(playedSoundNames()).toContain('coin');
  });

  it('shows each coin and note if there is no scene', () => {
    const game = open({ difficulty: 'hard', seed: 3 });
    const { asked } = game.round().question;
    expect(asked.type).toBe('makeChange');
    // It costs $0.82.
    expect(document.querySelectorAll('.money-heap img')).toHaveLength(1);
  });

  it('is answered by choosing an option, which fills the field, and then checking it', async () => {
    const game = open();
    const { question: asked } = game.round();
    expect(check().getAttribute('aria-disabled')).toBe('true');
    await person.click(option(asked.answer));
    expect(amount().value).toBe(formatMoney(asked.answer));
    expect([game.state(), check().getAttribute('aria-disabled')]).toEqual(['playing.asking', 'false']);
    await person.click(check());
    expect([game.state(), game.round().score, check().getAttribute('aria-disabled')]).toEqual([
      'playing.feedback',
      1,
      'true',
    ]);
    expect(isTextVisible('Correct! Great job!')).toBe(true);
    expect([announcedTexts().at(-1), confettiCounts()]).toEqual(['Correct! Great job!', [30]]);
  });

  it.each([
    ['makeChange', 'till', 'coinsSlide'],
    ['countCoins', 'coinsSlide', 'till'],
    ['addMoney', 'coinsSlide', 'till'],
    ['compareMoney', 'coinsSlide', 'till'],
  ] as const)('of %s is followed by the sound "%s"', (type, sound, other) => {
    const seed = indicesUpTo(100).find((one) => questionAt(one, { difficulty: 'easy' }, 0).asked.type === type);
    const game = open({ seed: seed ?? -1 });
    expect(game.round().question.asked.type).toBe(type);
    act(() => game.take('right'));
    expect(playedSoundNames()).toContain(sound);
    expect(playedSoundNames()).not.toContain(other);
  });

  it('explains a mistake with the right amount and the reason, and marks both options', async () => {
    const game = open({ time: 'longer' });
    const { question: asked } = game.round();
    const wrong = asked.options?.find((cents) => cents !== asked.answer) ?? 0;
    await person.click(option(wrong));
    await person.click(check());
    expect(isTextVisible(`Incorrect. Answer: ${formatMoney(asked.answer)}`)).toBe(true);
    const slip = quizText.explanation?.(asked, wrong);
    const line = normaliseSpaces(slip == null ? quizText.why(asked) : `${slip} ${quizText.why(asked)}`);
    expect(normaliseSpaces(document.body.textContent)).toContain(line);
    expect(announcedTexts().at(-1)).toBe(`Incorrect. Answer: ${formatMoney(asked.answer)}. ${line}`);
    expect(choiceTexts().filter((text) => /, (?:right|wrong)$/.test(text))).toHaveLength(2);
    expect(confettiCounts()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 1]);
  });
});

describe('The button that gives more time after a mistake', () => {
  it('is where the answer was checked, and leaves the focus there', async () => {
    const game = open();
    const { question: asked } = game.round();
    await person.click(option(asked.options?.find((cents) => cents !== asked.answer) ?? 0));
    await person.click(check());
    expect(button('Wait, show me').parentElement).toBe(check().parentElement);
    expect(document.activeElement).toBe(check());
    expect(screen.getByTestId('question').closest('.money-plate')?.querySelector('button')).toBeNull();
  });
});

describe('A hard question', () => {
  it('has no options: the amount is typed with a point or a comma, with or without the dollar sign', async () => {
    const game = open({ difficulty: 'hard' });
    const forms = [
      (dollars: string) => dollars,
      (dollars: string) => dollars.replace('.', ','),
      (dollars: string) => `$${dollars}`,
      (dollars: string) => `${Number(dollars.replace('.', ''))}¢`,
    ];
    for (const form of forms) {
      expect(screen.queryByRole('group', { name: 'Answers' })).toBeNull();
      await person.clear(amount());
      await person.type(amount(), form(formatMoney(game.round().question.answer).slice(1)));
      await person.keyboard('{Enter}');
      expect(game.round().given?.verdict).toBe('right');
      advance(game, 1500);
    }
    expect(game.round().score).toBe(4);
  });

  it('shows the dollar sign before the amount, which options already contain', () => {
    open({ difficulty: 'hard' });
    expect(amount().closest('.number-field')?.querySelector('.number-prefix')?.textContent).toBe('$');
    expect(amount().placeholder).toBe('0.00');
  });

  it.each(['abc', '-1', '1.255'])(
    'rejects "%s" without a penalty, and keeps it in the field to be corrected',
    async (typed) => {
      const game = open({ difficulty: 'hard' });
      await person.type(amount(), typed);
      await person.click(check());
      expect([game.state(), amount().getAttribute('aria-invalid'), amount().value]).toEqual([
        'playing.asking',
        'true',
        typed,
      ]);
      expect(announcedTexts().at(-1)).toMatch(/^(?:Type |You don't need )/);
    },
  );
});
