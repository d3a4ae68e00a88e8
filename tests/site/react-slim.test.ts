/* What the build leaves out of React: what no page uses, and what Pixi never asks of the reconciler of @pixi/react. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { ANSWERS, answered, slim } from '../../scripts/react-slim';

const installed = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8');

const DOM = 'react-dom/cjs/react-dom-client.production.js';
const RECONCILER = 'react-reconciler/cjs/react-reconciler.production.js';

describe('What is left out of the reconciler', () => {
  it('follows from what @pixi/react answers it', () => {
    const host = installed('@pixi/react/lib/core/reconciler.mjs');
    const answer = (question: string): boolean => new RegExp(`\\b${question}: true`).test(host);
    expect(ANSWERS).toEqual(Object.fromEntries(Object.keys(ANSWERS).map((question) => [question, answer(question)])));
  });

  it('leaves no question open that is answered', () => {
    const text = answered(installed(RECONCILER));
    expect(text).not.toMatch(/if \(!supports|supports\w+ &&|= isPrimaryRenderer/);
  });

  it('fails the build where React no longer asks', () => {
    expect(() => answered('')).toThrow('React does not ask for "isPrimaryRenderer"');
  });
});

describe('What no page uses of React', () => {
  it.each([DOM, RECONCILER])('is there to be left out of %s, which stays a script', (path) => {
    const text = slim(`/node_modules/${path}`, installed(path)) ?? '';
    expect(text).toContain('throw Error("updateSuspenseListComponent is left out")');
    expect(text.length).toBeLessThan(installed(path).length);
    expect(() => parseAst(text)).not.toThrow();
  });

  it('touches no other file', () => {
    expect(slim('/node_modules/react/cjs/react.production.js', 'function updateActivityComponent() {}')).toBe(null);
  });
});
