import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createAddress, type Person, signIn } from '../helpers/people.ts';
import { databaseUrl, type PostgresServer, startPostgres } from '../helpers/postgres-server.ts';
import { sendRequest } from '../helpers/requests.ts';
import { type Site, startSite } from '../helpers/site.ts';
import { createDataFolders } from '../helpers/template.ts';

/* A PostgreSQL server that is running but does not reply. People still get an answer, and
   everything works again as soon as it resumes. */

let server: PostgresServer;
let site: Site;
let ada: Person;
let processes: readonly number[];
beforeAll(async () => {
  server = await startPostgres();
  const dataFolders = {
    ...(await createDataFolders(inject('template'), true)),
    databaseUrl: databaseUrl(server.socketFolder, 'postgres'),
  };
  site = await startSite({ dataFolders, timeoutMs: 300 });
  ada = await signIn(site);
  const [postmaster = ''] = readFileSync(join(server.socketFolder, 'data/postmaster.pid'), 'utf8').split('\n');
  const backends = await site.query('select pid from pg_stat_activity');
  processes = [Number(postmaster), ...backends.map(({ pid }) => Number(pid))];
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
});
afterAll(async () => {
  wake();
  await site.stop();
  await server.stop();
});

/** Resumes every process that has not ended in the meantime. */
function wake(): void {
  for (const pid of processes) {
    try {
      process.kill(pid, 'SIGCONT');
    } catch {
      // The process may have ended, because its connection was abandoned.
    }
  }
}

describe('While PostgreSQL is frozen', () => {
  it('tables, sign-in and /health answer 503, even to many requests at the same time', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const asked = Array.from({ length: 15 }, () => [
      sendRequest(site, '/rest/v1/user_favorites?select=game_id', { token: ada.session.access_token }),
      sendRequest(site, '/auth/v1/otp', { method: 'POST', json: { email: createAddress() } }),
      sendRequest(site, '/auth/v1/user', { token: ada.session.access_token }),
      sendRequest(site, '/health'),
    ]).flat();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.map(({ text }) => text).join()).not.toContain('    at ');
  });
});

describe('When PostgreSQL resumes', () => {
  it('all requests are answered again', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    wake();
    await expect.poll(async () => (await sendRequest(site, '/health')).status, { timeout: 60_000 }).toBe(200);
    expect((await ada.client.from('user_favorites').select('game_id')).data).toEqual([]);
    expect((await sendRequest(site, '/health')).body).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });
});
