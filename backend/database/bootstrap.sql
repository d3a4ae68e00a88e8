-- What Supabase's platform provides before the first migration runs: roles, the auth schema, and the permissive
-- defaults of its older projects, so that a grant which a migration forgets to revoke shows up here too. It runs at
-- each start and does not change anything that already exists.

do $$
declare
  wanted record;
  is_superuser constant boolean := (select rolsuper from pg_roles where rolname = current_user);
begin
  for wanted in
    select * from (values
      ('anon', ''), ('authenticated', ''), ('service_role', case when is_superuser then ' bypassrls' else '' end),
      -- Owns the auth schema, as on Supabase.
      ('supabase_auth_admin', ''),
      -- Runs the migrations and owns what they create. Like the role on Supabase, it is not a superuser.
      ('numeria_owner', '')
    ) as roles (name, privilege)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I nologin noinherit%s', wanted.name, wanted.privilege);
      exception when duplicate_object or unique_violation then
        null; -- Roles belong to the whole server: another start, on another of its databases, was quicker.
      end;
    end if;
    if not is_superuser then
      execute format('grant %I to current_user', wanted.name);
    end if;
  end loop;
end
$$;

create schema if not exists auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, numeria_owner;
grant usage on schema public to anon, authenticated, service_role;
grant usage, create on schema public to numeria_owner;

set local role supabase_auth_admin;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_user_meta_data jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- How many emails a user was sent, and since when, within a day (auth/email-claim.ts).
alter table auth.users add column if not exists mails_sent integer not null default 0;
alter table auth.users add column if not exists mails_since timestamptz;

-- A session, and how often its refresh token was exchanged. A refresh token consists of the session and this count,
-- signed (auth/tokens.ts).
create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  refresh_count integer not null default 0,
  created_at timestamptz not null
);
alter table auth.sessions add column if not exists refreshed_at timestamptz;
create index if not exists sessions_user_id on auth.sessions (user_id);

-- The link in the newest email to a user, as keyed hashes. Older links are not valid.
create table if not exists auth.one_time_tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null unique,
  code_hash text not null,
  wrong_codes integer not null default 0,
  created_at timestamptz not null
);

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

-- The migrations create a trigger there, as they can on Supabase, and update every row once.
grant select, delete, references, trigger, update (updated_at) on auth.users to numeria_owner;
grant select on auth.sessions to numeria_owner;

reset role;

do $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    create schema supabase_migrations authorization numeria_owner;
    set local role numeria_owner;
    create table supabase_migrations.schema_migrations (version text primary key, name text not null);
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    reset role;
  end if;
end
$$;
