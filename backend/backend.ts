/* The embedded backend: the parts of Supabase that this site needs, on real PostgreSQL, in one process. It runs the
   same migrations as a hosted Supabase and responds to supabase-js as PostgREST and Supabase Auth do. public-start.ts
   lists what it needs before the public can use it. */
import { join } from 'node:path';
import { Hono } from 'hono';
import { type AuthService, createAuthTransactions } from './auth/auth.ts';
import { createAuthRoutes } from './auth/routes.ts';
import { scheduleCleanup } from './cleanup.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { createLocalInbox, createSmtpSender, type EmailSender } from './email-sender.ts';
import { createEmailWriter, type EmailMessage } from './email-templates.ts';
import { limitRate, RETRY_AFTER_SECONDS, securityHeaders } from './gateway.ts';
import { type Keys, readOrCreateKeys } from './keys.ts';
import {
  countReservedEmails,
  DAY_MS,
  FIVE_MINUTES_MS,
  HOUR_MS,
  LIFETIMES,
  LIMITS,
  Limiter,
  type Limits,
  MINUTE_MS,
} from './limits.ts';
import { runExclusively, takeLock } from './lock.ts';
import type { RequestEnv } from './origin.ts';
import { createInboxRoutes } from './pages/inbox.ts';
import { createInboxKey } from './pages/inbox-access.ts';
import { createRestRoutes } from './rest/routes.ts';
import { readDatabaseSchema } from './rest/schema.ts';
import { finishRestore } from './restore.ts';
import { readVersion } from './version.ts';

const SUPABASE_FOLDER = join(import.meta.dirname, '../supabase');
export const MIGRATIONS_FOLDER = join(SUPABASE_FOLDER, 'migrations');

export interface BackendSettings {
  /** Contains the keys and secrets and, for PGlite, the lock and the database. */
  readonly dataFolder: string;
  /**
   * The URL of a PostgreSQL server (15 or later), used instead of PGlite in `dataFolder`. Its user must be a superuser,
   * or own the database and be able to create roles; in the second case the secret key cannot read any rows.
   */
  readonly databaseUrl?: string | undefined;
  /**
   * The URL where people reach the site. Sign-in links lead there, unless the request was sent to a loopback name.
   */
  readonly siteUrl: string;
  /** The key that opens the local inbox; a new random one by default. */
  readonly inboxKey?: string | undefined;
  /** The server that sends emails. Without it, emails stay in the local inbox. */
  readonly smtpUrl?: string | undefined;
  readonly supportEmail?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /**
   * The number of our own proxies in front of the server, whose `X-Forwarded-For` is trusted; 0 by
   * default.
   */
  readonly proxies?: number | undefined;
  /** One hour by default. */
  readonly accessTokenSeconds?: number | undefined;
  /** The current time in milliseconds since 1970, used for everything that expires. */
  readonly now?: (() => number) | undefined;
  /**
   * Milliseconds since an arbitrary moment, used for rate limits: unlike `now`, this clock cannot
   * be set.
   */
  readonly elapsed?: (() => number) | undefined;
  /**
   * Time limit in milliseconds for a database statement or a connection to the server. By default
   * 4000 for a server and 15 000 for PGlite, which is then restarted.
   */
  readonly timeoutMs?: number | undefined;
  /** supabase/migrations by default. */
  readonly migrationsFolder?: string | undefined;
}

export interface Backend {
  /** The key that the site sends with every request. */
  readonly publishableKey: string;
  /** The key for administrators and tests: it can read and write everything in the public schema. */
  readonly secretKey: string;
  /** Answers /auth/v1, /rest/v1, /health (which queries the database) and /inbox. */
  readonly app: Hono<RequestEnv>;
  readonly database: Database;
  /** The host that sends emails, or null if they stay in the local inbox. */
  readonly smtpHost: string | null;
  /** The key of the local inbox, or null if there is no inbox. */
  readonly inboxKey: string | null;
  /** The emails in the local inbox, newest first. */
  readonly storedEmails: () => readonly EmailMessage[];
  close(): Promise<void>;
}

