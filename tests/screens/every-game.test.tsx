// @vitest-environment jsdom
/*
 * The shared behaviour of every question game, on its own page: best scores and settings in its menu, announced
 * questions, the button after a mistake, its result, the links for teachers, and the settings that the device
 * remembers. The test answers as the bots do, from what is on screen.
 */
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bests } from '../../machines/core/bests';
import type { Game } from '../../src/catalogue/define-game';
import { choicesStore } from '../../src/device/choices';
import { isNobodyPlaying } from '../../src/device/offline/playing';
import { settingsStore } from '../../src/device/settings';
import { allToasts } from '../../src/ui/toast';
import { readSight } from '../e2e/helpers/bot-sight';
import { ALL, botOf, give, lawOf, main, type Opened, open, person, store, toTurn } from './helpers/bot-round';
import { advance, button, figures, question, radio, said, spaced, timesHeard, values } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const WITH_MENU = ALL.filter(({ opensWith }) => opensWith === 'menu');
const TIMED = ALL.filter(({ isTimed }) => isTimed);

/** Starts a round without a clock, at its first question. */
async function play(game: Game, query = '', bests: Bests = {}) {
  const opened = await open(game, `&start${game.isTimed ? '&time=none' : ''}${query}`, bests);
  toTurn(game, opened);
  return opened;
}

/** Parameters of the link for teachers on this page. */
async function linkHere(): Promise<Readonly<Record<string, string>>> {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await person.click(button('For teachers'));
  await person.click(button('Copy link'));
  const { value } = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this link by hand:' });
  return Object.fromEntries(new URL(value).searchParams);
}

/** Key of the best scores for such a round. */
const kindOf = (game: Game, index: 0 | -1, time: string) =>
  [...Object.values(game.settings).map((values) => values.at(index)), ...(game.isTimed ? [time] : [])].join('.') ||
  'all';

beforeEach(() => {
  localStorage.clear();
});

describe('A menu', () => {
  it.each(WITH_MENU)(
    'offers all settings, shows the best scores for the chosen ones, and remembers the time: $id',
    async (game) => {
      const opened = await open(game, '&time=normal', {
        [kindOf(game, 0, 'normal')]: { score: 4, streak: 2 },
        [kindOf(game, -1, 'none')]: { score: 9, streak: 7 },
      });
      expect(values('best', 'best-streak')).toEqual([4, 2]);
      for (const offered of Object.values(game.settings)) {
        const radios = offered.map((value) => main().querySelector<HTMLInputElement>(`input[value="${value}"]`));
        expect(radios).not.toContain(null);
        await person.click(radios.at(-1)!);
      }
      await person.click(radio('none'));
      const last = Object.entries(game.settings).map(([name, offered]) => [name, offered.at(-1)]);
      expect(opened.context().settings).toEqual({ ...Object.fromEntries(last), time: 'none' });
      expect(values('best', 'best-streak')).toEqual([9, 7]);
      await person.click(radio('longer'));
      expect([screen.queryByTestId('best'), settingsStore.read().time]).toEqual([null, 'longer']);
    },
  );
});

const remembering = ALL.filter(({ rememberedSettings }) => rememberedSettings !== undefined);
const chosen = ({ context }: Opened, { rememberedSettings = [] }: Game) =>
  rememberedSettings.map((name) => new Map(Object.entries(context().settings)).get(name));
const wanted = (game: Game, index: 0 | -1) => game.rememberedSettings?.map((name) => game.settings[name]?.at(index));

