/* The page of a game in jsdom, and what is seen, said and heard of it. Time passes as the test says. */
import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { GameClock } from '../../../machines/core/clock';
import { play } from '../../../src/device/sound';
import { announce } from '../../../src/play/announcer';
import { throwConfetti } from '../../../src/play/confetti';
import { useGame } from '../../../src/play/useGame';
import { allToasts } from '../../../src/ui/toast';

interface Played {
  readonly game: unknown;
  readonly clock: GameClock;
  readonly send: (event: { readonly type: 'START' | 'RESET'; readonly seed: number }) => void;
}

/** Shows a page within the site. */
export const showPage = (Page: ComponentType) =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

/** Shows the page of a game that the test plays by its machine. */
export function openPage<Game extends Played>(Page: ComponentType, game: Game, reducedMotion = false): Game {
  const start = () => game.send({ type: 'START', seed: 2 });
  const reset = () => game.send({ type: 'RESET', seed: 3 });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page of this game is played by its machine
  vi.mocked(useGame).mockReturnValue({ actor: game.game, clock: game.clock, reducedMotion, start, reset } as never);
  showPage(Page);
  return game;
}

/** Lets so much of the game's time pass. */
export const advance = ({ clock }: { readonly clock: GameClock }, ms: number) => act(() => clock.advance(ms));

/** What is read out of a text: spaces that do not break are spaces. */
export const spaced = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

export const question = () => screen.getByTestId('question').textContent;
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name = 'Your answer') => screen.getByRole<HTMLInputElement>('textbox', { name });
export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
/** Whether a text is seen; what is only read out is not. */
export const isSeen = (text: string | RegExp): boolean =>
  screen.queryAllByText(text, { ignore: 'script, style, [role="status"]' }).length > 0;
/** The buttons of the answers. */
export const choices = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
/** What the answers say, without their keys, and with what they turned out to be. */
export const choiceTexts = () =>
  choices().map((choice) =>
    [...choice.childNodes]
      .filter((node) => !(node instanceof Element && node.matches('kbd')))
      .map(({ textContent }) => textContent)
      .join(''),
  );
export const areClosed = (buttons: readonly HTMLElement[]) =>
  buttons.every((one) => one.getAttribute('aria-disabled') === 'true');

/** Figures as they are shown; undefined where there is none. */
export const figures = (...names: readonly string[]) => names.map((name) => screen.queryByTestId(name)?.textContent);
/** The bare numbers of figures. */
export const values = (...names: readonly string[]) =>
  names.map((name) => {
    const value = screen.queryByTestId(name)?.dataset['value'];
    return value === undefined ? undefined : Number(value);
  });
/** Whether a figure is shown as one that runs out. */
export const isInDanger = (name: string) => screen.getByTestId(name).closest('[data-tone="danger"]') !== null;

/** All that was read out, in order. */
export const said = () => vi.mocked(announce).mock.calls.map(([sentence]) => spaced(sentence));
/** All that was played, in order. */
export const heard = () => vi.mocked(play).mock.calls.map(([name]) => name);
/** How often a sound was played. */
export const timesHeard = (sound: string) => heard().filter((name) => name === sound).length;
/** How many pieces of confetti were thrown, each time. */
export const thrown = () => vi.mocked(throwConfetti).mock.calls.map(([{ particles }]) => particles);
/** The messages that are open: title, tone and text. */
export const toasts = () => allToasts().map(({ title, tone, text }) => [title, tone, text]);
