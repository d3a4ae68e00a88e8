import type { Drawing } from '../../../stage/atlas';
import {
  disc,
  ellipse,
  INK,
  oval,
  paint,
  path,
  polygon,
  regular,
  rightBadge,
  shaded,
  stroke,
  wrongBadge,
} from '../../../stage/drawing';
import { BUBBLE, RIM } from './layout';

const { radius, ring } = BUBBLE;

/** What is told of a bubble by its colours: nothing yet, that it was wrong, or that it is the right one. */
type BubbleLook = 'open' | 'wrong' | 'right';

/** The faces of a bubble: its colour, and its shade. */
export const FACES = {
  open: ['#F1FEFB', '#A3E4DC'],
  right: ['#EAFBE2', '#B5E5A5'],
  wrong: ['#FFE9E4', '#F5B6A8'],
} as const satisfies Record<BubbleLook, readonly [string, string]>;

/** The light on a bubble. */
const GLEAM = `M${-radius * 0.7} ${-radius * 0.22}C${-radius * 0.62} ${-radius * 0.58} ${-radius * 0.34} ${-radius * 0.76} ${-radius * 0.08} ${-radius * 0.8}C${-radius * 0.32} ${-radius * 0.62} ${-radius * 0.54} ${-radius * 0.44} ${-radius * 0.7} ${-radius * 0.22}Z`;

/** Half the side of the square that a bubble is drawn in. */
const HALF = radius + ring + 1;

/** A bubble with its middle at 0,0. */
function bubble(look: BubbleLook): Drawing {
  const [face, shade] = FACES[look];
  const inner =
    disc(0, 0, radius + ring, '#fff', { opacity: 0.35 }) +
    shaded(ellipse(0, 0, radius), face, shade, { dx: -radius * 0.12, dy: -radius * 0.12 }) +
    path(GLEAM, '#fff') +
    disc(radius * 0.5, radius * 0.56, radius * 0.08, '#fff', { opacity: 0.9 });
  return { inner, area: [-HALF, -HALF, 2 * HALF, 2 * HALF] };
}

/** A bead that is lit, in the colour of the time that is left. */
const bead = (face: string, edge: string): Drawing => ({
  inner: disc(1, 2, RIM.bead + 0.5, edge) + disc(0, 0, RIM.bead, face) + disc(-3, -3, 3.4, '#fff', { opacity: 0.8 }),
  area: [-11, -11, 24, 25],
});

const SKIN = ['#7CCB6A', '#4E9E48'] as const;
const fin = (d: string): string => shaded(d, ...SKIN, { dx: -3, dy: -3 });
/** A plate of the turtle's shell. */
const plate = (size: number, x: number, y: number, corner: number): string =>
  path(polygon(regular(6, size, x, y), corner), '#E8AE72');

/** The turtle, swimming to the right. */
export function turtle(): Drawing {
  const inner =
    shaded(ellipse(44, -6, 17, 14), ...SKIN, { dx: -4, dy: -4 }) +
    disc(50, -9, 3.4, INK) +
    disc(49, -10.2, 1.2, '#fff') +
    stroke('M52 -1C56 0 58 -1 60 -3', '#2F6B2D', 2.4) +
    fin('M-30 16C-48 22 -54 34 -46 38C-36 40 -22 30 -14 20Z') +
    fin('M14 18C18 34 32 42 40 36C44 30 34 20 26 12Z') +
    shaded('M-40 14C-40 -22 34 -26 38 10C38 18 -40 20 -40 14Z', '#D08A4A', '#A2622C', {
      dx: -6,
      dy: -6,
      over: plate(11, -4, -4, 3) + plate(8, 18, -2, 2) + plate(8, -25, 0, 2),
    });
  return { inner, area: [-53, -22, 116, 63] };
}

/** A triangle for the figure of the last seconds. */
const DANGER = polygon(
  [
    [0, -40],
    [44, 32],
    [-44, 32],
  ],
  11,
);

/** What the atlas of the scene holds. */
export const lagoonDrawings = (): Readonly<Record<string, Drawing>> => ({
  'bubble open': bubble('open'),
  'bubble right': bubble('right'),
  'bubble wrong': bubble('wrong'),
  'sign right': { inner: rightBadge(0, 0, 20), area: [-21, -21, 42, 42] },
  'sign wrong': { inner: wrongBadge(0, 0, 19), area: [-21, -21, 42, 42] },
  shadow: { inner: oval(0, 0, 42, 6, '#06534F', { opacity: 0.25 }), area: [-43, -7, 86, 14] },
  'bead sun': bead(paint('sun-400'), paint('sun-600')),
  'bead coral': bead(paint('coral-500'), '#A32C1F'),
  'bead out': { inner: disc(0, 0, 5, '#fff', { opacity: 0.8 }), area: [-6, -6, 12, 12] },
  danger: { inner: path(DANGER, paint('coral-600')), area: [-45, -42, 90, 76] },
  turtle: turtle(),
  'drop 0': { inner: disc(0, 0, 9, '#EAFBE2') + disc(-3, -3, 3, '#fff'), area: [-10, -10, 20, 20] },
  'drop 1': { inner: disc(0, 0, 6, '#B5E5A5'), area: [-7, -7, 14, 14] },
});
