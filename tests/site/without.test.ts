/* How functions are left out of a library by their names. */
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { without } from '../../scripts/without';

const run = (script: string, call: string): unknown => runInThisContext(`(() => { ${script}; return ${call}; })()`);

describe('What is left out of a library', () => {
  it('does nothing where pages come by, gives back what follows from there being none, or says who began to use it', () => {
    const text = 'function a() { return 1 } function b() { return 1 } function c() { return 1 }';
    const script = without(text, { a: 'nothing', b: 'return 2', c: 'throws' });
    expect([run(script, 'a()'), run(script, 'b()')]).toEqual([undefined, 2]);
    expect(() => run(script, 'c()')).toThrow('c is left out');
  });

  it('may be a function within another, a method of a class or of an object', () => {
    const text = `
      function outer() { function inner() { return 1 } return inner() }
      class Kind { method() { return 1 } toString() { return 'kind' } get size() { return 3 } }
      const object = { own() { return 1 }, given: function () { return 1 } };`;
    const script = without(text, { inner: 'return 2', method: 'return 2', own: 'return 2', given: 'return 2' });
    const calls = '[outer(), new Kind().method(), object.own(), object.given()]';
    expect(run(script, calls)).toEqual([2, 2, 2, 2]);
    expect(run(script, '[String(new Kind()), new Kind().size]')).toEqual(['kind', 3]);
  });

  it('may be a statement, by how it begins', () => {
    expect(without('a.b = 1; a.c = 2;', {}, /^a\.b = /).trim()).toBe('a.c = 2;');
  });

  it('fails the build where the library has no function of that name', () => {
    expect(() => without('function a() {}', { a: 'nothing', b: 'nothing' })).toThrow(
      'It has no b that could be left out.',
    );
  });
});
