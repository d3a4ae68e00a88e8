// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Page from '../../src/games/target-takedown/Screen';
import { text } from '../../src/games/target-takedown/text';
import { type Takedown, takedown } from '../machines/target-takedown/helpers/game';
import {
  advance,
  announcedTexts,
  areAllDisabled,
  button,
  choices,
  choiceTexts,
  isInDanger,
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
const open = (options: Parameters<typeof takedown>[0] = {}) =>
  openPage(Page, takedown({ mode: 'chill', time: 'none', ...options }));

const tile = (id: number) => choices()[id]!;
const valueOf = ({ round }: Takedown, id: number) => round().board.tiles[id]?.value ?? 0;
const firstOf = ({ round }: Takedown) => round().board.solution[0] ?? -1;
const solve = (game: Takedown) => act(() => game.solve());
const fail = (game: Takedown) => act(() => game.fail());

it.each([
  [
    'normal',
    '60 seconds in all. 10 seconds for each target.',
    '3 lives. 5 seconds for each target.',
    '5 seconds for each target.',
  ],
  [
    'longer',
    '120 seconds in all. 20 seconds for each target.',
    '3 lives. 10 seconds for each target.',
    '10 seconds for each target.',
  ],
  ['none', 'No clock. Play as long as you like.', '3 lives. No clock.', 'No clock.'],
] as const)('The menu describes each mode, with the time setting %s', async (time, classic, survival, chill) => {
  open({ startsAtOnce: false });
  openSettings();
  await person.click(radio(time));
  for (const hint of [classic, survival, `You cannot lose. ${chill}`]) expect(isTextVisible(hint)).toBe(true);
});

describe('A target', () => {
  it('is described in words, with a button for each tile', () => {
    const { board } = open().round();
    expect(question()).toBe(`Make ${board.target}`);
    expect(choiceTexts()).toEqual(board.tiles.map(({ value }) => String(value)));
    expect(statValues('target', 'sum')).toEqual([board.target, 0]);
  });

  it('takes a tile with one press and puts it back with the next, announces the sum and plays a sound', () => {
    const game = open();
    const one = firstOf(game);
    const pressed = () => {
      fireEvent.click(tile(one));
      return [tile(one).getAttribute('aria-pressed'), statValues('sum')];
    };
    expect([pressed(), pressed()]).toEqual([
      ['true', [valueOf(game, one)]],
      ['false', [0]],
    ]);
    expect(playedSoundNames()).toEqual(['tile', 'tileBack']);
  });

  it('puts all tiles back with Clear, which does nothing while no tile is taken', () => {
    const game = open();
    expect(areAllDisabled([button('Clear')])).toBe(true);
    fireEvent.click(tile(firstOf(game)));
    expect(areAllDisabled([button('Clear')])).toBe(false);
    fireEvent.click(button('Clear'));
    expect([game.round().chosen, statValues('sum')]).toEqual([[], [0]]);
  });

  it('ignores number keys, because the tiles have numbers of their own', () => {
    const game = open();
    tile(0).focus();
    fireEvent.keyDown(tile(0), { key: '2' });
    expect(game.round().chosen).toEqual([]);
  });

  it('disables its tiles while a hit is shown, and keeps the focus among them for the next board', () => {
    const game = open();
    for (const id of game.round().board.solution) {
      tile(id).focus();
      fireEvent.click(tile(id));
    }
    expect([areAllDisabled(choices()), statValues('streak'), playedSoundNames().includes('hit')]).toEqual([
      true,
      [1],
      true,
    ]);
    advance(game, 500);
    expect([areAllDisabled(choices()), choices().includes(document.activeElement as HTMLElement)]).toEqual([
      false,
      true,
    ]);
  });

  it('explains a sum that is too large: the sum, the excess, and one way to reach the target', () => {
    const game = open();
    fail(game);
    const { board, chosen } = game.round();
    const taken = chosen.map((id) => valueOf(game, id));
    const sum = taken.reduce((all, value) => all + value, 0);
    const over = `${taken.join(' + ')} = ${sum}. That is ${sum - board.target} too many.`;
    const way = board.solution.map((id) => valueOf(game, id)).join(' + ');
    const text = screen.getByRole('main').textContent;
    for (const sentence of [over, `One way: ${way} = ${board.target}`]) expect(text).toContain(sentence);
    expect(playedSoundNames()).toContain('overshoot');
  });

  it('returns the focus after Next to the position pressed last, however many tiles the next board has', () => {
    const game = open();
    const [, last = -1] = game.round().board.solution;
    for (let round = 0; round < 5; round++) {
      fireEvent.click(tile(last));
      fail(game);
      fireEvent.click(button('Next'));
      expect(document.activeElement).toBe(choices()[Math.min(last, choices().length - 1)]);
    }
  });

  it('says when the time is up, and how much the chosen tiles were short of the target', () => {
    const game = open({ time: 'longer' });
    fireEvent.click(tile(firstOf(game)));
    advance(game, 10_001);
    const { target } = game.round().board;
    const had = valueOf(game, firstOf(game));
    expect(isTextVisible(new RegExp(`Time is up. You had ${had}. ${target - had} more makes ${target}.`))).toBe(true);
    expect(playedSoundNames()).toContain('timeUp');
  });

  it('is read aloud once for each board, whatever happens to its tiles', () => {
    const game = open({ startsAtOnce: false });
    act(() => game.send({ type: 'START', seed: 5 }));
    const first = text.ear.asked(game.round().board, game.round().board.tiles.length);
    act(() => void game.prepare());
    act(() => game.clear());
    solve(game);
    advance(game, 500);
    const asked = announcedTexts().filter((sentence) => sentence.startsWith('Make '));
    const { board } = game.round();
    expect(asked).toEqual([first, text.ear.asked(board, board.tiles.length)]);
  });
});

const levelBadge = () => [
  statValues('level')[0],
  document.querySelector<HTMLElement>('[data-colour]')?.dataset['colour'],
];

describe('The figures in a round', () => {
  it.each([
    ['classic', 'normal', [undefined, 60, 10]],
    ['survival', 'normal', [3, undefined, 5]],
    ['chill', 'longer', [undefined, undefined, 10]],
    ['survival', 'none', [3, undefined, undefined]],
    ['classic', 'none', [undefined, undefined, undefined]],
  ] as const)('include only the lives and clocks that apply in %s with %s time: %j', (mode, time, own) => {
    open({ mode, time });
    expect(statValues('lives', 'time', 'question-time')).toEqual(own);
    expect(statValues('score', 'streak', 'level')).toEqual([0, 0, 1]);
  });

  it('show the clocks running down, with a warning in the last seconds', () => {
    advance(open({ mode: 'classic', time: 'normal' }), 7000);
    expect(statTexts('time', 'question-time')).toEqual(['0:53', '3 s']);
    expect(['time', 'question-time'].map(isInDanger)).toEqual([false, true]);
  });

  it('show the level as a number next to a badge whose colour changes with it', () => {
    const game = open();
    expect(levelBadge()).toEqual([1, 'green']);
    for (let hits = 0; hits < 50; hits++) {
      solve(game);
      advance(game, 500);
    }
    expect(levelBadge()).toEqual([11, 'red']);
  });
});

/** The result of a round with this many hits and misses. */
function over(options: Parameters<typeof takedown>[0], hits: number, misses = 0) {
  const game = takedown({ mode: 'chill', time: 'none', ...options });
  game.solveMany(hits);
  game.failMany(misses);
  game.send({ type: 'END_ROUND' });
  return openPage(Page, game);
}

describe('The result', () => {
  it.each([
    ['survival', 'normal', '💀 Game Over!'],
    ['classic', 'normal', "⏰ Time's Up!"],
    // These rounds only end when the player ends them.
    ['classic', 'none', 'Well played!'],
    ['survival', 'none', 'Well played!'],
    ['chill', 'normal', 'Well played!'],
  ] as const)('after %s with the time setting %s is called "%s"', (mode, time, title) => {
    over({ mode, time }, 1);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  });

  it('shows the level reached next to the score and the streak', () => {
    over({}, 6, 1);
    expect(statValues('best-streak', 'level')).toEqual([6, 2]);
    for (const label of ['Final Score', 'Best Streak', 'Level Reached']) expect(isTextVisible(label)).toBe(true);
  });

  it.each([
    ['nothing', 0, 0, ['Good effort!', 'Brave try!', 'Try just one target next time.']],
    ['one hit', 1, 0, ['Well done!', 'You hit a target.', 'Try for a longer streak.']],
    ['a streak', 4, 0, ['Great job!', '4 hits in a row!', 'Try for a longer streak.']],
    ['too much', 2, 1, ['Well done!', 'You hit 2 targets.', 'Add up in your head before you tap the last tile.']],
  ] as const)('after %s mentions a success and something to practise', (_, hits, misses, sentences) => {
    over({}, hits, misses);
    const text = screen.getByRole('main').textContent;
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it('shows the last four misses, each with a way to reach its target', () => {
    const game = over({}, 0, 6);
    const shown = screen
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.querySelector('b')?.textContent ?? '');
    const targets = game.round().misses.map(({ board }) => board.target);
    expect(shown.map((line) => Number(line.split(' = ')[1]))).toEqual(targets.slice(-4).toReversed());
  });
});
