/* Any question game's page, answered as the bots do: from what is on screen. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { GameClock } from '../../../machines/core/clock';
import type { PersonalBests } from '../../../machines/core/personal-bests';
import { GAMES } from '../../../src/catalogue';
import type { Game } from '../../../src/catalogue/define-game';
import { loadScreen } from '../../../src/pages/load-screen';
import { useGame } from '../../../src/play/useGame';
import type { BotGame, Verdict } from '../../e2e/helpers/bot-kit';
import { readVisiblePage } from '../../e2e/helpers/bot-sight';
import type { StateInvariants } from '../../fuzz/state-invariants';
import { advance, showPage } from './page';

const bots = import.meta.glob<BotGame>('../../games/*/bot.ts', { eager: true, import: 'bot' });
const invariants = import.meta.glob<StateInvariants>('../../games/*/invariants.ts', {
  eager: true,
  import: 'invariants',
});
const screens = import.meta.glob<string>('../../../src/games/*/Screen.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const getBot = ({ id }: Game): BotGame => bots[`../../games/${id}/bot.ts`]!;
export const getInvariants = ({ id }: Game): StateInvariants => invariants[`../../games/${id}/invariants.ts`]!;

/** The games that use the shared machine. */
export const ALL = GAMES.filter(({ id }) => screens[`../../../src/games/${id}/Screen.tsx`]?.includes('useGame('));

export const user = userEvent.setup();

/** Changes stored data, as another tab would. */
export function writeStoredData(key: string, data: unknown) {
  localStorage.setItem(key, JSON.stringify({ version: 1, data }));
  globalThis.dispatchEvent(new StorageEvent('storage', { key }));
}

interface Actor {
  getSnapshot(): {
    readonly context: {
      readonly settings: object;
      readonly round: { readonly score: number };
      readonly seed: number;
      readonly tally?: { readonly answers: number };
      readonly waiting?: unknown;
    };
  };
  send(
    event: { readonly type: 'BACK_TO_MENU' | 'END_ROUND' | 'NEXT' } | { readonly type: 'START'; readonly seed: number },
  ): void;
}

/** Opens a game's page with a query string, on a device with these best scores. */
/** Opens a game as a link with a seed does. */
export const openGame = (game: Game, query = '', bests: PersonalBests = {}) =>
  openGameAt(game, `?seed=21${query}`, bests);

export async function openGameAt(game: Game, search: string, bests: PersonalBests = {}) {
  writeStoredData(`numeria.${game.id}.bests`, bests);
  history.replaceState(null, '', `${game.path}${search}`);
  const { default: Page } = await loadScreen(game);
  showPage(Page);
  const running = vi.mocked(useGame).mock.results.at(-1)?.value as { readonly actor: Actor; readonly clock: GameClock };
  return {
    ...running,
    context: () => running.actor.getSnapshot().context,
    send: (event: Parameters<Actor['send']>[0]) => act(() => running.actor.send(event)),
  };
}

export type OpenedGame = Awaited<ReturnType<typeof openGame>>;

export const main = () => screen.getByRole('main');
export const isAskingQuestion = (game: Game) => getInvariants(game).asking.includes(readVisiblePage().state);

/** Lets time pass until a question is asked. */
export function advanceToTurn(game: Game, opened: OpenedGame) {
  // After an example.
  if (opened.actor.getSnapshot().context.waiting !== undefined) opened.send({ type: 'NEXT' });
  for (let waitedMs = 0; waitedMs < 10_000 && !isAskingQuestion(game); waitedMs += 100) advance(opened, 100);
  expect(readVisiblePage().state).toSatisfy(() => isAskingQuestion(game));
}

/** Answers as a player would, from what is on screen. */
export async function answerQuestion(game: Game, verdict: Verdict) {
  const answer = getBot(game).answer(readVisiblePage(), verdict);
  if (answer.kind === 'typed') await user.type(screen.getAllByRole('textbox')[0]!, answer.text);
  else if (answer.kind === 'placed') for (const text of answer.texts) fireEvent.keyDown(main(), { key: text });
  else {
    const [group] = screen.getAllByRole('group', { name: /^Answers/ });
    for (const index of answer.indices) fireEvent.click(within(group!).getAllByRole('button')[index]!);
  }
  const submit = main().querySelector<HTMLButtonElement>('form button[type="submit"]');
  if (submit && isAskingQuestion(game)) fireEvent.click(submit);
}
