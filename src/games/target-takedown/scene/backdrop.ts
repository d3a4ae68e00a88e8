/* The fair at dusk: what of it stands behind the booth. */
import type { Layer } from '../../../stage/backdrop';
import { bend, box, disc, paint, placed, stroke, svgDocument, svgUrl } from '../../../stage/drawing';
import { coloured } from '../../../stage/drawings';
import { FRAME, type Shape } from '../../../stage/scene';
import pennant from '../drawings/place/flag.svg?markup';
import wheel from '../drawings/place/wheel.svg?drawing';
import { FAIR } from './colours';

/** The sky and the ground reach so far beyond the frame, for a stage of four to one. */
const BEYOND = 900;
const SKY_HEIGHT = 1500;
const GROUND = { height: 60, below: 300 } as const;

const FLAGS = 10;
const FLAG_COLOURS = [paint('sun-300'), paint('teal-300'), paint('coral-300'), paint('violet-300')] as const;

/** A line of ten flags from one point to another, hanging through in its middle. */
function bunting(fromX: number, fromY: number, toX: number, toY: number): string {
  const [middleX, middleY] = [(fromX + toX) / 2, Math.max(fromY, toY) + 46];
  const flag = (index: number): string => {
    const t = (index + 0.5) / FLAGS;
    const on = (from: number, middle: number, to: number) =>
      (1 - t) ** 2 * from + 2 * t * (1 - t) * middle + t ** 2 * to;
    const [x, y] = [on(fromX, middleX, toX), on(fromY, middleY, toY)];
    return placed(coloured(pennant, { flag: FLAG_COLOURS[index % FLAG_COLOURS.length] ?? paint('sun-300') }), { x, y });
  };
  return (
    stroke(bend([fromX, fromY], [middleX, middleY], [toX, toY]), '#E6DAF4', 3) +
    Array.from({ length: FLAGS }, (_, index) => flag(index)).join('')
  );
}

function sky(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const [x, radii] = shape === 'landscape' ? [-40, [620, 400]] : [-60, [560, 340]];
  const area = [-BEYOND, -20, width + 2 * BEYOND, SKY_HEIGHT] as const;
  const flags = shape === 'landscape' ? bunting(-260, 20, 120, 60) + bunting(width - 120, 60, width + 260, 20) : '';
  const inner = FAIR.discs.map((colour, index) => disc(x, 60, radii[index] ?? 0, colour)).join('') + flags;
  return { picture: svgUrl(svgDocument(inner, area)), area, edge: 'top', drift: 0 };
}

function ground(shape: Shape): Layer {
  const area = [-BEYOND, -GROUND.height, FRAME[shape].width + 2 * BEYOND, GROUND.height + GROUND.below] as const;
  return { picture: svgUrl(svgDocument(box([...area], 0, FAIR.ground), area)), area, edge: 'bottom', drift: 0 };
}

/** A wheel whose foot stands on the ground, its axle `x` from the frame's left edge. */
function wheelAt(x: number, scale: number): Layer {
  const [left, top, width, height] = wheel.area;
  return {
    picture: svgUrl(svgDocument(wheel.inner, wheel.area)),
    area: [x + left * scale, -GROUND.height + 30 - (top + height) * scale + top * scale, width * scale, height * scale],
    edge: 'bottom',
    drift: 0,
  };
}

const drawn = new Map<Shape, readonly Layer[]>();

/** The sky with its lights and flags, the ground, and two wheels. */
export const fairBackdrop = (shape: Shape): readonly Layer[] => {
  const { width } = FRAME[shape];
  const right = shape === 'landscape' ? width - 10 : width + 20;
  const left = shape === 'landscape' ? 22 : -10;
  const layers = drawn.get(shape) ?? [sky(shape), ground(shape), wheelAt(left, 1), wheelAt(right, 0.82)];
  drawn.set(shape, layers);
  return layers;
};

const AT_REST = { width: 1600, height: 900, ground: 130, wheel: 1.7 } as const;

/** The fair at rest, as an SVG document: what stands behind menus and results. */
export function fairAtRest(): string {
  const { width, height, ground: high, wheel: scale } = AT_REST;
  const axle = height - high + 40 - 260 * scale;
  return svgDocument(
    box([0, 0, width, height], 0, FAIR.sky) +
      disc(120, height * 0.7, 620, FAIR.discs[0]) +
      placed(wheel.inner, { x: 150, y: axle, scale }) +
      placed(wheel.inner, { x: width - 120, y: axle + 60, scale: scale * 0.86 }) +
      box([0, height - high, width, high], 0, FAIR.ground) +
      bunting(-40, 130, width / 2, 150) +
      bunting(width / 2, 150, width + 40, 130),
    [0, 0, width, height],
  );
}
