/*
 * `npm run bench:load` measures the built site with its backend under load, on both kinds of database, before and after
 * a long run. It takes 24 minutes on an idle machine, and overwrites bench/load/latest.json and the tables of
 * docs/scale.md. `-- --minutes 1` shortens the long run, and
 * `-- --clients 50` leaves out everything with more clients than that.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseUrl, startPostgres } from '../../tests/database/helpers/postgres-server.ts';
import { ROOT } from '../build.ts';
import { readCommit } from '../machine.ts';
import { createLoadSession, type LoadResult, type LoadSession, measureLoad } from './measure.ts';
import { type DatabaseResults, type LoadReport, type Soak, withLoadReport } from './page.ts';
import { SCENARIOS, type Scenario, WHOLE_VISIT } from './scenarios.ts';
import { startLoadServer } from './server.ts';

const RESULTS = join(ROOT, 'bench/load/latest.json');
const PAGE = join(ROOT, 'docs/scale.md');

/** How many clients, and for how many seconds. With more clients, requests wait longer. */
const SIZES = [
  { clients: 1, seconds: 2 },
  { clients: 50, seconds: 4 },
  { clients: 500, seconds: 7 },
] as const;

const SOAK_CLIENTS = 50;
const SOAK_MINUTES = 10;

const { values } = parseArgs({ options: { minutes: { type: 'string' }, clients: { type: 'string' } } });
const minutes = Number(values.minutes ?? SOAK_MINUTES);
const maxClients = Number(values.clients ?? Number.POSITIVE_INFINITY);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function describe({ scenario, clients, requestsPerSecond, p50, p99, errors, memory }: LoadResult): string {
  const failed = Object.entries(errors).map(([what, count]) => `${what} x ${count}`);
  return `  ${scenario}, ${clients} clients: ${requestsPerSecond}/s, p50 ${p50} ms, p99 ${p99} ms, ${Math.round(memory / 1e6)} MB${failed.length > 0 ? `; ${failed.join(', ')}` : ''}`;
}

async function measureSizes(session: LoadSession, scenarios: readonly Scenario[]): Promise<readonly LoadResult[]> {
  const results: LoadResult[] = [];
  for (const scenario of scenarios)
    for (const size of SIZES.filter(({ clients }) => clients <= maxClients)) {
      const result = await measureLoad(session, scenario, size);
      say(describe(result));
      results.push(result);
    }
  return results;
}

/** The long run, with the server's memory about every minute. */
async function soak(session: LoadSession): Promise<Soak> {
  const { memory } = session.server;
  const memories = [memory()];
  const every = setInterval(() => memories.push(memory()), 60_000);
  const result = await measureLoad(session, WHOLE_VISIT, { clients: SOAK_CLIENTS, seconds: minutes * 60 });
  clearInterval(every);
  say(describe(result));
  return { ...result, memories: [...memories, memory()] };
}

/** Measures a server with this database. Pages do not use it, so they are measured with only one of the databases. */
async function measureDatabase(
  database: string,
  url: string,
  scenarios: readonly Scenario[],
): Promise<DatabaseResults> {
  say(database);
  const folder = mkdtempSync(join(tmpdir(), 'numeria-load-'));
  try {
    const server = await startLoadServer(folder, url);
    try {
      const session = createLoadSession(server);
      const before = await measureSizes(session, scenarios);
      return { database, before, soak: await soak(session), after: await measureSizes(session, scenarios) };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureBoth(): Promise<readonly DatabaseResults[]> {
  const embedded = await measureDatabase('The embedded database (PGlite)', '', SCENARIOS);
  const postgres = await startPostgres({ isDurable: true });
  try {
    const url = databaseUrl(postgres.socketFolder, 'postgres');
    const accounts = SCENARIOS.filter(({ id }) => id !== 'pages');
    return [embedded, await measureDatabase(`PostgreSQL ${postgres.version}`, url, accounts)];
  } finally {
    await postgres.stop();
  }
}

if (!existsSync(join(ROOT, 'dist/index.html')))
  throw new Error('There is no built site yet. Run this first: npm run build');
const [core] = cpus();
const report: LoadReport = {
  at: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  commit: readCommit(),
  machine: `${cpus().length} cores of ${core?.model.trim() ?? 'an unknown kind'}, ${Math.round(totalmem() / 1024 ** 3)} GB of memory, ${type()} ${release()}, Node ${process.version}; clients, server and database on the same machine`,
  databases: await measureBoth(),
};
writeFileSync(RESULTS, `${JSON.stringify(report, null, 1)}\n`);
writeFileSync(PAGE, withLoadReport(readFileSync(PAGE, 'utf8'), report));
say('The figures are in bench/load/latest.json and docs/scale.md.');
