/* A game's page in jsdom, and the text, announcements and sounds it produces. The test controls the time. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { GameClock } from '../../../machines/core/clock';
import { playSound } from '../../../src/device/sound';
import { throwConfetti } from '../../../src/play/feedback/confetti';
import { announce } from '../../../src/play/internal/announcer';
import { useGame } from '../../../src/play/useGame';
import { readToasts } from '../../../src/ui/toast';

interface Played {
  readonly game: unknown;
  readonly clock: GameClock;
  readonly send: (event: { readonly type: 'START' | 'RESET'; readonly seed: number }) => void;
}

export const showPage = (Page: ComponentType) =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

/** Shows a game's page while the test controls its machine. */
export function openPage<Game extends Played>(Page: ComponentType, game: Game, reducedMotion = false): Game {
  const start = () => game.send({ type: 'START', seed: 2 });
  const reset = () => game.send({ type: 'RESET', seed: 3 });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page of this game is played by its machine
  vi.mocked(useGame).mockReturnValue({ actor: game.game, clock: game.clock, reducedMotion, start, reset } as never);
  showPage(Page);
  return game;
}

/** Advances the game's clock. */
export const advance = ({ clock }: { readonly clock: GameClock }, ms: number) => act(() => clock.advance(ms));

/** Text with non-breaking spaces replaced by normal ones. */
export const normaliseSpaces = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

export const question = () => screen.getByTestId('question').textContent;
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name = 'Your answer') => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Opens all settings of a menu. */
export const openSettings = () => fireEvent.click(screen.getByRole('button', { name: /^Settings:/ }));
export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
/** Whether text is visible, and not only announced. */
export const isTextVisible = (text: string | RegExp): boolean =>
  screen.queryAllByText(text, { ignore: 'script, style, [role="status"]' }).length > 0;
export const choices = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
/** The text of each answer with its verdict, without its key. */
export const choiceTexts = () =>
  choices().map((choice) =>
    [...choice.childNodes]
      .filter((node) => !(node instanceof Element && node.matches('kbd')))
      .map(({ textContent }) => textContent)
      .join(''),
  );
export const areAllDisabled = (buttons: readonly HTMLElement[]) =>
  buttons.every((one) => one.getAttribute('aria-disabled') === 'true');

/** The figures as shown; undefined for missing ones. */
export const statTexts = (...names: readonly string[]) => names.map((name) => screen.queryByTestId(name)?.textContent);
export const statValues = (...names: readonly string[]) =>
  names.map((name) => {
    const value = screen.queryByTestId(name)?.dataset['value'];
    return value === undefined ? undefined : Number(value);
  });
/** Whether a figure is shown as running out. */
export const isInDanger = (name: string) => screen.getByTestId(name).closest('[data-tone="danger"]') !== null;

/** The announcements of every game, at the start of a round and with its result. */
const OF_EVERY_GAME: ReadonlySet<string | undefined> = new Set(['start', 'result']);

/** All announcements, in order, except those of every game. */
export const announcedTexts = () =>
  vi
    .mocked(announce)
    .mock.calls.filter(([, options]) => !OF_EVERY_GAME.has(options?.about))
    .map(([sentence]) => normaliseSpaces(sentence));
/** All sounds, in order. */
export const playedSoundNames = () => vi.mocked(playSound).mock.calls.map(([name]) => name);
export const countSoundPlays = (sound: string) => playedSoundNames().filter((name) => name === sound).length;
/** Number of confetti pieces in each throw. */
export const confettiCounts = () => vi.mocked(throwConfetti).mock.calls.map(([{ particles }]) => particles);
/** The open toasts: title, tone and text. */
export const shownToasts = () => readToasts().map(({ title, tone, text }) => [title, tone, text]);
