import type { Database } from './database/database.ts';
import { getErrorMessage } from './error-message.ts';
import { DAY_MS, FIVE_MINUTES_MS, LIFETIMES } from './limits.ts';

async function removeExpired(database: Database, now: Date): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query('set local role numeria_owner');
    await query('select public.remove_unconfirmed_users($1)', [now]);
  });
  await database.transaction(async ({ query }) => {
    await query('set local role supabase_auth_admin');
    await query(
      `delete from auth.sessions where created_at < $1::timestamptz - make_interval(secs => $2)
         or coalesce(refreshed_at, created_at) < $1::timestamptz - make_interval(secs => $3)`,
      [now, LIFETIMES.session, LIFETIMES.idleSession],
    );
  });
}

/**
 * Removes users who never confirmed their address, and expired sessions: immediately, and then once
 * a day until the returned function is called. After a failure, for example while the database is
 * busy, it tries again every five minutes.
 */
export async function scheduleCleanup(database: Database, now: () => number): Promise<() => void> {
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tryIt = async (): Promise<void> => {
    try {
      await removeExpired(database, new Date(now()));
    } catch (error) {
      process.stderr.write(`Failed to remove old users and sessions: ${getErrorMessage(error)}\n`);
      if (isStopped) return;
      clearTimeout(retry);
      retry = setTimeout(() => void tryIt(), FIVE_MINUTES_MS);
      retry.unref();
    }
  };
  await tryIt();
  const timer = setInterval(() => void tryIt(), DAY_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
    clearTimeout(retry);
  };
}
