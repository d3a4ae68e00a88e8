/* The schema with one protection removed. */
import type { Change, Mutant } from './mutant.ts';

const FILE = 'supabase/migrations/20261121000000_accounts.sql';

const SESSIONS_FILE = 'supabase/migrations/20261124000000_sessions.sql';

const LINKS_ONLY_FILE = 'supabase/migrations/20261128000000_emailed_links_only.sql';

const MAILBOXES_FILE = 'supabase/migrations/20261128000100_newsletter_mailboxes.sql';

const change = (find: string, replace: string): Change => ({ file: FILE, find, replace });

const mutant = (name: string, tests: string, ...changes: readonly Change[]): Mutant => ({
  name,
  changes,
  tests: tests.split(' '),
});

const without = (find: string): Change => change(find, '');

const ROW_LEVEL_SECURITY: readonly Mutant[] = [
  mutant(
    'profiles without row level security',
    'policies-profiles',
    without('alter table public.profiles enable row level security;'),
  ),
  mutant(
    'user_favorites without row level security',
    'policies-favourites',
    without('alter table public.user_favorites enable row level security;'),
  ),
  mutant(
    'newsletter_subscribers without row level security',
    'catalogue',
    without('alter table public.newsletter_subscribers enable row level security;'),
  ),
];

const OWN = '((select auth.uid()) = id)';
const OWN_FAVOURITE = '((select auth.uid()) = user_id)';

/**
 * Policies that check the session also know its owner, so anything that passes one of the two
 * protections is stopped by the other.
 */
const anySession = (column: 'id' | 'user_id'): Change => ({
  file: SESSIONS_FILE,
  find: `using ((select public.session_owner()) = ${column}) with check ((select public.session_owner()) = ${column})`,
  replace:
    'using ((select public.session_owner()) is not null) with check ((select public.session_owner()) is not null)',
});

const POLICIES: readonly Mutant[] = [
  mutant(
    'everybody reads all profiles',
    'policies-profiles',
    change(`for select to authenticated using ${OWN}`, 'for select to authenticated using (true)'),
    anySession('id'),
  ),
  mutant(
    'everybody creates profiles for others',
    'policies-profiles',
    change(`for insert to authenticated with check ${OWN}`, 'for insert to authenticated with check (true)'),
    anySession('id'),
  ),
  mutant(
    'everybody changes the profiles of others',
    'catalogue',
    change(`for update to authenticated using ${OWN}`, 'for update to authenticated using (true)'),
    anySession('id'),
  ),
  mutant(
    'a profile can be given to somebody else',
    'catalogue',
    change(`using ${OWN} with check ${OWN}`, `using ${OWN} with check (true)`),
  ),
  mutant(
    'everybody reads all favourites',
    'policies-favourites',
    change(`for select to authenticated using ${OWN_FAVOURITE}`, 'for select to authenticated using (true)'),
    anySession('user_id'),
  ),
  mutant(
    'everybody adds favourites for others',
    'policies-favourites',
    change(`for insert to authenticated with check ${OWN_FAVOURITE}`, 'for insert to authenticated with check (true)'),
    anySession('user_id'),
  ),
  mutant(
    'everybody removes the favourites of others',
    'catalogue',
    change(`for delete to authenticated using ${OWN_FAVOURITE}`, 'for delete to authenticated using (true)'),
  ),
  mutant(
    'the newsletter’s policy is for every verb',
    'catalogue',
    change('for insert to anon, authenticated with check (true)', 'for all to anon, authenticated using (true)'),
  ),
  mutant(
    'profiles have no policy for saving them again',
    'calls',
    change('for update to authenticated using', 'for update to anon using'),
  ),
];

const TABLE_DEFAULTS = without(
  'alter default privileges in schema public revoke all on tables from public, anon, authenticated;',
);
const FUNCTION_DEFAULTS = [
  without('alter default privileges in schema public revoke all on functions from public, anon, authenticated;'),
  without('alter default privileges revoke execute on functions from public;'),
];

