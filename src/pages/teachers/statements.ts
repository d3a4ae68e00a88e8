import type { Tables } from '../../../machines/core/week-link';
import { GAMES } from '../../catalogue';
import type { Curriculum, Game } from '../../catalogue/define-game';
import england from '../../catalogue/england-maths-2014.json';
import { findTablesRounds } from '../../catalogue/tables-rounds';
import { formatSettings } from '../../play/menu/setting-labels';
import { text } from './text';

const CURRICULA = import.meta.glob<Curriculum>('../../games/*/curriculum.ts', { eager: true, import: 'curriculum' });

export const curriculumOf = (game: Game): Curriculum => CURRICULA[`../../games/${game.id}/curriculum.ts`] ?? [];

/** A round that practises a statement. */
export interface Fit {
  readonly game: Game;
  readonly settings: Readonly<Record<string, string>>;
  /** Set if the round asks these times tables and nothing else. */
  readonly tables: Tables | null;
  /** The part of the statement that it practises. */
  readonly quote: string;
}

/** A statement of England's curriculum and the rounds that practise it. */
export interface Statement {
  readonly id: string;
  readonly year: string;
  readonly text: string;
  readonly fits: readonly Fit[];
}

/** Whether a claim quotes a statement. An ellipsis replaces what the game does not ask. */
function isQuoteOf(claim: string, statement: string): boolean {
  let at = 0;
  return claim.split('…').every((piece) => {
    const from = statement.indexOf(piece.trim(), at);
    at = from + piece.trim().length;
    return from !== -1;
  });
}

/** The times tables that a statement names. Rounds that ask only these are better than any other. */
const TABLES: Readonly<Record<string, readonly number[]>> = {
  'multiplication-tables-2-5-10': [2, 5, 10],
  'multiplication-tables-3-4-8': [3, 4, 8],
  'multiplication-tables-to-12x12': [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

const OPERATIONS = ['×', '÷'] as const;

const tablesFits = (id: string): readonly Fit[] => {
  const numbers = TABLES[id];
  if (numbers === undefined) return [];
  return OPERATIONS.flatMap((operation) => {
    const tables: Tables = { operation, numbers };
    return findTablesRounds(tables).map((round) => ({ ...round, tables, quote: '' }));
  });
};

const claimFits = (year: string, statement: string): readonly Fit[] =>
  GAMES.flatMap((game) =>
    curriculumOf(game).flatMap(({ round, england: claims }) =>
      claims
        .filter(([claimed, claim]) => claimed === year && isQuoteOf(claim, statement))
        .map(([, quote]) => ({ game, settings: round, tables: null, quote })),
    ),
  );

/** All statements that something practises, in the order of the years. */
export const STATEMENTS: readonly Statement[] = england.statements
  .map(({ id, year, statement }) => ({
    id,
    year,
    text: statement,
    fits: [...tablesFits(id), ...claimFits(year, statement)],
  }))
  .filter(({ fits }) => fits.length > 0);

export const YEARS: readonly string[] = [...new Set(STATEMENTS.map(({ year }) => year))].sort(
  // Key stage 3 follows Year 6.
  (one, other) => Number(one.startsWith('Key')) - Number(other.startsWith('Key')) || one.localeCompare(other),
);

const MANY_TABLES = 6;

const tablesText = ({ operation, numbers }: Tables): string =>
  numbers.length > MANY_TABLES ? text.allTables[operation] : text.tables[operation](numbers);

/** The settings of a round in words; empty if it has none. */
export const roundText = ({ settings, tables }: Pick<Fit, 'settings' | 'tables'>): string =>
  tables === null ? formatSettings(settings) : tablesText(tables);
