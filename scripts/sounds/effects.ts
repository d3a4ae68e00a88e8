/* All effects by the banks in which they load: one for every game, and one for each game's own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games.ts';
import { SHARED_SCORES } from './effects/shared.ts';
import type { Score } from './score.ts';

type Bank = Readonly<Record<string, Score>>;

interface BankModule {
  readonly SCORES: Bank;
}

const withSounds = GAMES.filter(({ id }) => existsSync(join(import.meta.dirname, `effects/${id}.ts`)));

/** Every effect by its bank: the shared one, and those of games by id. They are in the order of the file. */
export const BANKS: Readonly<Record<string, Bank>> = Object.fromEntries([
  ['shared', SHARED_SCORES],
  ...(await Promise.all(
    withSounds.map(async ({ id }) => {
      const { SCORES }: BankModule = await import(`./effects/${id}.ts`);
      return [id, SCORES] as const;
    }),
  )),
]);
