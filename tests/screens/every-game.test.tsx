// @vitest-environment jsdom
/*
 * The shared behaviour of every question game, on its own page: best scores and settings in its menu, announced
 * questions, the button after a mistake, its result, the links for teachers, and the settings that the device
 * remembers. The test answers as the bots do, from what is on screen.
 */
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonalBests } from '../../machines/core/personal-bests';
import type { Game } from '../../src/catalogue/define-game';
import { openChoicesStore } from '../../src/device/choices';
import { canInterrupt } from '../../src/device/offline/can-interrupt';
import { settingsStore } from '../../src/device/settings';
import { readAloudStore } from '../../src/play/feedback/aloud/read-aloud-store';
import { readToasts } from '../../src/ui/toast';
import { readVisiblePage } from '../e2e/helpers/bot-sight';
import {
  ALL,
  advanceToTurn,
  answerQuestion,
  getBot,
  getInvariants,
  main,
  type OpenedGame,
  openGame,
  openGameAt,
  user,
  writeStoredData,
} from './helpers/bot-round';
import {
  advance,
  announcedTexts,
  button,
  countSoundPlays,
  normaliseSpaces,
  radio,
  statTexts,
  statValues,
} from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const WITH_MENU = ALL.filter(({ opensWith }) => opensWith === 'menu');
const TIMED = ALL.filter(({ isTimed }) => isTimed);

/** Starts a round without a clock, at its first question. */
async function play(game: Game, query = '', bests: PersonalBests = {}) {
  const opened = await openGame(game, `&start${game.isTimed ? '&time=none' : ''}${query}`, bests);
  advanceToTurn(game, opened);
  return opened;
}

/** Parameters of the link for teachers on this page. */
async function linkHere(): Promise<Readonly<Record<string, string>>> {
  const details = screen.queryByRole('button', { name: 'See all' });
  if (details !== null) await user.click(details);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await user.click(button('For teachers'));
  await user.click(button('Copy link'));
  const { value } = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this link by hand:' });
  return Object.fromEntries(new URL(value).searchParams);
}

/** The key under which best scores for such a round are stored. */
const kindOf = (game: Game, index: 0 | -1, time: string) => {
  // The default of a setting that was added later is not part of the key.
  const named = Object.entries(game.settings).filter(([name]) => index !== 0 || !game.laterSettings?.includes(name));
  return [...named.map(([, values]) => values.at(index)), ...(game.isTimed ? [time] : [])].join('.') || 'all';
};

beforeEach(() => {
  localStorage.clear();
});

describe('A menu', () => {
  it.each(WITH_MENU)('has a demo that presses one right and one wrong choice, if it has choices: $id', async (game) => {
    await openGame(game, '');
    const roles = [...main().querySelectorAll('.demo-choice')].map((choice) => choice.getAttribute('data-choice'));
    const pressed = roles.filter((role) => role !== null).toSorted();
    expect(pressed).toEqual(roles.length === 0 ? [] : ['correct', 'incorrect']);
  });

  it.each(WITH_MENU)(
    'offers all settings, shows the best scores for the chosen ones, and remembers the time: $id',
    async (game) => {
      const opened = await openGame(game, '&time=normal', {
        [kindOf(game, 0, 'normal')]: { score: 4, streak: 2 },
        [kindOf(game, -1, 'none')]: { score: 9, streak: 7 },
      });
      expect(statValues('best', 'best-streak')).toEqual([4, 2]);
      await user.click(button(/^Settings:/));
      for (const offered of Object.values(game.settings)) {
        const radios = offered.map((value) => main().querySelector<HTMLInputElement>(`input[value="${value}"]`));
        expect(radios).not.toContain(null);
        await user.click(radios.at(-1)!);
      }
      await user.click(radio('none'));
      const last = Object.entries(game.settings).map(([name, offered]) => [name, offered.at(-1)]);
      expect(opened.context().settings).toEqual({ ...Object.fromEntries(last), time: 'none' });
      expect(statValues('best', 'best-streak')).toEqual([9, 7]);
      await user.click(radio('longer'));
      expect([screen.queryByTestId('best'), settingsStore.read().time]).toEqual([null, 'longer']);
    },
  );
});

