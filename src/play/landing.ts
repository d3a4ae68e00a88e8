import { hasHat, islandOf, landed, starred, type Voyage } from '../../machines/core/voyage';
import { voyageStore } from '../device/voyage';

/** The game whose page is open. */
let island = '';

/** The boat of the map comes to the island of this game. */
export function land(game: string): void {
  island = game;
  voyageStore.update((voyage) => landed(voyage, game));
  sayOfVoyage('begun');
}

/**
 * What the page around knows of the voyage: that there is one, as index.html says it of a device when the page is opened; or
 * that the island where the boat lies has just become golden, which the map celebrates once.
 */
function sayOfVoyage(state: 'begun' | 'golden'): void {
  document.documentElement.dataset['voyage'] = state;
}

/** The island whose hat is won by the stars of a round, before they are put up; null where none is. */
export function hatWonBy(count: number, max: number): string | null {
  const voyage = voyageStore.read();
  if (island === '' || hasHat(voyage, island)) return null;
  return hasHat(starred(voyage, island, count, max), island) ? island : null;
}

const isGolden = (voyage: Voyage): boolean => islandOf(voyage, island, false).look === 'golden';

/** The animation of the map's style sheet whose end is the end of what it celebrates. */
const FIREWORKS = 'fireworks';

/** The stars of a round are put up on the map, if the island has not as many yet. */
export function putUpStars(count: number, max: number): void {
  if (island === '') return;
  const before = voyageStore.read();
  voyageStore.update((voyage) => starred(voyage, island, count, max));
  if (isGolden(before) || !isGolden(voyageStore.read())) return;
  sayOfVoyage('golden');
  document.addEventListener('animationend', endFireworks);
}

function endFireworks({ animationName }: AnimationEvent): void {
  if (animationName !== FIREWORKS) return;
  document.removeEventListener('animationend', endFireworks);
  sayOfVoyage('begun');
}
