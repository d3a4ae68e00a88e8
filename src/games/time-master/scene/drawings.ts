import type { Drawing } from '../../../stage/atlas';
import { correctBadge, incorrectBadge } from '../../../stage/badges';
import { transformMarkup } from '../../../stage/drawing';
import { drawingsByName } from '../../../stage/drawings';

/** The radius of a small clock for an hour, and of the sky next to a clock. */
export const SMALL_RADIUS = { hour: 33, sky: 40 } as const;

const files = drawingsByName(
  import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
);
/** The token on the week strip is the sun, enlarged by this factor. */
const TOKEN_TO_SUN = 13 / 17;

/** The scene's drawings. Parts that appear in several colours are white and get a tint. */
export const towerDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...files,
  sun: { inner: transformMarkup(files['token']?.inner ?? '', { scale: TOKEN_TO_SUN }), area: [-15, -15, 30, 30] },
  right: correctBadge(24),
  wrong: incorrectBadge(24),
});
