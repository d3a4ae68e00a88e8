import type { Locator, Page } from 'playwright/test';

/** Something to press or choose, by its accessible name. A string is the whole name. */
export interface Control {
  readonly role: 'button' | 'link' | 'radio';
  readonly name: string | RegExp;
}

/**
 * An answer as a player gives it: the indexes of choices, or typed characters, in which a "/" or a
 * comma moves to the next field, or the texts of the cards to put into slots, in the order of the slots.
 */
export type Answer =
  | { readonly kind: 'chosen'; readonly indices: readonly number[] }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'placed'; readonly texts: readonly string[] };

/** A bot's way of operating the things that it sees. */
export interface Hands {
  /** Runs in the page and records everything that these hands must not do. */
  readonly watch: () => void;
  press(control: Control): Promise<void>;
  /** Opens what is folded behind a button. */
  unfold(button: Control): Promise<void>;
  /** Chooses one of several options. */
  choose(option: Control): Promise<void>;
  /** `hasCheck`: whether a choice needs another press to be submitted. */
  give(answer: Answer, hasCheck: boolean): Promise<void>;
  pause(): Promise<void>;
}

/** A button by its name. */
export const button = (name: string | RegExp): Control => ({ role: 'button', name });

/** The chip of a menu that opens its settings. */
export const SETTINGS = button(/^Settings:/);

/** The Playwright locator of a control. */
export const locate = (page: Page, { role, name }: Control): Locator =>
  page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });

/** The cards with this text that are in no slot yet. */
export const cardsWith = (page: Page, text: string): Locator =>
  page.locator(`main form button[data-card]`, { hasText: text });

/** The slots for cards, in order. */
export const slotsOf = (page: Page): Locator => page.locator('main form [data-slot]');

/** The choices in the first group of answers. */
export const locateChoices = (page: Page): Locator =>
  page
    .getByRole('group', { name: /^Answers/ })
    .first()
    .getByRole('button');
