// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Question, questionAt } from '../../machines/time-master/questions';
import type { QuestionType } from '../../machines/time-master/rules';
import { AnswerPanel } from '../../src/games/time-master/screen/AnswerPanel';
import { RoundOverlay } from '../../src/games/time-master/screen/RoundOverlay';
import { words } from '../../src/games/time-master/text';
import { optionText } from '../../src/games/time-master/words';
import { announce } from '../../src/play/announcer';
import { upTo } from '../helpers/seeds';
import { timeGame } from '../machines/time-master/helpers/game';

vi.mock('../../src/device/sound');
vi.mock('../../src/play/announcer', { spy: true });
vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));

const person = userEvent.setup();
beforeEach(() => {
  vi.mocked(announce).mockClear();
});

/** A seed whose first question is one that is wanted. */
const seedOf = (difficulty: 'easy' | 'hard', isWanted: (question: Question) => boolean): number =>
  upTo(2000).find((seed) => isWanted(questionAt(seed, { difficulty }, 0))) ?? -1;
const ofType = (type: QuestionType) => (question: Question) => question.asked.type === type;

function shownRound(options: NonNullable<Parameters<typeof timeGame>[0]>) {
  const game = timeGame(options);
  render(
    <main>
      <RoundOverlay actor={game.game} />
      <AnswerPanel actor={game.game} />
    </main>,
  );
  return game;
}
const easy = (time: 'normal' | 'longer' = 'normal') =>
  shownRound({ seed: seedOf('easy', ofType('dateArithmetic')), difficulty: 'easy', time });
const hard = (isWanted: (question: Question) => boolean) =>
  shownRound({ seed: seedOf('hard', isWanted), difficulty: 'hard' });
const isTyped = ({ options }: Question) => options === null;
const asksEnd = ({ asked }: Question) => asked.type === 'elapsedTime' && asked.asks === 'end';
const asksLength = ({ asked }: Question) => asked.type === 'elapsedTime' && asked.asks === 'length';

const check = () => screen.getByRole('button', { name: 'Check Answer' });
const choices = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const key = (name: string) => screen.getByRole('button', { name });
const typed = () => (field() instanceof HTMLInputElement ? field().getAttribute('value') : null);

describe('A question with options', () => {
  it('stands there as text, with four answers and none chosen', () => {
    const game = easy();
    expect(screen.getByTestId('question').textContent).toBe(words.question(game.round().question));
    expect(choices().map((choice) => choice.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'false',
      'false',
    ]);
    expect(check().getAttribute('aria-disabled')).toBe('true');
  });

  it('is answered by choosing and checking, and the choice can be changed until then', async () => {
    const game = easy();
    const { question } = game.round();
    const right = question.options?.indexOf(question.answer) ?? -1;
    await person.click(choices()[(right + 1) % 4]!);
    expect(game.state()).toBe('playing.asking');
    await person.click(choices()[right]!);
    await person.click(check());
    expect([game.round().score, screen.getByText('Correct! Great job!').textContent]).toEqual([
      1,
      'Correct! Great job!',
    ]);
    expect(check().getAttribute('aria-disabled')).toBe('true');
    await person.click(choices()[(right + 1) % 4]!);
    await person.click(check());
    expect(game.round().entries).toHaveLength(1);
  });

  it('marks the right answer and the wrong choice, and says why', async () => {
    const game = easy('longer');
    const { question } = game.round();
    const right = question.options?.indexOf(question.answer) ?? -1;
    await person.keyboard(String(((right + 2) % 4) + 1));
    await person.keyboard('{Enter}');
    expect(choices().map((choice) => choice.getAttribute('data-mark'))).toEqual(
      upTo(4).map((place) => (place === right ? 'right' : place === (right + 2) % 4 ? 'wrong' : null)),
    );
    expect(screen.getByText(`Incorrect. Answer: ${words.answer(question)}`)).toBeTruthy();
    const chosen = optionText(question, question.options?.[(right + 2) % 4] ?? -1);
    const said = screen.getByText(`You said: ${chosen}`);
    const next = screen.getByRole('button', { name: 'Next' });
    expect(said.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 1]);
  });

  it('can be answered in every round: each option is read as the number it stands for', async () => {
    const game = shownRound({ seed: 5, difficulty: 'medium' });
    for (const _ of upTo(10)) {
      const { question } = game.round();
      await person.click(
        screen.getByRole('button', { name: new RegExp(`${escaped(optionText(question, question.answer))}$`) }),
      );
      await person.click(check());
      act(() => game.clock.advance(1500));
    }
    expect([game.state(), game.round().score]).toEqual(['finished', 10]);
  });
});

const escaped = (words: string): string => words.replaceAll(/[.?+*()]/g, String.raw`\$&`);

describe('A question that is typed', () => {
  it('takes letters and digits, and refuses what is no answer at no cost', async () => {
    const game = hard(asksEnd);
    await person.type(field(), '3:45{Enter}');
    expect([game.state(), screen.getByText('AM or PM?').id]).toEqual([
      'playing.asking',
      field().getAttribute('aria-describedby'),
    ]);
    expect(vi.mocked(announce).mock.calls.at(-1)).toEqual(['AM or PM?']);
    await person.clear(field());
    await person.type(field(), `${words.answer(game.round().question).toLowerCase()}{Enter}`);
    expect(game.round().score).toBe(1);
  });

  it('has AM and PM on its pad, one in place of the other', async () => {
    hard(asksEnd);
    for (const name of ['4', 'colon', '1', '5', 'AM', 'PM']) await person.click(key(name));
    expect(typed()).toBe('4:15 PM');
  });

  it('has hours and minutes on its pad', async () => {
    hard(asksLength);
    for (const name of ['4', 'hours', '1', '5', 'minutes']) await person.click(key(name));
    expect(typed()).toBe('4 h 15 min');
    await person.click(key('minutes'));
    expect(typed()).toBe('4 h 15 min');
    await person.clear(field());
    for (const name of ['2', 'hours', 'hours', '5']) await person.click(key(name));
    expect(typed()).toBe('2 h 5');
  });

  it('has the days on its pad, one in place of the other', async () => {
    const game = hard(ofType('dateArithmetic'));
    for (const name of ['Tuesday', 'Sunday', words.answer(game.round().question)]) await person.click(key(name));
    await person.click(check());
    expect(game.round().score).toBe(1);
  });

  it('is a bare number where hours are asked for, without further keys', async () => {
    const game = hard(ofType('timeConversion'));
    expect(screen.queryByRole('button', { name: 'colon' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'PM' })).toBeNull();
    await person.type(field(), `${game.round().question.answer} hours{Enter}`);
    expect(game.round().score).toBe(1);
  });

  it('gives its field the focus after a mistake that was waited for', async () => {
    const seed = upTo(2000).find((one) =>
      [0, 1].every((number) => isTyped(questionAt(one, { difficulty: 'hard' }, number))),
    );
    const game = shownRound({ seed: seed ?? -1, difficulty: 'hard', time: 'none' });
    act(() => game.fail());
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect([game.round().question.number, document.activeElement]).toEqual([1, field()]);
  });

  it('offers the two times and "They are the same" even at hard', () => {
    hard(ofType('timeComparison'));
    expect(choices()).toHaveLength(3);
    expect(choices()[2]?.textContent).toContain('They are the same');
  });
});
