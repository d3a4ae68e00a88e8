import type { Layer } from './backdrop';
import { pictureUrl } from './drawing';

/** A layer of what is drawn in the units of its area, which lies at `at`: where it is drawn, if nothing is said. */
export const layerOf = (inner: string, area: Layer['area'], edge: Layer['edge'], at = area): Layer => ({
  picture: pictureUrl({ inner, area }),
  area: at,
  edge,
});

/** A layer that stands while so many answers in a row were right. */
export const brightLayer = (...drawn: Parameters<typeof layerOf>): Layer => ({
  ...layerOf(...drawn),
  stands: 'bright',
  fades: true,
});
