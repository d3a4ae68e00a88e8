import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheetResolution } from '../../src/stage/atlas';
import { detectSceneRenderer } from '../../src/stage/can-draw';
import { Quality } from '../../src/stage/quality';

vi.mock('../../src/stage/can-draw', () => ({ detectSceneRenderer: vi.fn<() => string>() }));

const MB = 1_000_000;
const BYTES = 4;
/** The maximum height of a game's sheet, in units. */
const MAX_SHEET_HEIGHT = 1000;

/** Half a minute of frames of this many milliseconds. Returns each resolution of the canvas in order. */
function run(quality: Quality, [width, height]: readonly [number, number], frameMs: (pixels: number) => number) {
  const seen = [quality.resolutionOn(width, height)];
  for (let passedMs = 0; passedMs < 30_000; ) {
    const ms = frameMs(seen.at(-1)! ** 2 * width * height);
    passedMs += ms;
    if (quality.recordFrame(ms)) seen.push(quality.resolutionOn(width, height));
  }
  return seen.map((resolution) => Math.round(100 * resolution) / 100);
}

const slow = (pixels: number) => pixels / 5000;
const on = (ratio: number) => vi.stubGlobal('devicePixelRatio', ratio);
const by = (what: 'card' | 'processor') => vi.mocked(detectSceneRenderer).mockReturnValue(what);

beforeEach(() => {
  by('card');
  on(1);
});
afterEach(() => vi.unstubAllGlobals());

describe('A scene is drawn', () => {
  it("at the screen's resolution, but at most twice as fine as the page", () => {
    const screens = [
      [360, 420, 3],
      [1280, 632, 2],
      [1440, 740, 2],
      [1920, 1000, 1],
      [2560, 1300, 1],
    ] as const;
    const found = screens.map(([width, height, ratio]) => {
      on(ratio);
      return new Quality().resolutionOn(width, height);
    });
    expect(found).toEqual([2, 2, 2, 1, 1]);
  });

  it.each([
    [3840, 1952, 1],
    [3840, 2160, 2],
    [1920, 1080, 2],
    [7680, 4320, 1],
    [1366, 1024, 2],
    [360, 640, 3],
  ])('within 64 MB including its textures, on a stage of %i x %i at %i', (width, height, ratio) => {
    on(ratio);
    for (const what of ['card', 'processor'] as const) {
      by(what);
      const resolution = new Quality().resolutionOn(width, height);
      const sheet = sheetResolution((resolution * width) / 540, MAX_SHEET_HEIGHT);
      const bytes = BYTES * (resolution ** 2 * width * height + sheet ** 2 * 1024 * MAX_SHEET_HEIGHT);
      expect(bytes).toBeLessThan(64 * MB);
      expect(resolution).toBeGreaterThan(width > 4000 ? 0.39 : 0.49);
    }
  });

  it('more coarsely from the start if there is no graphics card, but only on large screens', () => {
    by('processor');
    const found = [
      [1280, 632],
      [1024, 560],
      [3840, 1952],
    ].map(([width, height]) => new Quality().resolutionOn(width!, height!));
    expect(found).toEqual([1, 1, 0.5]);
  });
});

describe('A scene with slow frames', () => {
  const board = [3840, 1952] as const;

  it('is drawn more coarsely, step by step, until they are fast enough', () => {
    const seen = run(new Quality(), board, (pixels) => Math.max(16.7, pixels / 100_000));
    expect(seen).toEqual([0.83, 0.53]);
    on(2);
    expect(run(new Quality(), [1280, 632], (pixels) => Math.max(16.7, pixels / 60_000))).toEqual([2, 1.26]);
  });

  it('is reduced to about half the resolution of a large page, or to that of a small page, but not below', () => {
    expect(run(new Quality(), board, slow)).toEqual([0.83, 0.53]);
    on(2);
    expect(run(new Quality(), [1280, 632], slow)).toEqual([2, 1.26, 1]);
    expect(run(new Quality(), [360, 420], slow)).toEqual([2, 1.26, 1]);
  });

  it('gets its full resolution back if that does not help: on a 30 Hz screen, or when the code itself is slow', () => {
    on(2);
    expect(run(new Quality(), [1280, 632], () => 33.3)).toEqual([2, 1.26, 2]);
  });

  it('does not change for a few long frames, at 50 frames a second, or after a rest', () => {
    let count = 0;
    expect(run(new Quality(), board, () => (++count % 10 === 0 ? 300 : 16.7))).toEqual([0.83]);
    expect(run(new Quality(), board, () => 20)).toEqual([0.83]);
    const quality = new Quality();
    quality.resolutionOn(...board);
    expect(Array.from({ length: 500 }, () => quality.recordFrame(0))).not.toContain(true);
  });
});
