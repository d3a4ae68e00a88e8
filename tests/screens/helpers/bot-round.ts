/* The page of any question game, answered as the bots do: from what is on screen. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { Bests } from '../../../machines/core/bests';
import type { GameClock } from '../../../machines/core/clock';
import { GAMES } from '../../../src/catalogue';
import type { Game } from '../../../src/catalogue/define-game';
import { loadScreen } from '../../../src/pages/load-screen';
import { useGame } from '../../../src/play/useGame';
import type { BotGame, Verdict } from '../../e2e/helpers/bot-kit';
import { readSight } from '../../e2e/helpers/bot-sight';
import type { StateLaw } from '../../fuzz/laws';
import { advance, showPage } from './page';

const bots = import.meta.glob<BotGame>('../../games/*/bot.ts', { eager: true, import: 'bot' });
const laws = import.meta.glob<StateLaw>('../../games/*/law.ts', { eager: true, import: 'law' });
const screens = import.meta.glob<string>('../../../src/games/*/Screen.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const botOf = ({ id }: Game): BotGame => bots[`../../games/${id}/bot.ts`]!;
export const lawOf = ({ id }: Game): StateLaw => laws[`../../games/${id}/law.ts`]!;

/** The games that use the shared machine. */
export const ALL = GAMES.filter(({ id }) => screens[`../../../src/games/${id}/Screen.tsx`]?.includes('useGame('));

export const person = userEvent.setup();

/** Changes stored data, as another tab would. */
export function store(key: string, data: unknown) {
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
    };
  };
  send(
    event: { readonly type: 'BACK_TO_MENU' | 'END_ROUND' | 'NEXT' } | { readonly type: 'START'; readonly seed: number },
  ): void;
}

/** Opens the page of a game with a query string, on a device with these best scores. */
export async function open(game: Game, query = '', bests: Bests = {}) {
  store(`numeria.${game.id}.bests`, bests);
  history.replaceState(null, '', `${game.path}?seed=21${query}`);
  const { default: Page } = await loadScreen(game);
  showPage(Page);
  const running = vi.mocked(useGame).mock.results.at(-1)?.value as { readonly actor: Actor; readonly clock: GameClock };
  return {
    ...running,
    context: () => running.actor.getSnapshot().context,
    send: (event: Parameters<Actor['send']>[0]) => act(() => running.actor.send(event)),
  };
}

export type Opened = Awaited<ReturnType<typeof open>>;

export const main = () => screen.getByRole('main');
export const isAsked = (game: Game) => lawOf(game).asking.includes(readSight().state);

/** Lets time pass until a question is asked. */
export function toTurn(game: Game, opened: Opened) {
  for (let waitedMs = 0; waitedMs < 10_000 && !isAsked(game); waitedMs += 100) advance(opened, 100);
  expect(readSight().state).toSatisfy(() => isAsked(game));
}

/** Answers as a player would, from what is on screen. */
export async function give(game: Game, verdict: Verdict) {
  const answer = botOf(game).answer(readSight(), verdict);
  if (answer.kind === 'typed') await person.type(screen.getAllByRole('textbox')[0]!, answer.text);
  else if (answer.kind === 'placed') for (const text of answer.texts) fireEvent.keyDown(main(), { key: text });
  else {
    const [group] = screen.getAllByRole('group', { name: /^Answers/ });
    for (const index of answer.indices) fireEvent.click(within(group!).getAllByRole('button')[index]!);
  }
  const submit = main().querySelector<HTMLButtonElement>('form button[type="submit"]');
  if (submit && isAsked(game)) fireEvent.click(submit);
}
