// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Page from '../../src/games/math-facts/Screen';
import { raceGame } from '../machines/math-facts/helpers/game';
import {
  advance,
  announcedTexts,
  button,
  confettiCounts,
  field,
  isTextVisible,
  openPage,
  openSettings,
  playedSoundNames,
  question,
  radio,
  statTexts,
} from './helpers/page';

const person = userEvent.setup();
const open = (options: Parameters<typeof raceGame>[0] = {}) => openPage(Page, raceGame({ seed: 3, ...options }));
type Game = ReturnType<typeof open>;
const solve = (game: Game) => act(() => game.solve());
const fail = (game: Game) => act(() => game.fail());
const isWrongSeen = () => isTextVisible('Wrong! The answer was 120');

describe('The menu', () => {
  it('says when the difficulty has no effect', async () => {
    open({ startsAtOnce: false, mode: 'addition' });
    openSettings();
    const shown: boolean[] = [];
    for (const mode of ['Addition', 'Multiplication', 'Division', 'Mixed']) {
      await person.click(radio(mode));
      shown.push(isTextVisible('Times tables are the same at every level.'));
    }
    expect(shown).toEqual([false, true, true, false]);
  });

  it.each([
    ['normal', 'You have 60 seconds.'],
    ['longer', 'You have 120 seconds.'],
    ['none', 'Race as long as you like.'],
  ] as const)('says how much time there is, with the time setting %s', (time, line) => {
    open({ startsAtOnce: false, time });
    expect(screen.getByRole('region', { name: 'How to Play' }).textContent).toContain(line);
  });
});

describe('A race', () => {
  it('shows the question, score, time, streak, accuracy and best score', () => {
    open({ bests: { 'multiplication.easy.normal': { score: 1200, streak: 9 } } });
    expect(question()).toBe('12 × 10');
    expect(statTexts('score', 'time', 'streak', 'accuracy', 'best')).toEqual(['0', '1:00', '0', '0%', '1,200']);
    expect(screen.queryByRole('button', { name: 'Finish race' })).toBeNull();
  });

  it('has a button to finish if there is no time limit', async () => {
    const game = open({ time: 'none' });
    await person.click(button('Finish race'));
    expect(game.state()).toBe('done');
  });
});

describe('The field', () => {
  it('has a button that does nothing while it is empty, and is submitted with Enter or the button', async () => {
    const game = open();
    const submit = button('Submit');
    await person.click(submit);
    await person.type(field(), '   {Enter}');
    expect([submit.getAttribute('aria-disabled'), game.round().history]).toEqual(['true', []]);
    await person.type(field(), '120{Enter}');
    expect([game.round().right, field().value]).toEqual([1, '']);
    await person.type(field(), '121');
    await person.click(submit);
    expect([game.round().right, question(), document.activeElement]).toEqual([2, '3 × 12', field()]);
  });

  it.each([
    ['abc', 'Type a number.'],
    ["1'234", 'Type one whole number, like this: 1234'],
  ])('rejects "%s" without a penalty', async (typed, message) => {
    const game = open();
    solve(game);
    await person.type(field(), `${typed}{Enter}`);
    expect([game.round().history.length, game.round().streak.now]).toEqual([1, 1]);
    expect([isTextVisible(message), announcedTexts().at(-1)]).toEqual([true, message]);
  });

  it('discards text that was typed but not submitted when the time is up', async () => {
    const game = open();
    await person.type(field(), '120');
    advance(game, 60_001);
    expect([game.state(), game.round().history]).toEqual(['done', []]);
  });
});

describe('A right answer', () => {
  it('is praised for one second, while the next question is already shown', () => {
    const game = open();
    act(() => game.solveMany(2));
    expect(question()).toBe('3 × 12');
    advance(game, 999);
    expect(isTextVisible('Correct! +12 points')).toBe(true);
    advance(game, 1);
    expect(isTextVisible('Correct! +12 points')).toBe(false);
    expect(statTexts('score', 'streak', 'accuracy', 'best')).toEqual(['22', '2', '100%', '22']);
  });

  it('plays the sounds of the cart, of the milestone that it passes and of the ghost that it leaves behind', () => {
    const game = open({ bests: { 'multiplication.easy.normal': { score: 300, streak: 9 } } });
    // The ghost is at 15 points after three seconds.
    advance(game, 3000);
    for (let solved = 0; solved < 4; solved++) solve(game);
    expect(playedSoundNames().join(' ')).toBe(
      'correct drive correct drive ahead correct drive correct drive milestone',
    );
  });
});

