import { expect, it } from 'vitest';
import { NO_VOYAGE, withStars } from '../../machines/core/voyage';
import { NO_MEMORY, remember } from '../../machines/learning/memory';
import { PRODUCTS, SUMS } from '../../machines/learning/skills';
import { STAMP_IDS, STAMPS } from '../../src/progress/stamps';

const islands = ['mill', 'lagoon'];
const earned = (voyage = NO_VOYAGE, memory = NO_MEMORY, streak = 9, mended = 2) =>
  STAMP_IDS.filter((id) => STAMPS[id]({ voyage, memory, streak, mended, islands }));

it('Stamps are earned only by stars, streaks, corrected mistakes and known facts', () => {
  expect(earned()).toEqual([]);
  expect(earned(NO_VOYAGE, NO_MEMORY, 10)).toEqual(['tenInARow']);
  expect(earned(NO_VOYAGE, NO_MEMORY, 9, 3)).toEqual(['mender']);
  const one = withStars(NO_VOYAGE, 'mill', 3, 3);
  expect(earned(one)).toEqual(['firstStar', 'golden']);
  expect(earned(withStars(one, 'lagoon', 1, 3))).toEqual(['firstStar', 'golden', 'everyIsland']);
  const answer = { isCorrect: true, ms: null, by: 'keys', digits: 2, time: 'none' } as const;
  let memory = NO_MEMORY;
  for (let day = 1; day <= 12; day++)
    for (const skill of PRODUCTS) memory = remember(memory, { ...answer, skill, day });
  expect(earned(NO_VOYAGE, memory)).toEqual(['tenProducts', 'wholeTable', 'allTables', 'tenQuick']);
});

it('A stamp for ten needs exactly ten, and one for twenty exactly twenty', () => {
  const answer = { isCorrect: true, ms: 900, by: 'keys', digits: 1, time: 'normal' } as const;
  const after = (skills: typeof PRODUCTS, count: number) => {
    let memory = NO_MEMORY;
    for (let day = 1; day <= 12; day++)
      for (const skill of skills.slice(0, count)) memory = remember(memory, { ...answer, skill, day });
    return earned(NO_VOYAGE, memory);
  };
  expect(after(PRODUCTS, 9)).not.toContain('tenQuick');
  expect(after(PRODUCTS, 10)).toEqual(expect.arrayContaining(['tenQuick', 'tenProducts']));
  expect(after(SUMS, 19)).not.toContain('twentySums');
  expect(after(SUMS, 20)).toContain('twentySums');
});
