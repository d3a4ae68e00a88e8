import type { HeroEmblem } from '../../../machines/core/hero';
import { bolt, box, clipped, disc, PAPER, paint, path, placed, polygon, regular, star } from '../../stage/drawing';

const EMBLEM_SHADOW = '#00000026';
const edge = (colour: string, width: number) => ({
  stroke: colour,
  'stroke-width': width,
  'stroke-linejoin': 'round',
});

function emblemDrawing(kind: HeroEmblem): string {
  const [yellow, dark] = [paint('sun-400'), '#E79F06'];
  const inTwo = (outline: string, moved: string) => path(outline, dark) + clipped(outline, path(moved, yellow));
  switch (kind) {
    case 'lightning':
      return disc(1.5, 2, 20, EMBLEM_SHADOW) + disc(0, 0, 20, PAPER) + inTwo(bolt(0, 0, 16), bolt(-3, -2, 16));
    case 'star': {
      const badge = { corner: 6 };
      return (
        path(star(1.5, 2.5, 25, 14, badge), EMBLEM_SHADOW) +
        path(star(0, 0, 25, 14, badge), PAPER) +
        inTwo(star(0, 0.5, 16, 8.5), star(-3, -2, 16, 8.5))
      );
    }
    case 'plus': {
      return (
        box([-17.5, -16, 38, 38], 11, EMBLEM_SHADOW) +
        box([-19, -18.5, 38, 38], 11, PAPER) +
        path('M-5 -13H5V-5H13V5H5V13H-5V5H-13V-5H-5Z', dark, edge(dark, 3)) +
        path('M-5 -13H3V-5H11V3H3V11H-5V3H-13V-5H-5Z', yellow, edge(yellow, 2))
      );
    }
    case 'bolt':
      return (
        path(polygon(regular(6, 23, 1.5, 2.5), 6), EMBLEM_SHADOW) +
        path(polygon(regular(6, 23), 6), PAPER) +
        path(bolt(-5.5, 0, 12.5), dark) +
        path(bolt(6, 1, 12.5), dark) +
        path(bolt(-7, -1, 11.5), yellow) +
        path(bolt(4.5, 0, 11.5), yellow)
      );
  }
}

/** The emblem on its badge; on the chest unless told otherwise. */
export const emblem = (kind: HeroEmblem, x = 120, y = 181, scale = 1): string =>
  placed(emblemDrawing(kind), { x, y, scale });
