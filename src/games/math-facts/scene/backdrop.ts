/* The coast at rest: sky, sea, headland, road, and the plate of the question. */
import { DEFAULT_AVATAR } from '../../../../machines/core/hero';
import type { Layer } from '../../../stage/backdrop';
import {
  asPicture,
  box,
  clipped,
  disc,
  oval,
  PAPER,
  paint,
  path,
  placed,
  shaded,
  stroke,
  svgDocument,
} from '../../../stage/drawing';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import { COAST } from './colours';
import { cartPicture } from './drawings';
import { ABOVE_BOTTOM, platePlace } from './layout';

/** The place is painted so far beyond the frame, on both sides and downwards. */
const BEYOND = 900;
const HEIGHT = 1500;

function cloud(x: number, y: number, scale: number): string {
  const d = 'M10 46C-8 46 -8 22 10 20C12 4 36 -2 46 12C56 2 78 6 80 22C98 22 98 46 82 46Z';
  return placed(shaded(d, COAST.cloud.base, COAST.cloud.shade, { dx: 0, dy: -7 }), { x, y, scale });
}

function gull(x: number, y: number, scale: number): string {
  const wings = path('M-26 -6C-16 -16 -6 -12 0 -2C6 -12 16 -16 26 -6C16 -10 8 -4 2 4H-2C-8 -4 -16 -10 -26 -6Z', '#fff');
  return placed(wings + path('M0 -2C6 -12 16 -16 26 -6C16 -10 8 -4 2 4Z', '#DCEBF4'), { x, y, scale });
}

/** Where sun, clouds and gulls stand, from the upper edge: beside the question, or upright below it. */
const SKY = {
  landscape: {
    sun: [104, 90],
    clouds: [
      [822, 52, 1.15],
      [180, 176, 0.8],
      [-250, 120, 1.2],
      [1080, 150, 1.2],
    ],
    gulls: [
      [606, 214, 0.9],
      [668, 196, 0.6],
      [420, 226, 0.5],
    ],
  },
  portrait: {
    sun: [92, 196],
    clouds: [
      [380, 160, 1],
      [-190, 120, 1.2],
      [660, 90, 1.2],
    ],
    gulls: [
      [286, 216, 0.9],
      [346, 198, 0.6],
    ],
  },
} as const;

function sky(shape: Shape): string {
  const { sun, clouds, gulls } = SKY[shape];
  const [x, y] = sun;
  const [far, near] = COAST.discs;
  return [
    box([-BEYOND, 0, FRAME[shape].width + 2 * BEYOND, HEIGHT], 0, COAST.sky),
    disc(x, y, 560, far),
    disc(x, y, 330, near),
    disc(x, y, 52, COAST.sun.rim),
    disc(x, y, 40, COAST.sun.disc),
    ...clouds.map(([left, top, scale]) => cloud(left, top, scale)),
    ...gulls.map(([left, top, scale]) => gull(left, top, scale)),
  ].join('');
}

/** The lighthouse on its headland, as it stands in the frame of 960 x 540. */
function headland(): string {
  const { base, shade, cliff, cliffShade, foot } = COAST.land;
  const tower = 'M854 276L860 176H888L896 276Z';
  const stripes =
    box([840, 198, 70, 20], 0, paint('coral-500')) +
    box([840, 238, 70, 20], 0, paint('coral-500')) +
    path('M882 176H900V276H887Z', '#000', { opacity: 0.12 });
  return (
    shaded(
      'M700 396C740 330 772 300 830 286C900 268 960 290 1040 262C1160 240 1300 290 1500 270L2400 300V430H700Z',
      base,
      shade,
      { dx: -8, dy: -10 },
    ) +
    path('M700 396C724 356 744 334 764 320C776 344 770 376 782 400Z', cliff) +
    path('M764 320C776 344 770 376 782 400H818C800 372 806 330 794 300Z', cliffShade) +
    oval(874, 276, 30, 6, foot) +
    shaded(tower, COAST.tower.base, COAST.tower.shade, { dx: -9, dy: 0 }) +
    clipped(tower, stripes) +
    box([854, 164, 40, 14], 4, COAST.tower.gallery) +
    box([862, 146, 24, 20], 4, paint('sun-300')) +
    path('M856 148Q874 126 892 148Z', paint('coral-600'))
  );
}

