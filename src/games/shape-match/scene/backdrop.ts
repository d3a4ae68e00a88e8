/* The background of the garden: sky, hills and plants, and the plinths for one sculpture and for two. */
import type { Layer } from '../../../stage/backdrop';
import { box, disc, paletteColour, repeatMarkup, svgDocument, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import tulip from '../drawings/acts/flower.svg?markup';
import cypress from '../drawings/garden/cypress.svg?markup';
import hill from '../drawings/garden/hill.svg?markup';
import lawn from '../drawings/garden/lawn.svg?markup';
import leaves from '../drawings/garden/leaves.svg?markup';
import menuHill from '../drawings/garden/menu-hill.svg?markup';
import menuLawn from '../drawings/garden/menu-lawn.svg?markup';
import smallHeart from '../drawings/garden/small-heart.svg?markup';
import smallStar from '../drawings/garden/small-star.svg?markup';
import topiary from '../drawings/garden/topiary.svg?markup';
import { GARDEN } from './colours';
import { SCULPTURE_RADIUS } from './drawings';
import { PLINTH, sculpturesLayout } from './layout';
import { bed, cloud, hedge, plinth } from './plants';

/** How far the picture extends past the frame on both sides and at the bottom. */
const BEYOND = 900;
const SKY_HEIGHT = 1600;
/** How far the ground extends above and below the lower edge of the stage. */
const GROUND = { above: 360, below: 300 } as const;

function sky(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, 0, width + 2 * BEYOND, SKY_HEIGHT] as const;
  const clouds = shape === 'landscape' ? [730, 60, -200, 1080] : [430, -20, -260, 700];
  const [first = 0, second = 0, third = 0, fourth = 0] = clouds;
  const inner =
    box([...area], 0, GARDEN.sky) +
    disc(140, 70, 600, GARDEN.discs[0]) +
    disc(140, 70, 350, GARDEN.discs[1]) +
    cloud(first + 90, 110, 1) +
    cloud(second, 130, 0.9) +
    cloud(third, 90, 1.1) +
    cloud(fourth, 80, 1.1);
  return drawingLayer(inner, area, 'top');
}

/** Distances of the plants from the middle of the stage. They are mirrored. */
const PLANTS = {
  landscape: { cypress: 426, farCypress: 560, topiary: 372, bed: 330, farBed: 640 },
  portrait: { cypress: 262, farCypress: 400, topiary: 206, bed: 226, farBed: 500 },
} as const satisfies Record<Shape, object>;

/** A drawing to the left of the middle, and its mirror image to the right. */
const bothSides = (inner: string, middle: number, aside: number, y: number, scale: number): string =>
  transformMarkup(inner, { x: middle - aside, y, scale }) + transformMarkup(inner, { x: middle + aside, y, scale });

/** Hills, hedges, grass and plants; y = 0 is the lower edge of the stage. */
function ground(shape: Shape): Layer {
  const middle = FRAME[shape].width / 2;
  const plants = PLANTS[shape];
  const hedges = [-900, -540, 300, 570].map((x) => hedge(middle + x, -236, x < -600 || x > 500 ? 330 : 240, 110));
  const red = bed(paletteColour('coral-300'), paletteColour('sun-200'));
  const yellow = bed(paletteColour('sun-300'), '#fff');
  const bedAt = (inner: string, aside: number, y: number) => transformMarkup(inner, { x: middle + aside - 110, y });
  const inner =
    transformMarkup(hill, { x: middle }) +
    hedges.join('') +
    bothSides(cypress, middle, plants.farCypress, -140, 0.9) +
    bothSides(cypress, middle, plants.cypress, -138, 1.02) +
    transformMarkup(lawn, { x: middle }) +
    bothSides(topiary, middle, plants.topiary, -120, 0.74) +
    bedAt(red, -plants.farBed, -70) +
    bedAt(red, -plants.bed, -54) +
    bedAt(yellow, plants.bed, -54) +
    bedAt(yellow, plants.farBed, -70);

  const area = [-BEYOND, -GROUND.above, FRAME[shape].width + 2 * BEYOND, GROUND.above + GROUND.below] as const;
  return drawingLayer(inner, area, 'bottom');
}

