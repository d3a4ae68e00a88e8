/* A child's voyage across the map: the visited islands, and the stars earned at each. Stars are never lost. */
import { STARS } from './stars';

export interface Voyage {
  /** The id of the game where the boat is; empty before the first visit. */
  readonly last: string;
  /** Stars by game id: 0 for an island that has been visited but has no stars yet. */
  readonly stars: Readonly<Record<string, number>>;
}

export const NO_VOYAGE: Voyage = { last: '', stars: {} };

/** An island's stars; null if it was never visited. */
const starsAt = ({ stars }: Voyage, game: string): number | null =>
  (Object.hasOwn(stars, game) ? stars[game] : null) ?? null;

/** The voyage after the boat lands at an island. Returns the same object if it is already there. */
export const withVisit = (voyage: Voyage, game: string): Voyage =>
  voyage.last === game && starsAt(voyage, game) !== null
    ? voyage
    : { last: game, stars: { ...voyage.stars, [game]: starsAt(voyage, game) ?? 0 } };

/**
 * Converts a round's stars to an island's. A full score gives all of the island's stars, and any star gives at least
 * one.
 */
const onIsland = (count: number, max: number): number =>
  count === 0 ? 0 : Math.max(1, Math.floor((STARS.max * count) / max));

/**
 * The voyage after a round with `count` of `max` stars. Returns the same object if the island already has that many.
 */
export function withStars(voyage: Voyage, game: string, count: number, max: number): Voyage {
  const stars = onIsland(count, max);
  return stars <= (starsAt(voyage, game) ?? -1) ? voyage : { ...voyage, stars: { ...voyage.stars, [game]: stars } };
}

export const hasHat = (voyage: Voyage, game: string): boolean => (starsAt(voyage, game) ?? 0) >= STARS.forHat;

/** Merges two voyages and keeps the higher number of stars for each island. The boat stays where it is in `here`. */
export const mergeVoyages = (here: Voyage, other: Voyage): Voyage => ({
  last: here.last || other.last,
  stars: Object.entries(other.stars).reduce(
    (stars, [game, count]) => ({ ...stars, [game]: Math.max(count, starsAt(here, game) ?? 0) }),
    here.stars,
  ),
});

/** The look of an island, from untouched to everything earned. */
export type IslandLook = 'untouched' | 'visited' | 'starred' | 'golden';

/** An island's look and its stars. If it has best scores from before stars were introduced, it counts as visited. */
export function getIslandState(
  voyage: Voyage,
  game: string,
  hasRecords: boolean,
): { readonly look: IslandLook; readonly stars: number } {
  const stars = starsAt(voyage, game);
  if (stars === null) return { look: hasRecords ? 'visited' : 'untouched', stars: 0 };
  if (stars === 0) return { look: 'visited', stars };
  return { look: stars < STARS.max ? 'starred' : 'golden', stars };
}
