/* The fair at dusk, as seen behind the booth. */
import type { Layer } from '../../../stage/backdrop';
import { box, disc, PAPER, svgDocument, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import { flagGarland, garlandsAcross } from '../../../stage/garland';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape } from '../../../stage/scene';
import wheel from '../drawings/place/wheel.svg?drawing';
import { FAIR } from './colours';

/** How far the sky and the ground extend past the frame, enough for a stage four times as wide as high. */
const BEYOND = 900;
const SKY_HEIGHT = 1500;
const GROUND = { height: 60, below: 300 } as const;

function sky(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const [x, radii] = shape === 'landscape' ? [-40, [620, 400]] : [-60, [560, 340]];
  const area = [-BEYOND, -20, width + 2 * BEYOND, SKY_HEIGHT] as const;
  const flags =
    shape === 'landscape' ? flagGarland(-260, 20, 120, 60) + flagGarland(width - 120, 60, width + 260, 20) : '';
  const inner = FAIR.discs.map((colour, index) => disc(x, 60, radii[index] ?? 0, colour)).join('') + flags;
  return drawingLayer(inner, area, 'top');
}

/** After five hits in a row, the lamps of the fair are lit. */
function litLamps(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const lit = garlandsAcross('lamps', width, BEYOND);
  const inner = lit + transformMarkup(lit, { x: 120, y: 150 }) + transformMarkup(lit, { x: -60, y: 300 });
  return streakLayer(inner, [-BEYOND, -20, width + 2 * BEYOND, 480], 'top');
}

function ground(shape: Shape): Layer {
  const area = [-BEYOND, -GROUND.height, FRAME[shape].width + 2 * BEYOND, GROUND.height + GROUND.below] as const;
  return drawingLayer(box([...area], 0, FAIR.ground), area, 'bottom');
}

/** A big wheel on the ground, with its axle at `x` from the left edge of the frame. */
function wheelAt(x: number, scale: number): Layer {
  const [left, top, width, height] = wheel.area;
  const y = -GROUND.height + 30 - (top + height) * scale + top * scale;
  return drawingLayer(wheel.inner, wheel.area, 'bottom', [x + left * scale, y, width * scale, height * scale]);
}

/** The sky with its lights and flags, the ground, and two wheels. */
export const targetTakedownBackdrop = memoise((shape: Shape) => {
  const { width } = FRAME[shape];
  const right = shape === 'landscape' ? width - 10 : width + 20;
  const left = shape === 'landscape' ? 22 : -10;
  return [sky(shape), litLamps(shape), ground(shape), wheelAt(left, 1), wheelAt(right, 0.82)];
});

const AT_REST = { width: 1600, height: 900, ground: 130, wheel: 1.7 } as const;

/** The fair as SVG documents from back to front. Shown behind menus and results. */
export function targetTakedownMenuBackdrop(): readonly string[] {
  const { width, height, ground: high, wheel: scale } = AT_REST;
  const axle = height - high + 40 - 260 * scale;
  return [
    box([0, 0, width, height], 0, FAIR.sky) + disc(120, height * 0.7, 620, FAIR.discs[0]),
    transformMarkup(wheel.inner, { x: 150, y: axle, scale }) +
      transformMarkup(wheel.inner, { x: width - 120, y: axle + 60, scale: scale * 0.86 }),
    // The stick of the pinwheel (creatures.ts).
    box([1251, 610, 8, height - high - 610], 4, PAPER) +
      box([0, height - high, width, high], 0, FAIR.ground) +
      flagGarland(-40, 130, width / 2, 150) +
      flagGarland(width / 2, 150, width + 40, 130),
  ].map((inner) => svgDocument(inner, [0, 0, width, height]));
}
