import type { Drawing } from '../../../stage/atlas';
import { rightBadge, wrongBadge } from '../../../stage/badges';
import { placed } from '../../../stage/drawing';
import { named } from '../../../stage/drawings';

/** The radius of a small clock that is an hour, and of the sky beside a clock. */
export const SMALL = { hour: 33, sky: 40 } as const;

const files = named(
  import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
);
/** The token of the weeks is the sun, and larger: so much. */
const TOKEN_TO_SUN = 13 / 17;

/** What the atlas of the tower holds. Parts that come in several colours are white, and tinted. */
export const towerDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...files,
  sun: { inner: placed(files['token']?.inner ?? '', { scale: TOKEN_TO_SUN }), area: [-15, -15, 30, 30] },
  right: rightBadge(24),
  wrong: wrongBadge(24),
});
