/* What draws scenes on this device, and how few contexts are created to find out. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The WebGL contexts that were created. A null `renderer` means that the browser cannot draw. */
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

describe('The scene renderer', () => {
  it.each([
    ['ANGLE (a card)', 'card'],
    ['Google SwiftShader', 'processor'],
    [null, 'nothing'],
  ])('is identified by its name: %s', async (name, by) => {
    renderer = name;
    const { detectSceneRenderer: drawnBy, canDraw } = await fresh();
    expect(drawnBy()).toBe(by);
    expect(canDraw()).toBe(by !== 'nothing');
  });

  it('is "nothing" if the browser throws', async () => {
    vi.stubGlobal('document', {
      createElement: () => ({
        getContext: () => {
          throw new Error('switched off');
        },
      }),
    });
    expect((await fresh()).detectSceneRenderer()).toBe('nothing');
  });

  it('is detected once, in a context that is released immediately', async () => {
    const { canDraw, detectSceneRenderer } = await fresh();
    expect([canDraw(), detectSceneRenderer()]).toEqual([true, 'card']);
    expect(made).toEqual([{ isLost: true }]);
  });
});