const remembering = ALL.filter(({ rememberedSettings }) => rememberedSettings !== undefined);
const chosen = ({ context }: OpenedGame, { rememberedSettings = [] }: Game) =>
  rememberedSettings.map((name) => new Map(Object.entries(context().settings)).get(name));
const wanted = (game: Game, index: 0 | -1) => game.rememberedSettings?.map((name) => game.settings[name]?.at(index));

describe('Settings chosen in the menu', () => {
  it.each(remembering)(
    'are remembered on the device; settings from a URL override them and are not remembered, and a seed ignores them: $id',
    async (game) => {
      const key = `numeria.${game.id}.choice`;
      localStorage.removeItem(key);
      globalThis.dispatchEvent(new StorageEvent('storage', { key }));
      const first = await openGameAt(game, '');
      expect([chosen(first, game), localStorage.getItem(key)]).toEqual([wanted(game, 0), null]);
      for (const value of wanted(game, -1) ?? [])
        await user.click(main().querySelector<HTMLInputElement>(`input[value="${value}"]`)!);
      cleanup();
      expect(chosen(await openGameAt(game, ''), game)).toEqual(wanted(game, -1));
      cleanup();
      expect(chosen(await openGame(game), game)).toEqual(wanted(game, 0));
      cleanup();
      const named = game.rememberedSettings?.map((name) => `&${name}=${game.settings[name]?.[1]}`) ?? [];
      const linked = await openGameAt(game, `?${named.join('').slice(1)}`);
      expect(chosen(linked, game)).toEqual(game.rememberedSettings?.map((name) => game.settings[name]?.[1]));
      expect(Object.values(openChoicesStore(game)?.read() ?? {})).toEqual(wanted(game, -1));
      // Each setting is remembered separately.
      await user.click(main().querySelector<HTMLInputElement>(`input[value="${wanted(game, 0)?.at(-1)}"]`)!);
      const mixed = [...(wanted(game, -1)?.slice(0, -1) ?? []), wanted(game, 0)?.at(-1)];
      expect(Object.values(openChoicesStore(game)?.read() ?? {})).toEqual(mixed);
    },
  );

  it.each(remembering)('fall back to the defaults if the stored or requested values are invalid: $id', async (game) => {
    const [name = ''] = game.rememberedSettings ?? [];
    for (const data of [{ [name]: 'geometry' }, {}, 'mixed', null]) {
      writeStoredData(`numeria.${game.id}.choice`, data);
      expect(chosen(await openGame(game, `&${name}=geometry`), game)).toEqual(wanted(game, 0));
      cleanup();
    }
  });
});

/** How often the question that can be read aloud was announced. */
const readOut = () => announcedTexts().filter((sentence) => sentence === normaliseSpaces(readAloudStore.read())).length;

describe('A question', () => {
  it.each(ALL)('is announced once, and so is the first question of the next round: $id', async (game) => {
    const opened = await play(game);
    expect(readOut()).toBe(1);
    advance(opened, 5000);
    expect(readOut()).toBe(1);
    opened.send({ type: 'END_ROUND' });
    vi.clearAllMocks();
    opened.send({ type: 'START', seed: 77 });
    advanceToTurn(game, opened);
    expect(readOut()).toBe(1);
  });

  it.each(TIMED)('has a clock only if there is a time limit: $id', async (game) => {
    await openGame(game, '&start&time=normal');
    expect(statValues('time', 'question-time').some((value) => value !== undefined)).toBe(true);
    cleanup();
    await play(game);
    expect(statValues('time', 'question-time')).toEqual([undefined, undefined]);
  });

  it.each(TIMED)('ticks and is marked before its time runs out: $id', async (game) => {
    const opened = await openGame(game, '&start&time=normal');
    for (let second = 0; second < 130 && countSoundPlays('tick') === 0; second++) advance(opened, 1000);
    expect(countSoundPlays('tick')).toBe(1);
    expect(main().querySelector('[data-tone="danger"]')).not.toBeNull();
  });
});

