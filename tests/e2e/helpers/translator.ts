import { expect, type Page, type Request } from 'playwright/test';
import { replaceTextNodes } from '../../helpers/text-nodes';
import { findOrigin } from './hydration';
import { NEUTRAL_FILE } from './reused-page';

/**
 * Works like a browser's translator: it replaces every text node with elements, including those
 * that appear later. It begins once the page is working. Anything that React has not hydrated by
 * then is rendered again, which React reports as error 418. Runs in the page before its scripts,
 * and must not use anything from outside itself.
 */
function startTranslator(replace: (root: Node) => void, originOf: () => string): void {
  const changes = { subtree: true, childList: true, characterData: true };
  const LOOK_AGAIN_MS = 5;
  // A test may freeze the page's time.
  const clear = clearInterval;
  const timer = setInterval(() => {
    if (document.body === null || document.readyState === 'loading' || originOf() === 'as sent') return;
    clear(timer);
    new MutationObserver(() => replace(document)).observe(document, changes);
    replace(document);
  }, LOOK_AGAIN_MS);
}

/** React's error when it renders the page again. */
export const HYDRATION_ERROR = /React error #418/;

/**
 * The visible words, element by element. Runs in the page, and must not use anything from outside
 * itself.
 */
function readText(): readonly string[] {
  const words: string[] = [];
  let last: Element | null = null;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const owner = text.parentElement?.closest(':not(font)') ?? null;
    if (owner?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    if (owner === last) words.push((words.pop() ?? '') + (text.nodeValue ?? ''));
    else words.push(text.nodeValue ?? '');
    last = owner;
  }
  return words;
}

/** An empty status, which the last message leaves behind for a while. */
const SILENT = '-status';

/** The footer gets its year, and its links to other languages get their parameters, when it is hydrated on sight. */
const withoutLateParts = (line: string): string => line.replace(/©\d{4}/, '©').replace(/^(-\/url:[^?]*)\?.*/, '$1');

/**
 * Everything that a page communicates: the visible words, and everything that screen readers read,
 * including the names of all controls.
 */
async function readPage(page: Page): Promise<readonly string[]> {
  const readOut = await page.locator('body').ariaSnapshot();
  return (
    [...(await page.evaluate(readText)), ...readOut.split('\n')]
      // A translator's elements are laid out separately where text is not, so spaces differ.
      .map((line) => withoutLateParts(line.replaceAll(/\s+/g, '')))
      .filter((line) => line !== '' && line !== SILENT)
  );
}

/** Longer than a page waits for further typing. */
const SETTLED_MS = 600;
/** "Loading…" */
const WAITS = /status: .*(?:\.\.\.|…)$/m;

/**
 * Returns a function that waits until everything the page has requested has arrived and the page
 * has stopped changing.
 */
function settlerOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    let before = '';
    const hasSettled = async () => {
      const now = await page.locator('body').ariaSnapshot();
      const isSame = now === before && underWay.size === 0 && !WAITS.test(now);
      before = now;
      return isSame;
    };
    await expect.poll(hasSettled, { intervals: [0, SETTLED_MS] }).toBe(true);
  };
}

/** Reads the page in its current state. `moment` names that state in a report. */
export type Read = (moment: string) => Promise<void>;

const SOON_MS = 5000;

const readStorage = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));

/**
 * Takes a path through the site in its own tab, and again in `page` with a translator. Every moment
 * has to read the same. `take` opens each page itself.
 */
export async function expectTranslatable(page: Page, take: (page: Page, read: Read) => Promise<void>): Promise<void> {
  const untouched: { readonly moment: string; readonly words: readonly string[] }[] = [];
  const tab = await page.context().newPage();
  await tab.setViewportSize(page.viewportSize() ?? { width: 1024, height: 640 });
  // Parts that close slowly would still be read.
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const settled = settlerOf(tab);
  await take(tab, async (moment) => {
    await settled();
    untouched.push({ moment, words: await readPage(tab) });
  });
  // A page stores what is still pending as it is left, which closing its tab would not wait for. Another tab may get it a
  // moment later, and then it would appear after storage has been cleared.
  await tab.goto(NEUTRAL_FILE);
  const stored = await readStorage(tab);
  await expect.poll(() => readStorage(page)).toEqual(stored);
  await tab.close();
  await page.evaluate(() => localStorage.clear());

  await page.addInitScript({
    content: `(${String(startTranslator)})(${String(replaceTextNodes)}, ${String(findOrigin)})`,
  });
  const moments = untouched.values();
  const translated = settlerOf(page);
  await take(page, async (moment) => {
    await translated();
    const before = moments.next().value;
    expect(moment).toBe(before?.moment);
    await expect
      .configure({ soft: true })
      .poll(() => readPage(page), { message: moment, timeout: SOON_MS })
      .toEqual(before?.words);
    expect(await page.locator('font').count(), 'what the translator replaced').toBeGreaterThan(0);
  });
  expect(moments.next().done, 'whether the same was seen in both').toBe(true);
}
