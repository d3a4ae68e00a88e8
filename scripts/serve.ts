/* Serves the built site, as `npm start` does, at http://localhost:4173 or the port in PORT. If
   no Supabase is configured (VITE_SUPABASE_URL), the embedded backend runs on the same origin;
   backend/settings.ts lists all settings. Only this machine can reach the server unless HOST
   is set. */
import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join, sep } from 'node:path';
import sirv from 'sirv';
import type { Backend } from '../backend/backend.ts';
import { readDataFolder } from '../backend/environment.ts';
import type { MountedBackend } from '../backend/mount.ts';
import { findMissing, isProduction } from '../backend/public-start.ts';
import { SECURITY_HEADERS } from '../backend/security-headers.ts';
import { findMistakes, type Settings } from '../backend/settings.ts';
import { hasFacts, prepareSite } from './configured-site.ts';
import { readEnvironment } from './environment.ts';
import { createPageReader, type ReadPages } from './site/built-pages.ts';
import {
  createSiteHeaders,
  FILES_FOR_HOSTS,
  getServerHeaders,
  type HeaderRule,
  isPage,
  parseSupabaseOrigin,
  REVALIDATE,
  type SiteInfo,
} from './site/headers.ts';
import { MEDIA_TYPES } from './site/server-rules.ts';
import { formatSiteUrl, formatStartMessages, resolveListenAddresses } from './site-address.ts';
import { answerHealth } from './site-health.ts';
import { createPageServer, hasChanged } from './site-pages.ts';
import { serveRange } from './site-ranges.ts';

const DEFAULT_PORT = 4173;
/** How long pending requests have to finish after the server is asked to stop. */
const SHUTDOWN_MS = 2000;
/** Idle timeout of a connection, so that a client that stops reading does not keep it open. */
const IDLE_TIMEOUT_MS = 60_000;
/** The interval for checking that npm's shell is still running. */
const SHELL_CHECK_MS = 500;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Failed responses must not be cached or run anything. */
const FAILED = {
  ...SECURITY_HEADERS,
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
} as const;

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' } as const;

const FOR_HOSTS: ReadonlySet<string> = new Set(FILES_FOR_HOSTS.map((name) => `/${name}`));

/**
 * Whether a path leads to a file that is not for visitors, no matter how it is spelt: `/%5Fheaders`
 * and `//_headers` are both `/_headers` on the disk. Files for hosting providers are hidden, and so
 * are names that begin with a dot, which sirv serves in its `dev` mode.
 */
function isHidden(path: string): boolean {
  try {
    const name = join(sep, decodeURI(path)).replaceAll(sep, '/').replace(/\/$/, '');
    return FOR_HOSTS.has(name) || /\/\.(?!well-known(?:\/|$))/.test(name);
  } catch {
    return false;
  }
}

/**
 * Returns a function that finds the headers for a path in a served folder. A request for a page that has changed updates
 * them, so that a new build's headers apply.
 */
function headersOf(
  folder: string,
  supabaseAddress: string | null,
  servedFrom: SiteInfo['servedFrom'],
): (path: string) => Readonly<Record<string, string>> {
  const read: ReadPages = new Map();
  const readPages = createPageReader(folder, read);
  let rules: readonly HeaderRule[] | null = null;
  return (path) => {
    if (rules === null || (isPage(path) && hasChanged(folder, path, read)))
      rules = createSiteHeaders({ ...readPages(), supabaseAddress, servedFrom });
    return getServerHeaders(rules, path);
  };
}

