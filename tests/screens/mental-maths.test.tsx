// @vitest-environment jsdom

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createPicture } from '../../machines/core/explain';
import Page from '../../src/games/mental-maths/Screen';
import { explainAnswer, explainMistake } from '../../src/play/feedback/explain-sum';
import { formatEquation, formatSum } from '../../src/ui/format';
import { type MentalGame, mentalGame } from '../machines/mental-maths/helpers/game';
import {
  advance,
  announcedTexts,
  areAllDisabled,
  button,
  choices,
  choiceTexts,
  confettiCounts,
  isTextVisible,
  normaliseSpaces,
  openPage,
  openSettings,
  playedSoundNames,
  question,
  radio,
  statTexts,
  statValues,
} from './helpers/page';

const person = userEvent.setup();
const open = (options: Parameters<typeof mentalGame>[0] = {}) => openPage(Page, mentalGame(options));

const pressOf = ({ round }: MentalGame, verdict: 'right' | 'wrong') => {
  const { choices: offered, equation } = round().question;
  return person.click(button(String(offered.find((one) => (one === equation.answer) === (verdict === 'right')))));
};
const marked = () => choiceTexts().filter((text) => text.includes(','));

describe('The menu', () => {
  it('shows the four operations and how to play', () => {
    open({ startsAtOnce: false });
    openSettings();
    const operations = within(screen.getByRole('region', { name: 'The sums' })).getAllByRole('listitem');
    expect(operations.map(({ textContent }) => textContent)).toEqual(['+Add', '−Take away', '×Times', '÷Share']);
    expect(within(screen.getByRole('region', { name: 'How to play' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('says how much time there is, and only draws beads if there is a time limit', async () => {
    open({ startsAtOnce: false });
    openSettings();
    for (const [time, line, beads] of [
      ['normal', 'You have 12 seconds for each sum.', 12],
      ['longer', 'You have 24 seconds for each sum.', 12],
      ['none', 'Take all the time you want.', 0],
    ] as const) {
      await person.click(radio(time));
      const [, clock] = within(screen.getByRole('region', { name: 'How to play' })).getAllByRole('listitem');
      expect([isTextVisible(line), clock?.querySelectorAll('img').length]).toEqual([true, beads]);
    }
  });
});

describe('A question', () => {
  it("is shown with its four answers and the game's figures", () => {
    const { question: asked } = open({ bests: { normal: { score: 7, streak: 3 } } }).round();
    expect([question(), choiceTexts()]).toEqual([formatSum(asked.equation), asked.choices.map(String)]);
    const names = ['progress', 'score', 'streak', 'best', 'question-time'];
    expect(statTexts(...names)).toEqual(['1 of 25', '0', '0', '7', '12 s']);
    expect(statValues(...names)).toEqual([1, 0, 0, 7, 12]);
  });

  it('can be answered with the number key on its button, even without WebGL', async () => {
    const game = open();
    choices()[0]?.focus();
    await person.keyboard('2');
    const { question: asked, given } = game.round();
    expect([game.state(), given?.choice]).toEqual(['playing.feedback', asked.choices[1]]);
  });

  it('counts as a wrong answer without a choice when its time is up', () => {
    const game = open();
    const { equation } = game.round().question;
    advance(game, 12_001);
    expect(isTextVisible(`Incorrect! The answer was ${equation.answer}`)).toBe(true);
    expect(normaliseSpaces(screen.getByRole('main').textContent)).toContain(`Time is up. ${explainAnswer(equation)}`);
    expect([marked(), playedSoundNames().at(-1)]).toEqual([[`${equation.answer}, right`], 'timeUp']);
  });
});

describe('A right answer', () => {
  it('shows and announces "Correct!" with praise, and the whole equation', async () => {
    const game = open();
    const { equation } = game.round().question;
    await pressOf(game, 'right');
    const [cheer] = statTexts('cheer');
    expect([cheer, announcedTexts().at(-1)]).toEqual([
      expect.stringMatching(/^Correct! .+!$/),
      `${cheer} ${formatEquation(equation)}.`,
    ]);
    expect([question(), statTexts('score', 'streak')]).toEqual([formatEquation(equation), ['1', '1']]);
    expect(playedSoundNames().slice(-2)).toEqual(['correct', 'pop']);
    expect([marked(), areAllDisabled(choices())]).toEqual([[`${equation.answer}, right`], true]);
    // The praise does not take the focus.
    expect(choices()).toContain(document.activeElement);
  });

  it('keeps its praise next to the next question for half a second', async () => {
    const game = open();
    await pressOf(game, 'right');
    const cheer = screen.getByTestId('cheer');
    advance(game, 1500);
    expect([statTexts('progress'), screen.getByTestId('cheer') === cheer]).toEqual([['2 of 25'], true]);
    expect(areAllDisabled(choices())).toBe(false);
    advance(game, 500);
    expect([screen.queryByTestId('cheer'), playedSoundNames().at(-1)]).toEqual([null, 'bubbleUp']);
  });
});

describe('A wrong answer', () => {
  it('shows and announces the right answer and why, then continues by itself with normal time', async () => {
    const game = open();
    const { equation } = game.round().question;
    await pressOf(game, 'wrong');
    expect(isTextVisible(`Incorrect! The answer was ${equation.answer}`)).toBe(true);
    const choice = game.context().round.log.at(-1)?.given.choice ?? null;
    expect(announcedTexts().at(-1)).toBe(
      `Incorrect! The answer was ${equation.answer}. ${explainMistake(equation, choice)}`,
    );
    const reason = document.querySelector('.mental-reason');
    expect([normaliseSpaces(reason?.textContent ?? '').trim(), reason?.closest('.sr-only')]).toEqual([
      explainMistake(equation, choice),
      null,
    ]);
    expect(document.querySelector('svg[data-picture]')?.getAttribute('data-picture')).toBe(
      createPicture(equation).kind,
    );
    expect(playedSoundNames().slice(-2)).toEqual(['wrong', 'sink']);
    advance(game, 1500);
    expect(isTextVisible(/^Incorrect!/)).toBe(false);
  });

  it('keeps its explanation after "Wait, show me" or the key W, until the player continues', async () => {
    const game = open();
    for (const wait of [() => person.click(button('Wait, show me')), () => person.keyboard('w')]) {
      const { answer } = game.round().question.equation;
      await pressOf(game, 'wrong');
      await wait();
      advance(game, 60_000);
      expect([game.state(), isTextVisible(`Incorrect! The answer was ${answer}`)]).toEqual(['playing.held', true]);
      await person.click(button('Go on'));
      expect(game.state()).toBe('playing.asking');
    }
  });

  it('keeps all four buttons disabled without WebGL, and marks the choice and the right answer', async () => {
    const game = open({ time: 'none' });
    const { equation, choices: offered } = game.round().question;
    await pressOf(game, 'wrong');
    const marks = new Map([
      [game.round().given?.choice, ', wrong'],
      [equation.answer, ', right'],
    ]);
    expect(choiceTexts()).toEqual(offered.map((choice) => `${choice}${marks.get(choice) ?? ''}`));
    expect(areAllDisabled(choices())).toBe(true);
  });
});

/** Plays this many correct and then this many wrong answers, and ends the round. */
function after(right: number, wrong: number) {
  const game = openPage(Page, mentalGame({ time: 'none' }), true);
  act(() => game.solveMany(right));
  act(() => game.failMany(wrong));
  if (game.state() !== 'completed') act(() => game.send({ type: 'END_ROUND' }));
  return game;
}
const lines = () => screen.queryAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent?.trim());

describe('The result', () => {
  it.each([
    [18, 7, [90]],
    [17, 8, []],
  ])('for %i correct and %i wrong answers is out of 25, and throws confetti from 18 up', (right, wrong, confetti) => {
    after(right, wrong);
    for (const text of ['of 25 right', `${right} right in a row!`]) expect(isTextVisible(text)).toBe(true);
    expect(statTexts('score', 'accuracy', 'best-streak')).toEqual([`${right}`, `${4 * right}%`, `${right}`]);
    expect(confettiCounts()).toEqual(confetti);
  });

  it('lists every sum with its answer, explains each mistake, and names one thing to practise', () => {
    const { log } = after(2, 23).round();
    const wanted = log.map(({ question: { equation }, given }, index) =>
      index < 2
        ? `Right: ${formatEquation(equation)}`
        : `Not right: ${formatEquation(equation)} You chose ${given.choice}. ${explainAnswer(equation)}`,
    );
    expect(lines()).toEqual(wanted);
    expect(isTextVisible(/, like \d+ [+−×÷] \d+\./)).toBe(true);
  });

  it('says that no answer was given when a sum ran out of time', () => {
    const game = open();
    advance(game, 13_501);
    act(() => game.send({ type: 'END_ROUND' }));
    expect(lines()).toEqual([expect.stringContaining('No answer in time.')]);
  });

  it('says so if no question was answered', () => {
    after(0, 0);
    expect([isTextVisible("You didn't answer any sums this time."), lines()]).toEqual([true, []]);
  });
});
