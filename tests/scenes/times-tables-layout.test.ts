import { describe, expect, it } from 'vitest';
import { SIZES } from '../../machines/times-tables/rules';
import { createCreatures } from '../../src/games/times-tables/creatures';
import { timesTablesBackdrop } from '../../src/games/times-tables/scene/backdrop';
import { COURTYARD } from '../../src/games/times-tables/scene/colours';
import { panelLayout } from '../../src/games/times-tables/scene/layout';
import { panelLayers } from '../../src/games/times-tables/scene/panel-drawing';
import { getCreatureArea } from '../../src/play/frame/creatures/creatures';
import type { Area } from '../../src/stage/area';
import { getLayerBox } from '../../src/stage/backdrop';
import { fitScene } from '../../src/stage/scene';

/** The stages that the page gives the game, in CSS pixels. The smallest is the minimum of its style sheet. */
const STAGES: Readonly<Record<string, readonly [widthPx: number, heightPx: number]>> = {
  'the smallest phone': [320, 280],
  'a phone of 360 x 740': [360, 324],
  'a phone of 390 x 844': [390, 430],
  'a phone on its side': [356, 308],
  'a small phone on its side': [288, 308],
  'a tablet of 820 x 1180': [820, 640],
  'a tablet of 1180 x 820': [1180, 550],
  'a desktop of 1440 x 900': [1440, 620],
  'a whiteboard of 1920 x 1080': [1920, 780],
  'a result beside it': [636, 880],
  'a result under it': [360, 414],
};

const isApart = (one: Area, other: Area): boolean =>
  one.x + one.width <= other.x + 0.01 ||
  other.x + other.width <= one.x + 0.01 ||
  one.y + one.height <= other.y + 0.01 ||
  other.y + other.height <= one.y + 0.01;

const isAround = (one: Area, other: Area): boolean =>
  one.x <= other.x + 0.01 &&
  one.y <= other.y + 0.01 &&
  one.x + one.width >= other.x + other.width - 0.01 &&
  one.y + one.height >= other.y + other.height - 0.01;

describe.each(Object.entries(STAGES))('Times Tables on the stage of %s', (_, [widthPx, heightPx]) => {
  const fit = fitScene(widthPx, heightPx);
  const { view } = fit;

  it.each(SIZES)(
    'keeps the fields and tiles of a puzzle of %i at least 48 px large, apart from each other, and on the panel',
    (size) => {
      const { panel, corner, columns, rows, tiles, tileScale } = panelLayout(view, size);
      const all = [corner, ...columns, ...rows, ...tiles];
      expect([columns.length, rows.length, tiles.length]).toEqual([size, size, size * size]);
      expect(Math.min(...all.map(({ width }) => width)) * view.scale).toBeGreaterThanOrEqual(48);
      expect(all.every(({ width, height }) => Math.abs(width - height) < 1e-6)).toBe(true);
      expect(tileScale * 104).toBeCloseTo(corner.width, 6);
      expect(all.every((area) => isAround(panel, area))).toBe(true);
      const clashes = all.flatMap((area, index) => all.slice(index + 1).filter((other) => !isApart(area, other)));
      expect(clashes).toEqual([]);
      expect(panel.x).toBeGreaterThanOrEqual(view.left);
      expect(panel.y).toBeGreaterThanOrEqual(view.top);
      expect(panel.x + panel.width).toBeLessThanOrEqual(view.right);
      expect(panel.y + panel.height).toBeLessThanOrEqual(view.bottom);
    },
  );

  it.each(SIZES)("keeps a tile's dots over that tile and clear of the factors in a puzzle of %i", (size) => {
    const { columns, rows, tiles, plates } = panelLayout(view, size);
    expect(plates).toHaveLength(tiles.length);
    plates.forEach((plate, position) => {
      expect(isAround(plate, tiles[position]!)).toBe(true);
      expect([...columns, ...rows].every((factor) => isApart(plate, factor))).toBe(true);
    });
  });

  it('draws the panel where the layout puts it', () => {
    const { panel } = panelLayout(view, 3);
    const [layer] = panelLayers(view, 3);
    const box = getLayerBox(layer!, fit);
    expect(box.left).toBeCloseTo(fit.x + panel.x * view.scale, 3);
    expect(box.top).toBeCloseTo(fit.y + panel.y * view.scale, 3);
  });
});

describe('Life in the courtyard', () => {
  it.each(Object.entries(STAGES))(
    'stays clear of all fields and tiles on the stage of %s',
    (_, [widthPx, heightPx]) => {
      const { view } = fitScene(widthPx, heightPx);
      const stage = { x: view.left, y: view.top, width: view.right - view.left, height: view.bottom - view.top };
      for (const reach of createCreatures(view).map(getCreatureArea)) {
        expect(isApart(reach, panelLayout(view, 3).panel)).toBe(true);
        expect(isAround(stage, reach)).toBe(true);
      }
    },
  );

  it('has five parts if there is room, four of them with a sound, and none during a round on a phone', () => {
    const [desk, phone] = [createCreatures(fitScene(1440, 620).view), createCreatures(fitScene(360, 324).view)];
    expect([desk.length, desk.filter(({ sound }) => sound !== undefined).length, phone.length]).toEqual([5, 4, 0]);
    expect(createCreatures(fitScene(360, 414).view)).toHaveLength(2);
  });
});

describe('The courtyard', () => {
  it('is drawn once for each shape by day and by night, with its own colours at night', () => {
    for (const shape of ['landscape', 'portrait'] as const) {
      expect(timesTablesBackdrop.day(shape)).toBe(timesTablesBackdrop.day(shape));
      const [day, night] = (['day', 'night'] as const).map((light) =>
        timesTablesBackdrop[light](shape)
          .map(({ picture }) => decodeURIComponent(picture))
          .join(''),
      );
      expect([day?.includes(COURTYARD.day.wall), day?.includes(COURTYARD.night.wall)]).toEqual([true, false]);
      expect([night?.includes(COURTYARD.night.wall), night?.includes(COURTYARD.day.wall)]).toEqual([true, false]);
    }
  });

  it('has a panel that is drawn once for each view and puzzle size', () => {
    const { view } = fitScene(1440, 620);
    expect(panelLayers(view, 3)).toBe(panelLayers(view, 3));
    expect(panelLayers(view, 4)).not.toBe(panelLayers(view, 3));
  });
});