/** Handles requests for a built site and its backend. */
function siteListener(
  folder: string,
  backend: MountedBackend | null,
  supabaseAddress: string | null,
  servedFrom: SiteInfo['servedFrom'],
): RequestListener {
  const headersAtPath = headersOf(folder, supabaseAddress, servedFrom);
  const pages = createPageServer(folder, backend?.head ?? '');
  const serveFile = sirv(folder, {
    // Checks the disk for each request, so that a new build is served immediately.
    dev: true,
    etag: true,
    // The compressed copies that scripts/site/compress.ts has written next to the files.
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const type = MEDIA_TYPES[extname(path).slice(1)];
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  });
  return (request, response) => {
    const address = request.url ?? '/';
    if (backend?.handles(address)) return backend.answer(request, response);
    const [path = '/'] = address.split('?');
    const setHeaders = (headers: Readonly<Record<string, string>>): void => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    setHeaders(headersAtPath(path));
    /** For responses that are pages, whatever was requested. */
    const setPageHeaders = (): void => {
      if (!isPage(path)) setHeaders(headersAtPath('/404'));
      response.removeHeader('Cross-Origin-Resource-Policy');
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setPageHeaders();
      response
        .writeHead(405, { ...PLAIN_TEXT, Allow: 'GET, HEAD' })
        .end('This site only answers GET and HEAD requests.\n');
      return;
    }
    const answerMissing = (): void => {
      setPageHeaders();
      if (pages.serveMissing(request, response, address)) return;
      response.writeHead(404, { ...PLAIN_TEXT, 'Cache-Control': REVALIDATE }).end('Not found.\n');
    };
    if (path === '/health') return answerHealth(response);
    if (isHidden(path)) return answerMissing();
    if (pages.serve(request, response, address) || serveRange(folder, path, request, response)) return;
    serveFile(request, response, answerMissing);
  };
}

/**
 * Wraps a listener so that its errors are answered and logged, and a failed request does not stop
 * the server.
 */
function withErrorHandling(listener: RequestListener): RequestListener {
  return (request, response) => {
    response.on('pipe', (source) => {
      // A new build may delete a file between looking it up and reading it.
      source.on('error', () => response.destroy());
      // A client that disconnects or stops reading must not keep a file open.
      response.on('close', () => source.destroy());
    });
    try {
      listener(request, response);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, FAILED).end('Something went wrong on the server.\n');
    }
  };
}

/**
 * A server for a built site, with an embedded backend or the Supabase that the site was built for.
 * It is not listening yet.
 */
export function createSiteServer(
  folder: string,
  backend: MountedBackend | null = null,
  supabaseAddress: string | null = null,
  servedFrom: SiteInfo['servedFrom'] = 'own machine',
): Server {
  return createServer(withErrorHandling(siteListener(folder, backend, supabaseAddress, servedFrom))).setTimeout(
    IDLE_TIMEOUT_MS,
  );
}

/** The port in a setting that has been checked. */
export const parsePort = (setting: string | undefined): number => Number(setting?.trim() || DEFAULT_PORT);

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : null);

function explain(error: Error, port: number): string {
  const other = `or choose another port, for example: PORT=${port === 65535 ? port - 1 : port + 1} npm start`;
  if (codeOf(error) === 'EADDRINUSE')
    return `Port ${port} is already in use by another program. Stop that program, ${other}`;
  if (codeOf(error) === 'EACCES') return `This user may not open port ${port}. Ask for more rights, ${other}`;
  return `The site could not be served: ${error.message}`;
}

/** Listens on an address; null if this machine does not have that address (no IPv6). */
function listenAt(server: Server, port: number, host: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (host === '::1' && codeOf(error) !== 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** The store for accounts: the embedded backend or the configured Supabase. */
interface Accounts {
  readonly backend: Backend | null;
  readonly supabaseAddress: string | null;
}

/**
 * Opens the embedded backend if no Supabase is configured. Throws an Error with a readable message
 * if it cannot run.
 */
async function accountsOf(environment: Settings, siteUrl: string): Promise<Accounts> {
  const supabaseAddress = parseSupabaseOrigin(environment['VITE_SUPABASE_URL']);
  if (supabaseAddress !== null) return { backend: null, supabaseAddress };
  const [{ openBackend }, { readSettings }] = await Promise.all([
    import('../backend/backend.ts'),
    import('../backend/environment.ts'),
  ]);
  const settings = readSettings(environment, siteUrl);
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataFolder, 'database')))
    say('Creating the accounts database. This takes a while, but only on the first start.');
  return { backend: await openBackend(settings), supabaseAddress };
}

