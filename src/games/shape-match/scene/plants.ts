/* Parts of the garden whose size depends on the stage, or that have several colours. */
import { oval, roundedRectPath, shadedPath, transformMarkup } from '../../../stage/drawing';
import { fillColours } from '../../../stage/drawings';
import cloudInTones from '../../../stage/drawings/cloud.svg?markup';
import flowerBed from '../drawings/garden/bed.svg?markup';
import { GARDEN } from './colours';

/** A hedge. x and y are its upper left corner. */
export const hedge = (x: number, y: number, width: number, height: number): string => {
  const { base, shade, light } = GARDEN.hedge;
  const tones = { dx: -10, dy: -10, light, lightX: 0, lightY: -height * 0.78 };
  return shadedPath(roundedRectPath(x, y, width, height, 26), base, shade, tones);
};

export const bed = (petals: string, middle: string): string => fillColours(flowerBed, { petals, middle });

export function plinth(width: number, height: number): string {
  const { base, shade, cap, capShade } = GARDEN.plinth;
  const toned = { dx: -width * 0.24 };
  return (
    oval(6, height + 2, width * 0.62, 7, GARDEN.shadow, { opacity: 0.28 }) +
    shadedPath(roundedRectPath(-width / 2, 0, width, height, 6), base, shade, { ...toned, dy: 0 }) +
    shadedPath(roundedRectPath(-width / 2 - 9, -8, width + 18, 15, 6), cap, capShade, { ...toned, dy: -4 })
  );
}

const drifting = fillColours(cloudInTones, { cloud: '#fff', 'cloud-shade': '#e4f3ee' });
export const cloud = (x: number, y: number, scale: number): string => transformMarkup(drifting, { x, y, scale });
