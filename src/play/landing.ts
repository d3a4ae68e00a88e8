import { hasHat, landed, starred } from '../../machines/core/voyage';
import { voyageStore } from '../device/voyage';

/** The game whose page is open. */
let island = '';

/** The boat of the map comes to the island of this game. */
export function land(game: string): void {
  island = game;
  voyageStore.update((voyage) => landed(voyage, game));
  // As index.html says it of a device that knows of a voyage when the page is opened.
  document.documentElement.dataset['voyage'] = 'begun';
}

/** The island whose hat is won by the stars of a round, before they are put up; null where none is. */
export function hatWonBy(count: number, max: number): string | null {
  const voyage = voyageStore.read();
  if (island === '' || hasHat(voyage, island)) return null;
  return hasHat(starred(voyage, island, count, max), island) ? island : null;
}

/** The stars of a round are put up on the map, if the island has not as many yet. */
export function putUpStars(count: number, max: number): void {
  if (island !== '') voyageStore.update((voyage) => starred(voyage, island, count, max));
}
