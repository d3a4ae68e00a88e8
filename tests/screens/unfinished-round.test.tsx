// @vitest-environment jsdom
/* An unfinished round: offered again on its game's page, and continued where it was left. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../src/catalogue/define-game';
import { learningStore } from '../../src/device/learning';
import { isPageLocked } from '../../src/device/page-lock';
import { openPersonalBestsStore } from '../../src/device/personal-bests';
import { settingsStore } from '../../src/device/settings';
import {
  forgetUnfinishedRound,
  UNFINISHED_ROUND_LIMITS,
  unfinishedRoundStore,
} from '../../src/device/unfinished-round';
import { loadScreen } from '../../src/pages/load-screen';
import { spokenText } from '../../src/play/feedback/aloud/spoken-text';
import { useGame } from '../../src/play/useGame';
import { readVisiblePage } from '../e2e/helpers/bot-sight';
import { ALL, advanceToTurn, answerQuestion, main, type OpenedGame } from './helpers/bot-round';
import { announcedTexts, button, normaliseSpaces, playedSoundNames, question, statValues } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

vi.mock('../../src/device/page-lock', { spy: true });

/** The game whose page is open. */
function running(): OpenedGame {
  const game = vi.mocked(useGame).mock.results.at(-1)?.value as Pick<OpenedGame, 'actor' | 'clock'>;
  return {
    ...game,
    context: () => game.actor.getSnapshot().context,
    send: (event) => act(() => game.actor.send(event)),
  };
}

async function openAt(game: Game, query = '') {
  const address = `${game.path}${query}`;
  history.replaceState(null, '', address);
  const { default: Page } = await loadScreen(game);
  const inSite = (
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>
  );
  await act(async () => render(inSite));
}

// Finds the offer by its label, because looking up roles in a whole menu is slow and other tests do it.
const isOffered = () => document.querySelector('section[aria-label="The round you left"]') !== null;
const press = (text: string) => fireEvent.click(screen.getByText(text));
const standing = () => ({
  state: readVisiblePage().state,
  question: question(),
  figures: statValues('score', 'streak', 'lives'),
});

/** Answers correctly and goes on to the next question. */
async function answer(game: Game) {
  advanceToTurn(game, running());
  await answerQuestion(game, 'right');
  act(() => {
    running().clock.advance(3000);
    running().actor.send({ type: 'NEXT' });
  });
}

/** Starts a round and gives one answer. */
async function play(game: Game) {
  await openAt(game);
  if (game.opensWith === 'menu') act(() => running().actor.send({ type: 'START', seed: 8 }));
  await answer(game);
}

/** Leaves the page in the middle of a round. */
async function leave(game: Game) {
  await play(game);
  const left = standing();
  cleanup();
  return left;
}

const goOn = () => {
  press('Carry on');
  if (screen.queryByText('Resume') !== null) press('Resume');
};

/** Hides or shows the tab. */
function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
}

const [WARP, MENTAL] = ['math-warp', 'mental-maths'].map((id) => ALL.find((game) => game.id === id)!) as [Game, Game];

beforeEach(() => {
  localStorage.clear();
  forgetUnfinishedRound();
  vi.useRealTimers();
});

const choose = (roundLength: 'short' | 'usual') => settingsStore.update((known) => ({ ...known, roundLength }));

