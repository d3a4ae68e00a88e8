import { getIslandPart } from '../../../../../machines/core/own-island';
import type * as English from '../../../../pages/island/spot-text';

const SPOTS = {
  top: { left: 'ऊपर बाईं ओर', middle: 'ऊपर बीच में', right: 'ऊपर दाईं ओर' },
  middle: { left: 'बाईं ओर', middle: 'बीच में', right: 'दाईं ओर' },
  bottom: { left: 'नीचे बाईं ओर', middle: 'नीचे बीच में', right: 'नीचे दाईं ओर' },
} as const;

export const describeSpot: typeof English.describeSpot = (x, y) => {
  const { row, column } = getIslandPart(x, y);
  return SPOTS[row][column];
};
