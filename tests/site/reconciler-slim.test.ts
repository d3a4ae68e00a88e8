/* What the build leaves out of the reconciler of @pixi/react, by what that package answers it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANSWERS, answered } from '../../scripts/reconciler-slim';

const installed = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8');

describe('What is left out of the reconciler', () => {
  it('follows from what @pixi/react answers it', () => {
    const host = installed('@pixi/react/lib/core/reconciler.mjs');
    const answer = (question: string): boolean => new RegExp(`\\b${question}: true`).test(host);
    expect(ANSWERS).toEqual(Object.fromEntries(Object.keys(ANSWERS).map((question) => [question, answer(question)])));
  });

  it('leaves no question open that is answered', () => {
    const text = answered(installed('react-reconciler/cjs/react-reconciler.production.js'));
    expect(text).not.toMatch(/if \(!supports|supports\w+ &&|= isPrimaryRenderer/);
  });

  it('fails the build where React no longer asks', () => {
    expect(() => answered('')).toThrow('React does not ask for "isPrimaryRenderer"');
  });
});
