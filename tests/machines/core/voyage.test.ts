import { array, assert, constantFrom, dictionary, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { islandOf, joined, landed, NO_VOYAGE, starred } from '../../../machines/core/voyage';

it('improves an island from untouched to golden with its best round, and never takes that back', () => {
  const looks = [islandOf(NO_VOYAGE, 'mill', false).look];
  let voyage = landed(NO_VOYAGE, 'mill');
  for (const stars of [0, 1, 2, 3, 1]) {
    voyage = starred(voyage, 'mill', stars, 3);
    looks.push(islandOf(voyage, 'mill', false).look);
  }
  expect(looks).toEqual(['untouched', 'visited', 'starred', 'starred', 'golden', 'golden']);
  expect(islandOf(NO_VOYAGE, 'mill', true)).toEqual({ look: 'visited', stars: 0 });
  expect(landed(voyage, 'mill')).toBe(voyage);
  expect(starred(voyage, 'mill', 2, 3)).toBe(voyage);
});

it('gives all stars for five of five, and at least one for any', () => {
  const stars = [0, 1, 2, 3, 4, 5].map((count) => islandOf(starred(NO_VOYAGE, 'warp', count, 5), 'warp', false).stars);
  expect(stars).toEqual([0, 1, 1, 1, 2, 3]);
});

it('merges two voyages without loss, and merging again changes nothing', () => {
  const islands = constantFrom('mill', 'warp', 'toString');
  const stars = dictionary(islands, integer({ min: 0, max: 3 }), { noNullPrototype: true });
  const voyage = record({ last: constantFrom('', 'mill'), stars });
  assert(
    property(voyage, voyage, array(islands), (here, other, more) => {
      const both = joined(here, other);
      expect(joined(both, other)).toEqual(both);
      expect(both.stars).toEqual(joined(other, here).stars);
      for (const island of more)
        expect(islandOf(both, island, false).stars).toBe(
          Math.max(islandOf(here, island, false).stars, islandOf(other, island, false).stars),
        );
    }),
  );
});
