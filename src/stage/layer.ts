import type { Layer } from './backdrop';
import { pictureUrl } from './drawing';

/** A layer drawn in the units of its area, which is placed at `at`, by default where it is drawn. */
export const layerOf = (inner: string, area: Layer['area'], edge: Layer['edge'], at = area): Layer => ({
  picture: pictureUrl({ inner, area }),
  area: at,
  edge,
});

/** A layer that is visible only during a long streak. */
export const brightLayer = (...drawn: Parameters<typeof layerOf>): Layer => ({
  ...layerOf(...drawn),
  stands: 'bright',
  fades: true,
});
