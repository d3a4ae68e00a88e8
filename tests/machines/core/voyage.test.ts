import { array, assert, constantFrom, dictionary, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { islandState, mergeVoyages, NO_VOYAGE, withStars, withVisit } from '../../../machines/core/voyage';

it('improves an island from untouched to golden after its best round, and never takes that back', () => {
  const looks = [islandState(NO_VOYAGE, 'mill', false).look];
  let voyage = withVisit(NO_VOYAGE, 'mill');
  for (const stars of [0, 1, 2, 3, 1]) {
    voyage = withStars(voyage, 'mill', stars, 3);
    looks.push(islandState(voyage, 'mill', false).look);
  }
  expect(looks).toEqual(['untouched', 'visited', 'starred', 'starred', 'golden', 'golden']);
  expect(islandState(NO_VOYAGE, 'mill', true)).toEqual({ look: 'visited', stars: 0 });
  expect(withVisit(voyage, 'mill')).toBe(voyage);
  expect(withStars(voyage, 'mill', 2, 3)).toBe(voyage);
});

it('gives all stars for five of five, and at least one star for any correct answer', () => {
  const stars = [0, 1, 2, 3, 4, 5].map(
    (count) => islandState(withStars(NO_VOYAGE, 'warp', count, 5), 'warp', false).stars,
  );
  expect(stars).toEqual([0, 1, 1, 1, 2, 3]);
});

it('merges two voyages without losing anything, and merging again has no effect', () => {
  const islands = constantFrom('mill', 'warp', 'toString');
  const stars = dictionary(islands, integer({ min: 0, max: 3 }), { noNullPrototype: true });
  const voyage = record({ last: constantFrom('', 'mill'), stars });
  assert(
    property(voyage, voyage, array(islands), (here, other, more) => {
      const both = mergeVoyages(here, other);
      expect(mergeVoyages(both, other)).toEqual(both);
      expect(both.stars).toEqual(mergeVoyages(other, here).stars);
      for (const island of more)
        expect(islandState(both, island, false).stars).toBe(
          Math.max(islandState(here, island, false).stars, islandState(other, island, false).stars),
        );
    }),
  );
});
