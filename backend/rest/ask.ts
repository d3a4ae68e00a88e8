/* Reading a request: what of PostgREST's grammar supabase-js sends for this site. All else is refused by name. */
import { notPartOfIt, RestError } from './errors.ts';

/** What an address asks for; names are as they were written and not yet known to be any table's. */
export interface Ask {
  /** The columns to answer with, null for all of them. */
  readonly select: readonly string[] | null;
  /** The columns to write, null for those of the body. */
  readonly columns: readonly string[] | null;
  /** The columns whose conflict an upsert settles, null for the primary key. */
  readonly onConflict: readonly string[] | null;
  readonly filters: readonly { readonly column: string; readonly value: string }[];
}

/** Parameters that PostgREST knows beside filters, and this backend does not. */
const OTHER_PARAMETERS = /^(?:order|limit|offset|(?:not\.)?(?:and|or))$|\./;
const OTHER_OPERATORS =
  /^(?:not|neq|gte?|lte?|i?like|i?match|in|is|isdistinct|(?:p|pl|w)?h?fts|cs|cd|ov|sl|sr|nxr|nxl|adj)\b|^eq\((?:any|all)\)/;

function namesIn(parameter: string, list: string): readonly string[] {
  return list.split(',').map((item) => {
    const name = /^\s*(?:"([^"]+)"|([^\s"():.*>]+))\s*$/.exec(item);
    if (name === null) throw notPartOfIt(`${parameter}=${list}`);
    return name[1] ?? name[2] ?? '';
  });
}

function filterValue(condition: string): string {
  if (condition.startsWith('eq.')) return condition.slice(3);
  if (OTHER_OPERATORS.test(condition)) throw notPartOfIt(`The filter ${condition}`);
  throw new RestError(
    400,
    'PGRST100',
    `"failed to parse filter (${condition})" (line 1, column 1)`,
    condition === ''
      ? 'unexpected end of input expecting "not" or operator (eq, gt, ...)'
      : `unexpected "${condition.charAt(0)}" expecting "not" or operator (eq, gt, ...)`,
  );
}

/** Reads the part of an address behind the question mark. Throws the refusal of what is not part of the backend. */
export function readAsk(parameters: URLSearchParams): Ask {
  const filters = [];
  for (const [name, value] of parameters) {
    if (['select', 'columns', 'on_conflict'].includes(name)) continue;
    if (OTHER_PARAMETERS.test(name)) throw notPartOfIt(`The parameter ${name}`);
    filters.push({ column: name, value: filterValue(value) });
  }
  const list = (name: string): readonly string[] | null => {
    const value = parameters.get(name);
    return value === null ? null : namesIn(name, value);
  };
  const isEverything = ['*', ''].includes(parameters.get('select')?.trim() ?? '*');
  return {
    select: isEverything ? null : list('select'),
    columns: list('columns'),
    onConflict: list('on_conflict'),
    filters,
  };
}

/** What the header Prefer says; `applied` is what the answer says of it. */
export interface Preferences {
  readonly returns: 'minimal' | 'representation';
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  readonly applied: readonly string[];
}

const OTHER_PREFERENCES = /^(?:count|tx|timezone|max-affected|missing=default|return=headers-only)\b/;
const KNOWN_PREFERENCES = [
  /^resolution=(?:merge|ignore)-duplicates$/,
  /^missing=null$/,
  /^return=(?:minimal|representation)$/,
  /^handling=(?:lenient|strict)$/,
];

/** Reads the header Prefer; of two that exclude one another the first counts (PostgREST, "Prefer Header"). */
export function readPreferences(header: string | undefined): Preferences {
  const wanted = (header ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  const other = wanted.find((preference) => OTHER_PREFERENCES.test(preference));
  if (other !== undefined) throw notPartOfIt(`Prefer: ${other}`);
  const unknown = wanted.filter((preference) => !KNOWN_PREFERENCES.some((known) => known.test(preference)));
  if (unknown.length > 0 && wanted.includes('handling=strict'))
    throw new RestError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${unknown.join(', ')}`,
    );
  const applied = KNOWN_PREFERENCES.flatMap((known) => wanted.find((preference) => known.test(preference)) ?? []);
  const resolution = applied.find((preference) => preference.startsWith('resolution='));
  return {
    returns: applied.includes('return=representation') ? 'representation' : 'minimal',
    resolution:
      resolution === undefined
        ? null
        : resolution.endsWith('=merge-duplicates')
          ? 'merge-duplicates'
          : 'ignore-duplicates',
    applied,
  };
}

/** Whether a request wants one object instead of a list. Throws the refusal of what cannot be had. */
export function wantsOneObject(accept: string | undefined): boolean {
  const types = (accept ?? '*/*').split(',').map((part) => part.trim().toLowerCase());
  for (const type of types) {
    if (type === 'application/vnd.pgrst.object+json' || type === 'application/vnd.pgrst.object') return true;
    if (/^(?:\*\/\*|application\/(?:\*|json|vnd\.pgrst\.array\+json))(?:$|;\s*(?:q|charset)=)/.test(type)) return false;
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${types.join(', ')}`);
}

/** Rows to write: the JSON list as it was sent, and the names of the columns in it. */
export interface Rows {
  readonly json: string;
  readonly columns: readonly string[];
  readonly isOne: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refusedBody = (message: string): RestError => new RestError(400, 'PGRST102', message);

/**
 * Reads a body of one or more rows, all with the same columns unless the address names those that count. Throws
 * PostgREST's refusal of anything else.
 */
export function readRows(contentType: string | undefined, body: string, { columns: named }: Ask): Rows {
  const [type = ''] = (contentType ?? 'application/json').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw refusedBody(`Content-Type not acceptable: ${type.trim()}`);
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw refusedBody('Empty or invalid json');
  }
  const rows: readonly unknown[] = Array.isArray(json) ? json : [json];
  const columns = isObject(rows[0]) ? Object.keys(rows[0]) : [];
  const fits = (row: unknown): boolean =>
    isObject(row) &&
    (named !== null ||
      (Object.keys(row).length === columns.length && columns.every((name) => Object.hasOwn(row, name))));
  if (!rows.every(fits)) throw refusedBody('All object keys must match');
  return { json: Array.isArray(json) ? body : `[${body}]`, columns, isOne: !Array.isArray(json) };
}
