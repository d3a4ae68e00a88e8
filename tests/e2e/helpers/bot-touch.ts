import type { Locator, Page } from 'playwright/test';
import { type Answer, button, type Control, cardsWith, type Hands, locate, locateChoices, slotsOf } from './bot-hands';
import { hitPoint, watchTouch } from './bot-sight';
import { expect } from './test';

/** The pad's keys for the characters of an answer. */
const PAD_NAMES: Readonly<Record<string, string>> = {
  '/': 'slash',
  '.': 'point',
  ':': 'colon',
  '−': 'minus',
  '⌫': 'delete',
  h: 'hours',
  min: 'minutes',
};

/**
 * Taps closer than this (in CSS px) are in the same place, where the player must first see what has
 * appeared. It is a little more than the site's own distance, because positions of taps are rounded.
 */
const NEAR_PX = 56;
/**
 * A child sees what has appeared under its finger before tapping it on purpose, which takes at
 * least this long (in ms of the page's time).
 */
const NOTICE_MS = 350;
/** Delay of the second tap of a double tap (in ms of the page's time). */
const DOUBLE_MS = 120;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Plays by touch: one finger, no hover, no keys, and the number pad for typing. It double-taps
 * every button that continues, as small children do, and the second tap must not have any effect.
 */
export class TouchHands implements Hands {
  readonly watch = watchTouch;
  private readonly page: Page;
  private hasSlipped = false;
  private tapped: readonly Point[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Control): Promise<void> {
    const { x, y } = await this.seeAndTap(locate(this.page, control));
    await this.pass(DOUBLE_MS);
    await this.page.touchscreen.tap(x, y);
  }

  /** A second tap would close it again. */
  async unfold(control: Control): Promise<void> {
    await this.seeAndTap(locate(this.page, control));
  }

  async choose(option: Control): Promise<void> {
    await this.seeAndTap(locate(this.page, option));
  }

  async give(answer: Answer, hasCheck: boolean): Promise<void> {
    const { page } = this;
    if (answer.kind === 'typed') {
      // The pad may have appeared where the last tap was.
      await this.pass(NOTICE_MS);
      await this.type(answer.text);
      await this.tap(page.locator('main form button[type="submit"]').or(locate(page, button('Check Answers'))));
      return;
    }
    if (answer.kind === 'placed') {
      for (const [slot, text] of answer.texts.entries()) {
        await this.seeAndTap(cardsWith(page, text).first());
        await this.seeAndTap(slotsOf(page).nth(slot));
      }
      await this.tap(locate(page, button('Check')));
      return;
    }
    for (const index of answer.indices) await this.seeAndTap(locateChoices(page).nth(index));
    if (hasCheck) await this.press(button('Check Answer'));
  }

  async pause(): Promise<void> {
    await this.seeAndTap(locate(this.page, button('Pause')));
  }

  /** Taps something that may have appeared where the last tap was. */
  private async seeAndTap(control: Locator): Promise<Point> {
    const { x, y } = await control.evaluate(hitPoint);
    if (this.tapped.some((before) => Math.hypot(x - before.x, y - before.y) <= NEAR_PX)) await this.pass(NOTICE_MS);
    return this.tap(control);
  }

  /** Taps without waiting. */
  private async tap(control: Locator): Promise<Point> {
    const point = await control.evaluate(hitPoint);
    this.tapped = [...this.tapped, point];
    await this.page.touchscreen.tap(point.x, point.y);
    return point;
  }

  private async pass(ms: number): Promise<void> {
    await this.page.evaluate((ms) => stillTime.pass(ms), ms);
  }

  private async type(text: string): Promise<void> {
    const pad = this.page.getByRole('group', { name: 'Number pad' });
    const keys = await pad
      .getByRole('button')
      .evaluateAll((all) => all.map((key) => key.getAttribute('aria-label') ?? ''));
    const slip = keys.indexOf('9');
    if (!this.hasSlipped && slip >= 0) {
      this.hasSlipped = true;
      // The on-screen keyboard would cover the question.
      await expect(this.page.locator('main input[type="text"]').first()).toHaveAttribute('inputmode', 'none');
      for (const index of [slip, keys.indexOf('delete')]) await this.tap(pad.getByRole('button').nth(index));
    }
    for (const part of text.match(/\d|[a-z]+|[^\s\w]/gi) ?? []) {
      const names = part === '/' || part === ',' ? ['next field', 'slash'] : [PAD_NAMES[part] ?? part];
      const index = keys.findIndex((key) => names.includes(key));
      // A unit that the question states does not have a key, but everything else does.
      if (index < 0) expect(part, 'a part of an answer without a key on the pad').toMatch(/^[a-z]+$/i);
      else await this.tap(pad.getByRole('button').nth(index));
    }
  }
}
