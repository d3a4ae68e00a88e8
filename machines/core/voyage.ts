/*
 * The voyage of a child over the map: at which islands it was, and how many stars it reached at each. Nothing of it ever
 * grows less.
 */
import { STARS } from './stars';

/** What is remembered of the map. */
export interface Voyage {
  /** The id of the game where the boat lies; empty before the first. */
  readonly last: string;
  /** The stars by the ids of the games: 0 where the child was and has none yet. */
  readonly stars: Readonly<Record<string, number>>;
}

/** A child that has not been anywhere. */
export const NO_VOYAGE: Voyage = { last: '', stars: {} };

/** The stars of an island; null where nobody was. */
const starsAt = ({ stars }: Voyage, game: string): number | null =>
  (Object.hasOwn(stars, game) ? stars[game] : null) ?? null;

/** The voyage after the boat has come to an island; the very same one where it lies there already. */
export const landed = (voyage: Voyage, game: string): Voyage =>
  voyage.last === game && starsAt(voyage, game) !== null
    ? voyage
    : { last: game, stars: { ...voyage.stars, [game]: starsAt(voyage, game) ?? 0 } };

/** The stars of an island for those of a round, which may have more: all for all, one for any at least. */
const onIsland = (count: number, max: number): number =>
  count === 0 ? 0 : Math.max(1, Math.floor((STARS.max * count) / max));

/** The voyage after a round with so many stars of so many; the very same one where there were as many before. */
export function starred(voyage: Voyage, game: string, count: number, max: number): Voyage {
  const stars = onIsland(count, max);
  return stars <= (starsAt(voyage, game) ?? -1) ? voyage : { ...voyage, stars: { ...voyage.stars, [game]: stars } };
}

/** Whether the hat of an island is earned. */
export const hasHat = (voyage: Voyage, game: string): boolean => (starsAt(voyage, game) ?? 0) >= STARS.forHat;

/** Two voyages in one: of each island the more stars. The boat stays where it lies here. */
export const joined = (here: Voyage, other: Voyage): Voyage => ({
  last: here.last || other.last,
  stars: Object.entries(other.stars).reduce(
    (stars, [game, count]) => ({ ...stars, [game]: Math.max(count, starsAt(here, game) ?? 0) }),
    here.stars,
  ),
});

/** How an island looks, from as it was drawn to all that can be reached. */
export type IslandLook = 'untouched' | 'visited' | 'starred' | 'golden';

/** How an island looks, and its stars. An island where something was reached before stars were counted is a visited one. */
export function islandOf(
  voyage: Voyage,
  game: string,
  hasRecords: boolean,
): { readonly look: IslandLook; readonly stars: number } {
  const stars = starsAt(voyage, game);
  if (stars === null) return { look: hasRecords ? 'visited' : 'untouched', stars: 0 };
  if (stars === 0) return { look: 'visited', stars };
  return { look: stars < STARS.max ? 'starred' : 'golden', stars };
}
