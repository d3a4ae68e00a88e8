-- What foreign requests can make the newsletter's table store, bounded in the database itself: hosted Supabase has
-- nothing else between a stranger and the table.

-- Mailboxes have 64 bytes at most (RFC 5321, 4.5.3.1.1), addresses 254. Rows that are there already stay.
alter table public.newsletter_subscribers add constraint newsletter_subscribers_email_bytes
  check (octet_length(email) <= 254 and octet_length(split_part(email, '@', 1)) <= 64) not valid;

create index newsletter_subscribers_created_at on public.newsletter_subscribers (created_at);

create function public.bound_subscriptions() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- A trigger before each row sees the rows that its own statement has written: a list is refused at its second row.
  if exists (
    select from public.newsletter_subscribers
    where created_at = now() and xmin = pg_current_xact_id()::xid
  ) then
    raise check_violation using message = 'One address at a time can be put on the list.';
  end if;
  -- Of two requests at once the second counts when the first is done.
  perform pg_advisory_xact_lock(hashtextextended('newsletter_subscribers', 0));
  -- What a clock that was wrong dated ahead does not count for ever.
  if (
    select count(*) from public.newsletter_subscribers
    where created_at between clock_timestamp() - interval '1 hour' and clock_timestamp()
  ) >= 500 then
    -- PostgREST makes of this the HTTP status 429.
    raise sqlstate 'PT429' using
      message = 'Too many people have subscribed within an hour. Please try again later.';
  end if;
  return new;
end
$$;

revoke all on function public.bound_subscriptions() from public, anon, authenticated;

-- The service may bring a whole list.
create trigger newsletter_subscribers_bound before insert on public.newsletter_subscribers
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.bound_subscriptions();
