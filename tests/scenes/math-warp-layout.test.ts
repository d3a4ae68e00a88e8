import { describe, expect, it } from 'vitest';
import { mathWarpBackdrop } from '../../src/games/math-warp/scene/backdrop';
import { hero } from '../../src/games/math-warp/scene/hero';
import {
  BEACON,
  beaconAreas,
  beaconPositions,
  beaconScale,
  lanePosition,
  PORTAL,
  portalArea,
  portalPosition,
  shipHomePosition,
} from '../../src/games/math-warp/scene/layout';
import { RING_AREA } from '../../src/games/math-warp/scene/portal-drawing';
import { SHIP_HALF_WIDTH } from '../../src/games/math-warp/scene/ship';
import { getHeroBox, JUMP } from '../../src/play/hero/hero-placement';
import { getAreaBox } from '../../src/stage/area';
import { FRAME, fitScene, type Shape } from '../../src/stage/scene';
import { STAGES } from './helpers/math-warp';

/** From the middle of the ship to the tips of its wings, in units. */
const SHIP_BELOW = 40;

describe.each(STAGES)('Math Warp on a stage of $widthPx x $heightPx', ({ widthPx, heightPx }) => {
  const fit = fitScene(widthPx, heightPx);
  const { view } = fit;

  it('shows everything that matters', () => {
    const { x, y, scale } = portalPosition(view);
    expect(x - PORTAL.rx * scale).toBeGreaterThanOrEqual(view.left);
    expect(y - PORTAL.ry * scale).toBeGreaterThanOrEqual(view.top);
    for (const area of beaconAreas(view)) {
      const { left, top, width, height } = getAreaBox(area, fit);
      expect(left).toBeGreaterThanOrEqual(-0.01);
      expect(left + width).toBeLessThanOrEqual(widthPx + 0.01);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + height).toBeLessThanOrEqual(heightPx);
    }
    expect(shipHomePosition(view).y).toBeLessThan(view.bottom);
  });

  it('has buttons that are large enough for a finger and do not overlap', () => {
    const boxes = beaconAreas(view).map((area) => getAreaBox(area, fit));
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        const isApart = one.left + one.width <= other.left + 0.01 || one.top + one.height <= other.top + 0.01;
        expect(isApart).toBe(true);
      }
    });
  });

  it('covers each beacon with its button, even while the beacon floats', () => {
    beaconPositions(view).forEach(({ x, y }, index) => {
      const area = beaconAreas(view)[index];
      expect(area && [area.x + area.width / 2, area.y + area.height / 2]).toEqual([x, y]);
      expect(area?.width).toBeGreaterThanOrEqual(2 * BEACON.radius * beaconScale(view));
    });
  });

  it('shows the whole hero on wide stages, with the ship behind it', () => {
    const spot = hero.getPlacement(view, null);
    expect(spot === null || spot.layer === 'before').toBe(true);
    expect(view.shape === 'portrait' || spot?.pose === 'standing').toBe(true);
  });

  it('keeps a ship at the outer beacon off the hero', () => {
    const spot = hero.getPlacement(view, null);
    const [outer] = beaconPositions(view);
    if (spot === null || outer === undefined) return;
    const ship = lanePosition(outer, view);
    const { x, y, height } = getHeroBox(spot);
    const head = y + JUMP;
    expect(x >= ship.x + SHIP_HALF_WIDTH - 0.01 || head >= ship.y + SHIP_BELOW || head + height <= ship.y).toBe(true);
  });

  it("keeps the beacons clear of the portal's light", () => {
    const light = portalArea(view);
    for (const { x, y } of beaconPositions(view)) {
      const [dx, dy] = [x - light.x - light.width / 2, y - light.y - light.height / 2];
      const reach = BEACON.radius * beaconScale(view);
      expect(Math.hypot(dx / (light.width / 2 + reach), dy / (light.height / 2 + reach))).toBeGreaterThan(1);
    }
  });
});

describe('The portal ring as part of the page', () => {
  it.each(Object.keys(FRAME) as Shape[])('is exactly where the scene draws it, in %s', (shape) => {
    const { view } = shape === 'landscape' ? fitScene(1440, 828) : fitScene(360, 644);
    const { x, y, scale } = portalPosition(view);
    for (const { area } of mathWarpBackdrop(shape, view).slice(2)) {
      const [left, top, width, height] = area;
      expect([left + width / 2, top + height / 2 + view.top]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
      expect([width, height]).toEqual([RING_AREA[2] * scale, RING_AREA[3] * scale]);
    }
  });
});
