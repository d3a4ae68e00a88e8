/*
 * The background: the town, and the clock, clocks or calendar on the tower. The scene decides which of them is
 * visible.
 */
import type { Layer } from '../../../stage/backdrop';
import { box, disc, paletteColour, svgDocument } from '../../../stage/drawing';
import { drawingLayer, streakLayer } from '../../../stage/drawing-layer';
import { garlandsAcross } from '../../../stage/garland';
import { memoise } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';
import { drawClockAt } from './draw-clock-at';
import { getStageForm, type StageForm, timeMasterLayout } from './layout';
import { calendar, clockFace, plate, post, town } from './town';

const BEYOND = 800;

/** A layer for the frame and the area around it, in units of the frame. */
function layer(view: View, inner: string, beyond: number): Layer {
  const { width, height } = FRAME[view.shape];
  const area = [-beyond, -beyond, width + 2 * beyond, height + 2 * beyond] as const;
  // Layers are placed from the edge of the view, which is above the frame.
  const placed = [area[0], area[1] - view.top, area[2], area[3]] as const;
  return drawingLayer(inner, area, 'top', placed);
}

/** In the order of the pictures. */
const CONTENTS = ['clock', 'pair', 'week', 'reading'] as const;

const pictures = new Map<
  StageForm,
  readonly [town: string, clock: string, pair: string, week: string, reading: string]
>();

function drawn(view: View) {
  const { clock, tower, pair, panel, reading } = timeMasterLayout(view);
  const form = getStageForm(view);
  const known = pictures.get(form) ?? [
    town(view.shape, tower),
    (clock === null ? '' : clockFace(clock)) + plate(panel),
    (form === 'landscape' ? post(pair[1]) : '') + pair.map(clockFace).join(''),
    (clock === null ? '' : calendar(clock)) + plate(panel),
    plate(panel) + clockFace(reading),
  ];
  pictures.set(form, known);
  return known;
}

/** After five correct answers in a row, evening falls over the town, with stars and lit lamps. */
const eveningOver = memoise((shape: Shape) => {
  const { width, height } = FRAME[shape];
  const dusk = [0.34, 0.24, 0.14].map((opacity, index) =>
    box([-BEYOND, -BEYOND + index * 90, width + 2 * BEYOND, BEYOND + height * 0.3], 0, paletteColour('violet-500'), {
      opacity,
    }),
  );
  const stars = Array.from({ length: 60 }, (_, index) =>
    disc(((index * 271) % 2400) - 760, (index * 53) % 190, 1.6 + (index % 3), paletteColour('sun-200')),
  );
  return streakLayer(
    dusk.join('') + stars.join('') + garlandsAcross('lamps', width, BEYOND),
    [-BEYOND, -BEYOND, width + 2 * BEYOND, BEYOND + height * 0.8],
    'top',
  );
});

/** The town, with one clock, two clocks, or a calendar on it. */
export const timeMasterBackdrop = (_shape: Shape, view: View): readonly Layer[] => {
  const [lasting, ...standing] = drawn(view);
  return [
    layer(view, lasting, BEYOND),
    eveningOver(view.shape),
    ...standing.map((inner, index) => ({
      ...layer(view, inner, 40),
      visibleWhen: CONTENTS[index] ?? '',
      isFront: true,
    })),
  ];
};

/** The clock is to the left of the start button, below the name and the settings. */
const AT_REST = {
  left: -20,
  width: 1600,
  height: 900,
  scale: 1.6,
  clock: { x: 186, y: 362, radius: 82 },
  numbers: { shown: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], size: 34 },
} as const;

/** The centre and radius of that clock in the picture. */
export const MENU_CLOCK = {
  x: (AT_REST.clock.x - AT_REST.left) * AT_REST.scale,
  y: AT_REST.clock.y * AT_REST.scale,
  radius: AT_REST.clock.radius * AT_REST.scale,
} as const;

/** The town with its clock, without hands, as an SVG document. Shown behind menus and results. */
export function timeMasterMenuBackdrop(): string {
  const { left, width, height, scale, clock, numbers } = AT_REST;
  return svgDocument(town('landscape', clock) + drawClockAt(clock, numbers), [left, 0, width / scale, height / scale]);
}
