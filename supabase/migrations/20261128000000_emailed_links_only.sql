-- Only an email to an address opens its account. Supabase Auth offers more than the site uses to anyone who has the
-- publishable key: passwords, user data, a change of address. None of these may have a lasting effect. Otherwise a
-- stranger could set something before the owner of an address arrives, or on a device that was left signed in, and use
-- it to get in.

create or replace function public.session_owner() returns uuid
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  -- `amr` says how a session began, and refreshing does not change it. Anyone who signed in any other way than with an
  -- emailed link or code may never have had access to the mailbox.
  if auth.jwt() -> 'amr' @> '[{"method": "otp"}]' and exists (
    select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  ) then
    return auth.uid();
  end if;
  -- PostgREST turns this into HTTP status 401.
  raise sqlstate 'PT401' using message = 'This session has ended. Please sign in again.';
end
$$;

-- Runs before every change that Supabase Auth makes to a user, including in the middle of its own transactions, so it
-- must not refuse anything that signing in by email needs. Columns are accessed as JSON, because not every version of
-- Auth has all of them.
create function public.keep_to_emailed_links() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  field text;
begin
  -- Auth itself makes up a password for each new address. No password matches an empty one.
  new := jsonb_populate_record(new, '{"encrypted_password": "", "raw_user_meta_data": {}}');
  foreach field in array array['email_change', 'phone', 'phone_change'] loop
    -- When an administrator soft-deletes a user, these columns contain text that is not an address.
    if coalesce(to_jsonb(new) ->> field, '') not in ('', coalesce(to_jsonb(old) ->> field, ''))
      and to_jsonb(new) ->> 'deleted_at' is null
    then
      raise insufficient_privilege using message = 'An account stays with the email address that it began with.';
    end if;
  end loop;
  return new;
end
$$;

revoke all on function public.keep_to_emailed_links() from public, anon, authenticated;

create trigger numeria_keep_to_emailed_links before insert or update on auth.users
  for each row execute function public.keep_to_emailed_links();

-- Auth also copies what a stranger says about themselves into the identity.
create function public.keep_to_own_claims() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.identity_data := (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(new.identity_data)
    where key in ('sub', 'email') or (key in ('email_verified', 'phone_verified') and jsonb_typeof(value) = 'boolean')
  );
  return new;
end
$$;

revoke all on function public.keep_to_own_claims() from public, anon, authenticated;

-- Runs the triggers once for everything that was set before this migration. The embedded backend has no identities.
update auth.users set updated_at = updated_at;
do $$
begin
  if to_regclass('auth.identities') is not null then
    create trigger numeria_keep_to_own_claims before insert or update on auth.identities
      for each row execute function public.keep_to_own_claims();
    update auth.identities set updated_at = updated_at;
  end if;
end
$$;
