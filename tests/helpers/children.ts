import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** The script in the head of each page that finds the child of a tab. */
const SCRIPT =
  readFileSync('index.html', 'utf8')
    .match(/(?<=<script>)[^]*?(?=<\/script>)/g)
    ?.find((script) => script.includes('numeria.child.first')) ?? '';

/** One for all pages of a test, because jsdom cannot load a page again. */
export const reload = vi.fn<() => void>();

/**
 * Loads a page in a tab: runs the script of its head and forgets all modules. The tab remembers `chosen`, or nothing if
 * it is new. Returns the page's own events.
 */
export function loadPageOfTab(chosen: string | null, address = '/'): EventTarget {
  const page = new EventTarget();
  const { pathname, search } = new URL(address, 'https://numeria.test');
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname, search, hash: '', origin: 'https://numeria.test', reload });
  vi.stubGlobal('window', { localStorage, sessionStorage });
  const { dataset } = document.documentElement;
  for (const name of ['child', 'children']) delete dataset[name];
  if (chosen === null) sessionStorage.removeItem('numeria.child');
  else sessionStorage.setItem('numeria.child', chosen);
  // oxlint-disable-next-line typescript/no-implied-eval -- the script that index.html contains
  new Function(SCRIPT)();
  vi.resetModules();
  return page;
}

/** Reports to a page that another tab has written this key. */
export const reportStored = (page: EventTarget, key: string): boolean =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));

/** The stored look of a child. */
export const lookOf = (animal: string, colour: string, order: number): string =>
  JSON.stringify({ version: 1, data: { animal, colour, order } });
