/*
 * A player who only listens. It knows roles, accessible names, and any announcement that stayed long enough to be heard.
 * It never looks at the page.
 */
import type { Page } from 'playwright/test';
import { estimateSpeechMs } from '../../../src/play/internal/announcement-queue';
import { choicesIn, type Listener } from '../../helpers/listener';
import { expect } from './test';

declare global {
  // A global variable has to be declared with var.
  var earLog: { readonly text: string; readonly atMs: number }[];
  var focusLost: string[];
}

/** Records announcements, and whenever the focus is lost. Runs in the page. */
export function listenToPage(): void {
  globalThis.earLog = [];
  globalThis.focusLost = [];
  let last = '';
  const listen = () => {
    const text = document.querySelector('main [role="status"]')?.textContent ?? '';
    if (text === last) return;
    last = text;
    earLog.push({ text: text.replaceAll('\u00A0', ' ').trim(), atMs: performance.now() });
  };
  let hasStarted = false;
  const look = () => {
    const isLost = document.activeElement === document.body;
    if (!isLost) hasStarted = true;
    else if (hasStarted) focusLost.push(document.querySelector('main')?.dataset['state'] ?? '');
  };
  const watch = () => {
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
    setInterval(look, 5);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
  else watch();
}

export type Verdict = 'right' | 'wrong';

/** An answer: the index of a choice, typed keys, the names of buttons to press, or text for named fields. */
export type EarAnswer =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'typed'; readonly keys: readonly string[] }
  | { readonly kind: 'named'; readonly names: readonly string[] }
  | { readonly kind: 'filled'; readonly fields: readonly (readonly [name: string, text: string])[] };

export type Answerer = (spoken: string, verdict: Verdict) => EarAnswer;

/** Picks one of the choices that were read out. If there were none, types the answer. */
export const answerWith =
  ({ answer }: Listener): Answerer =>
  (spoken, verdict) => {
    const choices = choicesIn(spoken);
    if (choices.length === 0) {
      const typed = answer(spoken);
      if (typed === null) throw new Error(`No answer to "${spoken}"`);
      const wrong = typed.includes('/') ? '98/1' : '98';
      return { kind: 'typed', keys: [...(verdict === 'right' ? typed : wrong).split(''), 'Enter'] };
    }
    const [asked = ''] = spoken.split(/ Choices(?: from key \d+)?: /);
    const isCorrect = (choice: string) => answer(`${asked} Choices: ${choice}.`) !== null;
    const index = choices.findIndex((choice) => isCorrect(choice) === (verdict === 'right'));
    if (index < 0) throw new Error(`No ${verdict} answer to "${spoken}"`);
    return { kind: 'choice', index };
  };

/** Waiting times, in milliseconds of real time. */
const STEP_MS = 50;
const SILENCE_MS = 2000;
const MAX_SILENCE_MS = 20_000;
/** The fraction of its speech time for which a sentence must stay, because busy machines show sentences late. */
const MIN_HEARD_RATIO = 0.6;
/** Give up after this many sentences in a row that need no response. */
const MAX_IDLE_SENTENCES = 8;

const OVER = /^The round is over|^Congratulations!/;
const WAITS_FOR_ENTER = /Press Enter (?:to continue|for your result|to begin)\.$/;
/** The question is still open but is not announced again. */
const STAYS_OPEN = /^Keep trying!/;

export class EarPlayer {
  private readonly page: Page;
  readonly pace: number;
  private heardUntil = 0;

  constructor(page: Page, pace: number) {
    this.page = page;
    this.pace = pace;
  }

  async open(path: string): Promise<void> {
    await this.page.addInitScript(`(${String(listenToPage)})()`);
    await this.page.goto(path);
  }

