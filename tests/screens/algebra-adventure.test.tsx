// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import Page from '../../src/games/algebra-adventure/Screen';
import { questionText } from '../../src/games/algebra-adventure/text';
import { clearToasts, readToasts } from '../../src/ui/toast';
import { algebraGame } from '../machines/algebra-adventure/helpers/game';
import {
  advance,
  areAllDisabled,
  choices,
  choiceTexts,
  countSoundPlays,
  isTextVisible,
  openPage,
  playedSoundNames,
  question,
  shownToasts,
  statTexts,
} from './helpers/page';

beforeEach(clearToasts);

const open = (options: Parameters<typeof algebraGame>[0] = {}) => openPage(Page, algebraGame(options));
type Game = ReturnType<typeof open>;
const solve = (game: Game) => act(() => game.solve());
const fail = (game: Game) => act(() => game.fail());
const marked = () => choiceTexts().filter((text) => /, (?:right|wrong)/.test(text));
const titles = () => shownToasts().map(([title, tone]) => [title, tone]);

it.each([
  ['normal', 'You have 30 seconds for each question.'],
  ['longer', 'You have 60 seconds for each question.'],
  ['none', 'Take as long as you like.'],
] as const)('The menu says how much time there is, with the time setting %s', (time, line) => {
  open({ startsAtOnce: false, time });
  expect(screen.getByRole('region', { name: 'How to Play' }).textContent).toContain(line);
});

describe('A question', () => {
  it.each(['findX', 'balance', 'substitute'] as const)('is real text with four answers: %s', (mode) => {
    const game = open({ mode });
    expect(question()).toBe(questionText(game.round().question));
    expect(choiceTexts()).toEqual(game.round().question.choices.map(String));
    expect(statTexts('score', 'lives', 'streak', 'level', 'time', 'combo')).toEqual(['0', '3', '0', '1', '30 s', '×1']);
  });
});

describe('A right answer', () => {
  it('is praised once in a message that disappears with its question, while the plate shows the steps and the choices close', () => {
    const game = open();
    choices()[2]?.focus();
    const { x } = game.round().question;
    solve(game);
    expect(titles()).toEqual([['✨ Correct!', 'plain']]);
    expect(shownToasts()[0]?.[2]).toContain('+20 points!');
    expect(isTextVisible(/Correct/)).toBe(false);
    expect(screen.getByText(`x = ${x}.`, { exact: false })).toBeDefined();
    expect([marked(), areAllDisabled(choices()), document.activeElement]).toEqual([
      [`${x}, right`],
      true,
      choices()[2],
    ]);
    advance(game, 2000);
    expect(shownToasts()).toEqual([]);
  });

  it('can add a message about a new level, which stays until the next answer, and a sound for the combo', () => {
    const game = open();
    act(() => game.solveMany(4));
    expect(countSoundPlays('streak')).toBe(1);
    solve(game);
    expect(shownToasts()[1]).toEqual(['🎉 Level Up!', 'plain', "You've reached level 2! Combo ×1.5"]);
    expect([playedSoundNames().includes('levelUp'), statTexts('streak', 'level', 'combo')]).toEqual([
      true,
      ['5', '2', '×1.5'],
    ]);
    advance(game, 2000);
    expect(titles()).toEqual([['🎉 Level Up!', 'plain']]);
    solve(game);
    expect(titles()).toEqual([['✨ Correct!', 'plain']]);
  });
});

it('A wrong answer is shown with the right one, announced, and accompanied by a sound', () => {
  const game = open({ startsAtOnce: false });
  act(() => game.send({ type: 'START', seed: 9 }));
  fail(game);
  const reason = `x is not ${game.round().given?.choice}.`;
  expect([titles(), marked().length]).toEqual([[['❌ Not quite right', 'destructive']], 2]);
  expect(isTextVisible(reason)).toBe(true);
  // The toast has everything in one announcement.
  expect(readToasts().at(-1)?.text).toContainEqual({ heard: reason });
  expect([playedSoundNames(), statTexts('lives', 'streak')]).toEqual([
    ['menuOpens', 'weights', 'wrong', 'tilt'],
    ['2', '0'],
  ]);
});

it('The result shows the figures, the settings and all mistakes', () => {
  const game = open({ difficulty: 'medium' });
  act(() => {
    game.solveMany(6);
    game.failMany(3);
  });
  // (20 + 0 + 10) x 1 three times, (20 + 1 + 10) x 1.5 = 46.5, rounded up, three times
  expect(statTexts('score', 'best-streak', 'level', 'solved')).toEqual(['231', '6', '2', '6']);
  for (const text of ['Find x: Medium', '6 right in a row!']) expect(isTextVisible(text)).toBe(true);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(game.round().mistakes.length);
});