describe('Settings chosen in the menu', () => {
  it.each(remembering)(
    'are remembered on the device; settings from a URL override them and are not remembered: $id',
    async (game) => {
      const key = `numeria.${game.id}.choice`;
      localStorage.removeItem(key);
      globalThis.dispatchEvent(new StorageEvent('storage', { key }));
      const first = await open(game);
      expect([chosen(first, game), localStorage.getItem(key)]).toEqual([wanted(game, 0), null]);
      for (const value of wanted(game, -1) ?? [])
        await person.click(main().querySelector<HTMLInputElement>(`input[value="${value}"]`)!);
      cleanup();
      expect(chosen(await open(game), game)).toEqual(wanted(game, -1));
      cleanup();
      const linked = await open(
        game,
        game.rememberedSettings?.map((name) => `&${name}=${game.settings[name]?.[1]}`).join(''),
      );
      expect(chosen(linked, game)).toEqual(game.rememberedSettings?.map((name) => game.settings[name]?.[1]));
      expect(Object.values(choicesStore(game)?.read() ?? {})).toEqual(wanted(game, -1));
      // Each setting is remembered separately.
      await person.click(main().querySelector<HTMLInputElement>(`input[value="${wanted(game, 0)?.at(-1)}"]`)!);
      const mixed = [...(wanted(game, -1)?.slice(0, -1) ?? []), wanted(game, 0)?.at(-1)];
      expect(Object.values(choicesStore(game)?.read() ?? {})).toEqual(mixed);
    },
  );

  it.each(remembering)('fall back to the defaults if the stored or requested values are invalid: $id', async (game) => {
    const [name = ''] = game.rememberedSettings ?? [];
    for (const data of [{ [name]: 'geometry' }, {}, 'mixed', null]) {
      store(`numeria.${game.id}.choice`, data);
      expect(chosen(await open(game, `&${name}=geometry`), game)).toEqual(wanted(game, 0));
      cleanup();
    }
  });
});

const readOut = () => said().filter((sentence) => sentence.startsWith(spaced(question()))).length;

describe('A question', () => {
  it.each(ALL)('is announced once, and so is the first question of the next round: $id', async (game) => {
    const opened = await play(game);
    expect(readOut()).toBe(1);
    advance(opened, 5000);
    expect(readOut()).toBe(1);
    opened.send({ type: 'END_ROUND' });
    vi.clearAllMocks();
    opened.send({ type: 'START', seed: 77 });
    toTurn(game, opened);
    expect(readOut()).toBe(1);
  });

  it.each(TIMED)('only has a clock with a time limit: $id', async (game) => {
    await open(game, '&start&time=normal');
    expect(values('time', 'question-time').some((value) => value !== undefined)).toBe(true);
    cleanup();
    await play(game);
    expect(values('time', 'question-time')).toEqual([undefined, undefined]);
  });

  it.each(TIMED)('ticks and is marked before its time runs out: $id', async (game) => {
    const opened = await open(game, '&start&time=normal');
    for (let second = 0; second < 130 && timesHeard('tick') === 0; second++) advance(opened, 1000);
    expect(timesHeard('tick')).toBe(1);
    expect(main().querySelector('[data-tone="danger"]')).not.toBeNull();
  });
});

describe('A mistake', () => {
  it.each(ALL)('waits for Next, which takes the focus and returns it to the answers: $id', async (game) => {
    const opened = await play(game);
    await give(game, 'wrong');
    advance(opened, 2000);
    const { nextButton, state } = readSight();
    expect(document.activeElement).toBe(button(nextButton ?? 'the way on'));
    advance(opened, 100_000);
    expect(readSight().state).toBe(state);
    await person.keyboard('{Enter}');
    toTurn(game, opened);
    expect(document.activeElement?.matches('main [role="group"] button, main input')).toBe(true);
    expect(readSight().nextButton).toBeNull();
  });

  it.each(TIMED)('does not need Next with normal time: $id', async (game) => {
    const opened = await open(game, '&start&time=normal');
    toTurn(game, opened);
    await give(game, 'wrong');
    expect(readSight().nextButton).toBeNull();
  });
});

/** A button by the name that bots use. Its emoji is drawn as a picture, and may be part of its name. */
const named = (name: string | null | undefined) => button(new RegExp(`${(name ?? '').replace(/^\P{L}+/u, '')}$`));

/** The result of a round with one right answer. */
async function over(game: Game, bests: Bests = {}) {
  const opened = await play(game, '', bests);
  await give(game, 'right');
  opened.send({ type: 'END_ROUND' });
  expect(readSight().state).toBe(botOf(game).over);
  return opened;
}

