import { describe, expect, it } from 'vitest';
import { arithmeticHeroBackdrop } from '../../src/games/arithmetic-hero/scene/backdrop';
import { layerBox } from '../../src/stage/backdrop';
import { fitScene } from '../../src/stage/scene';
import { BOARD, PHONE } from './helpers/arithmetic-hero';
import { layersWithoutStreak } from './helpers/layers';

const SIZES = [
  PHONE,
  BOARD,
  { widthPx: 320, heightPx: 260 },
  { widthPx: 820, heightPx: 700 },
  { widthPx: 1600, heightPx: 400 },
];

/** The city's layers on a stage of this size, farthest first. */
function boxes({ widthPx, heightPx }: (typeof SIZES)[number]) {
  const fit = fitScene(widthPx, heightPx);
  return layersWithoutStreak(arithmeticHeroBackdrop(fit.view.shape)).map((layer) => ({
    ...layerBox(layer, fit),
    driftPx: (layer.drift ?? 0) * fit.view.scale,
  }));
}

describe('The backdrop of the city', () => {
  it.each(SIZES)('fills a stage of $widthPx x $heightPx, even when it drifts', (size) => {
    const [sky, far, middle] = boxes(size);
    for (const { left, width, driftPx } of [sky!, far!, middle!]) {
      expect(left + driftPx).toBeLessThanOrEqual(0);
      expect(left + width - driftPx).toBeGreaterThanOrEqual(size.widthPx);
    }
    expect(sky!.top).toBeLessThanOrEqual(0.001);
    expect(sky!.top + sky!.height).toBeGreaterThanOrEqual(size.heightPx * 0.9);
  });

  it.each(SIZES)('is aligned to the lower edge of a stage of $widthPx x $heightPx', (size) => {
    const [, far, middle, light] = boxes(size);
    expect(far!.top).toBeGreaterThan(0);
    for (const { top, height } of [middle!, light!]) expect(top + height).toBeGreaterThan(size.heightPx * 0.9);
  });
});
