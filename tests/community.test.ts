import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { text } from '../src/pages/fault/text';

const read = (path: string): string => readFileSync(path, 'utf8');
const { version, scripts }: { version: string; scripts: Record<string, string> } = JSON.parse(read('package.json'));

describe.each(['CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md'])('%s', (path) => {
  const text = read(path);

  it('only links to files that exist', () => {
    const files = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, file]) => file ?? '');
    for (const file of files) expect(() => read(file)).not.toThrow();
  });

  it('only names folders and commands that exist', () => {
    const folders = [...text.matchAll(/`((?:src|machines|backend|supabase|docs)\/[\w/-]*)\/`/g)];
    for (const [, folder] of folders) expect(() => readdirSync(folder ?? '')).not.toThrow();
    const commands = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name);
    expect(commands.filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  });
});

it('The changelog has an entry for the version of package.json', () => {
  expect(/^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

it('The workflow runs the same commands as .ci/run, and one bot updates packages', () => {
  expect(read('.github/workflows/ci.yml')).toContain('run: .ci/run');
  expect(readdirSync('.github')).not.toContain('dependabot.yml');
  expect(() => JSON.parse(read('renovate.json'))).not.toThrow();
});

it('The bug report form asks for the report of the site, and names the right buttons', () => {
  const form = read('.github/ISSUE_TEMPLATE/bug.yml');
  expect(form).toContain(`name: ${text.title}\n`);
  expect(form).toContain(`“${text.title}” in the menu`);
  expect(form).toContain(`Press “${text.copy}” there`);
  const placeholder = [...form.matchAll(/^ {8}(\w+): /gm)].map(([, name]) => name);
  expect(Object.values<string>(text.lines)).toEqual(expect.arrayContaining(placeholder));
  expect(placeholder.length).toBeGreaterThan(3);
});
