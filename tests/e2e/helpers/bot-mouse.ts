import { expect, type Page } from 'playwright/test';
import type { BotPage } from './bot';
import { type Answer, button, type Control, type Hands } from './bot-hands';
import { hitPoint } from './bot-sight';

/** A key that does not type a character. */
export type Key = 'Backspace' | 'Enter' | 'Escape';

/** A page that is operated by mouse and keyboard, whatever drives its browser. */
export interface MousePage extends BotPage {
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
}

/** A Playwright page's mouse and keyboard. */
export const createMousePage = (page: Page): MousePage => ({
  addInitScript: (script) => page.addInitScript(script),
  goto: (path) => page.goto(path),
  evaluate: (script) => page.evaluate(script),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Finds a visible control by its role and a pattern for its name. Runs in the page. */
function findControl(role: string, pattern: string): Element {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button',
    link: 'a[href]',
    radio: 'input[type="radio"]',
  };
  const read = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.getAttribute('aria-hidden') === 'true' || node.matches('input')) return '';
    return node instanceof HTMLImageElement ? node.alt : [...node.childNodes].map(read).join('');
  };
  const nameOf = (control: Element): string => {
    const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
    return (control.getAttribute('aria-label') ?? read(label)).replaceAll(/\s+/g, ' ').trim();
  };
  const all = [...document.querySelectorAll(selectors[role] ?? '')];
  const seen = all.filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null,
  );
  const found = seen.find((one) => new RegExp(pattern).test(nameOf(one)));
  if (found === undefined) throw new Error(`No ${role} ${pattern} among: ${seen.map(nameOf).join(' | ')}`);
  return found;
}

/** Finds a choice in the first group of answers. Runs in the page. */
function findChoice(moment: number): Element {
  const choice = document.querySelectorAll('main [role="group"][aria-label^="Answers"]')[0]?.querySelectorAll('button')[
    moment
  ];
  if (choice === undefined) throw new Error(`There is no choice ${moment + 1}.`);
  return choice;
}

/**
 * Does not record anything, because mouse and keyboard are allowed to do everything. Runs in the
 * page.
 */
function watchNothing(): void {
  globalThis.slips = [];
}

const exactly = (name: string): string => `^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;

/**
 * Plays by mouse and keyboard: clicks, types, and chooses alternately by mouse and by number key.
 */
export class MouseHands implements Hands {
  readonly watch = watchNothing;
  private readonly page: MousePage;
  private given = 0;

  constructor(page: MousePage) {
    this.page = page;
  }

  press({ role, name }: Control): Promise<void> {
    const pattern = typeof name === 'string' ? exactly(name) : name.source;
    return this.click(`(${String(findControl)})(${JSON.stringify(role)}, ${JSON.stringify(pattern)})`);
  }

  unfold(control: Control): Promise<void> {
    return this.press(control);
  }

  choose(option: Control): Promise<void> {
    return this.press(option);
  }

  async give(answer: Answer, hasCheck: boolean): Promise<void> {
    const { page } = this;
    this.given += 1;
    if (answer.kind === 'typed') return this.type(answer.text);
    if (answer.kind === 'placed') return this.type(answer.texts.join(''));
    const isByNumber = answer.indices.length === 1 && this.given % 2 === 0;
    for (const moment of answer.indices) {
      if (isByNumber) await page.type(String(moment + 1));
      else await this.click(`(${String(findChoice)})(${moment})`);
    }
    if (hasCheck) await this.press(button('Check Answer'));
  }

  pause(): Promise<void> {
    return this.page.press('Escape');
  }

  private async type(text: string): Promise<void> {
    const { page } = this;
    for (const part of text.split(/([,⌫])/)) {
      if (part === ',') await page.press('Enter');
      else if (part === '⌫') await page.press('Backspace');
      else if (part !== '') await page.type(part);
    }
    await page.press('Enter');
  }

  /**
   * Clicks the element that an expression returns, once it exists, is visible and has stopped
   * moving.
   */
  private async click(element: string): Promise<void> {
    let last: Point | null = null;
    let point: Point = { x: -1, y: -1 };
    await expect(async () => {
      last = point;
      point = await this.page.evaluate<Point>(`(${String(hitPoint)})(${element})`);
      expect(point).toEqual(last);
    }).toPass({ intervals: [20, 50, 100] });
    await this.page.click(point.x, point.y);
  }
}
