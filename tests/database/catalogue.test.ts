import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from './helpers/site.ts';

/* Checks privileges in the database's own catalogue, so that nothing is left open because no
   test tried it. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const texts = async (statement: string): Promise<unknown[]> =>
  (await site.query(statement)).map((row) => Object.values(row)[0]);

/**
 * "grantee verb object" for every privilege in a schema, except its owner's. The grantee of public
 * privileges is "everybody".
 */
const PRIVILEGES = (schema: string): string => `
  with objects as (
    select oid, relname::text as name, relowner as owner, relacl as acl from pg_class
      where relnamespace = '${schema}'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    union all
    select c.oid, c.relname || '.' || a.attname, c.relowner, a.attacl from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = '${schema}'::regnamespace
    union all
    select oid, proname || '()', proowner, coalesce(proacl, acldefault('f', proowner)) from pg_proc
      where pronamespace = '${schema}'::regnamespace
  )
  select case when grantee = 0 then 'everybody' else grantee::regrole::text end || ' '
    || lower(privilege_type) || ' ' || name
  from objects, aclexplode(acl) where grantee <> owner order by 1`;

const COLUMNS = ['date_of_birth', 'email', 'first_name', 'id', 'last_name'];

describe('The public schema', () => {
  it('has three tables, each with row level security', async () => {
    const tables = await site.query(`
      select relname::text as name, relrowsecurity as guarded from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`);
    expect(tables).toEqual([
      { name: 'newsletter_subscribers', guarded: true },
      { name: 'profiles', guarded: true },
      { name: 'user_favorites', guarded: true },
    ]);
  });

  it('grants each role exactly what the site uses', async () => {
    const given = await texts(PRIVILEGES('public'));
    expect(given.filter((privilege) => !String(privilege).startsWith('service_role '))).toEqual(
      [
        'anon insert newsletter_subscribers.email',
        'authenticated insert newsletter_subscribers.email',
        'authenticated select profiles',
        ...COLUMNS.map((column) => `authenticated insert profiles.${column}`),
        ...COLUMNS.map((column) => `authenticated update profiles.${column}`),
        'authenticated select user_favorites',
        'authenticated delete user_favorites',
        'authenticated insert user_favorites.user_id',
        'authenticated insert user_favorites.game_id',
        'authenticated execute delete_my_account()',
        'authenticated execute session_owner()',
      ].toSorted(),
    );
  });

  it('grants the service the rows of all tables', async () => {
    const tables = ['newsletter_subscribers', 'profiles', 'user_favorites'];
    const verbs = ['delete', 'insert', 'select', 'update'];
    expect(await texts(PRIVILEGES('public'))).toEqual(
      expect.arrayContaining(tables.flatMap((table) => verbs.map((verb) => `service_role ${verb} ${table}`))),
    );
  });

  it('has a policy for each granted verb, and for no other verb or role', async () => {
    const policies = await texts(`
      select format('%s %s by %s', lower(cmd), tablename, array_to_string(roles, ' and ')) from pg_policies
      where schemaname = 'public' and permissive = 'PERMISSIVE' order by 1`);
    expect(policies).toEqual([
      'delete user_favorites by authenticated',
      'insert newsletter_subscribers by anon and authenticated',
      'insert profiles by authenticated',
      'insert user_favorites by authenticated',
      'select profiles by authenticated',
      'select user_favorites by authenticated',
      'update profiles by authenticated',
    ]);
  });

  it("checks the row's owner in every policy, when reading and when writing", async () => {
    const loose = await texts(`
      select policyname::text from pg_policies where schemaname = 'public' and tablename <> 'newsletter_subscribers'
      and permissive = 'PERMISSIVE' and concat(qual, with_check) not like '%auth.uid()%'`);
    expect(loose).toEqual([]);
    const update = await site.query(`select qual, with_check from pg_policies where cmd = 'UPDATE'`);
    for (const { qual, with_check } of update) expect(qual).toBe(with_check);
  });

  it('also checks for an active session, for every row that belongs to one person', async () => {
    const further = await site.query(`
      select tablename::text as name, cmd, array_to_string(roles, ' and ') as roles, qual, with_check
      from pg_policies where permissive = 'RESTRICTIVE' order by 1`);
    const asked = expect.stringContaining('session_owner()');
    const each = { cmd: 'ALL', roles: 'authenticated', qual: asked, with_check: asked };
    expect(further).toEqual([
      { name: 'profiles', ...each },
      { name: 'user_favorites', ...each },
    ]);
  });

  it('is owned by a role that is not a superuser and cannot bypass policies', async () => {
    const owners = await site.query(`
      select distinct rolsuper, rolbypassrls from pg_class join pg_roles on pg_roles.oid = relowner
      where relnamespace = 'public'::regnamespace`);
    expect(owners).toEqual([expect.objectContaining({ rolsuper: false })]);
  });

  it('does not let anyone create anything in it', async () => {
    const may = await texts(`
      select role from unnest(array['anon', 'authenticated', 'service_role']) role
      where has_schema_privilege(role, 'public', 'create')`);
    expect(may).toEqual([]);
  });

  it('does not grant access to anything that is created later', async () => {
    const defaults = await texts(`
      select grantee::regrole::text || ' ' || privilege_type from pg_default_acl, aclexplode(defaclacl)
      where grantee in ('anon'::regrole, 'authenticated'::regrole, 0)`);
    expect(defaults).toEqual([]);
    const owner = String(
      (await texts(`select relowner::regrole::text from pg_class where oid = 'public.profiles'::regclass`))[0],
    );
    await site.backend.database.transaction(({ script }) =>
      script(`
        set local role ${owner};
        create table public.later (secret text);
        create function public.later_too() returns int language sql as 'select 1';`),
    );
    const open = await texts(PRIVILEGES('public'));
    expect(open.filter((privilege) => /^(?!service_role).*\blater/.test(String(privilege)))).toEqual([]);
  });
});

