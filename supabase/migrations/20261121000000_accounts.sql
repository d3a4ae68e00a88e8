-- What accounts store, and who can access it. Nothing is open by default: everything is revoked first, because older
-- Supabase projects grant all by default, and then each role is granted the columns and verbs that the site uses. Row
-- level security decides which rows. This runs unchanged on hosted and self-hosted Supabase (`supabase db push`) and on
-- the embedded backend.

alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
-- PostgreSQL lets everybody run a new function, and that default belongs to no schema.
alter default privileges revoke execute on functions from public;

-- Profiles: what users say about themselves. Everything is optional except the owner.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text constraint profiles_first_name_length check (char_length(first_name) <= 100),
  last_name text constraint profiles_last_name_length check (char_length(last_name) <= 100),
  email text constraint profiles_email_length check (char_length(email) <= 254),
  -- The date is in UTC, wherever the server is.
  date_of_birth date constraint profiles_date_of_birth_sane
    check (date_of_birth between date '1900-01-01' and (now() at time zone 'utc')::date)
);

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant insert (id, first_name, last_name, email, date_of_birth) on public.profiles to authenticated;
-- An upsert sets every column that was sent, including the id; the policy makes sure that the id does not change.
grant update (id, first_name, last_name, email, date_of_birth) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "People read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "People make their own profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = id);
create policy "People change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

-- Favourites: the games that a user has marked.

create table public.user_favorites (
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id text not null constraint user_favorites_game_id_shape check (game_id ~ '^[a-z][a-z0-9-]{0,63}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, game_id)
);

alter table public.user_favorites enable row level security;
revoke all on public.user_favorites from public, anon, authenticated;
grant select, delete on public.user_favorites to authenticated;
grant insert (user_id, game_id) on public.user_favorites to authenticated;
grant select, insert, update, delete on public.user_favorites to service_role;

create policy "People read their own favourites" on public.user_favorites
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People add their own favourites" on public.user_favorites
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People remove their own favourites" on public.user_favorites
  for delete to authenticated using ((select auth.uid()) = user_id);

-- A limit on what one user can store. There are fewer games than that.
create function public.bound_favourites() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  somebody uuid;
begin
  for somebody in select distinct user_id from added order by user_id loop
    -- Two requests at once: the second one counts after the first has finished.
    perform pg_advisory_xact_lock(hashtextextended('user_favorites ' || somebody::text, 0));
    if (select count(*) from public.user_favorites where user_id = somebody) > 100 then
      raise check_violation using message = 'One person can have 100 favourites at most.';
    end if;
  end loop;
  return null;
end
$$;

revoke all on function public.bound_favourites() from public, anon, authenticated;

create trigger user_favorites_bound after insert on public.user_favorites
  referencing new table as added for each statement execute function public.bound_favourites();

-- Newsletter: everybody can add an address, and only the service can read one.

create table public.newsletter_subscribers (
  email text primary key
    constraint newsletter_subscribers_email_length check (char_length(email) <= 254)
    constraint newsletter_subscribers_email_tidy check (email = lower(btrim(email)))
    constraint newsletter_subscribers_email_shape check (email ~ '^[^[:space:]@]+@[^[:space:]@.]+(\.[^[:space:]@.]+)+$'),
  created_at timestamptz not null default now()
);

alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from public, anon, authenticated;
grant insert (email) on public.newsletter_subscribers to anon, authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;

create policy "Everybody may subscribe" on public.newsletter_subscribers
  for insert to anon, authenticated with check (true);

-- Deleting an account: the profile, the favourites and the sessions are deleted with the user (on delete cascade).

create function public.delete_my_account() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise insufficient_privilege using message = 'Only somebody who is signed in has an account to delete.';
  end if;
  -- An address that was never confirmed may belong to somebody else, so its subscription stays.
  delete from public.newsletter_subscribers
    using auth.users
    where users.id = me
      and users.email_confirmed_at is not null
      and newsletter_subscribers.email = lower(users.email);
  delete from auth.users where users.id = me;
end
$$;

revoke all on function public.delete_my_account() from public, anon, authenticated;
grant execute on function public.delete_my_account() to authenticated;
