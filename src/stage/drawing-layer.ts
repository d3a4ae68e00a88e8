import type { Layer } from './backdrop';
import { drawingUrl } from './drawing';

/** A layer drawn in the units of its area. It is placed at `at`, which defaults to its area. */
export const drawingLayer = (inner: string, area: Layer['area'], edge: Layer['edge'], at = area): Layer => ({
  picture: drawingUrl({ inner, area }),
  area: at,
  edge,
});

/** A layer that is visible only during a long streak. */
export const streakLayer = (...drawn: Parameters<typeof drawingLayer>): Layer => ({
  ...drawingLayer(...drawn),
  visibleWhen: 'bright',
  fades: true,
});
