/* Deep space at rest: its light, its lanes and its planets, once as it is and once in warp mode. */
import type { Layer } from '../../../stage/backdrop';
import { asPicture, box, ellipse, oval, path, placed, shaded, stroke, svgDocument } from '../../../stage/drawing';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import { SPACE } from './colours';
import { portalPlace } from './layout';
import { portalRing, RING_AREA } from './portal-drawing';

type Mode = keyof typeof SPACE;

/** The middle of the light and the half axes of its discs, by the shape of the stage. */
const LIGHT = {
  landscape: {
    y: 213,
    discs: [
      [680, 450],
      [500, 330],
      [372, 250],
    ],
  },
  portrait: {
    y: 230,
    discs: [
      [470, 560],
      [360, 430],
      [284, 300],
    ],
  },
} as const;

/** Between which angles the four lanes run, in degrees from the right, clockwise. */
const LANES = {
  landscape: [
    [28, 46],
    [62, 80],
    [100, 118],
    [134, 152],
  ],
  portrait: [
    [42, 58],
    [66, 80],
    [100, 114],
    [122, 138],
  ],
} as const;

/** Each lane is this long: beyond every stage. */
const LANE_LENGTH = 1600;
/** The picture reaches this far beyond the frame on either side, and this far down: enough for a stage of four to one. */
const REACH = { beyond: 700, height: 1400 } as const;

function lane([from, to]: readonly [number, number], x: number, y: number, mode: Mode): string {
  const edge = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `L${Math.round(x + LANE_LENGTH * Math.cos(angle))} ${Math.round(y + LANE_LENGTH * Math.sin(angle))}`;
  };
  return path(`M${x} ${y}${edge(from)}${edge(to)}Z`, SPACE[mode].lane, { opacity: mode === 'warp' ? 0.16 : 0.1 });
}

const redPlanet = (x: number, y: number): string =>
  shaded(ellipse(x, y, 54), '#F0876F', '#C95B4C', {
    dx: -12,
    dy: -10,
    over:
      stroke(`M${x - 58} ${y - 6}C${x - 22} ${y + 8} ${x + 28} ${y + 4} ${x + 60} ${y - 12}`, '#F7A890', 9) +
      stroke(`M${x - 52} ${y + 20}C${x - 18} ${y + 32} ${x + 28} ${y + 28} ${x + 56} ${y + 14}`, '#F7A890', 5),
  });

const greenPlanet = (x: number, y: number): string =>
  shaded(ellipse(x, y, 34), '#59C9B8', '#2A968A') +
  stroke(`M${x - 48} ${y + 14}C${x - 16} ${y + 36} ${x + 42} ${y + 20} ${x + 54} ${y - 16}`, '#BFF1E8', 6, {
    opacity: 0.8,
  });

/** In warp mode the planets are small and far. */
const farPlanets = ([redX, redY]: readonly [number, number], [greenX, greenY]: readonly [number, number]): string =>
  shaded(ellipse(redX, redY, 30), '#F0876F', '#C95B4C') +
  shaded(ellipse(greenX, greenY, 22), '#59C9B8', '#2A968A', { dx: -6, dy: -6 });

const PLANETS: Readonly<Record<Shape, Readonly<Record<Mode, string>>>> = {
  landscape: { calm: redPlanet(112, 104) + greenPlanet(880, 150), warp: farPlanets([60, 80], [914, 332]) },
  portrait: {
    calm:
      placed(redPlanet(0, 0), { x: 54, y: 50, scale: 0.75 }) + placed(greenPlanet(0, 0), { x: 484, y: 46, scale: 0.8 }),
    warp: farPlanets([38, 40], [506, 50]),
  },
};

/** Space round its light; the frame's upper left corner is at 0,0. */
function space(shape: Shape, mode: Mode): string {
  const x = FRAME[shape].width / 2;
  const { y, discs } = LIGHT[shape];
  const area = [-REACH.beyond, 0, FRAME[shape].width + 2 * REACH.beyond, REACH.height] as const;
  return (
    box(area, 0, SPACE[mode].sky) +
    discs.map(([rx, ry], index) => oval(x, y, rx, ry, SPACE[mode].discs[index] ?? SPACE[mode].sky)).join('') +
    LANES[shape].map((angles) => lane(angles, x, y, mode)).join('') +
    PLANETS[shape][mode]
  );
}

function layer(shape: Shape, mode: Mode): Layer {
  const area = [-REACH.beyond, 0, FRAME[shape].width + 2 * REACH.beyond, REACH.height] as const;
  return { picture: asPicture(svgDocument(space(shape, mode), area)), area, edge: 'top', drift: 0 };
}

const AT_REST = { width: 1600, height: 900 } as const;

/** Space as an SVG document: what stands behind menu and results. */
export function spaceAtRest(): string {
  const { width, height } = AT_REST;
  const scale = width / FRAME.landscape.width;
  const area = [0, 0, width, height] as const;
  const inner = box(area, 0, SPACE.calm.sky) + placed(space('landscape', 'calm'), { scale, y: height * 0.08 });
  return svgDocument(inner, area);
}

const drawn = new Map<Shape, readonly Layer[]>();

const RINGS = {
  calm: asPicture(portalRing('portal')),
  warp: asPicture(portalRing('portal warp')),
} as const satisfies Record<Mode, string>;

/** The ring of the portal where it stands open. */
function ring(mode: Mode, view: View): Layer {
  const { x, y, scale } = portalPlace(view);
  const [left, top, width, height] = RING_AREA;
  return {
    picture: RINGS[mode],
    area: [x + left * scale, y - view.top + top * scale, width * scale, height * scale],
    edge: 'top',
    drift: 0,
  };
}

/**
 * Space, and over it space in warp mode: the style sheet shows the second while the ship flies so fast. Then the ring of
 * the portal for either of them, which is shown while the scene leaves it to the page.
 */
export const spaceBackdrop = (shape: Shape, view: View): readonly Layer[] => {
  const layers = drawn.get(shape) ?? [layer(shape, 'calm'), layer(shape, 'warp')];
  drawn.set(shape, layers);
  return [...layers, ring('calm', view), ring('warp', view)];
};
