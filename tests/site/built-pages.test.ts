import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPageReader, findInlineScripts, hashScript } from '../../scripts/site/built-pages.ts';

describe("A page's inline scripts", () => {
  it.each([
    ['<script>run()</script>', ['run()']],
    ['<SCRIPT Type="Module">run()\n</SCRIPT >', ['run()\n']],
    ["<script type='text/javascript'>a</script><p><script defer>b</script>", ['a', 'b']],
    ['<script type=importmap>{}</script>', ['{}']],
    ['<script type="application/ld+json">{"@type":"Game"}</script>', []],
    ['<script type="module" crossorigin src="/assets/index.js"></script>', []],
    ['<script data-src="x">run()</script>', ['run()']],
    ['<script data-type="x">run()</script>', ['run()']],
    ['<noscript>Please switch it on.</noscript>', []],
  ])('are only those that browsers execute: %s', (html, scripts) => {
    expect(findInlineScripts(html)).toEqual(scripts);
  });

  it('are hashed as the standard requires', () => {
    // The example of the standard: https://www.w3.org/TR/CSP2/#script-src-hash-usage
    expect(hashScript("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    expect(hashScript('a\r\nb\rc')).toBe(hashScript('a\nb\nc'));
  });
});

describe('The pages in a built folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'numeria-pages-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are read again after a change, and their paths have no extension', () => {
    mkdirSync(join(folder, 'video-hub'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<script>one()</script>');
    writeFileSync(join(folder, '404.html'), '<script>one()</script>');
    writeFileSync(join(folder, 'video-hub/ib.html'), '<script>two()</script>');
    writeFileSync(join(folder, 'assets/part.html'), '<script>no page()</script>');
    const read = createPageReader(folder);
    expect(read()).toEqual({
      pages: ['/', '/404', '/video-hub/ib'],
      scriptHashes: ['one()', 'two()'].map(hashScript).toSorted(),
    });
    writeFileSync(join(folder, 'video-hub/ib.html'), '<script>three()</script>');
    expect(read().scriptHashes).toEqual(['one()', 'three()'].map(hashScript).toSorted());
  });

  it('leave out one that disappears between being found and being read', () => {
    // A dangling link is listed in its folder but cannot be read.
    symlinkSync(join(folder, 'nowhere'), join(folder, 'gone.html'));
    expect(createPageReader(folder)().pages).toEqual(['/', '/404', '/video-hub/ib']);
    expect(createPageReader(join(folder, 'nowhere'))().pages).toEqual([]);
  });
});