/** Stops serving: pending requests can finish, then the database is closed. */
function stopServing(servers: readonly Server[], backend: Backend | null): void {
  const last = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), SHUTDOWN_MS);
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  void Promise.all(closed)
    .then(() => backend?.close())
    .finally(() => {
      clearTimeout(last);
      process.exit(0);
    });
}

/**
 * Calls `ended` when the shell in which npm started this process has exited, because npm's signals
 * reach only that shell.
 */
function whenShellEnds(ended: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const { ppid } = process;
  const look = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(look);
    ended();
  }, SHELL_CHECK_MS);
  look.unref();
}

/** Whether accounts are on this server, and not in a Supabase project. */
const hasOwnAccounts = (environment: Settings): boolean => !environment['VITE_SUPABASE_URL']?.trim();

/** Ends the process with a readable message if a setting is wrong, or if production needs one that is missing. */
export function checkSettings(environment: Settings): void {
  const mistakes = findMistakes(environment);
  if (mistakes.length > 0) stop(mistakes.join('\n'));
  const missing = isProduction(environment) ? findMissing(environment, hasOwnAccounts(environment)) : [];
  if (missing.length > 0) stop(`Set these before you start Numeria with NODE_ENV=production:\n${missing.join('\n')}`);
}

/** The folder to serve. In production, throws an Error with a readable message if its pages name another operator. */
async function siteOf(built: string, environment: Settings, backend: Backend | null): Promise<string> {
  // With a backend, the server changes and compresses pages itself.
  const folder = await prepareSite(built, readDataFolder(environment), environment, backend === null);
  if (isProduction(environment) && !hasFacts(folder, environment))
    throw new Error('The site was built with different settings. Build it again with the current ones: npm run build');
  return folder;
}

/**
 * Serves the built site until it is asked to stop. If that fails, ends the process with a readable
 * message.
 */
export async function serveSite(): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const built = join(root, 'dist');
  const environment = readEnvironment(root);
  checkSettings(environment);
  const port = parsePort(environment['PORT']);
  if (!existsSync(join(built, 'index.html'))) stop('There is no built site yet. Run this first: npm run build');
  const host = environment['HOST']?.trim() || null;
  const addresses = await resolveListenAddresses(host).catch((error: Error) => stop(error.message));

  const accounts = await accountsOf(environment, formatSiteUrl(host, port)).catch((error: Error) =>
    stop(error.message),
  );
  const { backend, supabaseAddress } = accounts;
  const stopWith = async (message: string): Promise<never> => {
    await backend?.close();
    return stop(message);
  };
  const folder = await siteOf(built, environment, backend).catch((error: Error) => stopWith(error.message));
  const mount = backend === null ? null : (await import('../backend/mount.ts')).mountBackend(backend);
  // In production, people reach it over HTTPS.
  const servedFrom = isProduction(environment) ? 'host' : 'own machine';
  const listening = await Promise.all(
    addresses.map((one) => listenAt(createSiteServer(folder, mount, supabaseAddress, servedFrom), port, one)),
  ).catch((error: Error) => stopWith(explain(error, port)));
  const servers = listening.filter((server) => server !== null);
  const stopOnce = (): void => {
    for (const signal of SIGNALS) process.removeListener(signal, stopOnce);
    stopServing(servers, backend);
  };
  for (const signal of SIGNALS) process.once(signal, stopOnce);
  whenShellEnds(stopOnce);

  for (const line of formatStartMessages({ host, port, backend, environment })) say(line);
}

if (import.meta.main) await serveSite();
