import { describe, expect, it } from 'vitest';
import { getPageFiles } from '../../scripts/site/chunks';

const chunk = (name: string, imports: readonly string[], styles: readonly string[] = [], isEntry = false) => ({
  fileName: `assets/${name}.js`,
  isEntry,
  imports: imports.map((one) => `assets/${one}.js`),
  moduleIds: [`/project/src/${name}.tsx`],
  viteMetadata: {
    importedCss: new Set(styles.map((one) => `assets/${one}.css`)),
  },
});

const CHUNKS = [
  chunk('main', ['react'], ['main'], true),
  chunk('react', []),
  chunk('Faq', ['card', 'react'], ['Faq', 'prose']),
  chunk('card', ['icons', 'react'], ['card']),
  chunk('icons', []),
];

describe("A page's files", () => {
  it('are its chunk and all its imports, without duplicates and without the files of every page', () => {
    expect(getPageFiles(CHUNKS, ['/src/Faq.tsx', '/src/card.tsx'])).toEqual({
      scripts: ['/assets/icons.js', '/assets/card.js', '/assets/Faq.js'],
      styles: ['/assets/card.css', '/assets/Faq.css', '/assets/prose.css'],
    });
  });

  it('are empty for the page that every visit loads', () => {
    expect(getPageFiles(CHUNKS, [])).toEqual({ scripts: [], styles: [] });
  });

  it('cause an error if a page is in no chunk, so that a renamed page is noticed', () => {
    expect(() => getPageFiles(CHUNKS, ['/src/Gone.tsx'])).toThrow('/src/Gone.tsx');
  });
});