describe('An unfinished round', () => {
  it.each(ALL)(
    'is offered and continues where it was left, without playing or remembering anything twice: $id',
    async (game) => {
      const left = await leave(game);
      const memory = learningStore.read();
      const bests = openPersonalBestsStore(game.id).read();
      await openAt(game);
      expect(isOffered()).toBe(true);
      vi.clearAllMocks();
      goOn();
      expect(standing()).toEqual(left);
      expect([learningStore.read(), openPersonalBestsStore(game.id).read(), playedSoundNames()]).toEqual([
        memory,
        bests,
        [],
      ]);
      expect([isOffered(), unfinishedRoundStore.read()]).toEqual([false, 'none']);
    },
  );

  it('can be left and continued again', async () => {
    await leave(MENTAL);
    await openAt(MENTAL);
    goOn();
    await answer(MENTAL);
    const left = standing();
    expect(left.figures[0]).toBe(2);
    cleanup();
    await openAt(MENTAL);
    goOn();
    expect(standing()).toEqual(left);
  });

  it('stays as short as it began, if short rounds are switched on or off meanwhile', async () => {
    const shapes = ALL.find(({ id }) => id === 'shape-match')!;
    for (const [begun, later] of [
      ['short', 'usual'],
      ['usual', 'short'],
    ] as const) {
      choose(begun);
      const left = await leave(shapes);
      choose(later);
      await openAt(shapes);
      expect(isOffered()).toBe(true);
      goOn();
      expect(standing()).toEqual(left);
      expect(running().actor.getSnapshot().context).toMatchObject({ questions: begun === 'short' ? 10 : undefined });
      cleanup();
      forgetUnfinishedRound();
    }
    choose('usual');
  });

  it('waits in a pause until its player is ready, and then announces its question', async () => {
    await leave(MENTAL);
    await openAt(MENTAL);
    expect(announcedTexts()).toContain('You were in the middle of Mental Maths. Carry on where you left off?');
    press('Carry on');
    expect(main().dataset['state']).toMatch(/\.paused$/);
    expect(document.activeElement).toBe(button('Resume'));
    expect(screen.getByRole('status').textContent).toBe('');
    press('Resume');
    const asked = spokenText(normaliseSpaces(question()));
    await vi.waitFor(() => expect(normaliseSpaces(screen.getByRole('status').textContent)).toContain(asked));
  });

  it.each(['/mental-maths', '/shape-match'])(
    'can be declined for good, which leaves the page as it opened: %s',
    async (path) => {
      const game = ALL.find((one) => one.path === path)!;
      await leave(game);
      await openAt(game);
      press('No, thanks');
      expect([isOffered(), unfinishedRoundStore.read(), readVisiblePage().state.endsWith('.paused')]).toEqual([
        false,
        'none',
        false,
      ]);
      cleanup();
      await openAt(game);
      expect(isOffered()).toBe(false);
    },
  );

  it('is only offered in its own game, until another round begins', async () => {
    await leave(MENTAL);
    await openAt(WARP);
    expect(isOffered()).toBe(false);
    cleanup();
    await openAt(MENTAL);
    expect(isOffered()).toBe(true);
    cleanup();
    await openAt(WARP);
    act(() => running().actor.send({ type: 'START', seed: 3 }));
    cleanup();
    await openAt(MENTAL);
    expect(isOffered()).toBe(false);
  });

  it.each(['?seed=4', '?start', '?facts=7x8', '?players=2', '?storm', '?class=1&seed=4', '#friend=1'])(
    'is not offered if the URL chooses the round: %s',
    async (query) => {
      await leave(MENTAL);
      await openAt(MENTAL, query);
      expect(isOffered()).toBe(false);
    },
  );

  it.each([
    ['an hour ago', UNFINISHED_ROUND_LIMITS.offeredMs + 1000],
    ['in the future, because the clock was put back', -60_000],
  ])('is not offered if it was left %s', async (_when, agoMs) => {
    await leave(MENTAL);
    const left = unfinishedRoundStore.read();
    unfinishedRoundStore.update(() => (left === 'none' ? left : { ...left, leftAt: Date.now() - agoMs }));
    await openAt(MENTAL);
    expect([isOffered(), unfinishedRoundStore.read()]).toEqual([false, 'none']);
  });

  it('is not offered if the current game does not replay to the same state, or throws on the way', async () => {
    for (const event of [{ type: 'END_ROUND' }, { type: 'NEXT' }, { type: 'ANSWER' }, { type: 'RESET', seed: 'x' }]) {
      await leave(MENTAL);
      const left = unfinishedRoundStore.read();
      if (left === 'none') throw new Error('Nothing was kept.');
      const deeds = left.deeds.map((deed) => (deed.event.type === 'ANSWER' ? { ...deed, event } : deed));
      unfinishedRoundStore.update(() => ({ ...left, deeds }));
      await openAt(MENTAL);
      expect([isOffered(), unfinishedRoundStore.read()]).toEqual([false, 'none']);
      cleanup();
    }
  });
});

describe('A round whose page is hidden in another tab', () => {
  const OTHER = 'page-1-2';
  /** Makes the stored round belong to another tab, which is open or gone. */
  function fromOtherTab(state: 'open' | 'gone') {
    unfinishedRoundStore.update((left) => (left === 'none' ? left : { ...left, page: OTHER, pageState: 'hidden' }));
    vi.mocked(isPageLocked).mockImplementation(async (page) => page === OTHER && state === 'open');
  }

  it.each([
    ['open', false],
    ['gone', true],
  ] as const)('is only offered when that tab is gone: %s', async (state, isExpected) => {
    await leave(MENTAL);
    fromOtherTab(state);
    await openAt(MENTAL);
    expect([isOffered(), unfinishedRoundStore.read() === 'none']).toEqual([isExpected, false]);
  });

  it('is still stored when this tab, which left its own round before, is shown again', async () => {
    await play(WARP);
    hide(true);
    fromOtherTab('open');
    hide(false);
    expect(unfinishedRoundStore.read()).toMatchObject({ page: OTHER });
  });
});

describe('No round is stored', () => {
  it('if it is over, was ended from the menu, or has no answer', async () => {
    for (const type of ['END_ROUND', 'BACK_TO_MENU'] as const) {
      await play(MENTAL);
      act(() => running().actor.send({ type }));
      cleanup();
      expect(unfinishedRoundStore.read()).toBe('none');
    }
    await openAt(MENTAL);
    act(() => running().actor.send({ type: 'START', seed: 8 }));
    cleanup();
    expect(unfinishedRoundStore.read()).toBe('none');
  });

  it('for a class', async () => {
    await openAt(MENTAL, '?class=1&seed=4&start');
    cleanup();
    expect(unfinishedRoundStore.read()).toBe('none');
  });

  it('after its page was hidden for a while and shown again', async () => {
    await play(MENTAL);
    hide(true);
    expect(unfinishedRoundStore.read()).toMatchObject({ game: 'mental-maths', pageState: 'hidden' });
    expect(localStorage.getItem(unfinishedRoundStore.key)).toContain('mental-maths');
    hide(false);
    expect(unfinishedRoundStore.read()).toBe('none');
  });
});
