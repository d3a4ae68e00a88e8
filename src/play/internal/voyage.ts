import { createContext } from 'react';
import { STARS } from '../../../machines/core/stars';
import { getIslandState, type Voyage, withStars, withVisit } from '../../../machines/core/voyage';
import { voyageStore } from '../../device/voyage';

/** Id of the game whose page is open: its stars belong to this island. Null on other pages. */
export const IslandContext = createContext<string | null>(null);

/** Moves the boat on the map to the island of this game. */
export function visitIsland(game: string): void {
  voyageStore.update((voyage) => withVisit(voyage, game));
  setMapState('begun');
}

/**
 * Puts the state of the voyage on the root element for the style sheets: it has begun (index.html sets the same on
 * load), or the boat's island has just turned gold, which the map celebrates once.
 */
function setMapState(state: 'begun' | 'golden'): void {
  document.documentElement.dataset['voyage'] = state;
}

/** The stars that a round adds to its island, by number: [2, 3] for the last two. Read before they are stored. */
export function readNewStars(island: string, count: number, max: number): readonly number[] {
  const voyage = voyageStore.read();
  const before = getIslandState(voyage, island, false).stars;
  const { stars } = getIslandState(withStars(voyage, island, count, max), island, false);
  return Array.from({ length: stars - before }, (_, index) => before + index + 1);
}

/** Whether one of these new stars wins the hat of their island. */
export const winsHat = (stars: readonly number[]): boolean => stars.includes(STARS.forHat);

const isGolden = (voyage: Voyage, island: string): boolean => getIslandState(voyage, island, false).look === 'golden';

/** Name of the CSS animation that ends the celebration when it finishes. */
const FIREWORKS = 'fireworks';

/** Stores the stars of a round for an island, if they are more than it had before. */
export function awardStars(island: string, count: number, max: number): void {
  const before = voyageStore.read();
  voyageStore.update((voyage) => withStars(voyage, island, count, max));
  if (voyageStore.read() !== before) void showNewStars(count);
  if (isGolden(before, island) || !isGolden(voyageStore.read(), island)) return;
  setMapState('golden');
  document.addEventListener('animationend', endFireworks);
}

/** The stars fly to the passport. They are stored, so nothing is lost if this cannot be loaded. */
const showNewStars = (count: number): Promise<void> =>
  import('./fly-to-passport').then(
    ({ flyLandingStars }) => flyLandingStars(count),
    () => {},
  );

function endFireworks({ animationName }: AnimationEvent): void {
  if (animationName !== FIREWORKS) return;
  document.removeEventListener('animationend', endFireworks);
  setMapState('begun');
}