/** How far the headland is moved to the left in each shape, so that the lighthouse is seen. */
const HEADLAND_X = { landscape: 0, portrait: -404 } as const satisfies Record<Shape, number>;

/** Sea, headland, bank, road and sand; 0 is the lower edge of the stage. */
function ground(shape: Shape, wide: number): string {
  const strip = (up: number, height: number, fill: string) => box([-BEYOND, -up, wide, height], 0, fill);
  const { horizon, bank, roadTop, roadBottom } = ABOVE_BOTTOM;
  const edge = (up: number, fill: string) => {
    const humps = Array.from({ length: Math.ceil(wide / 400) }, () => 'q100 -14 200 0t200 0').join('');
    return path(`M${-BEYOND} ${-up}${humps}V400H${-BEYOND}Z`, fill);
  };
  return [
    strip(horizon, 300, COAST.sea.base),
    strip(horizon, 22, COAST.sea.far),
    strip(horizon - 62, 60, COAST.sea.near),
    placed(
      stroke('M356 312h44M470 344h60M180 352h40M700 330h50M820 306h36M-120 330h50M1060 340h60', COAST.sea.wave, 5, {
        opacity: 0.8,
      }),
      {
        y: -FRAME.landscape.height,
      },
    ),
    placed(headland(), { x: HEADLAND_X[shape], y: -FRAME.landscape.height }),
    edge(bank, COAST.bank.base),
    edge(bank - 13, COAST.bank.near),
    strip(roadTop, roadTop - roadBottom, COAST.road.base),
    strip(roadTop, 8, COAST.road.edge),
    strip(roadBottom + 7, 7, COAST.road.gutter),
    strip(roadBottom, 1400, COAST.sand.base),
    strip(roadBottom, 8, COAST.sand.edge),
  ].join('');
}

/** The layers of a shape that do not depend on the size of the stage. */
function place(shape: Shape): readonly Layer[] {
  const wide = FRAME[shape].width + 2 * BEYOND;
  const skyArea = [-BEYOND, 0, wide, HEIGHT] as const;
  const groundArea = [-BEYOND, -430, wide, 830] as const;
  return [
    { picture: asPicture(svgDocument(sky(shape), skyArea)), area: skyArea, edge: 'top', drift: 0 },
    { picture: asPicture(svgDocument(ground(shape, wide), groundArea)), area: groundArea, edge: 'bottom', drift: 0 },
  ];
}

/** The plate as it is drawn; a little of its edge shows below it. */
const PLATE = { width: 600, height: 140, edge: 6 } as const;
const platePictures = new Map<string, string>();

/** The plate of the question where it lies on this view. */
function plate(view: View): Layer {
  const { x, y, width, height } = platePlace(view);
  const edge = (PLATE.edge * height) / PLATE.height;
  // As wide as it is for its height: it is a pill at every size.
  const wide = Math.round((PLATE.height * width) / height);
  const area = [0, 0, wide, PLATE.height + PLATE.edge] as const;
  const pill = (top: number, fill: string) => box([0, top, wide, PLATE.height], PLATE.height / 2, fill);
  const picture =
    platePictures.get(String(wide)) ?? asPicture(svgDocument(pill(PLATE.edge, COAST.plate) + pill(0, PAPER), area));
  platePictures.set(String(wide), picture);
  return { picture, area: [x, y - view.top, width, height + edge], edge: 'top', drift: 0 };
}

const drawn = new Map<Shape, readonly Layer[]>();

/** Sky, sea and road, and the plate of the question: what stands behind a race. */
export const coastBackdrop = (shape: Shape, view: View): readonly Layer[] => {
  const layers = drawn.get(shape) ?? place(shape);
  drawn.set(shape, layers);
  return [...layers, plate(view)];
};

const AT_REST = { width: 1600, height: 900 } as const;

/** The whole coast with a cart, as an SVG document: what stands behind menus and results. */
export function coastAtRest(): string {
  const { width, height } = AT_REST;
  const scale = width / FRAME.landscape.width;
  const inner =
    placed(sky('landscape'), { scale }) +
    placed(ground('landscape', FRAME.landscape.width + 2 * BEYOND), { y: height, scale }) +
    placed(cartPicture(DEFAULT_AVATAR, 'smile'), { x: 310 * scale, y: height - ABOVE_BOTTOM.cart * scale, scale });
  return svgDocument(inner, [0, 0, width, height]);
}
