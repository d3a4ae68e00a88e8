import { getIslandPart } from '../../../../../machines/core/own-island';
import type * as English from '../../../../pages/island/spot-text';

const SPOTS = {
  top: { left: 'en haut à gauche', middle: 'en haut au milieu', right: 'en haut à droite' },
  middle: { left: 'à gauche', middle: 'au milieu', right: 'à droite' },
  bottom: { left: 'en bas à gauche', middle: 'en bas au milieu', right: 'en bas à droite' },
} as const;

export const describeSpot: typeof English.describeSpot = (x, y) => {
  const { row, column } = getIslandPart(x, y);
  return SPOTS[row][column];
};
