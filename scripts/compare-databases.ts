/* `npm run compare-databases -- ONE_URL OTHER_URL` compares two PostgreSQL databases of Numeria, for example after a
   restore: the rows of every table, and everything that decides who can see and change them. */
import { Client } from 'pg';
import type { Query, Row } from '../backend/database/database.ts';
import { getErrorMessage } from '../backend/error-message.ts';

const SCHEMAS = `('auth', 'public', 'supabase_migrations')`;

/** Grants in a fixed order. PostgreSQL stores none for an object that has only its owner's default grants. */
const grants = (stored: string, kind: string, owner: string): string =>
  `(select string_agg(one::text, ' ' order by one::text) from unnest(coalesce(${stored}, acldefault('${kind}', ${owner}))) as one)`;

/** One statement for each kind of fact. Each returns lines of text. */
const FACTS: readonly string[] = [
  `select format('role %s: superuser %s, inherits %s, signs in %s, bypasses policies %s, member of %s',
     rolname, rolsuper, rolinherit, rolcanlogin, rolbypassrls,
     (select string_agg(roleid::regrole::text, ' ' order by roleid::regrole::text) from pg_auth_members where member = pg_roles.oid)) as line
   from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'supabase_auth_admin', 'numeria_owner')`,
  `select format('schema %s: owner %s, grants %s', nspname, nspowner::regrole, ${grants('nspacl', 'n', 'nspowner')}) as line
   from pg_namespace where nspname in ${SCHEMAS}`,
  `select format('default grants of %s in %s for %s: %s', defaclrole::regrole, coalesce(nspname, 'all schemas'), defaclobjtype,
     (select string_agg(one::text, ' ' order by one::text) from unnest(defaclacl) as one)) as line
   from pg_default_acl left join pg_namespace on pg_namespace.oid = defaclnamespace`,
  `select format('table %s: owner %s, policies apply %s, even to the owner %s, grants %s', pg_class.oid::regclass, relowner::regrole,
     relrowsecurity, relforcerowsecurity, ${grants('relacl', 'r', 'relowner')}) as line
   from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname in ${SCHEMAS} and relkind in ('r', 'p', 'v')`,
  `select format('column %s.%s: %s, required %s, default %s, grants %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
     attnotnull, pg_get_expr(adbin, adrelid), (select string_agg(one::text, ' ' order by one::text) from unnest(attacl) as one)) as line
   from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where nspname in ${SCHEMAS} and relkind = 'r' and attnum > 0 and not attisdropped`,
  `select format('policy %s on %s.%s: %s for %s to %s using %s check %s', policyname, schemaname, tablename, permissive, cmd,
     roles, qual, with_check) as line
   from pg_policies where schemaname in ${SCHEMAS}`,
  `select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(pg_constraint.oid)) as line
   from pg_constraint join pg_namespace on pg_namespace.oid = connamespace where nspname in ${SCHEMAS} and contype <> 't'`,
  `select format('index %s', indexdef) as line from pg_indexes where schemaname in ${SCHEMAS}`,
  `select format('trigger on %s, enabled %s: %s', tgrelid::regclass, tgenabled, pg_get_triggerdef(pg_trigger.oid)) as line
   from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
   where nspname in ${SCHEMAS} and not tgisinternal`,
  `select format('function %s: owner %s, grants %s, %s', pg_proc.oid::regprocedure, proowner::regrole, ${grants('proacl', 'f', 'proowner')},
     pg_get_functiondef(pg_proc.oid)) as line
   from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ${SCHEMAS} and prokind = 'f'`,
];

/** One statement for each table that counts its rows and adds up a hash of each, in any order. */
const ROWS = `
  select format('select format(''rows of %s: %%s, with the sum %%s'', count(*), sum(hashtextextended(one::text, 0)::numeric)) as line
    from %1$s as one', pg_class.oid::regclass) as statement
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ${SCHEMAS} and relkind = 'r' order by 1`;

/** Everything about a database that a restore has to bring back, as sorted lines of text. */
export async function describeDatabase(query: Query): Promise<readonly string[]> {
  // So that definitions contain the schema of every name, and times do not depend on the time zone of the client.
  await query(`select set_config('search_path', '', false), set_config('timezone', 'UTC', false)`);
  const tables = await query<{ statement: string }>(ROWS);
  const lines: string[] = [];
  for (const statement of [...FACTS, ...tables.map((table) => table.statement)])
    lines.push(...(await query<{ line: string }>(statement)).map(({ line }) => line));
  return lines.toSorted();
}

/** Lines that are in only one of two descriptions: "- …" for the first and "+ …" for the second. */
export function compareDescriptions(one: readonly string[], other: readonly string[]): readonly string[] {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !inOther.has(line)).map((line) => `- ${line}`),
    ...other.filter((line) => !inOne.has(line)).map((line) => `+ ${line}`),
  ];
}

async function describeAt(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const query: Query = async <R extends Row>(statement: string) => (await client.query<R>(statement)).rows;
  return describeDatabase(query).finally(() => client.end());
}

async function main([one, other]: readonly string[]): Promise<void> {
  if (one === undefined || other === undefined)
    throw new Error(
      'Give the URLs of two databases: npm run compare-databases -- postgres://localhost/numeria postgres://localhost/restored',
    );
  const [first, second] = await Promise.all([describeAt(one), describeAt(other)]);
  if (first.length === 0) throw new Error('The first database contains nothing of Numeria.');
  const differences = compareDescriptions(first, second);
  if (differences.length > 0)
    throw new Error(`The databases differ (- only in the first, + only in the second):\n${differences.join('\n')}`);
  process.stdout.write(`The databases match: ${first.length} facts compared.\n`);
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${getErrorMessage(error)}\n`);
    process.exitCode = 1;
  }
}
