/* The mosaic courtyard: wall, arches, frieze, floor and pots. */
import type { Layer } from '../../../stage/backdrop';
import {
  asPicture,
  box,
  disc,
  oval,
  type Point,
  path,
  polygon,
  repeated,
  rounded,
  shaded,
  svgDocument,
} from '../../../stage/drawing';
import { FRAME, type Shape } from '../../../stage/scene';
import { COURTYARD, type Light } from './colours';

/** The place is painted so far beyond the frame, for a stage of four to one. */
const BEYOND = 900;
const WALL_HEIGHT = 1500;
const FLOOR = { high: 110, below: 400 } as const;
const ARCH = { width: 140, height: 280 } as const;
/** How far apart arches stand, and where the first of them stands beside the panel. */
const ARCH_STEP = 220;
const ARCH_FROM = { landscape: 38, portrait: -146 } as const satisfies Record<Shape, number>;
const STONE_STEP = 40;

/** An arch that stands on y 0; its left edge is at 0. */
function arch(light: Light): string {
  const { jamb, inside, edge, sky, hills } = COURTYARD[light].arch;
  const { width, height } = ARCH;
  const spring = -height + width / 2;
  const moon = disc(96, -206, 15, '#FFEAA6') + disc(103, -211, 13, sky);
  const stars = disc(52, -214, 2, '#FFEAA6') + disc(74, -170, 1.6, '#FFEAA6') + disc(44, -150, 1.6, '#FFEAA6');
  return (
    box([-8, spring - 4, width + 16, -spring + 4], 0, jamb) +
    path(`M0 0V${spring}A${width / 2} ${width / 2} 0 0 1 ${width} ${spring}V0Z`, inside) +
    path(`M16 0V${spring}A${width / 2 - 8} ${width / 2 - 4} 0 0 1 ${width} ${spring}V0Z`, sky) +
    (light === 'night' ? moon + stars : '') +
    path(`M16 0V-58C40 -78 70 -64 ${width} -80V0Z`, hills) +
    path(
      `M-10 ${spring}A${width / 2 + 10} ${width / 2 + 10} 0 0 1 ${width + 10} ${spring}H${width}A${width / 2} ${width / 2} 0 0 0 0 ${spring}Z`,
      edge,
    )
  );
}

const diamond = (reach: number, corner: number): string => {
  const points: readonly Point[] = [
    [0, -reach],
    [reach, 0],
    [0, reach],
    [-reach, 0],
  ];
  return polygon(points, corner);
};

/** The band of stones along the top of the wall: tens of them, coral and teal in turn. */
function frieze(light: Light, width: number): string {
  const { band, edge, stones, inner } = COURTYARD[light].frieze;
  const [from, to] = [-BEYOND, width + BEYOND];
  const count = Math.ceil((to - from) / STONE_STEP);
  const ofColour = (colour: string, first: number): string =>
    repeated(
      `stone${first}`,
      path(diamond(14, 3), colour) + path(diamond(6, 1.5), inner),
      Array.from({ length: Math.ceil(count / 2) }, (_, index) => ({
        x: from + (2 * index + first) * STONE_STEP,
        y: 40,
      })),
    );
  return (
    box([from, 16, to - from, 48], 0, band) +
    box([from, 16, to - from, 5], 0, edge) +
    box([from, 60, to - from, 5], 0, edge) +
    stones.map(ofColour).join('')
  );
}

function wall(shape: Shape, light: Light): Layer {
  const { width } = FRAME[shape];
  const colours = COURTYARD[light];
  const area = [-BEYOND, 0, width + 2 * BEYOND, WALL_HEIGHT] as const;
  const inner =
    box([...area], 0, colours.wall) +
    path(`M${-BEYOND} 0H${width * 0.3}L${width * 0.3 - 420} ${WALL_HEIGHT}H${-BEYOND}Z`, colours.light) +
    frieze(light, width);
  return { picture: asPicture(svgDocument(inner, area)), area, edge: 'top', drift: 0 };
}

