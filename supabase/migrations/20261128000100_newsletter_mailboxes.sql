-- Limits what strangers can add to the newsletter's list: only addresses that sign-in would accept too, and only so
-- many an hour from one network, so that no network uses up the hourly limit of all.

-- The pattern of backend/auth/otp.ts, with a dot required in the domain; a test compares the two. Addresses that a
-- spreadsheet would take for a formula are refused. Existing rows stay.
alter table public.newsletter_subscribers drop constraint newsletter_subscribers_email_shape;
alter table public.newsletter_subscribers add constraint newsletter_subscribers_email_shape check (
  email ~ '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$'
  and email !~ '^[=+-]'
) not valid;

-- One IPv4 address, or 64 bits of IPv6; deleted after an hour.
alter table public.newsletter_subscribers add column network cidr;

create index newsletter_subscribers_network on public.newsletter_subscribers (created_at) where network is not null;

-- The client's network, from the headers that PostgREST passes on, or null if they contain no address. Cloudflare,
-- which is in front of hosted projects, overwrites its own header; in the other header, the last part is from the
-- proxy.
create function public.asking_network() returns cidr
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  headers jsonb;
  address inet;
begin
  headers := current_setting('request.headers', true);
  address := replace(
    btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1))), '::ffff:', ''
  );
  return network(set_masklen(address, case family(address) when 4 then 32 else 64 end));
exception when others then
  return null;
end
$$;

revoke all on function public.asking_network() from public, anon, authenticated;

create function public.forget_subscribers_networks() returns void
  language sql
  set search_path = ''
as $$
  update public.newsletter_subscribers set network = null
  where network is not null and created_at not between clock_timestamp() - interval '1 hour' and clock_timestamp()
$$;

revoke all on function public.forget_subscribers_networks() from public, anon, authenticated;

create or replace function public.bound_subscriptions() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- A trigger before each row sees the rows that its own statement has written, so a list is refused at its second row.
  if exists (
    select from public.newsletter_subscribers
    where created_at = now() and xmin = pg_current_xact_id()::xid
  ) then
    raise check_violation using message = 'One address at a time can be put on the list.';
  end if;
  -- Two requests at once: the second one counts after the first has finished.
  perform pg_advisory_xact_lock(hashtextextended('newsletter_subscribers', 0));
  perform public.forget_subscribers_networks();
  new.network := public.asking_network();
  -- Providers give a household 64 or 56 bits of IPv6, and a business 48. Wider networks have more people in them.
  if exists (
    select from (values (0, 50), (8, 75), (16, 100)) as wider (bits, allowed)
    where (bits = 0 or family(new.network) = 6) and allowed <= (
      select count(*) from public.newsletter_subscribers
      where network is not null and network <<= set_masklen(new.network, masklen(new.network) - bits)
    )
  ) then
    -- PostgREST turns this into HTTP status 429.
    raise sqlstate 'PT429' using
      message = 'Too many people have subscribed from this network within an hour. Please try again later.';
  end if;
  -- Rows that a wrong clock has dated in the future do not count, or they would count for ever.
  if (
    select count(*) from public.newsletter_subscribers
    where created_at between clock_timestamp() - interval '1 hour' and clock_timestamp()
  ) >= 500 then
    raise sqlstate 'PT429' using
      message = 'Too many people have subscribed within an hour. Please try again later.';
  end if;
  return new;
end
$$;

-- The nightly job also deletes the networks, in case nobody has subscribed since.
create or replace function public.remove_unconfirmed_users(as_of timestamptz default now()) returns integer
  language sql
  security definer
  set search_path = ''
as $$
  select public.forget_subscribers_networks();
  with gone as (
    delete from auth.users
    where email_confirmed_at is null
      and last_sign_in_at is null
      and greatest(created_at, confirmation_sent_at) < as_of - interval '30 days'
    returning id
  )
  select count(*)::integer from gone
$$;
