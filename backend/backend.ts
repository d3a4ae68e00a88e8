/*
 * The embedded backend: as much of Supabase as this site needs, on real PostgreSQL, in one process. It runs the very
 * migrations that a hosted Supabase gets, and answers supabase-js as PostgREST and Supabase Auth do. It is made for
 * trying Numeria out, developing it and testing it, not for serving it to the world.
 */
import { join } from 'node:path';
import { Hono } from 'hono';
import { type Auth, authTransactions } from './auth/auth.ts';
import { authRoutes } from './auth/routes.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { boundedRate, plainAnswers, RETRY_AFTER_SECONDS } from './gateway.ts';
import { keepTidy } from './housekeeping.ts';
import { type Keys, readKeys } from './keys.ts';
import {
  DAY_MS,
  FIVE_MINUTES_MS,
  HOUR_MS,
  LIMITS,
  LIVES,
  Limiter,
  type Limits,
  leftForConfirmed,
  MINUTE_MS,
} from './limits.ts';
import { alone, takeLock } from './lock.ts';
import { type Mail, mailWriter } from './mail.ts';
import type { Env } from './origin.ts';
import { inboxRoutes } from './pages/inbox.ts';
import { newInboxKey } from './pages/inbox-door.ts';
import { localInbox, type PostOffice, smtpOffice } from './post-office.ts';
import { readCatalogue } from './rest/catalogue.ts';
import { restRoutes } from './rest/routes.ts';
import { settle } from './restoring.ts';

const SUPABASE_FOLDER = join(import.meta.dirname, '../supabase');
/** The migrations that hosted projects get as well. */
export const MIGRATIONS_FOLDER = join(SUPABASE_FOLDER, 'migrations');

/** What one installation is told; everything that has no default must be said. */
export interface BackendSettings {
  /** Holds keys and secrets, and for PGlite the lock and the database. */
  readonly dataFolder: string;
  /**
   * A PostgreSQL from version 15 on, as a superuser; an owner of the database who may create roles will do, though the
   * secret key then reads no rows. Without it PGlite in `dataFolder`.
   */
  readonly databaseUrl?: string | undefined;
  /** Where people reach the site: sign-in links lead there, unless it was asked by a name of this machine itself. */
  readonly siteUrl: string;
  /** Opens the local inbox: a new one by chance unless given. */
  readonly inboxKey?: string | undefined;
  /** Sends the mail; without it mail stays in the local inbox. */
  readonly smtpUrl?: string | undefined;
  /** Whom mail comes from. */
  readonly supportEmail?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** How many proxies of one's own stand before it, whose word for a visitor's address is taken: none unless said otherwise. */
  readonly proxies?: number | undefined;
  /** How long an access token lasts: an hour unless said otherwise. */
  readonly accessTokenSeconds?: number | undefined;
  /** Milliseconds since 1970; everything that expires lives on this clock. */
  readonly now?: (() => number) | undefined;
  /** Milliseconds since any moment; limits live on this clock, which nobody sets. */
  readonly elapsed?: (() => number) | undefined;
  /**
   * How many milliseconds the database may take for a statement, or a server for a connection, unless said otherwise 4000
   * for a server, and 15 000 for PGlite, which is opened anew then.
   */
  readonly patienceMs?: number | undefined;
  /** The migrations of supabase/migrations unless said otherwise. */
  readonly migrationsFolder?: string | undefined;
}

/** A backend that is open. */
export interface Backend {
  /** What the site sends with every request. */
  readonly publishableKey: string;
  /** What administrators and tests send: it may read and write everything in the public schema. */
  readonly secretKey: string;
  /** Answers /auth/v1, /rest/v1, /health (which asks the database) and /inbox. */
  readonly app: Hono<Env>;
  readonly database: Database;
  /** The host that sends the mail; null where it stays in the local inbox. */
  readonly smtpHost: string | null;
  /** What the local inbox opens with; null where there is none. */
  readonly inboxKey: string | null;
  /** What the local inbox holds, newest first. */
  readonly mails: () => readonly Mail[];
  close(): Promise<void>;
}

