import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type BackendProcess, type ProcessOptions, startBackendProcess } from '../helpers/processes.ts';
import { startSite } from '../helpers/site.ts';
import { createDataFolders, type DataFolders } from '../helpers/template.ts';
import { addPupils, pupilAddress } from './long-lists.ts';

/* A disk that fills up while a server is running, and then has space again. */

const PRELOAD = join(import.meta.dirname, 'full-disk.ts');

let dataFolders: DataFolders;
let full: string;
let hindrance: ProcessOptions;
beforeEach(async () => {
  dataFolders = await createDataFolders(inject('template'));
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
/** A server that stops after its test, even if the test fails. */
async function start(): Promise<BackendProcess> {
  const server = await startBackendProcess(dataFolders, hindrance);
  servers.push(server);
  return server;
}

const fill = (): void => writeFileSync(full, '');
const makeRoom = (): void => rmSync(full);

/** Sends a request with the secret key and returns the response. */
async function ask({ url, secretKey }: BackendProcess, path: string, body?: unknown) {
  const answer = await fetch(`${url}${path}`, {
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Adds an address to the newsletter's table and returns the response. */
const add = (server: BackendProcess, email: string) => ask(server, '/rest/v1/newsletter_subscribers', { email });

const LIST_LENGTH = 200;
const addList = (server: BackendProcess) => ask(server, '/rest/v1/rpc/add_pupils', {});
const listOf = (list: number): readonly string[] =>
  Array.from({ length: LIST_LENGTH }, (_, pupil) => pupilAddress(list, pupil));

/**
 * Adds lists, starting with the second, until one is refused. Returns the acknowledged addresses
 * and the refusal.
 */
async function addUntilRefused(server: BackendProcess) {
  const acknowledged: string[] = [];
  for (let list = 2; ; list += 1) {
    const answer = await addList(server);
    if (answer.status !== 204) return { acknowledged, answer };
    acknowledged.push(...listOf(list));
  }
}

/** Runs these statements on the database at `place`. */
async function prepare(statements: readonly string[]): Promise<void> {
  const site = await startSite({ dataFolders });
  for (const statement of statements) await site.query(statement);
  await site.stop();
}

/**
 * Repeats a request until it is answered with this status, because a server can take a moment to
 * notice that there is space again.
 */
async function untilAnswered(ask: () => Promise<{ readonly status: number }>, status: number): Promise<void> {
  await expect.poll(async () => (await ask()).status, { timeout: 60_000, interval: 200 }).toBe(status);
}

/** The addresses that are missing from a server's data after it was killed. */
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
  it('refuses writes that do not fit, preserves all acknowledged ones, and continues when there is space', async () => {
    await prepare(addPupils(LIST_LENGTH));
    const server = await start();
    const before = listOf(1);
    expect((await addList(server)).status).toBe(204);
    fill();
    const { acknowledged, answer } = await addUntilRefused(server);
    expect(answer).toMatchObject(NO_DATABASE);
    // Some fit into space that the database already has, and these count.
    expect(acknowledged.length).toBeLessThan(10_000);
    makeRoom();
    await untilAnswered(() => add(server, 'late@school.example'), 201);
    expect(await lostAfterDeath(server, [...before, ...acknowledged, 'late@school.example'])).toEqual([]);
  });

  it('reopens its database once there is space for its log, and does not lose any data', async () => {
    // The log gets a new file, which is the first thing that the next change needs.
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
    // PostgreSQL keeps some log files in reserve.
    await expect.poll(newLog, { timeout: 60_000, interval: 0 }).toBe(503);
    expect(await add(server, 'refused@school.example')).toMatchObject(NO_DATABASE);
    expect(await ask(server, '/auth/v1/otp', { email: 'refused@school.example' })).toMatchObject(SAYS_TRY_AGAIN);
    expect((await ask(server, '/health')).status).toBe(503);
    makeRoom();
    await untilAnswered(() => ask(server, '/health'), 200);
    expect((await add(server, 'late@school.example')).status).toBe(201);
    expect(await lostAfterDeath(server, [...before, 'late@school.example'])).toEqual([]);
  });

  it('does not start, and says why', async () => {
    fill();
    await expect(startBackendProcess(dataFolders, hindrance)).rejects.toThrow(
      `The disk that stores the data of Numeria is full: ${dataFolders.dataFolder}. Make room, then start again.`,
    );
    makeRoom();
    await start();
  });
});
