import { expect, it } from 'vitest';
import { joinedPassports } from '../../src/progress/passport';

it('Two passports in one have the more of mistakes put right, and the hat that is worn here', () => {
  expect(joinedPassports({ hat: 'mill', mended: 2 }, { hat: 'lagoon', mended: 7 })).toEqual({ hat: 'mill', mended: 7 });
  expect(joinedPassports({ hat: '', mended: 9 }, { hat: 'lagoon', mended: 7 })).toEqual({ hat: 'lagoon', mended: 9 });
});
