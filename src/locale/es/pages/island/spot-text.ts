import { getIslandPart } from '../../../../../machines/core/own-island';
import type * as English from '../../../../pages/island/spot-text';

const SPOTS = {
  top: { left: 'arriba a la izquierda', middle: 'arriba en el medio', right: 'arriba a la derecha' },
  middle: { left: 'a la izquierda', middle: 'en el medio', right: 'a la derecha' },
  bottom: { left: 'abajo a la izquierda', middle: 'abajo en el medio', right: 'abajo a la derecha' },
} as const;

export const describeSpot: typeof English.describeSpot = (x, y) => {
  const { row, column } = getIslandPart(x, y);
  return SPOTS[row][column];
};
