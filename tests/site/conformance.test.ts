import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CHAPTERS, type Evidence } from '../../tools/conformance/answers';
import catalogue from '../../tools/conformance/catalogue.json';
import schema from '../../tools/conformance/openacr-0.1.0.json';
import { createDocument, createReport, createYaml } from '../../tools/conformance/report';

const read = (path: string): string => readFileSync(path, 'utf8');

const ANSWERS = Object.entries(CHAPTERS).flatMap(([chapter, { answers }]) =>
  Object.entries(answers).map(([number, answer]) => ({ name: `${chapter} ${number}`, ...answer })),
);

/** The titles of the tests and groups in a file: `test('title'`, `it.each(all)('title'`. */
const titlesIn = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(/(?:\b(?:test|it)(?:\.\w+)*|\bdescribe(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(
      ([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'),
    ),
  );

const exists = ([file, title]: Evidence): boolean => existsSync(file) && titlesIn(read(file)).has(title);

describe('The conformance report', () => {
  it('matches its answers; if this fails, run `npm run make:conformance`', () => {
    expect(read('docs/conformance.yaml')).toBe(createYaml());
    expect(read('docs/conformance.md')).toBe(createDocument());
  });

  it('fits the published schema of OpenACR', () => {
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(validate(parse(read('docs/conformance.yaml')))).toBe(true);
    expect(validate({ ...createReport(), author: { name: 'Somebody without an address' } })).toBe(false);
  });

  it.each(catalogue.chapters)('answers each criterion once, or says why none applies: $label', ({ id, criteria }) => {
    const chapter = CHAPTERS[id];
    const expected = chapter?.isLeftOut === true ? [] : criteria.map((one) => one.id);
    expect(Object.keys(chapter?.answers ?? {}).toSorted()).toEqual(expected.toSorted());
    expect((chapter?.notes ?? '').length > 0 || expected.length > 0).toBe(true);

    const written = new Map(Object.entries(createReport().chapters)).get(id);
    expect(written?.criteria?.map(({ num }) => num) ?? []).toEqual(expected);
    const components = new Map(criteria.map((one) => [one.id, one.components]));
    for (const { num, components: named } of written?.criteria ?? [])
      for (const { name } of named) expect(components.get(num)).toContain(name);
  });

  it('has only chapters and levels that are in the catalogue', () => {
    expect(Object.keys(CHAPTERS).toSorted()).toEqual(catalogue.chapters.map(({ id }) => id).toSorted());
    const levels = new Set(catalogue.levels.map(({ id }) => id));
    expect(ANSWERS.filter(({ level }) => !levels.has(level))).toEqual([]);
  });

  it('names a test for everything that it calls supported, and says why everything else is not', () => {
    expect(ANSWERS.filter(({ level, tests = [] }) => level === 'supports' && tests.length === 0)).toEqual([]);
    expect(ANSWERS.filter(({ remarks }) => !/^[A-Z].*\.$/.test(remarks)).map(({ name }) => name)).toEqual([]);
  });

  it('names only tests that exist', () => {
    const missing = ANSWERS.flatMap(({ name, tests = [] }) =>
      tests.filter((test) => !exists(test)).map((test) => `${name}: ${test.join(': ')}`),
    );
    expect(missing).toEqual([]);
    expect(exists(['tests/site/conformance.test.ts', 'names only tests that exist'])).toBe(true);
    expect(exists(['tests/site/conformance.test.ts', 'names tests of its own invention'])).toBe(false);
  });
});
