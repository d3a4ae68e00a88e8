import type { Locator, Page } from 'playwright/test';
import { type Answer, type Control, type Hands, locate, locateChoices } from './bot-hands';
import { watchKeyboard } from './bot-sight';
import { expect } from './test';

/** More tab stops than any page has. */
const MAX_STOPS = 120;

/**
 * The minimum number of tab stops from the focus to a control. Negative if the control is before
 * the focus. Runs in the page.
 */
function stopsTo(control: Element): number {
  const from = document.activeElement ?? document.body;
  const isAhead =
    from === document.body || (from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const [near, far] = isAhead ? [from, control] : [control, from];
  const between = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
  ].filter(
    (stop) =>
      (near.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      (stop.compareDocumentPosition(far) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      stop.tabIndex >= 0 &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      stop.closest('[inert], :disabled') === null &&
      !(stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked),
  );
  if (from === control) return 0;
  return isAhead ? between.length + 1 : -between.length - 1;
}

/** Plays by keyboard. */
export class KeyboardHands implements Hands {
  readonly watch = watchKeyboard;
  private readonly page: Page;
  private given = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Moves to a control with Tab, or with Shift+Tab if it is before the focus. */
  private async reach(control: Locator): Promise<void> {
    const stops = await control.evaluate(stopsTo);
    const key = stops < 0 ? 'Shift+Tab' : 'Tab';
    for (let stop = 0; stop < Math.abs(stops); stop++) await this.page.keyboard.press(key);
    await this.tabUntil(key, () => control.evaluate((wanted) => wanted === document.activeElement));
  }

  async press(control: Control): Promise<void> {
    await this.reach(locate(this.page, control));
    await this.page.keyboard.press('Enter');
  }

  unfold(control: Control): Promise<void> {
    return this.press(control);
  }

  /** Moves to the chosen option of its group, then to the requested one with the arrow keys. */
  async choose(choice: Control): Promise<void> {
    const option = locate(this.page, choice);
    const group = this.page.getByRole('radiogroup').filter({ has: option });
    await this.reach(group.locator('input:checked'));
    for (let steps = 0; !(await option.isChecked()); steps++) {
      expect(steps, 'arrow keys in a group').toBeLessThan(10);
      await this.page.keyboard.press('ArrowRight');
    }
    await expect(option).toBeFocused();
  }

  /**
   * Chooses with number keys (after moving to the choice the first time) or types, wherever in the
   * game the focus is.
   */
  async give(answer: Answer, hasCheck: boolean): Promise<void> {
    const { keyboard } = this.page;
    this.given += 1;
    if (answer.kind === 'typed') {
      // Tabbing to the header leads through all fields of a puzzle, and the last one is then the current one.
      if (/^[^⌫].*,/.test(answer.text)) await this.reach(this.page.locator('main form input[type="text"]').first());
      for (const part of answer.text.split(/([,⌫])/)) {
        if (part === ',') await keyboard.press('Enter');
        else if (part === '⌫') await keyboard.press('Backspace');
        else await keyboard.type(part);
      }
      await keyboard.press('Enter');
      return;
    }
    if (answer.kind === 'placed') {
      await keyboard.type(answer.texts.join(''));
      await keyboard.press('Enter');
      return;
    }
    const isBoard = answer.indices.length > 1;
    for (const index of answer.indices) {
      if (!isBoard && this.given > 1) await keyboard.press(String(index + 1));
      else {
        await this.reach(locateChoices(this.page).nth(index));
        await keyboard.press('Space');
      }
    }
    if (hasCheck) await keyboard.press('Enter');
  }

  pause(): Promise<void> {
    return this.page.keyboard.press('Escape');
  }

  /** Tabs through the whole page: every stop is different until the first is reached again. */
  async goRound(): Promise<void> {
    const { page } = this;
    const first = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    const stops = await this.tabUntil('Tab', () => first.evaluate((stop) => stop === document.activeElement));
    expect(stops).toBeGreaterThan(10);
  }

  /** Tabs out of the game, checks everything that must not work from outside, and returns to one of its controls. */
  async leaveFor(control: Control): Promise<void> {
    const { page } = this;
    await this.tabUntil('Tab', () =>
      page.evaluate(() => document.activeElement?.closest('main, body') === document.body),
    );
    for (const key of ['1', '2', '3', '4', 'p', 'P', '0', '-']) await page.keyboard.press(key);
    await this.reach(locate(page, control));
  }

  private async tabUntil(key: 'Tab' | 'Shift+Tab', isThere: () => Promise<boolean>): Promise<number> {
    for (let stops = 0; stops < MAX_STOPS; stops++) {
      if (await isThere()) return stops;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead there.`);
  }
}
