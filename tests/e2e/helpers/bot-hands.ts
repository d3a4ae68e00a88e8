import type { Locator, Page } from 'playwright/test';

/** An answer as a player gives it: choices by their places, or what is typed, a "/" or a comma leading to the next field. */
export type Answer =
  | { readonly kind: 'chosen'; readonly places: readonly number[] }
  | { readonly kind: 'typed'; readonly text: string };

/** How a bot reaches what it sees. */
export interface Hands {
  /** Runs in the page, and notes what these hands must not do. */
  readonly watch: () => void;
  press(control: Locator): Promise<void>;
  /** Chooses one of several. */
  choose(option: Locator): Promise<void>;
  /** `hasCheck`: whether a choice is given by a further press. */
  give(answer: Answer, hasCheck: boolean): Promise<void>;
  /** Pauses the game. */
  pause(): Promise<void>;
}

/** A button of the page by its exact name. */
export const buttonOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** The choices of the first group of answers. */
export const choicesOf = (page: Page): Locator =>
  page
    .getByRole('group', { name: /^Answers/ })
    .first()
    .getByRole('button');
