/* All effects, grouped by the banks in which they load: a shared one, one for map, menus and
   passport, one for players who listen, and one for each game. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../scripts/games.ts';
import { EAR_SCORES } from './effects/ear.ts';
import { SHARED_SCORES } from './effects/shared.ts';
import { VOYAGE_SCORES } from './effects/voyage.ts';
import type { Score } from './score.ts';

type Bank = Readonly<Record<string, Score>>;

interface BankModule {
  readonly SCORES: Bank;
}

const withSounds = GAMES.filter(({ id }) => existsSync(join(import.meta.dirname, `effects/${id}.ts`)));

/**
 * Every effect by its bank: `shared`, `voyage`, `ear` or a game's id. They are in the order of the
 * file.
 */
export const BANKS: Readonly<Record<string, Bank>> = Object.fromEntries([
  ['shared', SHARED_SCORES],
  ['voyage', VOYAGE_SCORES],
  ['ear', EAR_SCORES],
  ...(await Promise.all(
    withSounds.map(async ({ id }) => {
      const { SCORES }: BankModule = await import(`./effects/${id}.ts`);
      return [id, SCORES] as const;
    }),
  )),
]);
