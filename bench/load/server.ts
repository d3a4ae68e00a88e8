/* The built site with its backend in a separate process, as `npm start` serves them, for load tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../build.ts';
import { findFreePort } from '../free-port.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

export interface LoadServer {
  readonly url: string;
  /** The key that the site sends with each request, read from its home page as browsers do. */
  readonly publishableKey: string;
  readonly mailbox: Mailbox;
  /** Paths of pages that the home page links to, and of its scripts and style sheets. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
  /** The memory of the server's process in bytes (resident set); NaN if the system does not report it. */
  readonly memory: () => number;
  stop(): Promise<void>;
}

/** How long the first start may take, including the creation of a database. */
const START_MS = 120_000;

/**
 * The limits per network are unchanged. Each request claims to come from a different network, which the server believes
 * because it expects one proxy in front. Only the limits on emails are raised, because one of them applies to all
 * networks together.
 */
const SETTINGS = { NUMERIA_PROXIES: '1', NUMERIA_MAILS_PER_IP: '1000000' } as const;

/** Overrides inherited settings that would change what the server uses. */
const OVERRIDES = { VITE_SUPABASE_URL: '', NUMERIA_URL: '', HOST: '127.0.0.1', NODE_ENV: '' } as const;

/** The resident memory of a process in bytes. */
function memoryOf(pid: number): number {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1024;
}

const pathsIn = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, path = '']) => path)),
];

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<boolean> {
  const until = performance.now() + START_MS;
  while (performance.now() < until && !hasEnded()) {
    const isReady = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * Serves `dist` with data in this folder and, if given, this PostgreSQL database. Throws the server's message if it
 * does not start.
 */
export async function startLoadServer(dataFolder: string, databaseUrl = ''): Promise<LoadServer> {
  const mailbox = await openMailbox();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...OVERRIDES,
      ...SETTINGS,
      PORT: String(port),
      NUMERIA_DATA: dataFolder,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailbox.url,
    },
  });
  const ended = once(server, 'close');
  let printed = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (text: unknown) => {
      printed = (printed + String(text)).slice(-4000);
    });
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    await mailbox.close();
  };
  if (!(await waitUntilReady(url, () => server.exitCode !== null))) {
    await stop();
    throw new Error(`The server did not start: ${printed}`);
  }
  const home = await (await fetch(url)).text();
  const pages = pathsIn(home, /<a\b[^>]*href="(\/[\w/-]*)"/g);
  // A page is compressed when it is asked for the first time.
  for (const page of pages) await (await fetch(url + page, { headers: { 'Accept-Encoding': 'br' } })).text();
  return {
    url,
    publishableKey: /<meta name="numeria-backend"[^>]*data-key="([^"]+)"/.exec(home)?.[1] ?? '',
    mailbox,
    pages,
    assets: pathsIn(home, /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g),
    memory: () => memoryOf(server.pid ?? 0),
    stop,
  };
}
