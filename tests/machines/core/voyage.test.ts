import { array, assert, constantFrom, dictionary, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { getIslandState, mergeVoyages, NO_VOYAGE, withStars, withVisit } from '../../../machines/core/voyage';

it('An island improves from untouched to golden after its best round, and never goes back', () => {
  const looks = [getIslandState(NO_VOYAGE, 'mill', false).look];
  let voyage = withVisit(NO_VOYAGE, 'mill');
  for (const stars of [0, 1, 2, 3, 1]) {
    voyage = withStars(voyage, 'mill', stars, 3);
    looks.push(getIslandState(voyage, 'mill', false).look);
  }
  expect(looks).toEqual(['untouched', 'visited', 'starred', 'starred', 'golden', 'golden']);
  expect(getIslandState(NO_VOYAGE, 'mill', true)).toEqual({ look: 'visited', stars: 0 });
  expect(withVisit(voyage, 'mill')).toBe(voyage);
  expect(withStars(voyage, 'mill', 2, 3)).toBe(voyage);
});

it('Five of five gives all stars, and any correct answer gives at least one', () => {
  const stars = [0, 1, 2, 3, 4, 5].map(
    (count) => getIslandState(withStars(NO_VOYAGE, 'warp', count, 5), 'warp', false).stars,
  );
  expect(stars).toEqual([0, 1, 1, 1, 2, 3]);
});

it('Merging two voyages loses nothing, and merging again has no effect', () => {
  const islands = constantFrom('mill', 'warp', 'toString');
  const stars = dictionary(islands, integer({ min: 0, max: 3 }), { noNullPrototype: true });
  const voyage = record({ last: constantFrom('', 'mill'), stars });
  assert(
    property(voyage, voyage, array(islands), (here, other, more) => {
      const both = mergeVoyages(here, other);
      expect(mergeVoyages(both, other)).toEqual(both);
      expect(both.stars).toEqual(mergeVoyages(other, here).stars);
      for (const island of more)
        expect(getIslandState(both, island, false).stars).toBe(
          Math.max(getIslandState(here, island, false).stars, getIslandState(other, island, false).stars),
        );
    }),
  );
});
