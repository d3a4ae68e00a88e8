import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES as MANIFESTS } from '../scripts/games.ts';
import type { Change } from './build.ts';
import type { BenchRules } from './game-kit.ts';

/** A game as the benchmark plays it. */
export interface BenchGame extends BenchRules {
  readonly id: string;
}

interface BenchModule {
  readonly bench: BenchRules;
}

const measured = MANIFESTS.filter(({ id }) => existsSync(join(import.meta.dirname, `games/${id}.ts`)));

/** Every game that is measured: by its file in `bench/games`. */
export const GAMES: readonly BenchGame[] = await Promise.all(
  measured.map(async ({ id }) => {
    const { bench }: BenchModule = await import(`./games/${id}.ts`);
    return { id, ...bench };
  }),
);

/** What is changed in the source of the one site on which all games are measured. */
export const CHANGES: readonly Change[] = [...new Set(GAMES.flatMap(({ changes }) => changes))];

/** Whether a state is one in which a round is played. */
export const isPlayed = ({ playing }: BenchGame, state: string): boolean =>
  playing.some((beginning) => state.startsWith(beginning));
