/* The coast without the cart: sky, sea, headland, road, and the plate of the question. */
import flyingStar from '../../../play/celebration/drawings/spark-large.svg?markup';
import type { Layer } from '../../../stage/backdrop';
import { box, disc, drawingUrl, PAPER, svgDocument, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import { fillColours } from '../../../stage/drawings';
import cloudInTones from '../../../stage/drawings/cloud.svg?markup';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import embankment from '../drawings/place/bank.svg?markup';
import gull from '../drawings/place/gull.svg?markup';
import headland from '../drawings/place/headland.svg?markup';
import waves from '../drawings/place/waves.svg?markup';
import { COAST } from './colours';
import { EMPTY_CART } from './drawings';
import { ABOVE_BOTTOM, plateArea } from './layout';

const cloud = fillColours(cloudInTones, { cloud: '#fff', 'cloud-shade': '#e1f4fa' });

/** How far the backdrop extends past the frame on both sides and at the bottom, in units. */
const BEYOND = 900;
const HEIGHT = 1500;

/** Positions from the upper edge: next to the question in landscape, below it in portrait. */
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
    ...clouds.map(([left, top, scale]) => transformMarkup(cloud, { x: left, y: top, scale })),
    ...gulls.map(([left, top, scale]) => transformMarkup(gull, { x: left, y: top, scale })),
  ].join('');
}

/** The edge of a bank at this height above the lower edge of the stage. */
const edge = (up: number, fill: string): string => transformMarkup(fillColours(embankment, { bank: fill }), { y: -up });

/** How far the headland moves left for each shape, so that the lighthouse is visible. */
const HEADLAND_X = { landscape: 0, portrait: -404 } as const satisfies Record<Shape, number>;

/** Sea, headland, bank, road and sand. y = 0 is the lower edge of the stage. */
function ground(shape: Shape, wide: number): string {
  const strip = (up: number, height: number, fill: string) => box([-BEYOND, -up, wide, height], 0, fill);
  const { horizon, bank, roadTop, roadBottom } = ABOVE_BOTTOM;
  return [
    strip(horizon, 300, COAST.sea.base),
    strip(horizon, 22, COAST.sea.far),
    strip(horizon - 62, 60, COAST.sea.near),
    transformMarkup(waves, {
      y: -FRAME.landscape.height,
    }),
    transformMarkup(headland, { x: HEADLAND_X[shape], y: -FRAME.landscape.height }),
    edge(bank, COAST.bank.base),
    edge(bank - 13, COAST.bank.near),
    strip(roadTop, roadTop - roadBottom, COAST.road.base),
    strip(roadTop, 8, COAST.road.edge),
    strip(roadBottom + 7, 7, COAST.road.gutter),
    strip(roadBottom, 1400, COAST.sand.base),
    strip(roadBottom, 8, COAST.sand.edge),
  ].join('');
}

/** After a streak of five, the sky glows and the wind draws lines in it. */
function turboSky(shape: Shape): Layer {
  const wide = FRAME[shape].width + 2 * BEYOND;
  const bands = [COAST.turbo.high, COAST.turbo.middle, COAST.turbo.low].map((colour, index) =>
    box([-BEYOND, index * 110, wide, HEIGHT], 0, colour, { opacity: 0.5 }),
  );
  const wind = Array.from({ length: 36 }, (_, index) =>
    box([((index * 331) % wide) - BEYOND, 20 + ((index * 67) % 360), 90 + (index % 4) * 50, 5], 2.5, '#fff', {
      opacity: 0.6,
    }),
  );
  const [x, y] = SKY[shape].sun;
  const sun = disc(x, y, 60, COAST.sun.rim) + disc(x, y, 46, COAST.sun.disc);
  return streakLayer(bands.join('') + sun + wind.join(''), [-BEYOND, 0, wide, HEIGHT], 'top');
}

/** After a streak of five, stars fly up from the road behind the cart. */
function turboRoad(wide: number): Layer {
  const star = (index: number) =>
    transformMarkup(flyingStar, {
      x: ((index * 137) % wide) - BEYOND,
      y: -34 - ((index * 29) % 70),
      scale: 0.35 + (index % 3) * 0.18,
      turn: index * 25,
    });
  return streakLayer(
    Array.from({ length: 44 }, (_, index) => star(index)).join(''),
    [-BEYOND, -120, wide, 120],
    'bottom',
  );
}

const scenery = memoise((shape: Shape): readonly Layer[] => {
  const wide = FRAME[shape].width + 2 * BEYOND;
  const skyArea = [-BEYOND, 0, wide, HEIGHT] as const;
  const groundArea = [-BEYOND, -430, wide, 830] as const;
  return [
    drawingLayer(sky(shape), skyArea, 'top'),
    turboSky(shape),
    drawingLayer(ground(shape, wide), groundArea, 'bottom'),
    turboRoad(wide),
  ];
});

/** The plate as drawn. A little of its edge is visible below it. */
const PLATE = { width: 600, height: 140, edge: 6 } as const;
const platePicture = memoise((wide: number) => {
  const pill = (top: number, fill: string) => box([0, top, wide, PLATE.height], PLATE.height / 2, fill);
  return drawingUrl({
    inner: pill(PLATE.edge, COAST.plate) + pill(0, PAPER),
    area: [0, 0, wide, PLATE.height + PLATE.edge],
  });
});

function plate(view: View): Layer {
  const { x, y, width, height } = plateArea(view);
  const edge = (PLATE.edge * height) / PLATE.height;
  // Keeps the aspect ratio, so that the ends are round at every size.
  const wide = Math.round((PLATE.height * width) / height);
  return { picture: platePicture(wide), area: [x, y - view.top, width, height + edge], edge: 'top', isFront: true };
}

export const mathFactsBackdrop = (shape: Shape, view: View): readonly Layer[] => [...scenery(shape), plate(view)];

const AT_REST = { width: 1600, height: 900 } as const;

/** The whole coast with a waiting cart, as SVG documents from back to front. Shown behind menus and results. */
export function mathFactsMenuBackdrop(): readonly string[] {
  const { width, height } = AT_REST;
  const scale = width / FRAME.landscape.width;
  return [
    transformMarkup(sky('landscape'), { scale }),
    transformMarkup(ground('landscape', FRAME.landscape.width + 2 * BEYOND), { y: height, scale }),
    transformMarkup(EMPTY_CART, { x: 190 * scale, y: height - (ABOVE_BOTTOM.cart + 20) * scale, scale }),
  ].map((inner) => svgDocument(inner, [0, 0, width, height]));
}
