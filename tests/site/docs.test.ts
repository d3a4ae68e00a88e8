import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withGames } from '../../scripts/docs';
import { GAMES } from '../../src/games';

const pages = ['README.md', 'SECURITY.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
const read = (path: string): string => readFileSync(path, 'utf8');

/** The sentences of a page, without its code, tables and headings; each point of a list begins a new one. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/```[\s\S]*?```|^(?: {4}|\||#|<!--).*$/gm, '\n')
    .replaceAll(/^\s*(?:-|\d+\.) /gm, '\n\n')
    .split(/\n\s*\n|(?<=[.:!?][*)]*)\s+(?=[^a-z])/)
    .map((sentence) => sentence.trim());

describe('The documents', () => {
  it('say what each game understands just as its manifest does', () => {
    const text = read('docs/teachers.md');
    expect(withGames(text)).toBe(text);
    for (const { path } of GAMES) expect(text).toContain(`\`${path}\``);
  });

  it.each(pages)('have sentences of at most thirty words: %s', (path) => {
    expect(sentencesOf(read(path)).filter((sentence) => sentence.split(/\s+/).length > 30)).toEqual([]);
  });

  it.each(pages)('name no file that is not there: %s', (path) => {
    const named = [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, to]) => to ?? '');
    const folder = path.includes('/') ? 'docs' : '.';
    for (const to of named) expect(() => readFileSync(`${folder}/${to}`)).not.toThrow();
  });
});
