/* The music of all places, and the module that says where its loops lie. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games.ts';
import type { Loops } from './loop.ts';
import type { FileHashes } from './sprite.ts';
import { STEMS, type Tune } from './tune.ts';

interface TuneModule {
  readonly TUNE: Tune;
}

const withMusic = GAMES.filter(({ id }) => existsSync(join(import.meta.dirname, `tunes/${id}.ts`)));

/** Every tune by the id of its game. */
export const TUNES: Readonly<Record<string, Tune>> = Object.fromEntries(
  await Promise.all(
    withMusic.map(async ({ id }) => {
      const { TUNE }: TuneModule = await import(`./tunes/${id}.ts`);
      return [id, TUNE] as const;
    }),
  ),
);

/** The music of a place as it was made: where its loops lie, and the hashes of its files. */
export interface MadeMusic {
  readonly name: string;
  readonly positions: Loops['positions'];
  readonly hashes: FileHashes;
}

/** The source of `src/device/music-loops.ts`, formatted as Biome formats it. */
export const loopsModule = (made: readonly MadeMusic[]): string =>
  `/* Written by \`node scripts/sounds.ts\` together with the files it describes. Change the tunes there, not this map. */

/** Where a loop lies in a file of \`assets/music\`, in milliseconds. */
type Loop = readonly [startMs: number, lengthMs: number];

/** Where the loops of each place lie. */
export const MUSIC_LOOPS: Readonly<Record<string, Readonly<Record<Stem, Loop>>>> = {
${made
  .map(
    ({ name, positions }) =>
      `  '${name}': {\n${STEMS.map((stem) => `    ${stem}: [${positions[stem].join(', ')}],`).join('\n')}\n  },`,
  )
  .join('\n')}
};

/** A part of the music that can sound by itself. */
export type Stem = ${STEMS.map((stem) => `'${stem}'`).join(' | ')};

/** The SHA-256 of each synthesis and of both files made of it: a test compares them, so that none is left behind. */
export const MUSIC_HASHES: Readonly<Record<string, { wav: string; webm: string; m4a: string }>> = {
${made
  .map(
    ({ name, hashes: { wav, webm, m4a } }) =>
      `  '${name}': {\n    wav: '${wav}',\n    webm: '${webm}',\n    m4a: '${m4a}',\n  },`,
  )
  .join('\n')}
};
`;
