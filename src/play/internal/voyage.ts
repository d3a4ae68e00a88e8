import { hasHat, islandState, type Voyage, withStars, withVisit } from '../../../machines/core/voyage';
import { voyageStore } from '../../device/voyage';

/** Id of the game whose page is open. */
let island = '';

/** Moves the boat on the map to the island of this game. */
export function visitIsland(game: string): void {
  island = game;
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

/** The island whose hat these stars win, checked before they are stored; null if they do not win a hat. */
export function hatWonBy(count: number, max: number): string | null {
  const voyage = voyageStore.read();
  if (island === '' || hasHat(voyage, island)) return null;
  return hasHat(withStars(voyage, island, count, max), island) ? island : null;
}

const isGolden = (voyage: Voyage): boolean => islandState(voyage, island, false).look === 'golden';

/** Name of the CSS animation that ends the celebration when it finishes. */
const FIREWORKS = 'fireworks';

/** Stores the stars of a round for the island, if they are more than it had before. */
export function awardStars(count: number, max: number): void {
  if (island === '') return;
  const before = voyageStore.read();
  voyageStore.update((voyage) => withStars(voyage, island, count, max));
  if (isGolden(before) || !isGolden(voyageStore.read())) return;
  setMapState('golden');
  document.addEventListener('animationend', endFireworks);
}

function endFireworks({ animationName }: AnimationEvent): void {
  if (animationName !== FIREWORKS) return;
  document.removeEventListener('animationend', endFireworks);
  setMapState('begun');
}
