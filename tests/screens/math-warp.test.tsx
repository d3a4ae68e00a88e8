// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { playSound } from '../../src/device/sound';
import Page from '../../src/games/math-warp/Screen';
import { text } from '../../src/games/math-warp/text';
import { indicesUpTo } from '../helpers/seeds';
import { type WarpGame, warpGame } from '../machines/math-warp/helpers/warp';
import {
  advance,
  announcedTexts,
  button,
  choices,
  isTextVisible,
  openPage,
  openSettings,
  playedSoundNames,
  question,
  radio,
  statTexts,
  statValues,
} from './helpers/page';

const person = userEvent.setup();
const open = (options: Parameters<typeof warpGame>[0] = {}) => openPage(Page, warpGame(options));
const toOpen = (game: WarpGame) => act(() => game.toOpen());
/** The sounds, with "higher" for sounds that play faster than recorded. */
const sounds = () =>
  vi.mocked(playSound).mock.calls.map(([name, { rate = 1 } = {}]) => (rate === 1 ? name : `${name} higher`));
const closed = () => choices().filter((choice) => choice.getAttribute('aria-disabled') === 'true').length;

it('The menu explains each time setting', async () => {
  open({ startsAtOnce: false });
  openSettings();
  for (const [time, line] of [
    ['normal', 'You have 60 seconds and 3 lives.'],
    ['longer', 'You have 120 seconds and 3 lives.'],
    ['none', 'No hurry. You have 3 lives.'],
  ] as const) {
    await person.click(radio(time));
    expect(isTextVisible(line)).toBe(true);
  }
});

describe('A question', () => {
  it('is shown and announced once the portal is open, not before, and again after a mistake', () => {
    const game = open({ seed: 3 });
    expect([screen.queryByTestId('question'), closed()]).toEqual([null, 4]);
    toOpen(game);
    expect(question()).toMatch(/^(?:\d+|\?) [×÷] (?:\d+|\?) = (?:\d+|\?)$/);
    const asked = text.ear.asked(game.round().question);
    expect([announcedTexts(), closed()]).toEqual([[asked], 0]);
    act(() => game.fail());
    toOpen(game);
    expect(announcedTexts().filter((sentence) => sentence === asked)).toHaveLength(2);
  });

  it('is answered with a button, and the right one shows the equation and a line of praise', async () => {
    const game = open();
    toOpen(game);
    await person.click(button(String(game.round().question.answer)));
    expect([game.state(), screen.queryByTestId('question')]).toEqual(['playing.closing', null]);
    expect(statTexts('score', 'streak')).toEqual(['10', '1']);
    expect(announcedTexts().at(-1)).toMatch(/^\d+ [×÷] \d+ = \d+\. .+!$/);
    expect(sounds().slice(-2)).toEqual(['correct', 'fly']);
  });

  it('is not answered with a key if no key caps are shown, because "4" could mean the number', async () => {
    const game = open();
    toOpen(game);
    choices()[0]?.focus();
    await person.keyboard('1234');
    expect([game.state(), game.round().answers]).toEqual(['playing.open', 0]);
  });

  it('keeps a wrong number visible, but disabled for this question', async () => {
    const game = open();
    toOpen(game);
    const { question: asked, tried } = game.round();
    const wrong = asked.choices.find((choice) => choice !== asked.answer && !tried.includes(choice)) ?? 0;
    const reason = new RegExp(`^Not ${wrong}, because `);
    await person.click(button(String(wrong)));
    expect([statTexts('lives'), isTextVisible(reason), playedSoundNames().at(-1)]).toEqual([['2'], true, 'wrong']);
    expect(announcedTexts().at(-1)).toMatch(/2 lives left\. Try again\.$/);
    advance(game, 1900);
    expect([game.state(), isTextVisible(reason)]).toEqual(['playing.opening', true]);
    toOpen(game);
    expect([isTextVisible(reason), closed()]).toEqual([false, 1]);
    await person.click(button(String(wrong)));
    expect(game.round().lives).toBe(2);
  });
});

describe('The figures', () => {
  it('show "Warp" from five in a row until a mistake, and the sounds rise', () => {
    const game = open({ time: 'none' });
    for (const _ of indicesUpTo(5)) {
      expect(isTextVisible('Warp')).toBe(false);
      toOpen(game);
      act(() => game.solve());
    }
    expect([isTextVisible('Warp'), announcedTexts().slice(-2)]).toEqual([true, ['Warp mode!', 'Level 1']]);
    expect(sounds().slice(-3)).toEqual(['correct higher', 'fly higher', 'warpOn higher']);
    toOpen(game);
    act(() => game.fail());
    expect([isTextVisible('Warp'), sounds().slice(-2)]).toEqual([false, ['wrong', 'warpOff']]);
  });
});

/** The result of a round with this many right answers in a row, and then this many wrong ones. */
function after(right: number, wrong: number, options: Parameters<typeof warpGame>[0] = {}) {
  const game = warpGame({ time: 'none', ...options });
  const many = (count: number, answer: () => void) => {
    for (const _ of indicesUpTo(count)) {
      game.toOpen();
      answer();
    }
  };
  many(right, game.solve);
  many(wrong, game.fail);
  openPage(Page, game);
  act(() => game.send({ type: 'END_ROUND' }));
  return game;
}

describe('The result', () => {
  // n right answers in a row are worth 10 × n(n + 1) ÷ 2, plus 5 for each from the tenth on and 10 for each from the
  // twentieth on.
  it.each([
    [3, 60, 'SPACE CADET', 'GETTING STARTED', 0],
    [10, 555, 'SPACE ACE', 'STREAK MASTER', 2],
    [15, 1230, 'WARP MASTER', 'WARP LEGEND', 5],
  ])('after %i in a row shows %i points, %s, %s and %i stars', (right, score, rating, badge, stars) => {
    after(right, 0);
    expect(statValues('score', 'best-streak', 'solved')).toEqual([score, right, right]);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(rating);
    expect([isTextVisible(badge), isTextVisible(`${stars} of 5 stars`)]).toEqual([true, true]);
  });

  it('lists each mistake with its right equation and the reason', () => {
    const [mistake] = after(1, 2).round().mistakes;
    const { first, operation, second, answer } = mistake!.question.equation;
    const row = screen.getByText(`${first} ${operation} ${second} = ${answer}`, { selector: 'b' }).closest('li');
    for (const chosen of mistake!.chosen) expect(row?.textContent).toContain(`Not ${chosen}, because `);
    expect(isTextVisible(/^The \d+ times table, like /)).toBe(true);
  });

  it('does not cut off the mistake that cost the last life', () => {
    const game = open({ time: 'none' });
    for (let lives = 3; lives > 0; lives--) {
      toOpen(game);
      act(() => game.fail());
    }
    act(() => game.send({ type: 'NEXT' }));
    expect(announcedTexts().at(-1)).toMatch(/^Not \d+, because .+ No lives left\. \d+ [×÷] \d+ = \d+\.$/);
  });
});
