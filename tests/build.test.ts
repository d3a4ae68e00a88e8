import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder } from '../scripts/build.ts';

let project = '';
let site = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'numeria-build-'));
  site = join(project, 'dist');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const writePage = (folder: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
};
const readPage = (): string => readFileSync(join(site, 'index.html'), 'utf8');

describe('A new build', () => {
  it('is the first site, or takes the place of the old one only when it is complete', () => {
    replaceFolder(site, (draft) => writePage(draft, 'first'));
    expect(readPage()).toBe('first');
    writeFileSync(join(site, 'only-in-first.js'), '');
    replaceFolder(site, (draft) => {
      writePage(draft, 'second');
      expect([readPage(), existsSync(join(site, 'only-in-first.js'))]).toEqual(['first', true]);
    });
    expect([readPage(), readdirSync(site), readdirSync(project)]).toEqual(['second', ['index.html'], ['dist']]);
  });

  it('that fails leaves the old site as it was', () => {
    writePage(site, 'old');
    const fail = (draft: string): never => {
      writePage(draft, 'half');
      throw new Error('The build has failed.');
    };
    expect(() => replaceFolder(site, fail)).toThrow('The build has failed.');
    expect([readPage(), readdirSync(project)]).toEqual(['old', ['dist']]);
  });

  it('is not disturbed by what an interrupted build has left', () => {
    writePage(`${site}.new`, 'half');
    writePage(`${site}.old`, 'older');
    writePage(site, 'old');
    replaceFolder(site, (draft) => {
      expect(existsSync(draft)).toBe(false);
      writePage(draft, 'new');
    });
    expect([readPage(), readdirSync(project)]).toEqual(['new', ['dist']]);
  });
});