function arches(shape: Shape, light: Light): Layer {
  const { width } = FRAME[shape];
  const high = ARCH.height + 20;
  const area = [-BEYOND, -FLOOR.high - high, width + 2 * BEYOND, high] as const;
  const first = ARCH_FROM[shape];
  const places = [0, 1, 2, 3].flatMap((step) => [
    first - step * ARCH_STEP,
    width - first - ARCH.width + step * ARCH_STEP,
  ]);
  const inner = repeated(
    'arch',
    arch(light),
    places.map((x) => ({ x, y: -FLOOR.high })),
  );
  return { picture: asPicture(svgDocument(inner, area)), area, edge: 'bottom', drift: 0 };
}

const LEAVES: readonly (readonly [x: number, y: number, base: string])[] = [
  [-60, -112, '#56A866'],
  [-20, -140, '#4A9A5C'],
  [30, -132, '#62B672'],
  [62, -98, '#4A9A5C'],
  [0, -112, '#6FC47E'],
];

/** A pot with a plant, its foot at 0,0. */
const pot = (): string =>
  oval(4, 4, 42, 7, '#5E3A20', { opacity: 0.25 }) +
  LEAVES.map(([x, y, base]) =>
    shaded(
      `M0 -44C${x * 0.3} ${y * 0.7} ${x * 0.8} ${y} ${x} ${y - 8}C${x * 1.15} ${y * 0.6} ${x * 0.5} -50 0 -44Z`,
      base,
      '#347A49',
      { dx: -4, dy: -3 },
    ),
  ).join('') +
  shaded('M-34 -48H34L26 2H-26Z', '#DD7B52', '#B2552F', { dx: -8, dy: 0 }) +
  shaded(rounded(-40, -58, 80, 16, 7), '#EC9168', '#C2643C', { dx: -8, dy: -3 });

function floor(shape: Shape, light: Light): Layer {
  const { width } = FRAME[shape];
  const { base, stones, edge } = COURTYARD[light].floor;
  const reach = 180;
  const area = [-BEYOND, -FLOOR.high - reach, width + 2 * BEYOND, FLOOR.high + FLOOR.below + reach] as const;
  const columns = Math.ceil((width + 2 * BEYOND) / 120) + 2;
  const rows = Math.ceil((FLOOR.high + FLOOR.below) / 38);
  const stone = repeated(
    'slab',
    path('M0 0h60l-8 38h-60Z', stones),
    Array.from({ length: columns * rows }, (_, index) => {
      const row = Math.floor(index / columns);
      return { x: -BEYOND + (index % columns) * 120 + (row % 2) * 60 - row * 8, y: -FLOOR.high + 6 + row * 38 };
    }),
  );
  const plants = shape === 'landscape' ? [112, width - 112, -300, width + 300] : [-60, width + 60];
  const small = shape === 'landscape' ? [200, width - 196] : [];
  const inner =
    box([-BEYOND, -FLOOR.high, width + 2 * BEYOND, FLOOR.high + FLOOR.below], 0, base) +
    stone +
    box([-BEYOND, -FLOOR.high - 6, width + 2 * BEYOND, 12], 0, edge) +
    repeated('pot', pot(), [
      ...plants.map((x) => ({ x, y: -38, scale: 1.05 })),
      ...small.map((x) => ({ x, y: -70, scale: 0.6 })),
    ]);
  return { picture: asPicture(svgDocument(inner, area)), area, edge: 'bottom', drift: 0 };
}

const drawn = new Map<string, readonly Layer[]>();

/** The courtyard behind the panel, by day or by night; drawn once for each shape. */
export function courtyardLayers(shape: Shape, light: Light): readonly Layer[] {
  const name = `${shape} ${light}`;
  const layers = drawn.get(name) ?? [wall(shape, light), arches(shape, light), floor(shape, light)];
  drawn.set(name, layers);
  return layers;
}
