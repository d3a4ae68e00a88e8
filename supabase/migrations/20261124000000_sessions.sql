-- A session that has ended is refused by the tables immediately, deleting an account requires a recent sign-in, and
-- users who never confirmed their address are removed.

-- An access token is valid for up to an hour, whatever has happened to its session. So the tables check the session
-- too. This function returns the session's owner, so that policies compare it with the row and the planner calls it
-- before reading any row, even if there is none.
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
  -- PostgREST turns this into HTTP status 401.
  raise sqlstate 'PT401' using message = 'This session has ended. Please sign in again.';
end
$$;

revoke all on function public.session_owner() from public, anon, authenticated;
-- Policies run with the role of the caller.
grant execute on function public.session_owner() to authenticated;

create policy "Only while their session lasts" on public.profiles as restrictive for all to authenticated
  using ((select public.session_owner()) = id) with check ((select public.session_owner()) = id);
create policy "Only while their session lasts" on public.user_favorites as restrictive for all to authenticated
  using ((select public.session_owner()) = user_id) with check ((select public.session_owner()) = user_id);

-- Deleting an account: the profile, the favourites and the sessions are deleted with the user (on delete cascade).
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
  -- Anyone who finds a device that was left signed in cannot delete the account. A sign-in dated in the future by a
  -- wrong clock is not recent.
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid
      and created_at between clock_timestamp() - interval '10 minutes' and clock_timestamp() + interval '10 minutes'
  ) then
    -- PostgREST turns this into HTTP status 403.
    raise sqlstate 'PT403' using message = 'Please sign in again before you delete your account.';
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

-- Anyone can type anyone's address, so an address whose links were never opened is forgotten thirty days after the last
-- one.
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

-- Hosted Supabase runs this every night with pg_cron. Without it, another job has to call the function.
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
