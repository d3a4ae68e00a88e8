import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

/* A whole school at the same time: pages, scripts, accounts and rows, with one connection per
   pupil. */

const CLIENTS = 200;
const SECONDS = 20;

/**
 * The database's queue refuses requests with 503 if they waited too long. A fast machine never
 * does.
 */
const ANSWERED: Readonly<Record<number, string>> = { 200: 'answered', 503: 'told to come again' };

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.stop());

/** Sends one request and returns its status; rejects if the connection breaks. */
const statusOf = (path: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage): void => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    };
    get(`${site.url}${path}`, { agent, headers }, answered).on('error', reject);
  });

it(`${CLIENTS} clients for ${SECONDS} s never get a connection reset, and no error except "too busy"`, async () => {
  const apikey = site.publishableKey;
  const own = { apikey, Authorization: `Bearer ${site.person.session.access_token}` };
  const requests: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['/', {}],
    ...site.assets.map((path) => [path, {}] as const),
    ['/times-tables', {}],
    ['/auth/v1/user', own],
    ['/rest/v1/user_favorites?select=game_id', own],
    ['/rest/v1/profiles?select=*', own],
    ['/health', {}],
  ];
  const seen = new Map<string, number>();
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const until = performance.now() + SECONDS * 1000;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // Each client sends requests without a pause, which pupils do not. From one network that would
    // reach the limit.
    const network = { 'X-Forwarded-For': `10.0.0.${client}` };
    for (let turn = client; performance.now() < until; turn += 1) {
      const [path, headers] = requests[turn % requests.length] ?? ['/', {}];
      await statusOf(path, agent, { ...headers, ...network }).then(
        (status) => count(ANSWERED[status] ?? `${path}: ${status}`),
        (error: Error) => count(`${path}: ${error.message}`),
      );
    }
    agent.destroy();
  });
  await Promise.all(clients);
  seen.delete('told to come again');
  expect([...seen.keys()]).toEqual(['answered']);
  expect(seen.get('answered')).toBeGreaterThanOrEqual(CLIENTS);
});
