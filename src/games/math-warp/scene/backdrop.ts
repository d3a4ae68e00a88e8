/* Deep space without the portal and the ship: its light, lanes and planets, once for normal flight and once for warp
   mode. */
import type { Layer } from '../../../stage/backdrop';
import { box, outline, oval, type Point, path, svgDocument, svgUrl, transformMarkup } from '../../../stage/drawing';
import { drawingLayer } from '../../../stage/drawing-layer';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import farGreenPlanet from '../drawings/place/far-green-planet.svg?markup';
import farRedPlanet from '../drawings/place/far-red-planet.svg?markup';
import greenPlanet from '../drawings/place/green-planet.svg?markup';
import redPlanet from '../drawings/place/red-planet.svg?markup';
import { SPACE } from './colours';
import { portalPosition } from './layout';
import { drawPortalRing, RING_AREA } from './portal-drawing';

type Mode = keyof typeof SPACE;

/** The centre of the light and the radii of its discs, for each shape of the stage. */
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

/** The angles of the edges of the four lanes, in degrees clockwise from the right. */
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

/** Long enough to extend past the edge of every stage. */
const LANE_LENGTH = 1600;
/**
 * How far the backdrop extends past each side of the frame, and its height. Both are enough for a stage with an
 * aspect ratio of 4:1.
 */
const REACH = { beyond: 700, height: 1400 } as const;

function lane([from, to]: readonly [number, number], x: number, y: number, mode: Mode): string {
  const edge = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.round(x + LANE_LENGTH * Math.cos(angle)), Math.round(y + LANE_LENGTH * Math.sin(angle))];
  };
  return path(outline([x, y], edge(from), edge(to)), SPACE[mode].lane, { opacity: mode === 'warp' ? 0.16 : 0.1 });
}

/** In warp mode the planets are small and far away. */
const PLANETS: Readonly<Record<Shape, Readonly<Record<Mode, string>>>> = {
  landscape: {
    calm: transformMarkup(redPlanet, { x: 112, y: 104 }) + transformMarkup(greenPlanet, { x: 880, y: 150 }),
    warp: transformMarkup(farRedPlanet, { x: 60, y: 80 }) + transformMarkup(farGreenPlanet, { x: 914, y: 332 }),
  },
  portrait: {
    calm:
      transformMarkup(redPlanet, { x: 54, y: 50, scale: 0.75 }) +
      transformMarkup(greenPlanet, { x: 484, y: 46, scale: 0.8 }),
    warp: transformMarkup(farRedPlanet, { x: 38, y: 40 }) + transformMarkup(farGreenPlanet, { x: 506, y: 50 }),
  },
};

/** Space around its light. The origin is the upper left corner of the frame. */
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
  return drawingLayer(space(shape, mode), area, 'top');
}

const AT_REST = { width: 1600, height: 900 } as const;

/** Space as an SVG document. Shown behind menus and results. */
export function mathWarpMenuBackdrop(): string {
  const { width, height } = AT_REST;
  const scale = width / FRAME.landscape.width;
  const area = [0, 0, width, height] as const;
  const inner = box(area, 0, SPACE.calm.sky) + transformMarkup(space('landscape', 'calm'), { scale, y: height * 0.08 });
  return svgDocument(inner, area);
}

const skies = memoise((shape: Shape): readonly Layer[] => [
  layer(shape, 'calm'),
  { ...layer(shape, 'warp'), visibleWhen: 'speed', fades: true },
]);

const RINGS = {
  calm: svgUrl(drawPortalRing('portal')),
  warp: svgUrl(drawPortalRing('portal warp')),
} as const satisfies Record<Mode, string>;

function ring(mode: Mode, view: View): Layer {
  const { x, y, scale } = portalPosition(view);
  const [left, top, width, height] = RING_AREA;
  return {
    picture: RINGS[mode],
    area: [x + left * scale, y - view.top + top * scale, width * scale, height * scale],
    edge: 'top',
    isFront: true,
  };
}

/**
 * Space, then space in warp mode, which the style sheet shows while the ship is in warp. Then the portal's ring
 * for each of them, shown when the scene does not draw it.
 */
export const mathWarpBackdrop = (shape: Shape, view: View): readonly Layer[] => [
  ...skies(shape),
  { ...ring('calm', view), visibleWhen: 'calm' },
  { ...ring('warp', view), visibleWhen: 'warp' },
];
