import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { findInlineScripts } from '../../scripts/site/built-pages.ts';

const HTML = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

/** The part of a page that scripts change: text, and controls. */
const PAGE = `<div id="root">
  <header class="nav-bar"><a href="/faq">FAQ</a><button>Menu</button></header>
  <noscript class="for-reading"><p>The answer &amp; more</p></noscript>
  <noscript><p>Switch JavaScript on.</p></noscript>
  <form class="scriptless:hidden"></form>
  <section class="scriptless:hidden"></section>
</div>`;

/** Controls that need a script. */
const NEEDS_SCRIPT = ['.nav-bar button', 'form', 'section'];

interface Browser {
  readonly hasToSorted: boolean;
  /** Null if the browser cannot test for selectors. */
  readonly hasHas: boolean | null;
}

/** The page as a browser with these features leaves it before any module runs. */
function pageIn({ hasToSorted, hasHas }: Browser): Document {
  const { window } = new JSDOM(HTML.replace('<div id="root"></div>', PAGE), {
    runScripts: 'dangerously',
    // Errors that jsdom reports do not matter here.
    virtualConsole: new VirtualConsole(),
    beforeParse: (window) => {
      if (!hasToSorted) window.eval('delete Array.prototype.toSorted');
      window.eval(`window.CSS = { supports: (what) => ${hasHas} && what === 'selector(:has(a))' }`);
      if (hasHas === null) window.eval('delete window.CSS');
    },
  });
  return window.document;
}

const isShown = (element: Element | null): boolean =>
  element?.ownerDocument.defaultView?.getComputedStyle(element).display !== 'none';

describe('A browser below the minimum version', () => {
  it.each([
    ['of which nothing is known', null],
    ['that knows some selectors', false],
  ])('starts with a message in plain words: one %s', (_, hasHas) => {
    const page = pageIn({ hasToSorted: false, hasHas });
    const said = page.querySelector('body > :first-child');
    expect(said?.getAttribute('role')).toBe('alert');
    expect(said?.textContent).toContain('This browser is too old to play here.');
    expect(said?.textContent).toContain('You can still read every page.');
    expect(page.documentElement.dataset['browser']).toBe('old');
  });

  it('shows everything that can be read, and nothing that needs a script', () => {
    const page = pageIn({ hasToSorted: false, hasHas: false });
    expect(page.querySelector('noscript.for-reading + p')?.textContent).toBe('The answer & more');
    expect(page.querySelector('.nav-bar a')).toSatisfy(isShown);
    expect(NEEDS_SCRIPT.map((part) => isShown(page.querySelector(part)))).toEqual([false, false, false]);
    expect(page.querySelectorAll('p')).toHaveLength(2);
  });

  it('can run the script that says so', () => {
    const scripts = findInlineScripts(HTML).filter((script) => script.includes('too old'));
    expect(scripts).toHaveLength(1);
    for (const script of scripts) expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });
});

describe('A browser that is recent enough', () => {
  it.each([
    { hasToSorted: true, hasHas: true },
    { hasToSorted: false, hasHas: true },
    { hasToSorted: true, hasHas: false },
  ])('does not show a message: $hasToSorted, $hasHas', (browser) => {
    const page = pageIn(browser);
    expect(page.querySelector('[role="alert"]')).toBeNull();
    expect(page.documentElement.dataset['browser']).toBeUndefined();
    expect(NEEDS_SCRIPT.map((part) => isShown(page.querySelector(part)))).toEqual([true, true, true]);
  });
});
