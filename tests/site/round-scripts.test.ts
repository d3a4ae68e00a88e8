/* Links that immediately start a round load its drawing code with the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';

const HTML = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

/** Everything that a page with this URL and root has requested before any module runs. */
function fetchedAt(address: string, root: string, known = ['importmap']): readonly string[] {
  const { window } = new JSDOM(HTML.replace('<div id="root"></div>', root), {
    url: `https://maths.example.org${address}`,
    runScripts: 'dangerously',
    // Errors that jsdom reports do not matter here.
    virtualConsole: new VirtualConsole(),
    beforeParse: (window) => {
      if (known.length > 0) window.HTMLScriptElement.supports = (type) => known.includes(type);
    },
  });
  return [...window.document.querySelectorAll('link[rel="modulepreload"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
}

const GAME = '<div id="root" data-round="/assets/Canvas.js /assets/scene.js"></div>';

const ASKED_FOR = '<link rel="modulepreload" href="/assets/Screen.js">';

describe('The drawing code for a round', () => {
  it('loads with the page if the link starts a round', () => {
    expect(fetchedAt('/math-warp?seed=7&start', GAME)).toEqual(['/assets/Canvas.js', '/assets/scene.js']);
  });

  it.each([
    ['by a link to a menu', '/math-warp?seed=7', GAME],
    ['where a page has no round', '/faq?start', '<div id="root"></div>'],
  ])('is not preloaded %s', (_, address, root) => {
    expect(fetchedAt(address, root)).toEqual([]);
  });

  it.each([
    ['names no kinds of scripts', []],
    ['names others', ['module']],
  ])('is not preloaded, nor is anything else, by a browser without import maps: one that %s', (_, known) => {
    const address = '/math-warp?seed=7&start';
    expect(fetchedAt(address, `${GAME}${ASKED_FOR}`)).toHaveLength(3);
    expect(fetchedAt(address, `${GAME}${ASKED_FOR}`, known)).toEqual([]);
  });
});
