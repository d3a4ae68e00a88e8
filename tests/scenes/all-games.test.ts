/* Tests that every scene must pass. Each scene also has tests of its own. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { type Backdrop, getLayerBox } from '../../src/stage/backdrop';
import { destroyScene } from '../../src/stage/drawn-scene';
import { type Fit, fitScene } from '../../src/stage/scene';
import { DRAWN_GAMES, type DrawnScene } from './helpers/drawn-games';
import { bytesPerTick, MAX_BYTES_PER_TICK } from './helpers/heap';
import { getName, visibleBodies, withDescendants } from './helpers/visible-bodies';

/** From the smallest phone in both orientations to tablets and a whiteboard, in CSS pixels. */
const STAGES = [
  [320, 260],
  [320, 472],
  [360, 390],
  [360, 644],
  [356, 308],
  [740, 308],
  [820, 700],
  [820, 1050],
  [1180, 590],
  [1440, 828],
  [1600, 400],
  [1920, 1008],
] as const;
const EDGES = [0.002, 0.1, 0.3, 0.5, 0.7, 0.9, 0.998];

/** Everything that is currently visible in a scene. */
const looksOf = ({ scene }: DrawnScene) =>
  visibleBodies(scene.view).map((body) => {
    const { alpha, x, y, rotation, scale } = body;
    return [getName(body), ...[alpha, x, y, rotation, scale.x, scale.y].map((value) => Math.round(value * 1e6) + 0)];
  });

const layersOn = (backdrop: Backdrop, widthPx: number, heightPx: number) => {
  const { view } = fitScene(widthPx, heightPx);
  return backdrop(view.shape, view);
};

it('Every game has a scene here', () => {
  expect(DRAWN_GAMES.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id).toSorted());
});

describe.each(DRAWN_GAMES)('$id', ({ game }) => {
  const { moments, warmUp = 2000 } = game;
  const backdrops = game.backdrop === undefined ? [] : [game.backdrop];
  const open = () => game.open({});

  describe.each(backdrops)('The scenery', (backdrop) => {
    it.each(STAGES)('covers a stage of %i x %i from edge to edge', (widthPx, heightPx) => {
      const fit: Fit = fitScene(widthPx, heightPx);
      const boxes = backdrop(fit.view.shape, fit.view).map((layer) => {
        const driftPx = (layer.drift ?? 0) * fit.view.scale;
        const { left, top, width, height } = getLayerBox(layer, fit);
        return { left: left + driftPx, right: left + width - driftPx, top, bottom: top + height };
      });
      const bare = EDGES.flatMap((x) => EDGES.map((y) => [x * widthPx, y * heightPx] as const)).filter(
        ([x, y]) => !boxes.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom),
      );
      expect(bare).toEqual([]);
    });

    it('changes gently during a long streak, except in games that hide results until the end', () => {
      const layers = [...layersOn(backdrop, 1440, 828), ...layersOn(backdrop, 360, 644)];
      const changing = layers.filter(({ visibleWhen, fades }) => visibleWhen !== undefined && fades === true);
      expect(changing.length > 1).toBe(game.isSilent !== true);
    });

    it('is drawn once for each stage shape, as valid images', () => {
      const [wide, other, high] = [
        layersOn(backdrop, 1440, 828),
        layersOn(backdrop, 1024, 528),
        layersOn(backdrop, 360, 644),
      ];
      expect(other[0]?.picture).toBe(wide[0]?.picture);
      expect([...wide, ...high].filter(({ picture }) => /NaN|undefined/.test(picture))).toEqual([]);
    });
  });

  it.each(moments)('does not allocate memory in each frame: $name', async ({ show, span: [fromMs, toMs] }) => {
    const drawn = open();
    show(drawn);
    const stepMs = (toMs - fromMs) / (warmUp + 4000);
    for (let index = 0; index < warmUp; index++) drawn.tick(fromMs + index * stepMs);
    const bytes = await bytesPerTick((index) => drawn.tick(fromMs + (warmUp + index) * stepMs));
    expect(bytes).toBeLessThan(MAX_BYTES_PER_TICK);
  });

  it.each(moments)('reuses its bodies: $name', ({ show, span: [fromMs, toMs] }) => {
    const drawn = open();
    const play = () => {
      show(drawn);
      for (let nowMs = fromMs; nowMs <= toMs; nowMs += (toMs - fromMs) / 40) drawn.tick(nowMs);
      return withDescendants(drawn.scene.view).length;
    };
    expect(play()).toBe(play());
  });

  it.each(moments)('looks the same on a resized stage as on one that always had that size: $name', ({ show, span }) => {
    const [resized, small] = [open(), game.open({ widthPx: 360, heightPx: 644 })];
    for (const drawn of [resized, small]) {
      show(drawn);
      drawn.tick(span[1]);
    }
    const counts = [1, 2].map(() => {
      for (const { view } of [resized, small]) {
        resized.scene.layout(view);
        resized.tick(span[1]);
      }
      return withDescendants(resized.scene.view).length;
    });
    const compared = game.scatters === true ? [] : [[looksOf(resized), looksOf(small)]];
    for (const [looks, expected] of compared) expect(looks).toEqual(expected);
    expect(counts[1]).toBe(counts[0]);
  });

  const resting = moments.flatMap(({ restsMs, ...moment }) => (restsMs === undefined ? [] : [{ ...moment, restsMs }]));
  it.each(resting)('comes to rest, and with reduced motion shows its last frame immediately: $name', (moment) => {
    const { show, span, restsMs, hasSteps } = moment;
    const [moving, reduced] = [open(), game.open({ reducedMotion: true })];
    for (const drawn of [moving, reduced]) {
      show(drawn);
      drawn.tick(span[0]);
    }
    expect(moving.scene.isStill?.(span[0])).toBe(false);
    for (const drawn of hasSteps === true ? [moving, reduced] : [moving]) drawn.tick(restsMs);
    const last = looksOf(moving);
    expect(looksOf(reduced)).toEqual(last);
    for (const laterMs of hasSteps === true ? [] : [45, 150, 300]) {
      reduced.tick(span[0] + laterMs);
      expect(looksOf(reduced)).toEqual(last);
    }
    for (const laterMs of [16, 500, 5000]) {
      for (const drawn of [moving, reduced]) {
        drawn.tick(restsMs + laterMs);
        expect([drawn.scene.isStill?.(restsMs + laterMs), looksOf(drawn)]).toEqual([true, last]);
      }
    }
  });

  it('destroys its textures when it is destroyed', () => {
    const drawn = open();
    moments[0]?.show(drawn);
    const bodies = withDescendants(drawn.scene.view);
    destroyScene({ scene: drawn.scene, atlases: [drawn.atlas] });
    expect(bodies.filter(({ destroyed }) => !destroyed)).toEqual([]);
    expect([drawn.atlas.isDestroyed, drawn.scene.view.destroyed]).toEqual([true, true]);
  });
});