  /** Waits for the next sentence that stays long enough to be heard. Sentences that are replaced too soon are lost. */
  async nextSentence(): Promise<string> {
    for (;;) {
      const { log, nowMs } = await this.page.evaluate(() => ({ log: earLog, nowMs: performance.now() }));
      const next = log[this.heardUntil];
      if (next === undefined) {
        await this.waitOrRepeat();
        continue;
      }
      const neededMs = (estimateSpeechMs(next.text) * MIN_HEARD_RATIO) / this.pace;
      const heardMs = (log[this.heardUntil + 1]?.atMs ?? nowMs) - next.atMs;
      if (heardMs >= neededMs) {
        this.heardUntil += 1;
        if (next.text !== '') return next.text;
      } else if (log[this.heardUntil + 1] === undefined) {
        await this.page.waitForTimeout(neededMs - heardMs);
      } else {
        this.heardUntil += 1;
      }
    }
  }

  /** Waits for the next sentence. Presses R to repeat the last one after a long silence. */
  private async waitOrRepeat(): Promise<void> {
    const hasNews = (): Promise<boolean> => this.page.evaluate((count) => earLog.length > count, this.heardUntil);
    for (let waitedMs = 0; !(await hasNews()); waitedMs += STEP_MS) {
      if (waitedMs > 0 && waitedMs % SILENCE_MS === 0) await this.page.keyboard.press('r');
      if (waitedMs > MAX_SILENCE_MS) throw new Error('Nothing was announced.');
      await this.page.waitForTimeout(STEP_MS);
    }
  }

  /** Reads the start announcement from the page, where it follows the heading. */
  startAnnouncement(): Promise<string> {
    return this.page.getByRole('heading', { level: 1 }).locator('+ p').innerText();
  }

  async give(answer: EarAnswer, hasCheck: boolean): Promise<void> {
    const { page } = this;
    if (answer.kind === 'named') {
      for (const name of answer.names) {
        await page
          .getByRole('button', { name, exact: true })
          .and(page.locator('[aria-pressed="false"]'))
          .first()
          .focus();
        await page.keyboard.press('Enter');
      }
      return;
    }
    if (answer.kind === 'filled') {
      for (const [name, text] of answer.fields) {
        await page.getByRole('textbox', { name, exact: true }).focus();
        await page.keyboard.press(text);
      }
      await page.keyboard.press('Enter');
      return;
    }
    const keys = answer.kind === 'choice' ? [String(answer.index + 1), ...(hasCheck ? ['Enter'] : [])] : answer.keys;
    for (const key of keys) await page.keyboard.press(key);
  }

  async endRound(): Promise<void> {
    const { page } = this;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'End round' }).focus();
    await page.keyboard.press('Enter');
  }

  /** Plays until the round is over, and ends it after `maxAnswers`. The first answer is wrong, all others are right. */
  async play(answerTo: Answerer, isQuestion: (sentence: string) => boolean, maxAnswers: number) {
    const first = await this.startAnnouncement();
    const hasCheck = first.includes('then press Enter');
    const given: Verdict[] = [];
    let result: string | null = null;
    const idle: string[] = [];
    let question = '';
    while (result === null) {
      const sentence = await this.nextSentence();
      idle.push(sentence);
      if (idle.length > MAX_IDLE_SENTENCES) throw new Error(`Nothing to answer in:\n${idle.join('\n')}`);
      if (OVER.test(sentence)) result = sentence;
      else if (WAITS_FOR_ENTER.test(sentence)) await this.page.keyboard.press('Enter');
      else if (isQuestion(sentence) || STAYS_OPEN.test(sentence)) {
        if (!STAYS_OPEN.test(sentence)) question = sentence;
        if (given.length === maxAnswers) await this.endRound();
        else {
          const verdict = given.length === 0 ? 'wrong' : 'right';
          await this.give(answerTo(question, verdict), hasCheck);
          given.push(verdict);
          idle.length = 0;
        }
      }
    }
    expect(await this.page.evaluate(() => focusLost), 'states in which the focus was lost').toEqual([]);
    return { first, result, given };
  }
}
