/* Builds statements in PostgREST's own form (Query/QueryBuilder.hs): a body is one JSON
   parameter that PostgreSQL unpacks. */

import { notSupportedError, RestError, unknownColumnError } from './errors.ts';
import type { RowQuery, RowToWrite } from './parse-request.ts';
import type { Table } from './schema.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

/** The result of a read: the number of rows, and the rows as JSON. */
export interface ReadResult extends Record<string, unknown> {
  readonly total: number;
  readonly body: string;
}

/** The maximum number of rows in a response, as in supabase/config.toml (`max_rows`). */
const MAX_ROWS = 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const nameOf = (table: Table): string => `public.${quoted(table.name)}`;
const within = (table: Table, column: string): string => `${nameOf(table)}.${quoted(column)}`;

function typeOf(table: Table, column: string): string {
  const type = table.columns.get(column);
  if (type === undefined) throw unknownColumnError(table.name, column);
  return type;
}

/** The WHERE condition for a query; its values become the parameters. */
function conditionOf(table: Table, { filters }: RowQuery): string {
  const parts = filters.map(
    ({ column }, at) => `${within(table, column)} = cast($${at + 1}::text as ${typeOf(table, column)})`,
  );
  return parts.length === 0 ? '' : `where ${parts.join(' and ')}`;
}

const valuesOf = ({ filters }: RowQuery): readonly string[] => filters.map(({ value }) => value);

export function buildSelectStatement(table: Table, ask: RowQuery): Statement {
  const columns = ask.select ?? [...table.columns.keys()];
  for (const column of columns) typeOf(table, column);
  const shown = columns.map((column) => within(table, column)).join(', ');
  const source = `select ${shown} from ${nameOf(table)} ${conditionOf(table, ask)} limit ${MAX_ROWS}`;
  return {
    text: `select count(*)::int as total, coalesce(json_agg(answer), '[]')::text as body from (${source}) as answer`,
    values: valuesOf(ask),
  };
}

/**
 * A column that a body writes, with its type. Throws PostgREST's error if the table does not have
 * that column.
 */
function written(table: Table, column: string): string {
  const type = table.columns.get(column);
  if (type !== undefined) return `${quoted(column)} ${type}`;
  const message = `Could not find the '${column}' column of '${table.name}' in the schema cache`;
  throw new RestError(400, 'PGRST204', message);
}

/** Inserts a row. With `merges`, updates the row with the same primary key if there is one. */
export function buildInsertStatement(
  table: Table,
  ask: RowQuery,
  { columns, json }: RowToWrite,
  merges: boolean,
): Statement {
  if (ask.filters.length > 0) throw notSupportedError('A filter for inserting');
  if (columns.length === 0) return { text: `insert into ${nameOf(table)} default values`, values: [] };
  const types = columns.map((column) => written(table, column)).join(', ');
  const names = columns.map(quoted).join(', ');
  const changes = columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  const conflict = `on conflict (${table.primaryKey.map(quoted).join(', ')}) do update set ${changes}`;
  return {
    text: `insert into ${nameOf(table)} (${names}) select ${names} from json_to_record($1::json) as body(${types})
      ${merges ? conflict : ''}`,
    values: [json],
  };
}

/**
 * Deletes the rows that a query matches. Like Supabase (safeupdate), it refuses to delete all rows,
 * because that is always a mistake.
 */
export function buildDeleteStatement(table: Table, ask: RowQuery): Statement {
  if (ask.filters.length === 0) throw new RestError(400, '21000', 'DELETE requires a WHERE clause');
  return { text: `delete from ${nameOf(table)} ${conditionOf(table, ask)}`, values: valuesOf(ask) };
}
