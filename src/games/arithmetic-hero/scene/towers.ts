/* The towers are drawn in code because their lit windows are random. */
import { seededRandom } from '../../../../machines/core/random';
import { box, path, roundedRectPath, transformMarkup } from '../../../stage/drawing';
import { fillColours } from '../../../stage/drawings';
import mast from '../drawings/city/mast.svg?markup';
import roofDome from '../drawings/city/roof-dome.svg?markup';
import roofSlope from '../drawings/city/roof-slope.svg?markup';

type Tones = readonly [base: string, lit: string];

export interface TowerWindows {
  readonly ratio: number;
  readonly lit: string;
  readonly dark: string;
  /** Groups of ten windows, stacked from the top down. */
  readonly frames: number;
  readonly fromTop: number;
}

type Roof = 'flat' | 'block' | 'dome' | 'slope';

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: Roof;
  readonly frames: number;
}

/** Towers extend below the ground so that no gap shows when the scene shakes. */
export const BELOW_GROUND = 24;

/** The tower width that the roof drawings were made for. */
const ROOF_WIDTH = 100;

function getRoof(roof: Roof, { x, width }: Tower, y: number, [base, lit]: Tones): string {
  const at = (ratio: number) => x + width * ratio;
  switch (roof) {
    case 'flat':
      return '';
    case 'block':
      return (
        path(roundedRectPath(at(0.18), y - 30, width * 0.64, 32, [8, 8, 0, 0]), base) +
        path(roundedRectPath(at(0.18), y - 30, width * 0.42, 32, [8, 0, 0, 0]), lit)
      );
    case 'dome':
      return (
        transformMarkup(fillColours(roofDome, { base, lit }), { x, y, scale: [width / ROOF_WIDTH, 1] }) +
        transformMarkup(fillColours(mast, { base }), { x: at(0.5), y })
      );
    case 'slope':
      return transformMarkup(fillColours(roofSlope, { base }), { x, y, scale: [width / ROOF_WIDTH, 1] });
  }
}

/** A tower with its base at y = 0 and windows in groups of ten. */
export function drawTower(shape: Tower, tones: Tones, seed: number, windows?: Omit<TowerWindows, 'frames'>): string {
  const { x, width, height, roof, frames } = shape;
  const y = -height;
  const body =
    box([x, y, width, height + BELOW_GROUND], 6, tones[0]) +
    path(roundedRectPath(x, y, width * 0.62, height + BELOW_GROUND, [6, 0, 0, 0]), tones[1]) +
    getRoof(roof, shape, y, tones);
  if (windows === undefined) return body;
  const random = seededRandom(seed, 'windows');
  const pitch = (width - 24) / 5;
  const panes = Array.from({ length: frames * 10 }, (_, index) => {
    const [frame, row, column] = [Math.floor(index / 10), Math.floor(index / 5) % 2, index % 5];
    const colour = random() < windows.ratio ? windows.lit : windows.dark;
    const top = y + windows.fromTop + frame * 46 + row * 17;
    return box([x + 13.5 + column * pitch, top, pitch - 5, 12], 3, colour);
  });
  return body + panes.join('');
}

const towers = (list: readonly (readonly [number, number, number, Roof, number])[]): Tower[] =>
  list.map(([x, width, height, roof, frames]) => ({ x, width, height, roof, frames }));

/** Three rows, which are darker the nearer they are. Each tower's base is at y = 0. */
export const FAR_TOWERS = towers([
  [0, 70, 150, 'block', 0],
  [78, 54, 96, 'flat', 0],
  [140, 84, 186, 'dome', 0],
  [232, 60, 120, 'slope', 0],
  [300, 76, 160, 'flat', 0],
  [384, 58, 110, 'block', 0],
  [450, 90, 140, 'flat', 0],
  [548, 62, 196, 'dome', 0],
  [618, 74, 118, 'flat', 0],
  [700, 80, 166, 'slope', 0],
  [788, 60, 128, 'block', 0],
  [856, 84, 176, 'flat', 0],
]);
export const MIDDLE_TOWERS = towers([
  [20, 104, 112, 'flat', 2],
  [150, 92, 70, 'block', 1],
  [262, 110, 124, 'slope', 2],
  [640, 106, 116, 'flat', 2],
  [764, 96, 78, 'dome', 1],
  [874, 110, 134, 'block', 2],
]);
export const NEAR_TOWERS = towers([
  [0, 150, 38, 'flat', 1],
  [0, 120, 64, 'flat', 1],
  [0, 110, 24, 'flat', 1],
  [0, 112, 30, 'flat', 1],
  [0, 124, 70, 'flat', 1],
  [0, 170, 44, 'flat', 1],
]);

export const WINDOWS = {
  middle: { ratio: 0.62, lit: '#FFD87A', dark: '#5B53BE', fromTop: 22 },
  near: { ratio: 0.4, lit: '#FFC95C', dark: '#302B6E', fromTop: 18 },
} as const;

/** The width after which a strip repeats, in units. */
export const STRIP_WIDTH = { far: 952, middle: 980 } as const;

export const drawTowerStrip = (list: readonly Tower[], tones: Tones, windows?: Omit<TowerWindows, 'frames'>): string =>
  list.map((shape, index) => drawTower(shape, tones, 4 + index * 7 + shape.width, windows)).join('');
