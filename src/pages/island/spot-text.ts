import { getIslandPart, type IslandPart } from '../../../machines/core/own-island';

const SPOTS: Readonly<Record<IslandPart['row'], Readonly<Record<IslandPart['column'], string>>>> = {
  top: { left: 'at the top left', middle: 'in the middle at the top', right: 'at the top right' },
  middle: { left: 'on the left', middle: 'in the middle', right: 'on the right' },
  bottom: { left: 'at the bottom left', middle: 'in the middle at the bottom', right: 'at the bottom right' },
};

/** Where a point of the island is, as the end of a sentence: "on the left". */
export function describeSpot(x: number, y: number): string {
  const { row, column } = getIslandPart(x, y);
  return SPOTS[row][column];
}
