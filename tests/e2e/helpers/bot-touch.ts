import type { Locator, Page } from 'playwright/test';
import { type Answer, button, type Control, choicesOf, type Hands, locate } from './bot-hands';
import { meet, watchTouch } from './bot-sight';
import { expect } from './test';

/** What stands on the pad for what is written in an answer. */
const PAD_NAMES: Readonly<Record<string, string>> = {
  '/': 'slash',
  '.': 'point',
  ':': 'colon',
  '−': 'minus',
  '⌫': 'delete',
  h: 'hours',
  min: 'minutes',
};

/** Plays by touch alone: one finger, no hover, no key, the number pad for what is typed. */
export class TouchHands implements Hands {
  readonly watch = watchTouch;
  private readonly page: Page;
  private hasSlipped = false;

  constructor(page: Page) {
    this.page = page;
  }

  press(control: Control): Promise<void> {
    return this.tap(locate(this.page, control));
  }

  choose(option: Control): Promise<void> {
    return this.press(option);
  }

  async give(answer: Answer, hasCheck: boolean): Promise<void> {
    const { page } = this;
    if (answer.kind === 'typed') {
      await this.type(answer.text);
      await this.tap(page.locator('main form button[type="submit"]').or(locate(page, button('Check Answers'))));
      return;
    }
    for (const index of answer.indices) await this.tap(choicesOf(page).nth(index));
    if (hasCheck) await this.press(button('Check Answer'));
  }

  pause(): Promise<void> {
    return this.press(button('Pause'));
  }

  private async tap(control: Locator): Promise<void> {
    const { x, y } = await control.evaluate(meet);
    await this.page.touchscreen.tap(x, y);
  }

  private async type(text: string): Promise<void> {
    const pad = this.page.getByRole('group', { name: 'Number pad' });
    const keys = await pad
      .getByRole('button')
      .evaluateAll((all) => all.map((key) => key.getAttribute('aria-label') ?? ''));
    const slip = keys.indexOf('9');
    if (!this.hasSlipped && slip >= 0) {
      this.hasSlipped = true;
      // The keyboard of the device would cover the question.
      await expect(this.page.locator('main input[type="text"]').first()).toHaveAttribute('inputmode', 'none');
      for (const index of [slip, keys.indexOf('delete')]) await this.tap(pad.getByRole('button').nth(index));
    }
    for (const part of text.match(/\d|[a-z]+|[^\s\w]/gi) ?? []) {
      const names = part === '/' || part === ',' ? ['next field', 'slash'] : [PAD_NAMES[part] ?? part];
      const index = keys.findIndex((key) => names.includes(key));
      // A unit that the question has named has no key; all else has.
      if (index < 0) expect(part, 'a part of an answer without a key on the pad').toMatch(/^[a-z]+$/i);
      else await this.tap(pad.getByRole('button').nth(index));
    }
  }
}