function authOf(settings: BackendSettings, keys: Keys, database: Database, postOffice: PostOffice): Auth {
  const { now = Date.now, elapsed = () => performance.now() } = settings;
  const limits: Limits = { ...LIMITS, ...settings.limits };
  return {
    keys,
    siteUrl: settings.siteUrl.replace(/\/+$/, ''),
    accessTokenSeconds: settings.accessTokenSeconds ?? LIVES.accessToken,
    limits,
    limiters: {
      mails: [
        new Limiter(limits.mailsPerIp, FIVE_MINUTES_MS, elapsed),
        new Limiter(limits.mailsPerIpAnHour, HOUR_MS, elapsed),
      ],
      signUps: [new Limiter(limits.signUpMailsPerIpAnHour, HOUR_MS, elapsed)],
      verifications: [new Limiter(limits.verificationsPerIp, HOUR_MS, elapsed)],
      refreshes: [new Limiter(limits.refreshesPerIp, HOUR_MS, elapsed)],
    },
    allMails: new Limiter(limits.mailsAnHour, HOUR_MS, elapsed),
    newcomersMails: new Limiter(limits.mailsAnHour - leftForConfirmed(limits.mailsAnHour), HOUR_MS, elapsed),
    codes: new Limiter(limits.codesPerAddressADay, DAY_MS, elapsed),
    limiter: new Limiter(limits.requestsPerIp, MINUTE_MS, elapsed),
    proxies: settings.proxies ?? 0,
    writeMail: mailWriter(join(SUPABASE_FOLDER, 'templates')),
    postOffice,
    now,
    transaction: authTransactions(database),
  };
}

function refuseProduction(): void {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      'The embedded backend is for trying Numeria out, developing and testing it. It is no production service: one process, no backups, no TLS, mail that stays at this machine. Use Supabase instead: see docs/deploying.md.',
    );
}

function postOfficeOf({ smtpUrl, supportEmail = 'hello@numeria.example' }: BackendSettings): PostOffice {
  return smtpUrl === undefined ? localInbox() : smtpOffice(smtpUrl, `Numeria <${supportEmail}>`);
}

async function serve(
  settings: BackendSettings,
  keys: Keys,
  database: Database,
  postOffice: PostOffice,
): Promise<Omit<Backend, 'close'>> {
  const auth = authOf(settings, keys, database, postOffice);
  const { inboxKey = newInboxKey() } = settings;
  const app = new Hono<Env>({ strict: false });
  app.use(plainAnswers());
  app.route('/auth/v1', authRoutes(auth));
  const catalogue = await readCatalogue(database);
  app.route('/rest/v1', restRoutes({ ...auth, database, catalogue, rate: auth }));
  app.use(
    '/health',
    boundedRate(auth, (status) => Response.json({ status }, { status: 429 })),
  );
  app.get('/health', async (context) => {
    context.header('Cache-Control', 'no-store');
    const isWell = await database.query('select 1').then(
      () => true,
      () => false,
    );
    if (!isWell) context.header('Retry-After', String(RETRY_AFTER_SECONDS));
    return context.json({ status: isWell ? 'ok' : 'the database does not answer' }, isWell ? 200 : 503);
  });
  app.route('/inbox', inboxRoutes(postOffice, inboxKey));
  return {
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    app,
    database,
    smtpHost: postOffice.smtpHost,
    inboxKey: postOffice.smtpHost === null ? inboxKey : null,
    mails: postOffice.stored,
  };
}

/** Opens the database, brought up to date. A migration may take as long as it wants; what people wait for may not. */
async function openMigrated(settings: BackendSettings): Promise<Database> {
  const { dataFolder, databaseUrl, migrationsFolder, patienceMs } = settings;
  const database = await (databaseUrl === undefined
    ? openPglite(join(dataFolder, 'database'), patienceMs)
    : openPostgres(databaseUrl, null));
  try {
    await migrate(database, migrationsFolder ?? MIGRATIONS_FOLDER);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (databaseUrl === undefined) return database;
  await database.close();
  return openPostgres(databaseUrl, patienceMs);
}

/**
 * Opens the backend: its keys, its database brought up to date, its services. Throws an Error in plain words when it
 * is already running there, when this is a production service, or when the database cannot be reached.
 */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
  refuseProduction();
  const { dataFolder, databaseUrl } = settings;
  const lock = databaseUrl === undefined ? takeLock(dataFolder) : null;
  const opened: Pick<Database | PostOffice, 'close'>[] = [];
  const close = async (): Promise<void> => {
    // The last first: nothing is asked of a database that is closed.
    for (const one of opened.splice(0).toReversed()) await one.close();
    lock?.release();
  };
  try {
    if (lock !== null) settle(dataFolder);
    const keys = alone(dataFolder, () => readKeys(dataFolder));
    const postOffice = postOfficeOf(settings);
    opened.push(postOffice);
    const database = await openMigrated(settings);
    opened.push(database);
    const stop = await keepTidy(database, settings.now ?? Date.now);
    opened.push({ close: stop });
    return { ...(await serve(settings, keys, database, postOffice)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
