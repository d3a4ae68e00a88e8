/* The background of the lagoon (sky, hills, water and islands) and the pill behind the question. */
import type { Layer } from '../../../stage/backdrop';
import { box, disc, drawingUrl, PAPER, svgDocument, transformMarkup } from '../../../stage/drawing';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import { LAGOON } from './colours';
import { cloud, farCloud, fish, HILLS, leftIsland, rightIsland, WATER } from './lagoon-drawing';
import { BEAD_RING, mentalMathsLayout } from './layout';

/** How far the picture extends past the frame on either side, and above and below the horizon. */
const REACH = { beyond: 700, up: 900, down: 1500 } as const;

/** Height of the sky inside a frame. The sun and the clouds are placed in it. */
const SKY = { landscape: 254, portrait: 300 } as const satisfies Record<Shape, number>;
/** Left edges of the two islands. */
const ISLANDS = { landscape: [8, 970], portrait: [-6, 566] } as const satisfies Record<
  Shape,
  readonly [number, number]
>;

const [sky, light, glow] = LAGOON.sky;

/** Sun and clouds for a frame of this width. The horizon is at 0, and `high` is the height of the sky. */
function sunAndClouds(wide: number, high: number): string {
  const [sunX, sunY] = [wide * 0.1, -high * 0.66];
  return (
    disc(sunX, sunY, high * 1.05, light) +
    disc(sunX, sunY, high * 0.62, glow) +
    disc(sunX, sunY, 46, LAGOON.sun[0]) +
    disc(sunX, sunY, 36, LAGOON.sun[1]) +
    cloud(wide * 0.66, -high * 0.84, 1.2) +
    farCloud(wide * 0.24, -high * 0.92, 0.8) +
    cloud(wide * 1.08, -high * 0.7, 1.4) +
    cloud(-wide * 0.32, -high * 0.7, 1.3)
  );
}

/** The horizon is at y = 0 and the left edge of the frame at x = 0. */
function lagoon(shape: Shape): string {
  const { width } = FRAME[shape];
  const [left, right] = ISLANDS[shape];
  return (
    box([-1400, -REACH.up, width + 2800, REACH.up + 10], 0, sky) +
    sunAndClouds(width, SKY[shape]) +
    HILLS[shape] +
    WATER[shape] +
    leftIsland(left) +
    rightIsland(right) +
    (shape === 'landscape' ? fish(width * 0.73, 254) : fish(width * 0.46, 330))
  );
}

const AROUND = REACH.up + REACH.down;
const lagoonPicture = memoise((shape: Shape) =>
  drawingUrl({
    inner: lagoon(shape),
    area: [-REACH.beyond, -REACH.up, FRAME[shape].width + 2 * REACH.beyond, AROUND],
  }),
);

/** The glow of a low sun on sky and water. The horizon is at y = 0. */
const sunsetPicture = memoise((shape: Shape) => {
  const wide = FRAME[shape].width + 2 * REACH.beyond;
  const band = (y: number, height: number, colour: string, opacity: number) =>
    box([-REACH.beyond, y, wide, height], 0, colour, { opacity });
  const [high, middle, low, water] = LAGOON.sunset;
  const [far, near] = [SKY[shape] * 0.62, SKY[shape] * 0.3];
  const inner =
    band(-REACH.up, REACH.up - far, high, 0.42) +
    band(-far, far - near, middle, 0.46) +
    band(-near, near, low, 0.5) +
    band(0, REACH.down, water, 0.34);
  return drawingUrl({ inner, area: [-REACH.beyond, -REACH.up, wide, AROUND] });
});

/** The pill behind the question, with the band of water around it for the beads. Its upper left corner is at 0,0. */
function pillPicture(width: number, height: number): string {
  const { halo } = BEAD_RING;
  const inner =
    box([-halo, -halo, width + 2 * halo, height + 2 * halo], height / 2 + halo, LAGOON.halo, { opacity: 0.55 }) +
    box([0, 6, width, height], height / 2, LAGOON.pillEdge) +
    box([0, 0, width, height], height / 2, PAPER);
  return drawingUrl({ inner, area: [-halo, -halo, width + 2 * halo, height + 2 * halo] });
}

/** From far to near: the lagoon, its sunset, and the pill behind the question. */
export const mentalMathsBackdrop = (shape: Shape, view: View): readonly Layer[] => {
  const { pill, horizon } = mentalMathsLayout(view);
  const { halo } = BEAD_RING;
  const around = [-REACH.beyond, horizon - view.top - REACH.up, FRAME[shape].width + 2 * REACH.beyond, AROUND] as const;
  return [
    { picture: lagoonPicture(shape), area: around, edge: 'top' },
    { picture: sunsetPicture(shape), area: around, edge: 'top', visibleWhen: 'bright', fades: true },
    {
      picture: pillPicture(pill.width, pill.height),
      area: [pill.x - halo, pill.y - view.top - halo, pill.width + 2 * halo, pill.height + 2 * halo],
      edge: 'top',
      isFront: true,
    },
  ];
};

const AT_REST = { width: 1600, height: 900, scale: 1.6, horizon: 430 } as const;

/** The lagoon as an SVG document. Shown behind menus and results. */
export function mentalMathsMenuBackdrop(): string {
  const { width, height, scale, horizon } = AT_REST;
  const x = (width - FRAME.landscape.width * scale) / 2;
  return svgDocument(transformMarkup(lagoon('landscape'), { x, y: horizon, scale }), [0, 0, width, height]);
}
