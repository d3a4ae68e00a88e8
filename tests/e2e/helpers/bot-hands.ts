import type { Locator, Page } from 'playwright/test';

/** Something that can be pressed or chosen, as it is read out. A text is the whole of its name. */
export interface Control {
  readonly role: 'button' | 'link' | 'radio';
  readonly name: string | RegExp;
}

/** An answer as a player gives it: choices by their places, or what is typed, a "/" or a comma leading to the next field. */
export type Answer =
  | { readonly kind: 'chosen'; readonly indices: readonly number[] }
  | { readonly kind: 'typed'; readonly text: string };

/** How a bot reaches what it sees. */
export interface Hands {
  /** Runs in the page, and notes what these hands must not do. */
  readonly watch: () => void;
  press(control: Control): Promise<void>;
  /** Chooses one of several. */
  choose(option: Control): Promise<void>;
  /** `hasCheck`: whether a choice is given by a further press. */
  give(answer: Answer, hasCheck: boolean): Promise<void>;
  /** Pauses the game. */
  pause(): Promise<void>;
}

/** A button by its name. */
export const button = (name: string | RegExp): Control => ({ role: 'button', name });

/** A control of a page that Playwright drives. */
export const locate = (page: Page, { role, name }: Control): Locator =>
  page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });

/** The choices of the first group of answers. */
export const choicesOf = (page: Page): Locator =>
  page
    .getByRole('group', { name: /^Answers/ })
    .first()
    .getByRole('button');