describe("Functions that run with their owner's rights", () => {
  it('include the schema in every name, because their search path is empty', async () => {
    const functions = await site.query(`
      select proname::text as name, proconfig::text[] as settings from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace order by 1`);
    const settings = ['search_path=""'];
    expect(functions).toEqual([
      { name: 'bound_subscriptions', settings },
      { name: 'delete_my_account', settings },
      { name: 'remove_unconfirmed_users', settings },
      { name: 'session_owner', settings },
    ]);
  });
});

describe('The auth schema', () => {
  it('hides all rows of all tables from anonymous and signed-in users', async () => {
    const tables = await texts(`
      select relname::text from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r' order by 1`);
    expect(tables).toEqual(expect.arrayContaining(['sessions', 'users']));
    const may = await texts(`
      select role || ' ' || verb || ' ' || relname
      from pg_class, unnest(array['anon', 'authenticated']) role,
        unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) verb
      where relnamespace = 'auth'::regnamespace and relkind = 'r' and has_table_privilege(role, pg_class.oid, verb)`);
    expect(may).toEqual([]);
    const columns = await texts(`
      select role || ' ' || relname from pg_class, unnest(array['anon', 'authenticated']) role
      where relnamespace = 'auth'::regnamespace and relkind = 'r'
      and has_any_column_privilege(role, pg_class.oid, 'select, insert, update, references')`);
    expect(columns).toEqual([]);
  });
});

describe('The roles of requests', () => {
  it('cannot log in, and only the service can bypass policies', async () => {
    const roles = await site.query(`
      select rolname::text as name, rolsuper, rolcanlogin, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role') order by 1`);
    const bare = { rolsuper: false, rolcanlogin: false, rolcreaterole: false, rolcreatedb: false };
    expect(roles).toEqual([
      { name: 'anon', ...bare, rolbypassrls: false },
      { name: 'authenticated', ...bare, rolbypassrls: false },
      { name: 'service_role', ...bare, rolbypassrls: true },
    ]);
  });

  it('are not members of other roles', async () => {
    const memberships = await texts(`
      select member::regrole::text || ' in ' || roleid::regrole::text from pg_auth_members
      where member in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`);
    expect(memberships).toEqual([]);
  });
});