describe('A mistake', () => {
  it.each(ALL)('waits for Next, which takes the focus and returns it to the answers: $id', async (game) => {
    const opened = await play(game);
    await answerQuestion(game, 'wrong');
    advance(opened, 2000);
    const { nextButton, state } = readVisiblePage();
    expect(document.activeElement).toBe(button(nextButton ?? 'the way on'));
    advance(opened, 100_000);
    expect(readVisiblePage().state).toBe(state);
    await user.keyboard('{Enter}');
    advanceToTurn(game, opened);
    expect(document.activeElement?.matches('main [role="group"] button, main input')).toBe(true);
    expect(readVisiblePage().nextButton).toBeNull();
  });

  it.each(TIMED)('does not need Next with normal time: $id', async (game) => {
    const opened = await openGame(game, '&start&time=normal');
    advanceToTurn(game, opened);
    await answerQuestion(game, 'wrong');
    expect(readVisiblePage().nextButton).toBeNull();
  });
});

/** A button by the name that bots use. Its emoji is drawn as a picture, and may be part of its name. */
const named = (name: string | null | undefined) => button(new RegExp(`${(name ?? '').replace(/^\P{L}+/u, '')}$`));

/** The result of a round with this many right answers. */
async function over(game: Game, bests: PersonalBests = {}, right = 1) {
  const opened = await play(game, '', bests);
  for (let answers = 0; answers < right; answers++) {
    if (answers > 0) {
      const { nextButton } = readVisiblePage();
      if (nextButton !== null) await user.click(button(nextButton));
      advanceToTurn(game, opened);
    }
    await answerQuestion(game, 'right');
  }
  opened.send({ type: 'END_ROUND' });
  expect(readVisiblePage().state).toBe(getBot(game).over);
  return opened;
}

describe('A result', () => {
  it.each(ALL)('takes the focus, shows the score and the streak, and leaves no toast open: $id', async (game) => {
    const { context } = await over(game);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(statValues('score', 'best-streak')).toEqual([context().round.score, 1]);
    expect(readToasts()).toEqual([]);
    expect(screen.getByText('Practise next')).toBeDefined();
  });

  it.each(ALL)('celebrates a first best from half of a round on, and otherwise shows the best: $id', async (game) => {
    await over(game, {}, game.questions === undefined ? 3 : Math.ceil(game.questions / 2));
    expect([screen.queryByText('New high score!') === null, statTexts('best')]).toEqual([false, [undefined]]);
    cleanup();
    const { context } = await over(game);
    expect([screen.queryByText('New high score!'), statValues('best')]).toEqual([null, [context().round.score]]);
    cleanup();
    await over(game, { [kindOf(game, 0, 'none')]: { score: 5000, streak: 9 } }, 3);
    expect([screen.queryByText('New high score!'), statValues('best')]).toEqual([null, [5000]]);
  });

  it.each(ALL.filter(({ questions }) => questions !== undefined))(
    'celebrates three right answers only if there was a best to beat: $id',
    async (game) => {
      await over(game, {}, 3);
      expect(screen.queryByText('New high score!')).toBeNull();
      cleanup();
      await over(game, { [kindOf(game, 0, 'none')]: { score: 1, streak: 1 } }, 3);
      expect(screen.getByText('New high score!')).toBeDefined();
    },
  );

  it.each(ALL)('has a ring that fills as far as its number says: $id', async (game) => {
    await over(game);
    const right = document.querySelector('.result-number-final')?.textContent;
    const [, of] = /^of (\d+) right$/.exec(document.querySelector('.result-unit')?.textContent ?? '') ?? [];
    expect([right, Number(of) > 0]).toEqual(['1', true]);
    const filled = document.querySelector<SVGElement>('.result-ring-filled')?.style.getPropertyValue('--filled');
    expect(Number(filled)).toBeCloseTo(100 / Number(of));
  });

  it.each(ALL)('shows everything else when it is asked for: $id', async (game) => {
    await over(game);
    const details = button('See all');
    const panel = document.querySelector(`[id="${details.getAttribute('aria-controls')}"]`);
    expect([details.getAttribute('aria-expanded'), panel?.hasAttribute('hidden')]).toEqual(['false', true]);
    await user.click(details);
    expect([details.getAttribute('aria-expanded'), panel?.hasAttribute('hidden')]).toEqual(['true', false]);
    await user.click(details);
    expect(panel?.hasAttribute('hidden')).toBe(true);
  });

  it.each(ALL)('can be interrupted by an update, unlike the round before it: $id', async (game) => {
    await play(game);
    expect(canInterrupt()).toBe(false);
    cleanup();
    await over(game);
    expect(canInterrupt()).toBe(true);
  });

  it.each(WITH_MENU)('leads to another round and to the menu, and from there into a round: $id', async (game) => {
    const { menu, again, toMenu } = getBot(game);
    await over(game);
    await user.click(named(again));
    expect(getInvariants(game).states).toContain(readVisiblePage().state);
    expect([getBot(game).over, menu?.state]).not.toContain(readVisiblePage().state);
    cleanup();
    await over(game);
    await user.click(named(toMenu));
    expect(readVisiblePage().state).toBe(menu?.state);
    await user.click(named(menu?.start));
    expect([getBot(game).over, menu?.state]).not.toContain(readVisiblePage().state);
  });

  it.each(WITH_MENU)('can be skipped when leaving a round, and the menu clears all toasts: $id', async (game) => {
    const opened = await play(game);
    await answerQuestion(game, 'wrong');
    opened.send({ type: 'BACK_TO_MENU' });
    expect([readToasts(), readVisiblePage().state]).toEqual([[], getBot(game).menu?.state]);
  });
});

