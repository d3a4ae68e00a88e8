/* A link that begins a round at once: what draws it is fetched with the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';

const HTML = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

/** What a page at this address, with this root, has asked for before any module runs. */
function fetchedAt(address: string, root: string): readonly string[] {
  const { window } = new JSDOM(HTML.replace('<div id="root"></div>', root), {
    url: `https://maths.example.org${address}`,
    runScripts: 'dangerously',
    // What jsdom lacks is no matter here.
    virtualConsole: new VirtualConsole(),
  });
  return [...window.document.querySelectorAll('link[rel="modulepreload"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
}

const GAME = '<div id="root" data-round="/assets/Canvas.js /assets/scene.js"></div>';

describe('What draws a round', () => {
  it('is fetched with the page by a link that begins one', () => {
    expect(fetchedAt('/math-warp?seed=7&start', GAME)).toEqual(['/assets/Canvas.js', '/assets/scene.js']);
  });

  it.each([
    ['by a link to a menu', '/math-warp?seed=7', GAME],
    ['where a page has no round', '/faq?start', '<div id="root"></div>'],
  ])('is not fetched ahead %s', (_, address, root) => {
    expect(fetchedAt(address, root)).toEqual([]);
  });
});