describe('A mistake', () => {
  it('is shown for two seconds with the answer and the reason, while typing continues', async () => {
    const game = open();
    await person.type(field(), '121{Enter}');
    const shown = ['12 × 10 = 120', 'So close! Just one out. 12 tens are 120.'];
    expect([isWrongSeen(), ...shown.map(isTextVisible)]).toEqual([true, true, true]);
    expect(document.querySelector('.race-message .sr-only')).toBeNull();
    await person.type(field(), '12');
    expect([field().value, question()]).toEqual(['12', '11 × 11']);
    advance(game, 1999);
    expect(isWrongSeen()).toBe(true);
    advance(game, 1);
    expect([isWrongSeen(), field().value, playedSoundNames()]).toEqual([false, '12', ['wrong', 'brake']]);
  });

  it('leaves its sum on a plate of its own until the next answer', () => {
    const game = open();
    fail(game);
    advance(game, 30_000);
    expect([question(), isTextVisible('12 × 10 = 120'), isWrongSeen()]).toEqual(['11 × 11', true, false]);
    solve(game);
    expect(isTextVisible('12 × 10 = 120')).toBe(false);
  });

  it('stays with its whole sum after "Wait, show me", and then the next question waits for its answer', async () => {
    const game = open();
    fail(game);
    await person.keyboard('w');
    advance(game, 100_000);
    expect([game.state(), question(), isWrongSeen()]).toEqual(['racing.held', '12 × 10 = 120', true]);
    await person.click(button('Go on'));
    expect([game.state(), question(), isWrongSeen()]).toEqual(['racing.asking', '11 × 11', false]);
  });

  it('keeps text already typed for the next question through "Wait, show me"', async () => {
    const game = open();
    fail(game);
    await person.type(field(), '1');
    await person.keyboard('w');
    await person.click(button('Go on'));
    expect([field().value, document.activeElement]).toEqual(['1', field()]);
  });

  it('is not held by the "Wait, show me" key while the game is paused', async () => {
    const game = open();
    fail(game);
    act(() => game.clock.pause());
    await person.keyboard('w');
    expect(game.state()).toBe('racing.asking');
  });

  it.each(['longer', 'none'] as const)(
    'stays with its question until Next, whatever is typed (time: %s)',
    async (time) => {
      const game = open({ time });
      fail(game);
      advance(game, 100_000);
      await person.keyboard('7');
      expect([question(), isWrongSeen(), game.round().history.length]).toEqual(['12 × 10 = 120', true, 1]);
      await person.keyboard('{Enter}');
      expect([question(), isWrongSeen(), isTextVisible('12 × 10 = 120')]).toEqual(['11 × 11', false, false]);
    },
  );
});

it('A balloon and passing the ghost are announced, because only the picture and a sound show them', () => {
  const game = open({ startsAtOnce: false, bests: { 'multiplication.easy.normal': { score: 30, streak: 3 } } });
  act(() => game.send({ type: 'START', seed: 9 }));
  advance(game, 30_000);
  for (let answers = 0; answers < 8; answers++) solve(game);
  expect(announcedTexts()).toContain('You are ahead of the ghost!');
  expect(announcedTexts().some((sentence) => /^\d+ points. You win a balloon!$/.test(sentence))).toBe(true);
});

it('Feedback on an answer is announced before the next question', () => {
  const game = open({ startsAtOnce: false });
  act(() => game.send({ type: 'START', seed: 9 }));
  solve(game);
  fail(game);
  expect(announcedTexts()).toEqual([
    '12 × 10?',
    'Correct! 12 × 10 = 120. 10 points.',
    '11 × 11?',
    'Wrong! The answer was 121. 11 × 11 = 121. So close! Just one out. 10 × 11 = 110. Then 110 + 11 = 121.',
    '3 × 12?',
  ]);
});

/** The result of four right answers and two wrong ones, the second of which is in the 11 times table. */
function over() {
  const game = open();
  solve(game);
  fail(game);
  act(() => game.solveMany(3));
  fail(game);
  act(() => game.send({ type: 'END_ROUND' }));
  return game;
}

describe('The result', () => {
  it('shows the score, accuracy, number of answers, best streak and settings', () => {
    over();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('🏆 Race Complete!');
    // 10, then 10 + 12 + 14; 4 of 6 is 66.7 %.
    expect(statTexts('score', 'accuracy', 'progress', 'best-streak')).toEqual(['46', '67%', '6', '3']);
    for (const text of ['Multiplication: Easy', '3 right in a row!']) expect(isTextVisible(text)).toBe(true);
    expect(confettiCounts()).toEqual([90]);
  });

  it("lists every question in order with the player's answer and the right one, and says what to practise", () => {
    const game = over();
    const list = within(screen.getByRole('list', { name: 'All your answers', hidden: true })).getAllByRole('listitem', {
      hidden: true,
    });
    const lines = list.map(({ textContent }) => textContent?.trim());
    const { history } = game.round();
    expect(lines.slice(0, 3)).toEqual([
      'Right: 12 × 10 = 120',
      'Not right: 11 × 11 = 121 You said 122. 10 × 11 = 110. Then 110 + 11 = 121.',
      'Right: 3 × 12 = 36',
    ]);
    expect(lines.map((line) => line?.startsWith('Not right'))).toEqual(history.map(({ isCorrect }) => !isCorrect));
    const { first, second } = history.findLast(({ isCorrect }) => !isCorrect)!.question;
    expect(screen.getByText(`The ${first} times table, like ${first} × ${second}.`)).toBeDefined();
  });

  it('has no list and no cup if nothing was answered', () => {
    const game = open();
    act(() => game.send({ type: 'END_ROUND' }));
    expect(screen.queryByRole('list', { name: 'All your answers' })).toBeNull();
    for (const text of ['Try just one question next time.', 'Good effort!', 'Race over'])
      expect(isTextVisible(text)).toBe(true);
    expect([isTextVisible(/🏆|Complete/), statTexts('score', 'accuracy', 'progress')]).toEqual([
      false,
      ['0', '0%', '0'],
    ]);
    expect(confettiCounts()).toEqual([]);
  });
});
