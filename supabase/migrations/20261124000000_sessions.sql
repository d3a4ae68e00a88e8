-- A session that was ended is over for the tables at once, deleting an account asks for a fresh sign-in, and who never
-- confirmed their address is forgotten.

-- An access token holds for up to an hour, whatever has become of its session: so the tables ask for the session, too.
-- It answers with whose session it is, so that policies compare it with the row, and planners ask it before any row is
-- read: also where there is none.
create function public.session_owner() returns uuid
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if exists (
    select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  ) then
    return auth.uid();
  end if;
  -- PostgREST makes of this the HTTP status 401.
  raise sqlstate 'PT401' using message = 'This session has ended. Please sign in again.';
end
$$;

revoke all on function public.session_owner() from public, anon, authenticated;
-- Policies ask as whoever asks them.
grant execute on function public.session_owner() to authenticated;

create policy "Only while their session lasts" on public.profiles as restrictive for all to authenticated
  using ((select public.session_owner()) = id) with check ((select public.session_owner()) = id);
create policy "Only while their session lasts" on public.user_favorites as restrictive for all to authenticated
  using ((select public.session_owner()) = user_id) with check ((select public.session_owner()) = user_id);

-- Leaving: the profile and the favourites go with the user (on delete cascade), and so do the sessions.
create or replace function public.delete_my_account() returns void
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
  perform public.session_owner();
  -- Whoever finds a device that was left signed in deletes nothing. A sign-in that a wrong clock dated ahead is not fresh.
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid
      and created_at between clock_timestamp() - interval '10 minutes' and clock_timestamp() + interval '10 minutes'
  ) then
    -- PostgREST makes of this the HTTP status 403.
    raise sqlstate 'PT403' using message = 'Please sign in again before you delete your account.';
  end if;
  -- An address that was never confirmed may be anybody's: its subscription stays.
  delete from public.newsletter_subscribers
    using auth.users
    where users.id = me
      and users.email_confirmed_at is not null
      and newsletter_subscribers.email = lower(users.email);
  delete from auth.users where users.id = me;
end
$$;

-- Anybody can type anybody's address: who never opened a link of ours is forgotten thirty days after the last one.
create function public.remove_unconfirmed_users(as_of timestamptz default now()) returns integer
  language sql
  security definer
  set search_path = ''
as $$
  with gone as (
    delete from auth.users
    where email_confirmed_at is null
      and last_sign_in_at is null
      and greatest(created_at, confirmation_sent_at) < as_of - interval '30 days'
    returning id
  )
  select count(*)::integer from gone
$$;

revoke all on function public.remove_unconfirmed_users(timestamptz) from public, anon, authenticated;

-- Hosted Supabase does so each night by pg_cron. Where there is none, whoever runs the database calls it.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
  if pg_catalog.to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('numeria-unconfirmed-users', '23 3 * * *', 'select public.remove_unconfirmed_users()');
  end if;
exception when others then
  raise warning 'No job removes unconfirmed users here (%): call public.remove_unconfirmed_users() each day.', sqlerrm;
end
$$;
