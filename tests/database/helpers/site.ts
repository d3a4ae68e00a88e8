import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { inject } from 'vitest';
import type { Backend, BackendSettings } from '../../../backend/backend.ts';
import { listen, openBackendUnderTest } from './implementation.ts';
import { SITE_URL } from './site-url.ts';
import { createDataFolders, type DataFolders } from './template.ts';

/** The clock of a backend under test, which is stopped until a test moves it. */
export interface Clock {
  readonly now: () => number;
  advance(seconds: number): void;
}

/** A backend under test, served over HTTP. */
export interface Site {
  readonly backend: Backend;
  readonly url: string;
  readonly clock: Clock;
  readonly dataFolders: DataFolders;
  /** A new browser in which no one is signed in. It remembers nothing unless it gets a storage. */
  client(auth?: SupabaseClientOptions<'public'>['auth']): SupabaseClient;
  /** Access to the whole public schema, bypassing all policies, to check what is really stored. */
  readonly administrator: SupabaseClient;
  /**
   * Runs one statement as the owner of the database, bypassing roles and policies, and returns its
   * rows.
   */
  query(statement: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /**
   * Removes every row of the public schema, so that a test does not have to sign a new person in to
   * start clean.
   */
  empty(): Promise<void>;
  /** Stops serving, and preserves the data for another start. */
  stop(): Promise<void>;
  /** Stops serving, and deletes the data. */
  close(): Promise<void>;
}

function stoppedClock(): Clock {
  let at = Date.now();
  return {
    now: () => at,
    advance(seconds) {
      at += seconds * 1000;
    },
  };
}

/**
 * Effectively no limit. Tests send many emails within one second of the stopped clock; the limits
 * have their own tests.
 */
const MANY = 1_000_000;
const NO_LIMITS = {
  secondsBetweenEmails: 0,
  codesPerAddressPerDay: MANY,
  emailsPerIp: MANY,
  emailsPerIpPerHour: MANY,
  signUpEmailsPerIpPerHour: MANY,
  emailsPerHour: MANY,
  verificationsPerIp: MANY,
  refreshesPerIp: MANY,
  requestsPerIp: MANY,
};

const BROWSER = { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false } as const;

type Changes = Partial<Omit<BackendSettings, 'now'>> & { readonly clock?: Clock; readonly dataFolders?: DataFolders };

/**
 * Starts a backend on a new database of the kind that this run tests, or at `place`, and serves it
 * on a free port.
 */
export async function startSite({ clock = stoppedClock(), dataFolders, ...settings }: Changes = {}): Promise<Site> {
  const where = dataFolders ?? (await createDataFolders(inject('template')));
  const { dataFolder, databaseUrl } = where;
  const backend = await openBackendUnderTest({
    dataFolder,
    databaseUrl,
    siteUrl: SITE_URL,
    limits: NO_LIMITS,
    now: clock.now,
    elapsed: clock.now,
    ...settings,
  });
  const server = await listen(backend, { port: 0 });
  const open = (key: string, auth?: SupabaseClientOptions<'public'>['auth']): SupabaseClient =>
    createClient(server.url, key, { auth: { ...BROWSER, ...auth } });
  const stop = async (): Promise<void> => {
    await server.close();
    await backend.close();
  };
  return {
    backend,
    url: server.url,
    clock,
    dataFolders: where,
    client: (auth) => open(backend.publishableKey, auth),
    administrator: open(backend.secretKey),
    query: (statement, parameters = []) => backend.database.query(statement, parameters),
    empty: () =>
      backend.database.transaction(({ script }) =>
        script('delete from profiles; delete from user_favorites; delete from newsletter_subscribers'),
      ),
    stop,
    async close() {
      await stop();
      await where.remove();
    },
  };
}
