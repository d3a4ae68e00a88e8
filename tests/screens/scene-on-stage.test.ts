// @vitest-environment jsdom
import type { Application, Container } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import type { Quality } from '../../src/stage/quality';
import type { Scene } from '../../src/stage/scene';
import { SceneOnStage } from '../../src/stage/scene-on-stage';
import type { StageSession } from '../../src/stage/stage-session';

/** Reports that the stage has a size, as browsers do after the first layout and after each change. */
let notifyOfSize = () => {};
let sizePx = { width: 960, height: 540 };
let resolution = 1;

const layout = vi.fn<Scene<object>['layout']>();
const show = vi.fn<Scene<object>['show']>();
const resize = vi.fn<Application['renderer']['resize']>();
const draw = vi.fn<() => void>();

const scene = { view: { destroy: () => {} }, layout, show, tick: () => {} } as unknown as Scene<object>;
const app = { renderer: { resize, render: draw }, stage: {} } as unknown as Application;
const home = {
  scale: { set: () => {} },
  position: { set: () => {} },
  addChild: () => {},
  removeChild: () => {},
} as unknown as Container;

/** A scene that has entered its stage. */
function enter(): SceneOnStage {
  const session: StageSession = {
    fetchDrawing: () => Promise.reject(new Error('The scene is built already.')),
    reducedMotion: false,
    letters: 'site',
    notation: null,
    hero: undefined,
    clock: new GameClock(),
    watch: (listener) => {
      listener({});
      return () => {};
    },
    listen: () => () => {},
    onCanvas: (event) => {
      throw new Error(`The canvas is ${event}.`);
    },
    quality: { resolutionOn: () => resolution } as unknown as Quality,
    playing: { current: null },
  };
  const entered = new SceneOnStage({ scene, atlases: [] }, session, {
    app,
    home,
    stage: document.createElement('div'),
  });
  entered.enter();
  return entered;
}

beforeEach(() => {
  sizePx = { width: 960, height: 540 };
  resolution = 1;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => sizePx.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => sizePx.height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        notifyOfSize = notify;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('A scene that enters its stage', () => {
  it('is laid out once before it shows anything, and drawn as soon as the stage has its size', () => {
    enter();
    notifyOfSize();
    expect(layout).toHaveBeenCalledOnce();
    expect(layout.mock.invocationCallOrder[0]).toBeLessThan(show.mock.invocationCallOrder[0] ?? 0);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is laid out again for another size', () => {
    enter();
    sizePx = { width: 540, height: 960 };
    notifyOfSize();
    expect(resize.mock.calls.map(([widthPx]) => widthPx)).toEqual([960, 540]);
    expect(layout).toHaveBeenCalledTimes(2);
  });

  it('is fitted again if its resolution is reduced', () => {
    const playing = enter();
    resolution = 0.5;
    playing.fit();
    expect(resize.mock.calls.map(([, , pixels]) => pixels)).toEqual([1, 0.5]);
  });

  it('waits if its stage has no size', () => {
    sizePx = { width: 0, height: 0 };
    enter();
    expect(layout).not.toHaveBeenCalled();
    sizePx = { width: 960, height: 540 };
    notifyOfSize();
    expect([layout, draw].map((work) => work.mock.calls.length)).toEqual([1, 1]);
  });

  it('cannot enter again once it is destroyed, while its replacement is being built', () => {
    const left = enter();
    left.destroy();
    left.enter();
    expect(layout).toHaveBeenCalledOnce();
  });
});
