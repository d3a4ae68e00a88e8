/*
 * `npm run make:docs` writes the table of games in docs/teachers.md from their manifests. A test fails if the table is
 * out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type ListedGame } from './games.ts';

const PAGE = join(import.meta.dirname, '../docs/teachers.md');
const TABLE = /(<!-- games:[^>]*-->\n)[\s\S]*?(<!-- \/games -->)/;

const parameters = ({ settings, isTimed }: ListedGame): string =>
  Object.entries(settings)
    .map(([name, values]) => `\`${name}\`: ${values.map((value) => `\`${value}\``).join(', ')}`)
    .concat(isTimed ? [] : ['no `time`'])
    .join('; ');

const row = (game: ListedGame): string =>
  `| ${game.heading} | \`${game.path}\` | ${game.page.ages} | ${game.page.teaches.join(', ')} | ${parameters(game)} |`;

/** The page for teachers with an updated table of games. */
export const withGamesTable = (text: string): string =>
  text.replace(
    TABLE,
    (_, begin: string, end: string) =>
      `${begin}| game | address | ages | practises | its own parameters |\n|---|---|---|---|---|\n${GAMES.map(row).join('\n')}\n${end}`,
  );

if (import.meta.main) writeFileSync(PAGE, withGamesTable(readFileSync(PAGE, 'utf8')));