const GRANTS: readonly Mutant[] = [
  mutant('later tables are open by default', 'catalogue', TABLE_DEFAULTS),
  mutant('later functions are open by default', 'catalogue', ...FUNCTION_DEFAULTS),
  mutant(
    'profiles are not revoked',
    'policies-profiles',
    TABLE_DEFAULTS,
    without('revoke all on public.profiles from public, anon, authenticated;'),
  ),
  mutant(
    'user_favorites is not revoked',
    'policies-favourites',
    TABLE_DEFAULTS,
    without('revoke all on public.user_favorites from public, anon, authenticated;'),
  ),
  mutant(
    'newsletter_subscribers is not revoked',
    'policies-newsletter',
    TABLE_DEFAULTS,
    without('revoke all on public.newsletter_subscribers from public, anon, authenticated;'),
  ),
  mutant(
    'delete_my_account is not revoked',
    'account',
    ...FUNCTION_DEFAULTS,
    without('revoke all on function public.delete_my_account() from public, anon, authenticated;'),
    {
      file: SESSIONS_FILE,
      find: "raise insufficient_privilege using message = 'Only somebody who is signed in has an account to delete.';",
      replace: 'return;',
    },
  ),
  mutant(
    'strangers can read profiles',
    'policies-profiles',
    change(
      'grant select on public.profiles to authenticated;',
      'grant select on public.profiles to anon, authenticated;',
    ),
  ),
  mutant(
    'the id of a profile cannot be sent again, so no profile can be saved twice',
    'calls',
    change('grant update (id, first_name', 'grant update (first_name'),
  ),
  mutant(
    'a favourite can set when it was added',
    'policies-favourites',
    change('grant insert (user_id, game_id)', 'grant insert'),
  ),
  mutant(
    'a subscription can set when it was made',
    'policies-newsletter',
    change('grant insert (email) on public.newsletter_subscribers', 'grant insert on public.newsletter_subscribers'),
  ),
  mutant(
    "the newsletter's addresses can be read",
    'policies-newsletter',
    change('grant insert (email) on public.newsletter', 'grant select, insert (email) on public.newsletter'),
  ),
  mutant(
    'profiles can be deleted',
    'policies-profiles',
    change(
      'grant select on public.profiles to authenticated',
      'grant select, delete on public.profiles to authenticated',
    ),
  ),
];

const sessionsMutant = (name: string, tests: string, find: string, replace = ''): Mutant => ({
  name,
  tests: tests.split(' '),
  changes: [{ file: SESSIONS_FILE, find, replace }],
});

const DELETING: readonly Mutant[] = [
  sessionsMutant(
    'deleting an account removes the subscription of an address that was never confirmed',
    'account',
    'and users.email_confirmed_at is not null',
  ),
  sessionsMutant(
    "deleting an account removes everybody's subscription",
    'account',
    'and newsletter_subscribers.email = lower(users.email)',
  ),
  sessionsMutant(
    'deleting an account leaves the subscription',
    'account',
    'where users.id = me\n      and',
    'where false\n      and',
  ),
  sessionsMutant(
    'deleting an account deletes all accounts',
    'account',
    'delete from auth.users where users.id = me;',
    'delete from auth.users;',
  ),
  sessionsMutant('deleting an account leaves the person', 'account', 'delete from auth.users where users.id = me;'),
  sessionsMutant(
    "delete_my_account uses its caller's search path",
    'catalogue',
    "delete_my_account() returns void\n  language plpgsql\n  security definer\n  set search_path = ''",
    'delete_my_account() returns void\n  language plpgsql\n  security definer',
  ),
  sessionsMutant(
    'delete_my_account runs with the rights of its caller',
    'calls',
    'delete_my_account() returns void\n  language plpgsql\n  security definer',
    'delete_my_account() returns void\n  language plpgsql',
  ),
  sessionsMutant(
    'anyone who finds a device that was left signed in can delete the account',
    'account',
    "clock_timestamp() - interval '10 minutes' and",
    "clock_timestamp() - interval '1 year' and",
  ),
  sessionsMutant(
    'a sign-in dated in the future stays fresh until then',
    'account',
    "clock_timestamp() + interval '10 minutes'",
    "clock_timestamp() + interval '10 years'",
  ),
  sessionsMutant(
    'a sign-in on any device is fresh enough to delete an account',
    'account',
    "where id = (auth.jwt() ->> 'session_id')::uuid\n      and created_at",
    'where user_id = me\n      and created_at',
  ),
  mutant(
    'favourites are not deleted with their user',
    'account',
    change('user_id uuid not null references auth.users (id) on delete cascade', 'user_id uuid not null'),
  ),
];

