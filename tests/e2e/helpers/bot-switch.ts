import type { Locator, Page } from 'playwright/test';
import { seededRandom } from '../../../machines/core/random';
import type { Answer } from './bot-hands';

declare global {
  // A global variable has to be declared with var.
  var scanTarget: Element;
}

/** What a player can see of the scan. */
interface VisibleScan {
  readonly isTargetHighlighted: boolean;
  /** Number of highlighted controls. */
  readonly count: number;
  readonly phase: string;
}

/** How long each item is highlighted, in milliseconds of scan time. */
const PERIOD_MS = 1500;
/** Slow enough that a frame lasts only a sixth of a period. */
const SPEED = 5;
const FRAME_MS = 50;
/** In page time. The scanner ignores presses within 0.3 s of scan time after another. */
const BETWEEN_PRESSES_MS = 2 * FRAME_MS;
/** The longest wait for an item to be highlighted, in page time. More than a whole scan takes. */
const MAX_WAIT_MS = 60_000;
/** The probability that the player presses too late. */
const MISS_PROBABILITY = 0.1;

const KEYS: Readonly<Record<string, string>> = {
  '⌫': 'delete',
  '−': 'minus',
  '.': 'point',
  '/': 'slash',
  ':': 'colon',
};

/** Runs in the page. */
function readScan(): VisibleScan {
  const highlighted = [...document.querySelectorAll('[data-scan="lit"]')];
  return {
    isTargetHighlighted: highlighted.includes(scanTarget),
    count: highlighted.length,
    phase: document.querySelector<HTMLElement>('.scan-ring')?.dataset['phase'] ?? '',
  };
}

/** Runs in the page. */
const isTargetOrNothingHighlighted = (): boolean => {
  const highlighted = [...document.querySelectorAll('[data-scan="lit"]')];
  return highlighted.length === 0 || highlighted.includes(scanTarget);
};

/** A player with one switch, which is always the same key. Misses some presses. */
export class SwitchHands {
  static readonly speed = SPEED;
  static readonly periodMs = PERIOD_MS;
  /** Number of missed presses. */
  missed = 0;
  /** How long each choice took in milliseconds of scan time, unless a press was missed. */
  readonly choiceTimesMs: number[] = [];
  private readonly page: Page;
  private readonly random: () => number;

  constructor(page: Page, seed: number) {
    this.page = page;
    this.random = seededRandom(seed, 'switch');
  }

  /** Scan time in milliseconds. */
  now(): Promise<number> {
    return this.page.evaluate((speed) => performance.now() * speed, SPEED);
  }

  /** Presses whenever the control, or a group containing it, is highlighted, until the control is activated. */
  async choose(control: Locator): Promise<void> {
    await control.evaluate((element) => {
      scanTarget = element;
    });
    const [startMs, missed] = [await this.now(), this.missed];
    for (;;) {
      await this.passUntil(isTargetOrNothingHighlighted);
      const { count } = await this.page.evaluate(readScan);
      if (count > 0 && this.random() < MISS_PROBABILITY) {
        this.missed += 1;
        await this.passCurrent();
        continue;
      }
      await this.press();
      if (count !== 1) continue;
      const { phase, isTargetHighlighted } = await this.page.evaluate(readScan);
      if (phase !== 'undo' || !isTargetHighlighted) continue;
      await this.passUntil(() => document.querySelector<HTMLElement>('.scan-ring')?.dataset['phase'] !== 'undo');
      if (this.missed === missed) this.choiceTimesMs.push((await this.now()) - startMs);
      return;
    }
  }

  async press(): Promise<void> {
    await this.page.keyboard.press('a');
    await this.page.evaluate(`stillTime.pass(${BETWEEN_PRESSES_MS})`);
  }

  /** Answers with choices, candidates or the number pad. */
  async give(answer: Answer): Promise<void> {
    const { page } = this;
    if (answer.kind === 'placed') throw new Error('No game of the site is played with cards and slots.');
    if (answer.kind === 'chosen') {
      const choices = page.locator('main [role="group"][aria-label^="Answers"]').first().getByRole('button');
      for (const index of answer.indices) await this.choose(choices.nth(index));
      return;
    }
    const candidates = page.locator('main .candidates');
    if ((await candidates.count()) > 0) {
      for (const name of answer.text.match(/\d+/g) ?? [])
        await this.choose(candidates.getByRole('button', { name, exact: true }));
      await this.choose(page.locator('main button[type="submit"]'));
      return;
    }
    const pad = page.getByRole('group', { name: 'Number pad' });
    const hasSlash = (await pad.getByRole('button', { name: 'slash', exact: true }).count()) > 0;
    // The puzzle moves to the next field automatically.
    for (const character of answer.text.replaceAll(',', '')) {
      const name = character === '/' && !hasSlash ? 'next field' : (KEYS[character] ?? character);
      await this.choose(pad.getByRole('button', { name, exact: true }));
    }
    await this.choose(page.locator('main button[type="submit"]'));
  }

  private passUntil(condition: () => boolean): Promise<void> {
    return this.page.evaluate(`stillTime.passUntil(${String(condition)}, ${FRAME_MS}, ${MAX_WAIT_MS})`);
  }

  /** Waits until something else is highlighted. */
  private passCurrent(): Promise<void> {
    return this.passUntil(() => scanTarget.closest('[data-scan="lit"]') !== scanTarget);
  }
}
