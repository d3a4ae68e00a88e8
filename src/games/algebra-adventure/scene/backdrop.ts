/* The workshop without the balance: wall, window, tools and bench. */
import type { Layer } from '../../../stage/backdrop';
import { box, disc, outline, oval, paletteColour, path, svgDocument, transformMarkup } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape } from '../../../stage/scene';
import oilCan from '../drawings/place/oil-can.svg?markup';
import pegboard from '../drawings/place/pegboard.svg?markup';
import rolls from '../drawings/place/rolls.svg?markup';
import windowPicture from '../drawings/place/window.svg?markup';
import { WORKSHOP } from './colours';
import { STAND_FOOT, workshopDrawings } from './drawings';
import { BALANCE } from './layout';

const { bench: BENCH } = WORKSHOP;
const drawings = workshopDrawings();

/** How far the backdrop extends past the frame on both sides and at the bottom, in units. */
const BEYOND = 900;
const HEIGHT = 1500;

/** The wall with light from the window, drawn from the top of the stage. */
function wall(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, 0, width + 2 * BEYOND, HEIGHT] as const;
  const beam = (from: number, wide: number) =>
    path(outline([from, 0], [from + wide, 0], [from + wide + 1100, HEIGHT], [from + 1100, HEIGHT]), WORKSHOP.light);
  const light = [-700, 0, 700].map((x) => beam(x - 260, 230) + beam(x + 80, 90)).join('');
  const inner = box([-BEYOND, 0, width + 2 * BEYOND, HEIGHT], 0, WORKSHOP.wall) + light;
  return drawingLayer(inner, area, 'top');
}

/**
 * `up` is the height of the top of the window-and-tools drawing above the lower edge of the stage. `window` and
 * `tools` shift them sideways: next to the question in landscape, between the question and the beam in portrait.
 */
const HANGING = {
  landscape: { up: 528, window: -14, tools: 14 },
  portrait: { up: 662, window: 4, tools: -424 },
} as const satisfies Record<Shape, { up: number; window: number; tools: number }>;

/** After a streak of five, the sun shines in and dust dances in the light. */
function sunbeam(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const area = [-BEYOND, 0, width + 2 * BEYOND, HEIGHT] as const;
  const beam = (x: number, wide: number) =>
    path(outline([x, 0], [x + wide, 0], [x + wide + 1100, HEIGHT], [x + 1100, HEIGHT]), paletteColour('sun-300'), {
      opacity: 0.38,
    });
  const motes = Array.from({ length: 40 }, (_, index) =>
    disc(-500 + ((index * 173) % 1900), 30 + ((index * 97) % 520), 3 + (index % 3) * 2, paletteColour('sun-400')),
  );
  return streakLayer([-960, -620, -260, 80, 440].map((x) => beam(x, 190)).join('') + motes.join(''), area, 'top');
}

/** The window and tools are placed relative to the bench so that the question never hides them. */
function hangings(shape: Shape): Layer {
  const { up, window, tools } = HANGING[shape];
  const area = [-BEYOND, 0, FRAME[shape].width + 2 * BEYOND, 300] as const;
  const inner = transformMarkup(windowPicture, { x: window }) + transformMarkup(pegboard, { x: tools });
  return drawingLayer(inner, area, 'bottom', [area[0], -up, area[2], area[3]]);
}

/** The shadow of the stand. `foot` is the distance from the edge of the bench down to the base of the stand. */
const shadow = (x: number, foot: number): string => oval(x, foot + 6, 150, 9, '#5E3A20', { opacity: 0.35 });

/** The bench and everything on it, drawn upwards from the lower edge of the stage. */
function bench(shape: Shape): Layer {
  const { width } = FRAME[shape];
  const up = BALANCE[shape].bench;
  const top = 200;
  const area = [-BEYOND, -top, width + 2 * BEYOND, top + 400] as const;
  const wide = width + 2 * BEYOND;
  const grooves = [56, 96, 136].map((y) => box([-BEYOND, y - up, wide, 5], 0, BENCH.groove)).join('');
  const aside = shape === 'landscape' ? 0 : (width - 960) / 2;
  const inner =
    box([-BEYOND, -up, wide, 600], 0, BENCH.front) +
    box([-BEYOND, -up, wide, 26], 0, BENCH.edge) +
    box([-BEYOND, -up, wide, 9], 0, BENCH.top) +
    grooves +
    transformMarkup(oilCan, { x: -aside + 30, y: 12 - up - 434 }) +
    transformMarkup(rolls, {
      x: aside - 22,
      y: 34 - up - 476,
    }) +
    shadow(width / 2, STAND_FOOT - up);
  return drawingLayer(inner, area, 'bottom');
}

export const algebraAdventureBackdrop = memoise((shape: Shape) => [
  wall(shape),
  sunbeam(shape),
  hangings(shape),
  { ...bench(shape), isFront: true },
]);

/** The balance is to the left of the start button, below the name and the settings. */
const AT_REST = { width: 1600, height: 900, scale: 1.45, bench: 130, balance: { x: 320, scale: 0.77 } } as const;

/** The whole workshop, including the balance, as SVG documents from back to front. Shown behind menus and results. */
export function algebraAdventureMenuBackdrop(): readonly string[] {
  const { width, height, scale, bench: up, balance } = AT_REST;
  const light = [-500, 200, 900].map((x) =>
    path(outline([x, 0], [x + 300, 0], [x + 1000, height], [x + 700, height]), WORKSHOP.light),
  );
  const boards =
    box([0, height - up, width, up], 0, BENCH.front) +
    box([0, height - up, width, 34], 0, BENCH.edge) +
    box([0, height - up, width, 12], 0, BENCH.top);
  return [
    box([0, 0, width, height], 0, WORKSHOP.wall) + light.join(''),
    transformMarkup(windowPicture, { x: 10, y: 40, scale }) +
      transformMarkup(pegboard, { x: width - 952 * scale - 10, y: 40, scale }),
    boards +
      transformMarkup(shadow(0, 0) + emptyBalance(), { x: balance.x, y: height - up + 16, scale: balance.scale }) +
      transformMarkup(oilCan, { x: width - 930 * scale, y: height - up + 10 - 434 * scale, scale }),
  ].map((inner) => svgDocument(inner, [0, 0, width, height]));
}

const part = (name: string, x: number, y: number): string => transformMarkup(drawings[name]?.inner ?? '', { x, y });

/** The level beam with empty pans. The origin is the base of the stand. */
function emptyBalance(): string {
  const { arm, drop, pivot, bench: edge } = BALANCE.landscape;
  // From the base of the stand up to the pivot.
  const y = edge - STAND_FOOT - pivot;
  const pans = [-arm, arm].map((x) => part('ropes landscape', x, y) + part('pan landscape', x, y + drop));
  const before = part('stand landscape', 0, y) + part('dial', 0, y);
  return before + pans.join('') + ['beam landscape', 'hub', 'needle'].map((name) => part(name, 0, y)).join('');
}