/** All settings and the seed, as a link has them. */
function linkOf({ settings, isTimed }: Game, { context }: OpenedGame) {
  const all = new Map<string, unknown>(Object.entries({ ...context().settings, seed: context().seed }));
  const names = [...Object.keys(settings), ...(isTimed ? ['time'] : []), 'seed'];
  return Object.fromEntries(names.map((name) => [name, String(all.get(name))]));
}
/** A query string with the last value of each setting. */
const lastOf = ({ settings, isTimed }: Game): string =>
  [
    ...Object.entries(settings).map(([name, offered]) => `&${name}=${offered.at(-1)}`),
    isTimed ? '&time=longer' : '',
  ].join('');

const leave = (game: Game) => button(game.opensWith === 'menu' ? 'Back to Menu' : 'Reset Game');
const answers = ({ context }: OpenedGame) => context().tally?.answers;

describe('Leaving a round', () => {
  it.each(ALL)('asks before an answer is thrown away: $id', async (game) => {
    const opened = await play(game);
    await answerQuestion(game, 'right');
    const { round } = opened.context();
    await user.click(leave(game));
    expect([readVisiblePage().state.endsWith('.paused'), document.activeElement]).toEqual([
      true,
      button('Keep playing'),
    ]);
    expect(opened.context().round).toBe(round);
    await user.click(button('Keep playing'));
    expect([readVisiblePage().state.endsWith('.paused'), opened.context().round, answers(opened)]).toEqual([
      false,
      round,
      1,
    ]);
    await user.click(leave(game));
    await user.click(button(game.opensWith === 'menu' ? 'Leave' : 'Start again'));
    expect([opened.clock.isPaused, screen.queryByText('Keep playing')]).toEqual([false, null]);
    expect(game.opensWith === 'menu' ? readVisiblePage().state : answers(opened)).toBe(getBot(game).menu?.state ?? 0);
  });

  it.each(ALL)('does not ask before the first answer, nor in the next pause: $id', async (game) => {
    const opened = await play(game);
    await answerQuestion(game, 'right');
    await user.click(leave(game));
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    expect(button('Resume')).toBe(document.activeElement);
    cleanup();
    const fresh = await play(game);
    await user.click(leave(game));
    expect([opened.clock.isPaused, fresh.clock.isPaused, screen.queryByText('Keep playing')]).toEqual([
      true,
      false,
      null,
    ]);
  });
});

describe('The link for teachers', () => {
  it.each(WITH_MENU)('includes the settings and the seed in the menu: $id', async (game) => {
    const opened = await openGame(game, lastOf(game));
    expect(await linkHere()).toEqual(linkOf(game, opened));
  });

  it.each(ALL)('includes the settings and the seed in the pause and in the result: $id', async (game) => {
    const opened = await openGame(game, `&start${lastOf(game)}`);
    await user.keyboard('{Escape}');
    expect(await linkHere()).toEqual(linkOf(game, opened));
    await user.click(button('End round'));
    expect(await linkHere()).toEqual(linkOf(game, opened));
  });
});
