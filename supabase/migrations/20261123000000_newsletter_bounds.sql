-- Limits what requests from strangers can store in the newsletter's table. They are in the database itself, because
-- hosted Supabase has nothing else between a stranger and the table.

-- The part before the @ has 64 bytes at most (RFC 5321, 4.5.3.1.1), an address 254. Existing rows stay.
alter table public.newsletter_subscribers add constraint newsletter_subscribers_email_bytes
  check (octet_length(email) <= 254 and octet_length(split_part(email, '@', 1)) <= 64) not valid;

create index newsletter_subscribers_created_at on public.newsletter_subscribers (created_at);

create function public.bound_subscriptions() returns trigger
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
  -- Rows that a wrong clock has dated in the future do not count, or they would count for ever.
  if (
    select count(*) from public.newsletter_subscribers
    where created_at between clock_timestamp() - interval '1 hour' and clock_timestamp()
  ) >= 500 then
    -- PostgREST turns this into HTTP status 429.
    raise sqlstate 'PT429' using
      message = 'Too many people have subscribed within an hour. Please try again later.';
  end if;
  return new;
end
$$;

revoke all on function public.bound_subscriptions() from public, anon, authenticated;

-- The service can add a whole list.
create trigger newsletter_subscribers_bound before insert on public.newsletter_subscribers
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.bound_subscriptions();
