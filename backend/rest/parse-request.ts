/* Parses the part of PostgREST's grammar that supabase-js uses for this site. Everything else is
   refused by name. */
import { findNestedField } from '../gateway.ts';
import { notSupportedError, RestError } from './errors.ts';

/** A parsed query string. The names are not checked and may not exist. */
export interface RowQuery {
  /** The requested columns, or null for all of them. */
  readonly select: readonly string[] | null;
  readonly filters: readonly { readonly column: string; readonly value: string }[];
}

/** PostgREST query parameters that this backend does not support. A dot means a filter on an embedded table. */
const UNSUPPORTED_PARAMETERS = /^(?:order|limit|offset|columns|on_conflict|(?:not\.)?(?:and|or))$|\./;
const UNSUPPORTED_OPERATORS =
  /^(?:not|neq|gte?|lte?|i?like|i?match|in|is|isdistinct|(?:p|pl|w)?h?fts|cs|cd|ov|sl|sr|nxr|nxl|adj)\b|^eq\((?:any|all)\)/;

function namesIn(parameter: string, list: string): readonly string[] {
  return list.split(',').map((item) => {
    const name = /^\s*(?:"([^"]+)"|([^\s"():.*>]+))\s*$/.exec(item);
    if (name === null) throw notSupportedError(`${parameter}=${list}`);
    return name[1] ?? name[2] ?? '';
  });
}

function filterValue(condition: string): string {
  if (condition.startsWith('eq.')) return condition.slice(3);
  if (UNSUPPORTED_OPERATORS.test(condition)) throw notSupportedError(`The filter ${condition}`);
  throw new RestError(
    400,
    'PGRST100',
    `"failed to parse filter (${condition})" (line 1, column 1)`,
    condition === ''
      ? 'unexpected end of input expecting "not" or operator (eq, gt, ...)'
      : `unexpected "${condition.charAt(0)}" expecting "not" or operator (eq, gt, ...)`,
  );
}

/** Parses query parameters. Throws a RestError for anything that is not supported. */
export function parseQuery(parameters: URLSearchParams): RowQuery {
  const filters = [];
  for (const [name, value] of parameters) {
    if (name === 'select') continue;
    if (UNSUPPORTED_PARAMETERS.test(name)) throw notSupportedError(`The parameter ${name}`);
    filters.push({ column: name, value: filterValue(value) });
  }
  const select = parameters.get('select')?.trim() ?? '';
  return { select: ['*', ''].includes(select) ? null : namesIn('select', select), filters };
}

const UNSUPPORTED_PREFERENCES =
  /^(?:count|tx|timezone|max-affected|missing=default|handling=strict|resolution=ignore-duplicates|return=(?:representation|headers-only))\b/;

/** Whether the Prefer header asks to update a row that already exists. Throws a RestError for other preferences. */
export function wantsUpsert(prefer: string | undefined): boolean {
  const wanted = (prefer ?? '').split(',').map((part) => part.trim());
  const other = wanted.find((preference) => UNSUPPORTED_PREFERENCES.test(preference));
  if (other !== undefined) throw notSupportedError(`Prefer: ${other}`);
  return wanted.includes('resolution=merge-duplicates');
}

/** Whether a request asks for one object instead of a list. Throws a RestError for formats that are not supported. */
export function wantsOneObject(accept: string | undefined): boolean {
  const types = (accept ?? '*/*').split(',').map((part) => part.trim().toLowerCase());
  for (const type of types) {
    if (type === 'application/vnd.pgrst.object+json' || type === 'application/vnd.pgrst.object') return true;
    if (/^(?:\*\/\*|application\/(?:\*|json|vnd\.pgrst\.array\+json))(?:$|;\s*(?:q|charset)=)/.test(type)) return false;
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${types.join(', ')}`);
}

/** A row to write: its JSON as sent, and the column names it contains. */
export interface RowToWrite {
  readonly json: string;
  readonly columns: readonly string[];
}

const refusedBody = (message: string): RestError => new RestError(400, 'PGRST102', message);

/**
 * Whether the outermost object in JSON contains a list or an object. Strings are removed first, because they can
 * contain brackets.
 */
const holdsNested = (json: string): boolean => /\{.*[[{]/s.test(json.replace(/"(?:[^"\\]|\\.)*"/g, ''));

/**
 * Parses a body that contains one row. Throws PostgREST's error for anything else, and refuses
 * lists of rows and nested values, which no column needs. If two values have the same name, only
 * the second is visible after parsing, so this searches the source string.
 */
export function parseRow(contentType: string | undefined, body: string): RowToWrite {
  const [type = ''] = (contentType ?? 'application/json').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw refusedBody(`Content-Type not acceptable: ${type.trim()}`);
  let row: unknown;
  try {
    row = JSON.parse(body);
  } catch {
    throw refusedBody('Empty or invalid json');
  }
  if (Array.isArray(row)) throw notSupportedError('A list of rows');
  if (typeof row !== 'object' || row === null) throw refusedBody('All object keys must match');
  if (holdsNested(body)) throw notSupportedError(`A list or an object as ${findNestedField({ ...row }) ?? 'a value'}`);
  return { json: body, columns: Object.keys(row) };
}
