import { describe, expect, it } from 'vitest';
import { MAX_BYTES, parseFile, progressFileName, readFile, serializeFile } from '../../src/progress/progress-file';

const NOON = new Date('2026-11-22T12:00:00.000Z');
const DATA = { 'numeria.math-warp.bests': { version: 1, data: { normal: { score: 120, streak: 8 } } } };
const whole = serializeFile(DATA, NOON);

describe('A progress file', () => {
  it('has the date in its name', () => {
    expect(progressFileName(new Date(2026, 2, 5))).toBe('numeria-progress-2026-03-05.json');
    expect(progressFileName(new Date(2026, 2, 5), { colour: 'red', animal: 'fox' })).toBe(
      'numeria-progress-red-fox-2026-03-05.json',
    );
  });

  it('returns the saved values and the time', () => {
    expect(parseFile(whole)).toEqual({ savedAt: NOON, data: DATA });
  });

  it('says what it is in a way that people can read', () => {
    expect(JSON.parse(whole)).toMatchObject({
      kind: 'numeria-progress',
      version: 1,
      site: expect.stringMatching(/^\d/),
    });
  });

  it('can be read without the time when it was saved', () => {
    for (const savedAt of [undefined, null, 'yesterday', 7])
      expect(parseFile(JSON.stringify({ kind: 'numeria-progress', version: 1, savedAt, data: DATA }))).toEqual({
        savedAt: null,
        data: DATA,
      });
  });

  it('can contain any number of brackets in its strings, also after quotation marks', () => {
    const data = { note: `"\\${'['.repeat(100)}"{` };
    expect(parseFile(serializeFile(data, NOON))).toEqual({ savedAt: NOON, data });
  });

  it('never changes the prototype of objects', () => {
    const read = parseFile('{"kind":"numeria-progress","version":1,"data":{"__proto__":{"isAdmin":true},"a":1}}');
    expect(read).toEqual({ savedAt: null, data: { a: 1 } });
    expect(Object.hasOwn({}, 'isAdmin')).toBe(false);
  });
});

describe('Refusing a file', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n\t'],
    ['foreign', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
    ['foreign', 'Dear Numeria,'],
    ['foreign', '[1, 2, 3]'],
    ['foreign', '{"kind":"something-else","version":1,"data":{}}'],
    ['foreign', 'null'],
    ['damaged', whole.slice(0, -20)],
    ['damaged', whole.replace('"version": 1,', '"version": "one",')],
    ['damaged', '{"kind":"numeria-progress","version":1}'],
    ['damaged', '{"kind":"numeria-progress","version":0,"data":{}}'],
    ['newer', '{"kind":"numeria-progress","version":2,"data":[]}'],
    ['foreign', '['.repeat(400_000)],
    ['damaged', `{"kind":"numeria-progress","version":1,"data":${'{"a":'.repeat(100_000)}`],
  ])('reports that it is %s: %.60s', (error, text) => {
    expect(parseFile(text)).toBe(error);
  });

  it('reports one that is too big without reading it', async () => {
    const big = new File([' '.repeat(MAX_BYTES + 1)], 'big.json');
    expect(await readFile(big)).toBe('tooBig');
  });

  it('reports one that the device fails to read as unreadable', async () => {
    const gone = new File([whole], 'gone.json');
    gone.text = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
    expect(await readFile(gone)).toBe('unreadable');
  });

  it('is not triggered by brackets in its strings', () => {
    const data = { note: `${'['.repeat(500)}"\\` };
    expect(parseFile(serializeFile(data, NOON))).toEqual({ savedAt: NOON, data });
  });
});