function authService(settings: BackendSettings, keys: Keys, database: Database, emailSender: EmailSender): AuthService {
  const { now = Date.now, elapsed = () => performance.now() } = settings;
  const limits: Limits = { ...LIMITS, ...settings.limits };
  return {
    keys,
    siteUrl: settings.siteUrl.replace(/\/+$/, ''),
    accessTokenSeconds: settings.accessTokenSeconds ?? LIFETIMES.accessToken,
    limits,
    limiters: {
      mails: [
        new Limiter(limits.emailsPerIp, FIVE_MINUTES_MS, elapsed),
        new Limiter(limits.emailsPerIpPerHour, HOUR_MS, elapsed),
      ],
      signUps: [new Limiter(limits.signUpEmailsPerIpPerHour, HOUR_MS, elapsed)],
      verifications: [new Limiter(limits.verificationsPerIp, HOUR_MS, elapsed)],
      refreshes: [new Limiter(limits.refreshesPerIp, HOUR_MS, elapsed)],
    },
    allEmails: new Limiter(limits.emailsPerHour, HOUR_MS, elapsed),
    newAddressEmails: new Limiter(limits.emailsPerHour - countReservedEmails(limits.emailsPerHour), HOUR_MS, elapsed),
    codes: new Limiter(limits.codesPerAddressPerDay, DAY_MS, elapsed),
    limiter: new Limiter(limits.requestsPerIp, MINUTE_MS, elapsed),
    proxies: settings.proxies ?? 0,
    writeEmail: createEmailWriter(join(SUPABASE_FOLDER, 'templates')),
    emailSender,
    now,
    transaction: createAuthTransactions(database),
  };
}

function createPostOffice({ smtpUrl, supportEmail = 'hello@numeria.example' }: BackendSettings): EmailSender {
  return smtpUrl === undefined ? createLocalInbox() : createSmtpSender(smtpUrl, `Numeria <${supportEmail}>`);
}

async function createServices(
  settings: BackendSettings,
  keys: Keys,
  database: Database,
  emailSender: EmailSender,
): Promise<Omit<Backend, 'close'>> {
  const auth = authService(settings, keys, database, emailSender);
  const { inboxKey = createInboxKey() } = settings;
  const app = new Hono<RequestEnv>({ strict: false });
  app.use(securityHeaders());
  app.route('/auth/v1', createAuthRoutes(auth));
  const catalogue = await readDatabaseSchema(database);
  app.route('/rest/v1', createRestRoutes({ ...auth, database, catalogue, rate: auth }));
  app.use(
    '/health',
    limitRate(auth, (status) => Response.json({ status }, { status: 429 })),
  );
  const version = readVersion();
  app.get('/health', async (context) => {
    context.header('Cache-Control', 'no-store');
    const isWell = await database.query('select 1').then(
      () => true,
      () => false,
    );
    if (!isWell) context.header('Retry-After', String(RETRY_AFTER_SECONDS));
    const status = isWell ? 'ok' : 'the database is not responding';
    return context.json({ status, version }, isWell ? 200 : 503);
  });
  app.route('/inbox', createInboxRoutes(emailSender, inboxKey));
  return {
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    app,
    database,
    smtpHost: emailSender.smtpHost,
    inboxKey: emailSender.smtpHost === null ? inboxKey : null,
    storedEmails: emailSender.storedEmails,
  };
}

/** Opens the database and runs the migrations, which are the only work without a time limit. */
async function openMigrated(settings: BackendSettings): Promise<Database> {
  const { dataFolder, databaseUrl, migrationsFolder, timeoutMs } = settings;
  const database = await (databaseUrl === undefined
    ? openPglite(join(dataFolder, 'database'), timeoutMs)
    : openPostgres(databaseUrl, null));
  try {
    await migrate(database, migrationsFolder ?? MIGRATIONS_FOLDER);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (databaseUrl === undefined) return database;
  await database.close();
  return openPostgres(databaseUrl, timeoutMs);
}

/**
 * Opens the backend: its keys, its migrated database and its services. Throws an Error with a
 * readable message if a backend is already running there, or if the database cannot be reached.
 */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
  const { dataFolder, databaseUrl } = settings;
  const lock = databaseUrl === undefined ? takeLock(dataFolder) : null;
  const opened: Pick<Database | EmailSender, 'close'>[] = [];
  const close = async (): Promise<void> => {
    // In reverse order, so that nothing uses the database after it is closed.
    for (const one of opened.splice(0).toReversed()) await one.close();
    lock?.release();
  };
  try {
    if (lock !== null) finishRestore(dataFolder);
    const keys = runExclusively(dataFolder, () => readOrCreateKeys(dataFolder));
    const emailSender = createPostOffice(settings);
    opened.push(emailSender);
    const database = await openMigrated(settings);
    opened.push(database);
    const stop = await scheduleCleanup(database, settings.now ?? Date.now);
    opened.push({ close: stop });
    return { ...(await createServices(settings, keys, database, emailSender)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