const linksOnlyMutant = (name: string, tests: string, find: string, replace = ''): Mutant => ({
  name,
  tests: tests.split(' '),
  changes: [{ file: LINKS_ONLY_FILE, find, replace }],
});

const EMAILED_LINKS_ONLY: readonly Mutant[] = [
  linksOnlyMutant(
    'a session that began with a password reads and deletes',
    'emailed-links-only',
    `auth.jwt() -> 'amr' @> '[{"method": "otp"}]' and `,
  ),
  linksOnlyMutant('a password stays', 'emailed-links-only', '"encrypted_password": "", '),
  linksOnlyMutant('what a stranger says of an address stays', 'emailed-links-only', ', "raw_user_meta_data": {}'),
  linksOnlyMutant(
    'an account can move to another address',
    'emailed-links-only',
    "array['email_change', 'phone'",
    "array['phone'",
  ),
  linksOnlyMutant(
    'an identity stores everything that a stranger said',
    'emailed-links-only',
    "where key in ('sub'",
    "where true or key in ('sub'",
  ),
];

const OPEN_SESSIONS: readonly Mutant[] = [
  sessionsMutant(
    'an ended session reads and changes a profile',
    'sessions',
    'on public.profiles as restrictive for all to authenticated\n  using ((select public.session_owner()) = id)',
    'on public.profiles as restrictive for all to authenticated\n  using (true)',
  ),
  sessionsMutant(
    'an ended session reads and changes favourites',
    'sessions',
    'using ((select public.session_owner()) = user_id)',
    'using (true)',
  ),
  sessionsMutant(
    'an ended session adds favourites',
    'catalogue',
    'with check ((select public.session_owner()) = user_id)',
    'with check (true)',
  ),
  linksOnlyMutant(
    "anybody's session is accepted",
    'sessions',
    "id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()",
    'id is not null',
  ),
];

const mailboxesMutant = (name: string, tests: string, find: string, replace = ''): Mutant => ({
  name,
  tests: tests.split(' '),
  changes: [{ file: MAILBOXES_FILE, find, replace }],
});

const UNCONFIRMED: readonly Mutant[] = [
  mailboxesMutant('unconfirmed users are not removed', 'unconfirmed', "interval '30 days'", "interval '3000 years'"),
  mailboxesMutant(
    'confirmed users are removed',
    'unconfirmed',
    'email_confirmed_at is null\n      and last_sign_in_at is null',
    'true',
  ),
  mailboxesMutant(
    'users who were just emailed again are removed',
    'unconfirmed',
    'greatest(created_at, confirmation_sent_at)',
    'created_at',
  ),
  sessionsMutant('no job is scheduled with pg_cron', 'unconfirmed', 'perform cron.schedule(', 'perform format('),
];

