/* What draws scenes here, and how few contexts are made to know it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser gives for a canvas, as far as it is asked; null where it draws nothing. */
const made: { isLost: boolean }[] = [];
let renderer: string | null = 'ANGLE (a card)';

const contextOf = (name: string) => {
  const state = { isLost: false };
  made.push(state);
  return {
    RENDERER: 1,
    getParameter: () => name,
    isContextLost: () => state.isLost,
    getExtension: () => ({
      loseContext: () => {
        state.isLost = true;
      },
    }),
  };
};

const fresh = async () => {
  vi.resetModules();
  return import('../src/stage/can-draw');
};

beforeEach(() => {
  made.length = 0;
  renderer = 'ANGLE (a card)';
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => (renderer === null ? null : contextOf(renderer)) }),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('What draws scenes', () => {
  it.each([
    ['ANGLE (a card)', 'card'],
    ['Google SwiftShader', 'processor'],
    [null, 'nothing'],
  ])('is told by its name: %s', async (name, by) => {
    renderer = name;
    const { drawnBy, canDraw } = await fresh();
    expect(drawnBy()).toBe(by);
    expect(canDraw()).toBe(by !== 'nothing');
  });

  it('is nothing where the browser throws', async () => {
    vi.stubGlobal('document', {
      createElement: () => ({
        getContext: () => {
          throw new Error('switched off');
        },
      }),
    });
    expect((await fresh()).drawnBy()).toBe('nothing');
  });

  it('is asked in one context, which Pixi asks too, and which is given back when there is no more to ask', async () => {
    const { askedContext, canDraw, endAsking } = await fresh();
    canDraw();
    askedContext();
    expect(made).toEqual([{ isLost: false }]);
    endAsking();
    expect(made).toEqual([{ isLost: true }]);
    expect(canDraw()).toBe(true);
    expect(made).toHaveLength(1);
  });

  it('is asked anew where the graphics have gone with their context', async () => {
    const { askedContext } = await fresh();
    const first = askedContext();
    for (const state of made) state.isLost = true;
    expect(askedContext()).not.toBe(first);
    renderer = null;
    for (const state of made) state.isLost = true;
    expect(askedContext()).toBe(null);
  });
});
