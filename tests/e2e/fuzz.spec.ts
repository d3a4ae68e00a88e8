import type { Step } from '../fuzz/actions.ts';
import { GAMES } from '../fuzz/games.ts';
import { FAULTS } from '../fuzz/planted-faults.ts';
import { play } from '../fuzz/session.ts';
import { expect, test } from './helpers/test';

/* A short fuzz run: one session of each game with a fixed seed. `npm run fuzz` plays for as long as requested, with
   random seeds. The fuzzer watches its pages for errors itself. */

const STEPS = 12;
const SEED = 1;

test.use({ viewport: { width: 1024, height: 640 }, hasTouch: true });

test.describe('Whatever a player does, all invariants hold and the player can continue:', () => {
  test.beforeEach(({ errors }) => errors.allow(/./));

  for (const { id } of GAMES) {
    test(id, async ({ page, baseURL }) => {
      const session = { game: id, seed: SEED, steps: STEPS };
      expect(await play(page, baseURL ?? '', session), `npm run fuzz -- --game ${id} --seed ${SEED}`).toBeNull();
    });
  }
});

/** Steps that every session contains sooner or later. */
const COMMON: readonly Step[] = [
  { action: { kind: 'key', key: '5' }, thenMs: 0 },
  { action: { kind: 'resize', width: 820, height: 1180 }, thenMs: 50 },
  { action: { kind: 'tab', is: 'hidden' }, thenMs: 50 },
];
const session = {
  game: 'mental-maths',
  seed: 1,
  steps: COMMON,
  beginning: { query: '?seed=7&start&mute&time=none', damaged: null },
} as const;

test.describe('The fuzzer', () => {
  test.beforeEach(({ errors }) => errors.allow(/./));

  test('does not find anything if nothing is broken', async ({ page, baseURL }) => {
    expect(await play(page, baseURL ?? '', session)).toBeNull();
  });

  for (const { name, isFoundAs, isRefused, plant } of FAULTS) {
    test(`finds ${name}`, async ({ page, baseURL, errors }) => {
      if (isRefused) errors.demand(/planted/);
      await page.addInitScript(plant);
      const failure = await play(page, baseURL ?? '', session);
      expect(failure?.broken.join('\n')).toMatch(isFoundAs);
    });
  }
});