const CONSTRAINTS: readonly Mutant[] = [
  mutant('a first name has no length', 'constraints', change('char_length(first_name) <= 100', 'true')),
  mutant(
    'a last name can have one character more',
    'constraints',
    change('char_length(last_name) <= 100', 'char_length(last_name) <= 101'),
  ),
  mutant('a birth date may be long ago', 'constraints', change("date '1900-01-01'", "date '1899-12-31'")),
  mutant('a birth date may lie ahead', 'constraints', change("(now() at time zone 'utc')::date", "date '9999-12-31'")),
  mutant('a game may have any name', 'constraints', change("game_id ~ '^[a-z][a-z0-9-]{0,63}$'", 'true')),
  mutant('a game’s name only has to begin well', 'constraints', change('{0,63}$', '{0,63}')),
  mutant('a subscription need not be tidy', 'constraints', change('email = lower(btrim(email))', 'email is not null')),
  mutant('a subscription need not look like an address', 'constraints', {
    file: MAILBOXES_FILE,
    find: "email ~ '^",
    replace: "email <> '' or email ~ '^",
  }),
  mutant(
    'an address can subscribe twice',
    'constraints',
    change(
      'create table public.newsletter_subscribers (\n  email text primary key',
      'create table public.newsletter_subscribers (\n  email text not null',
    ),
  ),
  mutant(
    'one person can store any number of favourites',
    'bounds',
    change('where user_id = somebody) > 100 then', 'where user_id = somebody) > 100000 then'),
  ),
];

const BOUNDS_FILE = 'supabase/migrations/20261123000000_newsletter_bounds.sql';

const boundsMutant = (name: string, find: string, replace: string): Mutant => ({
  name,
  tests: ['bounds'],
  changes: [{ file: BOUNDS_FILE, find, replace }],
});

const NEWSLETTER_BOUNDS: readonly Mutant[] = [
  mailboxesMutant('a stranger may bring a whole list', 'bounds', 'xmin = pg_current_xact_id()::xid', 'false'),
  boundsMutant(
    'signed-in people can add a whole list',
    "current_user in ('anon', 'authenticated')",
    "current_user = 'anon'",
  ),
  mailboxesMutant('strangers may subscribe as often as they like', 'bounds', ') >= 500 then', ') >= 500000 then'),
  mailboxesMutant(
    'addresses dated in the future lock everybody out',
    'bounds',
    "where created_at between clock_timestamp() - interval '1 hour' and clock_timestamp()",
    "where created_at > now() - interval '1 hour'",
  ),
  boundsMutant('a mailbox may have any length', '<= 64)', '<= 640)'),
  boundsMutant(
    'the list is limited for the service too',
    "for each row when (current_user in ('anon', 'authenticated'))",
    'for each row',
  ),
  {
    name: "the newsletter's limit uses its caller's search path",
    tests: ['catalogue'],
    changes: [
      {
        file: MAILBOXES_FILE,
        find: "security definer\n  set search_path = ''\nas $$\nbegin",
        replace: 'security definer\nas $$\nbegin',
      },
    ],
  },
  mailboxesMutant('one network may fill the list', 'bounds', '(0, 50), ', '(0, 5000), '),
  mailboxesMutant('56 bits of IPv6 may fill the list', 'bounds', '(8, 75)', '(8, 7500)'),
  mailboxesMutant('48 bits of IPv6 may fill the list', 'bounds', '(16, 100)', '(16, 10000)'),
  mailboxesMutant(
    "a subscriber's network is never deleted",
    'bounds',
    "not between clock_timestamp() - interval '1 hour'",
    "not between clock_timestamp() - interval '1 year'",
  ),
  mailboxesMutant('a spreadsheet may take an address for a formula', 'constraints', "and email !~ '^[=+-]'"),
];

export const MIGRATION_MUTANTS: readonly Mutant[] = [
  ...ROW_LEVEL_SECURITY,
  ...POLICIES,
  ...GRANTS,
  ...DELETING,
  ...EMAILED_LINKS_ONLY,
  ...OPEN_SESSIONS,
  ...UNCONFIRMED,
  ...CONSTRAINTS,
  ...NEWSLETTER_BOUNDS,
];