/** After five correct answers in a row, the garden is in bloom. y = 0 is the lower edge of the stage. */
function bloom(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, -GROUND.above, width + 2 * BEYOND, GROUND.above + GROUND.below] as const;
  const tulips = Array.from({ length: 60 }, (_, index) => ({
    x: width / 2 + (index % 2 === 0 ? 1 : -1) * (110 + index * 22),
    y: -30 - ((index * 37) % 70),
    scale: 0.42 + (index % 3) * 0.1,
  })).sort((one, other) => one.y - other.y);
  const blossoms = Array.from({ length: 80 }, (_, index) =>
    disc(
      width / 2 + ((index * 211) % 1700) - 850,
      -150 - ((index * 61) % 90),
      5 + (index % 3) * 2,
      paletteColour(index % 2 === 0 ? 'coral-300' : 'sun-200'),
    ),
  );
  return streakLayer(blossoms.join('') + repeatMarkup('tulip', tulip, tulips), area, 'bottom');
}

/**
 * The plinths for this many sculptures with a glow around them, and leaves in the corners. y = 0 is the lower
 * edge of the stage.
 */
function pedestals(view: View, count: number): Layer {
  const { radius, y, xs } = sculpturesLayout(view, count);
  const scale = radius / SCULPTURE_RADIUS;
  const middle = y - view.bottom;
  const top = -PLINTH.foot - PLINTH.height;
  const wide = PLINTH.width * Math.min(1, scale * 1.1);
  const stand = (x: number) =>
    box([x - 28 * scale, middle, 56 * scale, top - middle], 6, GARDEN.column.shade) +
    box([x - 28 * scale, middle, 30 * scale, top - middle], 6, GARDEN.column.base) +
    transformMarkup(plinth(wide, PLINTH.height), { x, y: top }) +
    disc(x, middle, radius + 34 * scale, GARDEN.halo, { opacity: 0.75 });
  const isAlone = count === 1 && view.shape === 'landscape';
  const aside = Math.max(280, radius + 130);
  const small = isAlone
    ? transformMarkup(smallStar, { x: xs[0]! - aside, y: -134 }) +
      transformMarkup(smallHeart, { x: xs[0]! + aside, y: -134 })
    : '';
  const corners =
    transformMarkup(leaves, { x: view.left + 4, y: 26 }) +
    transformMarkup(leaves, { x: view.right - 4, y: 26, scale: [-1, 1] });
  const left = Math.floor(view.left);
  const area = [left, Math.floor(middle - radius - 36 * scale), Math.ceil(view.right) - left, 0] as const;
  const framed = [area[0], area[1], area[2], -area[1]] as const;
  return drawingLayer(small + xs.map(stand).join('') + corners, framed, 'bottom');
}

const lasting = memoise((shape: Shape) => [sky(shape), ground(shape), bloom(shape)]);

/** Sky, ground, the plinth for one sculpture and the plinths for two. The scene decides which plinths are visible. */
export const shapeMatchBackdrop = (shape: Shape, view: View): readonly Layer[] => [
  ...lasting(shape),
  { ...pedestals(view, 1), visibleWhen: 'one', isFront: true },
  { ...pedestals(view, 2), visibleWhen: 'two' },
];

const AT_REST = { width: 1600, height: 900, scale: 1.5 } as const;

/** The whole garden as SVG documents from back to front. Shown behind results. */
export function shapeMatchMenuBackdrop(): readonly string[] {
  const { width, height, scale } = AT_REST;
  const middle = width / 2;
  const bedAt = (inner: string, x: number) => transformMarkup(inner, { x, y: height - 80, scale });
  return [
    box([0, 0, width, height], 0, GARDEN.sky) +
      disc(230, 120, 900, GARDEN.discs[0]) +
      disc(230, 120, 520, GARDEN.discs[1]) +
      cloud(1180, 90, 1.6) +
      menuHill,
    hedge(-60, 470, 420, 170) + hedge(width - 360, 470, 420, 170),
    menuLawn +
      bothSides(cypress, middle, 700, 650, 1.7) +
      bothSides(topiary, middle, 590, 690, 1.3) +
      transformMarkup(smallStar, { x: 330, y: 640, scale }) +
      transformMarkup(smallHeart, { x: width - 330, y: 640, scale }) +
      bedAt(bed(paletteColour('coral-300'), paletteColour('sun-200')), 40) +
      bedAt(bed(paletteColour('sun-300'), '#fff'), width - 370),
  ].map((inner) => svgDocument(inner, [0, 0, width, height]));
}
