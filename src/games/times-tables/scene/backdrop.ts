/* The background of the courtyard: wall, arches, frieze, floor and pots. */
import type { Layer } from '../../../stage/backdrop';
import { box, outline, path, pattern, repeatMarkup, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import { fillColours } from '../../../stage/drawings';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape } from '../../../stage/scene';
import fountain from '../drawings/acts/fountain.svg?markup';
import archway from '../drawings/courtyard/arch.svg?markup';
import archEdge from '../drawings/courtyard/arch-edge.svg?markup';
import nightSky from '../drawings/courtyard/night-sky.svg?markup';
import pot from '../drawings/courtyard/pot.svg?markup';
import stone from '../drawings/courtyard/stone.svg?markup';
import { COURTYARD, type Light } from './colours';

/** How far the picture extends past the frame, enough for a stage four times as wide as high. */
const BEYOND = 900;
const WALL_HEIGHT = 1500;
const FLOOR = { high: 110, below: 400 } as const;
const ARCH = { width: 140, height: 280 } as const;
/** The spacing of arches, and the position of the first one next to the panel. */
const ARCH_STEP = 220;
const ARCH_FROM = { landscape: 38, portrait: -146 } as const satisfies Record<Shape, number>;
/** The spacing of stones of one colour. Those of the other colour are between them. */
const STONES = { step: 80, high: 80 } as const;
/** The slabs of the floor are in staggered rows, seen from the front left. */
const SLAB = { step: 120, width: 60, high: 38, slant: 8 } as const;

/** An arch with its base at y = 0 and its left edge at x = 0. */
const arch = (light: Light): string =>
  fillColours(archway, COURTYARD[light].arch) +
  (light === 'night' ? nightSky : '') +
  fillColours(archEdge, COURTYARD[light].arch);

/** The band of stones along the top of the wall, in tens, alternately coral and teal. */
function frieze(light: Light, width: number): string {
  const { band, edge, stones, inner } = COURTYARD[light].frieze;
  const [from, to] = [-BEYOND, width + BEYOND];
  const pair = stones.map((colour, index) =>
    transformMarkup(fillColours(stone, { stone: colour, inner }), {
      x: STONES.step * (3 / 4 - index / 2),
      y: STONES.high / 2,
    }),
  );
  return (
    pattern('stones', pair.join(''), [0, 0, STONES.step, STONES.high]) +
    box([from, 16, to - from, 48], 0, band) +
    box([from, 16, to - from, 5], 0, edge) +
    box([from, 60, to - from, 5], 0, edge) +
    box([from, 16, to - from, 48], 0, 'url(#stones)')
  );
}

function wall(shape: Shape, light: Light): Layer {
  const { width } = FRAME[shape];
  const colours = COURTYARD[light];
  const area = [-BEYOND, 0, width + 2 * BEYOND, WALL_HEIGHT] as const;
  const inner =
    box([...area], 0, colours.wall) +
    path(
      outline([-BEYOND, 0], [width * 0.3, 0], [width * 0.3 - 420, WALL_HEIGHT], [-BEYOND, WALL_HEIGHT]),
      colours.light,
    ) +
    frieze(light, width);
  return drawingLayer(inner, area, 'top');
}

function arches(shape: Shape, light: Light): Layer {
  const { width } = FRAME[shape];
  const high = ARCH.height + 20;
  const area = [-BEYOND, -FLOOR.high - high, width + 2 * BEYOND, high] as const;
  const first = ARCH_FROM[shape];
  const positions = [0, 1, 2, 3].flatMap((step) => [
    first - step * ARCH_STEP,
    width - first - ARCH.width + step * ARCH_STEP,
  ]);
  const inner = repeatMarkup(
    'arch',
    arch(light),
    positions.map((x) => ({ x, y: -FLOOR.high })),
  );
  return drawingLayer(inner, area, 'bottom');
}

function floor(shape: Shape, light: Light): Layer {
  const { width } = FRAME[shape];
  const { base, stones, edge } = COURTYARD[light].floor;
  const reach = 180;
  const area = [-BEYOND, -FLOOR.high - reach, width + 2 * BEYOND, FLOOR.high + FLOOR.below + reach] as const;
  const columns = Math.ceil((width + 2 * BEYOND) / SLAB.step) + 2;
  const rows = Math.ceil((FLOOR.high + FLOOR.below) / SLAB.high);
  // A single outline for all slabs, because a browser would take longer to draw hundreds of copies than
  // everything else.
  const slabs = Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = -BEYOND + (index % columns) * SLAB.step + ((row % 2) * SLAB.step) / 2 - row * SLAB.slant;
    const [top, left] = [-FLOOR.high + 6 + row * SLAB.high, x - SLAB.slant];
    const bottom = top + SLAB.high;
    return outline([x, top], [x + SLAB.width, top], [left + SLAB.width, bottom], [left, bottom]);
  });
  const plants = shape === 'landscape' ? [112, width - 112, -300, width + 300] : [-60, width + 60];
  const small = shape === 'landscape' ? [200, width - 196] : [];
  const inner =
    box([-BEYOND, -FLOOR.high, width + 2 * BEYOND, FLOOR.high + FLOOR.below], 0, base) +
    path(slabs.join(''), stones) +
    box([-BEYOND, -FLOOR.high - 6, width + 2 * BEYOND, 12], 0, edge) +
    repeatMarkup('pot', pot, [
      ...plants.map((x) => ({ x, y: -38, scale: 1.05 })),
      ...small.map((x) => ({ x, y: -70, scale: 0.6 })),
    ]);
  return drawingLayer(inner, area, 'bottom');
}

/** When the puzzle is solved, there are fountains on both sides of the panel. */
function fountains(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const xs = shape === 'landscape' ? [52, width - 52, -160, width + 160] : [22, width - 22, -120, width + 120];
  const springing = repeatMarkup(
    'fountain',
    fountain,
    xs.map((x) => ({ x, y: -16, scale: 1.2 })),
  );
  return streakLayer(springing, [-BEYOND, -220, width + 2 * BEYOND, 240], 'bottom');
}

/** The courtyard behind the panel, by day or by night, drawn once for each shape. */
export const timesTablesBackdrop = { day: layersBy('day'), night: layersBy('night') } as const;

function layersBy(light: Light) {
  return memoise((shape: Shape) => [wall(shape, light), arches(shape, light), floor(shape, light), fountains(shape)]);
}
