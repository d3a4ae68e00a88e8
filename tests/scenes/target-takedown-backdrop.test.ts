import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { targetTakedownMenuBackdrop } from '../../src/games/target-takedown/scene/backdrop';
import { boothLayers } from '../../src/games/target-takedown/scene/booth-drawing';
import { FAIR } from '../../src/games/target-takedown/scene/colours';
import { boardLayout } from '../../src/games/target-takedown/scene/layout';
import { getLayerBox } from '../../src/stage/backdrop';
import { fitScene } from '../../src/stage/scene';

const STAGES = [
  [360, 644],
  [820, 1046],
  [740, 308],
  [1440, 828],
  [1920, 1008],
] as const;

describe('The backdrop', () => {
  it.each(STAGES)(
    'fills the visible area of a stage of %i x %i with the booth, with a shelf below each row',
    (...size) => {
      const fit = fitScene(...size);
      for (const count of [9, 20, 48]) {
        const [booth, , ...shelves] = boothLayers(fit.view, count);
        const { left, top, width, height } = getLayerBox(booth!, fit);
        expect([left, top, width, height].map((length) => Math.abs(Math.round(length)))).toEqual([0, 0, ...size]);
        const indices = boardLayout(fit.view, count).shelves;
        expect(indices.length).toBeGreaterThan(0);
        // Each shelf starts just above the feet of its tiles, so that they are on it.
        const above = shelves.map(({ area: [, y] }, index) => indices[index]!.y - fit.view.top - y);
        expect(above.every((units) => units > 0 && units <= 2)).toBe(true);
        expect(shelves.map(({ picture }) => decodeURIComponent(picture).includes(FAIR.wood[2]))).toEqual(
          indices.map(() => true),
        );
      }
    },
  );

  it('has wheels of ten cabins and bunting of ten flags, which children can count in tens', () => {
    const wheel = readFileSync('src/games/target-takedown/drawings/place/wheel.svg', 'utf8');
    expect(wheel.match(/<use href="#piece(-\d)?"/g)).toHaveLength(10);
    expect(
      targetTakedownMenuBackdrop()
        .join('')
        .match(/stroke-width="14"/g),
    ).toHaveLength(2);
  });
});
