import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type BackendProcess, type Hindrance, startProcess } from '../helpers/processes.ts';
import { startSite } from '../helpers/site.ts';
import { type DataFolders, newDataFolders } from '../helpers/template.ts';
import { addPupils, pupilAddress } from './long-lists.ts';

/* A disk that fills up under a running server, and gets room again. */

const PRELOAD = join(import.meta.dirname, 'full-disk.ts');

let dataFolders: DataFolders;
let full: string;
let hindrance: Hindrance;
beforeEach(async () => {
  dataFolders = await newDataFolders(inject('template'));
  full = join(dataFolders.dataFolder, 'full');
  hindrance = {
    command: [process.execPath, '--import', PRELOAD],
    environment: { NUMERIA_TEST_FULL: full },
    patienceMs: 3000,
  };
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  await dataFolders.remove();
});

const servers: BackendProcess[] = [];
/** A server that ends with its test, whatever comes of that. */
async function start(): Promise<BackendProcess> {
  const server = await startProcess(dataFolders, hindrance);
  servers.push(server);
  return server;
}

const fill = (): void => writeFileSync(full, '');
const makeRoom = (): void => rmSync(full);

/** What a server answers to the service. */
async function ask({ url, secretKey }: BackendProcess, path: string, body?: unknown) {
  const answer = await fetch(`${url}${path}`, {
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Puts an address on the newsletter's table; gives the answer. */
const add = (server: BackendProcess, email: string) => ask(server, '/rest/v1/newsletter_subscribers', { email });

const LIST_LENGTH = 200;
const addList = (server: BackendProcess) => ask(server, '/rest/v1/rpc/add_pupils', {});
const listOf = (list: number): readonly string[] =>
  Array.from({ length: LIST_LENGTH }, (_, pupil) => pupilAddress(list, pupil));

/** Adds lists, from the second on, until one is refused; gives the addresses that were acknowledged, and the refusal. */
async function addUntilRefused(server: BackendProcess) {
  const acknowledged: string[] = [];
  for (let list = 2; ; list += 1) {
    const answer = await addList(server);
    if (answer.status !== 204) return { acknowledged, answer };
    acknowledged.push(...listOf(list));
  }
}

/** Gives the database of the place what these statements make. */
async function prepare(statements: readonly string[]): Promise<void> {
  const site = await startSite({ dataFolders });
  for (const statement of statements) await site.query(statement);
  await site.stop();
}

/** Asks until it is answered with this status: a server may need a moment to find that there is room again. */
async function untilAnswered(ask: () => Promise<{ readonly status: number }>, status: number): Promise<void> {
  await expect.poll(async () => (await ask()).status, { timeout: 60_000, interval: 200 }).toBe(status);
}

/** Of these addresses those that are not stored where a server that was killed kept its data. */
async function lostAfterDeath(server: BackendProcess, addresses: readonly string[]): Promise<readonly string[]> {
  await server.kill();
  const site = await startSite({ dataFolders });
  const rows = await site.query('select email from newsletter_subscribers');
  await site.stop();
  const stored = new Set(rows.map(({ email }) => email));
  return addresses.filter((email) => !stored.has(email));
}

const SAYS_TRY_AGAIN = { status: 503, text: expect.stringContaining('Please try again.') };
const NO_DATABASE = { status: 503, text: expect.stringContaining('Database connection error.') };

describe('A server whose disk is full', () => {
  it('refuses in plain words what has no room, loses nothing it has acknowledged, and goes on when there is room', async () => {
    await prepare(addPupils(LIST_LENGTH));
    const server = await start();
    const before = listOf(1);
    expect((await addList(server)).status).toBe(204);
    fill();
    const { acknowledged, answer } = await addUntilRefused(server);
    expect(answer).toMatchObject(NO_DATABASE);
    // Some fit into what the database had already: they count.
    expect(acknowledged.length).toBeLessThan(10_000);
    makeRoom();
    await untilAnswered(() => add(server, 'late@school.example'), 201);
    expect(await lostAfterDeath(server, [...before, ...acknowledged, 'late@school.example'])).toEqual([]);
  });

  it('has no room even for its log, opens its database again when there is room, and lost nothing', async () => {
    // The log gets a new file: what the next change needs first of all.
    await prepare([
      ...addPupils(LIST_LENGTH),
      'create function public.new_log() returns void language sql security definer as $$ select pg_switch_wal() $$',
    ]);
    const server = await start();
    const before = listOf(1);
    expect((await addList(server)).status).toBe(204);
    fill();
    const newLog = async (): Promise<number> => {
      const { status } = await ask(server, '/rest/v1/rpc/new_log', {});
      return status === 204 ? (await add(server, `${performance.now()}@school.example`)).status : status;
    };
    // PostgreSQL keeps some files for its log in advance.
    await expect.poll(newLog, { timeout: 60_000, interval: 0 }).toBe(503);
    expect(await add(server, 'refused@school.example')).toMatchObject(NO_DATABASE);
    expect(await ask(server, '/auth/v1/otp', { email: 'refused@school.example' })).toMatchObject(SAYS_TRY_AGAIN);
    expect((await ask(server, '/health')).status).toBe(503);
    makeRoom();
    await untilAnswered(() => ask(server, '/health'), 200);
    expect((await add(server, 'late@school.example')).status).toBe(201);
    expect(await lostAfterDeath(server, [...before, 'late@school.example'])).toEqual([]);
  });

  it('is not started, and says why', async () => {
    fill();
    await expect(startProcess(dataFolders, hindrance)).rejects.toThrow(
      `The disk that stores the data of Numeria is full: ${dataFolders.dataFolder}. Make room, then start again.`,
    );
    makeRoom();
    await start();
  });
});