describe('A result', () => {
  it.each(ALL)('takes the focus, shows score and streak, and leaves no toast open: $id', async (game) => {
    const { context } = await over(game);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(values('score', 'best-streak')).toEqual([context().round.score, 1]);
    expect(allToasts()).toEqual([]);
    expect(screen.getByText('Practise next')).toBeDefined();
  });

  it.each(ALL)('celebrates a new best, and otherwise shows the best so far: $id', async (game) => {
    await over(game);
    expect([screen.queryByText('New high score!') === null, figures('best')]).toEqual([false, [undefined]]);
    cleanup();
    await over(game, { [kindOf(game, 0, 'none')]: { score: 5000, streak: 9 } });
    expect([screen.queryByText('New high score!'), values('best')]).toEqual([null, [5000]]);
  });

  it.each(ALL)('can be interrupted by an update, unlike the round before it: $id', async (game) => {
    await play(game);
    expect(isNobodyPlaying()).toBe(false);
    cleanup();
    await over(game);
    expect(isNobodyPlaying()).toBe(true);
  });

  it.each(WITH_MENU)('leads to another round and to the menu, and from there into a round: $id', async (game) => {
    const { menu, again, toMenu } = botOf(game);
    await over(game);
    await person.click(named(again));
    expect(lawOf(game).states).toContain(readSight().state);
    expect([botOf(game).over, menu?.state]).not.toContain(readSight().state);
    cleanup();
    await over(game);
    await person.click(named(toMenu));
    expect(readSight().state).toBe(menu?.state);
    await person.click(named(menu?.start));
    expect([botOf(game).over, menu?.state]).not.toContain(readSight().state);
  });

  it.each(WITH_MENU)('is optional when leaving a round, and the menu clears all toasts: $id', async (game) => {
    const opened = await play(game);
    await give(game, 'wrong');
    opened.send({ type: 'BACK_TO_MENU' });
    expect([allToasts(), readSight().state]).toEqual([[], botOf(game).menu?.state]);
  });
});

/** All settings and the seed, as a link has them. */
function linkOf({ settings, isTimed }: Game, { context }: Opened) {
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
const answers = ({ context }: Opened) => context().tally?.answers;

describe('A round with an answer', () => {
  it.each(ALL)('asks before it is thrown away: $id', async (game) => {
    const opened = await play(game);
    await give(game, 'right');
    const { round } = opened.context();
    await person.click(leave(game));
    expect([readSight().state.endsWith('.paused'), document.activeElement]).toEqual([true, button('Keep playing')]);
    expect(opened.context().round).toBe(round);
    await person.click(button('Keep playing'));
    expect([readSight().state.endsWith('.paused'), opened.context().round, answers(opened)]).toEqual([false, round, 1]);
    await person.click(leave(game));
    await person.click(button(game.opensWith === 'menu' ? 'Leave' : 'Start again'));
    expect([opened.clock.isPaused, screen.queryByText('Keep playing')]).toEqual([false, null]);
    expect(game.opensWith === 'menu' ? readSight().state : answers(opened)).toBe(botOf(game).menu?.state ?? 0);
  });

  it.each(ALL)('does not ask before the first answer, nor in the next pause: $id', async (game) => {
    const opened = await play(game);
    await give(game, 'right');
    await person.click(leave(game));
    await person.keyboard('{Escape}');
    await person.keyboard('{Escape}');
    expect(button('Resume')).toBe(document.activeElement);
    cleanup();
    const fresh = await play(game);
    await person.click(leave(game));
    expect([opened.clock.isPaused, fresh.clock.isPaused, screen.queryByText('Keep playing')]).toEqual([
      true,
      false,
      null,
    ]);
  });
});

describe('The link for teachers', () => {
  it.each(WITH_MENU)('includes settings and seed in the menu: $id', async (game) => {
    const opened = await open(game, lastOf(game));
    expect(await linkHere()).toEqual(linkOf(game, opened));
  });

  it.each(ALL)('includes settings and seed in the pause and in the result: $id', async (game) => {
    const opened = await open(game, `&start${lastOf(game)}`);
    await person.keyboard('{Escape}');
    expect(await linkHere()).toEqual(linkOf(game, opened));
    await person.click(button('End round'));
    expect(await linkHere()).toEqual(linkOf(game, opened));
  });
});
