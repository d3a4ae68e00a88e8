import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES as MANIFESTS } from '../scripts/games.ts';
import type { SourceChange } from './build.ts';
import type { BenchRules } from './game-kit.ts';

export interface BenchGame extends BenchRules {
  readonly id: string;
}

interface BenchModule {
  readonly bench: BenchRules;
}

const measured = MANIFESTS.filter(({ id }) => existsSync(join(import.meta.dirname, `games/${id}.ts`)));

/** Every game that is measured, one file each in `bench/games`. */
export const GAMES: readonly BenchGame[] = await Promise.all(
  measured.map(async ({ id }) => {
    const { bench }: BenchModule = await import(`./games/${id}.ts`);
    return { id, ...bench };
  }),
);

/** All source changes in the build that is used to measure the games. */
export const CHANGES: readonly SourceChange[] = [...new Set(GAMES.flatMap(({ changes }) => changes))];

/** Whether a round is being played in this state. */
export const isPlayingState = ({ playing }: BenchGame, state: string): boolean =>
  playing.some((beginning) => state.startsWith(beginning));
