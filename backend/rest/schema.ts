import type { Database } from '../database/database.ts';
import { RestError } from './errors.ts';

/** A table of the public schema: its columns in order, with their types, and its primary key. */
export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, string>;
  readonly primaryKey: readonly string[];
}

/**
 * The tables and functions of the public schema. Names from a request are looked up here before they become part of a
 * statement.
 */
export interface DatabaseSchema {
  table(name: string): Table;
  /** Returns the name if it is a function without parameters or a result. */
  procedure(name: string, parameters: readonly string[]): string;
}

const TABLES = `
  select relname as name,
    array_agg(attname::text order by attnum) as columns,
    array_agg(format_type(atttypid, atttypmod) order by attnum) as types,
    coalesce((select array_agg(key.attname::text order by key.attnum) from pg_index
      join pg_attribute as key on key.attrelid = indrelid and key.attnum = any (indkey)
      where indrelid = pg_class.oid and indisprimary), '{}') as primary_key
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
  group by pg_class.oid, relname`;

const PROCEDURES = `
  select proname as name from pg_proc
  where pronamespace = 'public'::regnamespace and pronargs = 0 and prorettype = 'void'::regtype`;

interface TableRow extends Record<string, unknown> {
  readonly name: string;
  readonly columns: readonly string[];
  readonly types: readonly string[];
  readonly primary_key: readonly string[];
}

function procedureNotFound(name: string, parameters: readonly string[]): RestError {
  const some = parameters.join(', ');
  const list = parameters.length === 0 ? ' without parameters' : `(${some})`;
  const searched =
    parameters.length === 0 ? ' without parameters' : ` with parameter${parameters.length > 1 ? 's' : ''} ${some}`;
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${list} in the schema cache`,
    `Searched for the function public.${name}${searched} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
  );
}

/** Reads the public schema once, after the migrations. The lookups throw PostgREST's errors. */
export async function readDatabaseSchema({ query }: Database): Promise<DatabaseSchema> {
  const tables = new Map(
    (await query<TableRow>(TABLES)).map(({ name, columns, types, primary_key }): [string, Table] => [
      name,
      { name, columns: new Map(columns.map((column, at) => [column, types[at] ?? 'text'])), primaryKey: primary_key },
    ]),
  );
  const procedures = new Set((await query<{ name: string }>(PROCEDURES)).map(({ name }) => name));
  return {
    table(name) {
      const table = tables.get(name);
      if (table !== undefined) return table;
      throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
    },
    procedure(name, parameters) {
      if (procedures.has(name) && parameters.length === 0) return name;
      throw procedureNotFound(name, parameters);
    },
  };
}
