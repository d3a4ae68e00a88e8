import { expect, it } from 'vitest';
import { mergePassports } from '../../src/progress/passport';

it('Merged passports have the larger count of corrected mistakes, and the hat worn here', () => {
  expect(mergePassports({ hat: 'mill', mended: 2 }, { hat: 'lagoon', mended: 7 })).toEqual({ hat: 'mill', mended: 7 });
  expect(mergePassports({ hat: '', mended: 9 }, { hat: 'lagoon', mended: 7 })).toEqual({ hat: 'lagoon', mended: 9 });
});
