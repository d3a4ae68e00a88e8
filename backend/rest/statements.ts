/* Statements, in PostgREST's own shape (Query/QueryBuilder.hs): a body's values arrive as one JSON parameter that PostgreSQL takes apart. */
import type { Ask, Preferences, Rows } from './ask.ts';
import type { Table } from './catalogue.ts';
import { notPartOfIt, RestError, unknownColumn } from './errors.ts';

/** A statement and its parameters. It answers one row: `total`, `body` (the rows as JSON) and `inserted`. */
export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

/** What a statement answers: how many rows, the rows as JSON, and after an upsert how many of them are new. */
export interface Answer extends Record<string, unknown> {
  readonly total: number;
  readonly body: string;
  readonly inserted: number | null;
}

/** How many rows a request gets at most, as supabase/config.toml says (`max_rows`). */
const MOST_ROWS = 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const nameOf = (table: Table): string => `public.${quoted(table.name)}`;
const within = (table: Table, column: string): string => `${nameOf(table)}.${quoted(column)}`;

function typeOf(table: Table, column: string): string {
  const type = table.columns.get(column);
  if (type === undefined) throw unknownColumn(table.name, column);
  return type;
}

function known(table: Table, columns: readonly string[]): readonly string[] {
  for (const column of columns) typeOf(table, column);
  return columns;
}

/** The condition of an address; its values become the parameters from `$<first>` on. */
function conditionOf(table: Table, { filters }: Ask, first: number): string {
  const parts = filters.map(
    ({ column }, at) => `${within(table, column)} = cast($${first + at}::text as ${typeOf(table, column)})`,
  );
  return parts.length === 0 ? '' : `where ${parts.join(' and ')}`;
}

const valuesOf = ({ filters }: Ask): readonly string[] => filters.map(({ value }) => value);

/** Wraps what finds or changes rows so that it answers them as JSON. */
const answering = (source: string, named: string): string => `
  with source as (${source})
  select count(*)::int as total, coalesce(json_agg(answer), '[]')::text as body,
    nullif(current_setting('pgrst.inserted', true), '')::int as inserted
  from (select ${named} from source) as answer`;

/** Columns as the source gives them, and by which names the answer shows them. */
interface Shown {
  readonly given: string;
  readonly named: string;
}

function shownColumns(table: Table, { select }: Ask): Shown {
  const columns = known(table, select ?? [...table.columns.keys()]);
  return {
    given: columns.map((column) => within(table, column)).join(', '),
    named: columns.map(quoted).join(', '),
  };
}

/** What a change gives back. For one that answers with nothing nobody needs the right to read. */
const returned = (table: Table, ask: Ask, { returns }: Preferences): Shown =>
  returns === 'representation' ? shownColumns(table, ask) : { given: '1 as done', named: 'done' };

/** Finds rows. */
export function readStatement(table: Table, ask: Ask): Statement {
  if (ask.columns !== null || ask.onConflict !== null) throw notPartOfIt('columns or on_conflict for reading');
  const { given, named } = shownColumns(table, ask);
  const source = `select ${given} from ${nameOf(table)} ${conditionOf(table, ask, 1)} limit ${MOST_ROWS}`;
  return { text: answering(source, named), values: valuesOf(ask) };
}

/** The columns that a body writes. Throws PostgREST's refusal of one that the table has not. */
function writtenColumns(table: Table, ask: Ask, rows: Rows): readonly string[] {
  const columns = ask.columns ?? rows.columns;
  for (const column of columns)
    if (!table.columns.has(column))
      throw new RestError(
        400,
        'PGRST204',
        `Could not find the '${column}' column of '${table.name}' in the schema cache`,
      );
  return columns;
}

/** The rows of the first parameter; with no columns, as many rows without any. */
function bodyRows(table: Table, columns: readonly string[]): string {
  if (columns.length === 0) return 'json_array_elements($1::json) as body';
  const typed = columns.map((column) => `${quoted(column)} ${typeOf(table, column)}`);
  return `json_to_recordset($1::json) as body(${typed.join(', ')})`;
}

/** Counts, row by row, what an upsert inserts: up before each, down again where the row was there (as PostgREST does). */
const counted = (sign: '+' | '-', isTrueUnless: string): string =>
  `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) ${sign} 1)::text, true) <> '${isTrueUnless}'`;

function conflictClause(table: Table, ask: Ask, columns: readonly string[], { resolution }: Preferences): string {
  const target = known(table, ask.onConflict ?? table.primaryKey);
  if (resolution === null || target.length === 0) return '';
  const list = target.map(quoted).join(', ');
  if (resolution === 'ignore-duplicates' || columns.length === 0) return `on conflict (${list}) do nothing`;
  const changes = columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`);
  return `on conflict (${list}) do update set ${changes.join(', ')} where ${counted('-', '-1')}`;
}

/** Inserts rows; with a resolution of duplicates it is an upsert. */
export function insertStatement(table: Table, ask: Ask, rows: Rows, preferences: Preferences): Statement {
  if (ask.filters.length > 0) throw notPartOfIt('A filter for inserting');
  const columns = writtenColumns(table, ask, rows);
  const names = columns.map(quoted).join(', ');
  const { given, named } = returned(table, ask, preferences);
  const source = `
    insert into ${nameOf(table)} ${names === '' ? '' : `(${names})`}
    select ${names} from ${bodyRows(table, columns)}
    ${preferences.resolution === 'merge-duplicates' ? `where ${counted('+', '0')}` : ''}
    ${conflictClause(table, ask, columns, preferences)}
    returning ${given}`;
  return { text: answering(source, named), values: [rows.json] };
}

/** Refuses a change of all rows, as Supabase does (safeupdate): it is always a mistake. */
function needsFilter(verb: string, { filters }: Ask): void {
  if (filters.length === 0) throw new RestError(400, '21000', `${verb} requires a WHERE clause`);
}

/** Changes the rows that an address names. */
export function updateStatement(table: Table, ask: Ask, rows: Rows, preferences: Preferences): Statement {
  if (!rows.isOne) throw notPartOfIt('A list of rows for updating');
  const columns = writtenColumns(table, ask, rows);
  const { given, named } = returned(table, ask, preferences);
  if (columns.length === 0)
    return { text: answering(`select ${given} from ${nameOf(table)} where false`, named), values: [] };
  needsFilter('UPDATE', ask);
  const changes = columns.map((column) => `${quoted(column)} = body.${quoted(column)}`);
  const source = `
    update ${nameOf(table)} set ${changes.join(', ')} from ${bodyRows(table, columns)}
    ${conditionOf(table, ask, 2)} returning ${given}`;
  return { text: answering(source, named), values: [rows.json, ...valuesOf(ask)] };
}

/** Deletes the rows that an address names. */
export function deleteStatement(table: Table, ask: Ask, preferences: Preferences): Statement {
  needsFilter('DELETE', ask);
  const { given, named } = returned(table, ask, preferences);
  const source = `delete from ${nameOf(table)} ${conditionOf(table, ask, 1)} returning ${given}`;
  return { text: answering(source, named), values: valuesOf(ask) };
}
