import * as v from 'valibot';
import { expect, it } from 'vitest';
import { captainSchema, FIRST_NAMES, LAST_NAMES, mergeCaptains, NO_CAPTAIN } from '../../../machines/core/captain';
import { parseSeed } from '../../../machines/core/seed-words';

const CAPTAIN = { sail: 'violet', flag: 'fish', name: 'brave panda' } as const;

it('Every name to choose is a pair of seed words', () => {
  for (const first of FIRST_NAMES)
    for (const second of LAST_NAMES) expect(parseSeed(`${first} ${second}`)).not.toBeNull();
});

it.each([
  ['sail', { ...CAPTAIN, sail: 'gold' }],
  ['flag', { ...CAPTAIN, flag: 7 }],
  ['name of a person', { ...CAPTAIN, name: 'Mia Miller' }],
  ['name of one word', { ...CAPTAIN, name: 'brave' }],
])('A captain with an unknown %s cannot be read', (_, stored) => {
  expect(v.is(captainSchema, stored)).toBe(false);
  expect(v.is(captainSchema, CAPTAIN)).toBe(true);
});

it('A captain that has been chosen here is not replaced by a loaded one', () => {
  const loaded = { ...CAPTAIN, name: 'kind owl' };
  expect(mergeCaptains(CAPTAIN, loaded)).toEqual(CAPTAIN);
  expect(mergeCaptains(NO_CAPTAIN, loaded)).toEqual(loaded);
});
