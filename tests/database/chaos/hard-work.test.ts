import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';
import { addPupils } from './long-lists.ts';

/* A busy database does not hold other people up, whether an administrator or a stranger keeps it
   busy. */

const ROWS = 20_000;

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite(addPupils(ROWS));
});
afterAll(() => site.stop());

/** Sends addresses to the newsletter's table, as anyone can. */
const send = (addresses: readonly string[]): Promise<Response> =>
  fetch(`${site.url}/rest/v1/newsletter_subscribers`, {
    method: 'POST',
    headers: { apikey: site.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(addresses.map((email) => ({ email }))),
  });

const addresses = (count: number, name: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${name}${at}@school.example`);

/** The number of stored addresses, up to the thousand that one response can contain. */
async function storedCount(): Promise<number> {
  const headers = { apikey: site.secretKey };
  const answer = await fetch(`${site.url}/rest/v1/newsletter_subscribers?select=email`, { headers });
  const rows: readonly unknown[] = await answer.json();
  return rows.length;
}

/** Loads pages one after another until the work is done, and returns how many arrived. */
async function pagesDuring(work: Promise<unknown>): Promise<number> {
  let state: 'busy' | 'done' = 'busy';
  const end = (): void => {
    state = 'done';
  };
  void work.then(end, end);
  let arrived = 0;
  for (;;) {
    const page = await fetch(`${site.url}/mental-maths`);
    expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true]);
    // The response to the previous request may already have been on its way.
    if (state !== 'busy') return arrived;
    arrived += 1;
  }
}

describe('A list of 20,000 rows from a stranger', () => {
  it('is refused no matter how often it is sent, while pages are still served', async () => {
    const list = addresses(ROWS, 'stranger');
    const work = Promise.all(Array.from({ length: 5 }, () => send(list)));
    await pagesDuring(work);
    expect((await work).map(({ status }) => status)).toEqual(Array(5).fill(413));
    expect(await storedCount()).toBe(0);
  });

  it('is refused before it is read, and its connection stays open', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = JSON.stringify(addresses(ROWS, 'stranger').map((email) => ({ email })));
    const headers = { apikey: site.publishableKey, 'Content-Type': 'application/json' };
    const answers: string[] = [];
    // Long enough for a server that closes the connection after the first response.
    for (const until = performance.now() + 1500; performance.now() < until; ) {
      const sent = request(`${site.url}/rest/v1/newsletter_subscribers`, { method: 'POST', agent, headers });
      const [answer]: IncomingMessage[] = await once(sent.end(body), 'response');
      answers.push(`${answer?.statusCode} on ${sent.reusedSocket ? 'the same' : 'a new'} connection`);
      await once(answer?.resume() ?? sent, 'end');
    }
    agent.destroy();
    expect([...new Set(answers)]).toEqual(['413 on a new connection', '413 on the same connection']);
    expect(answers.filter((answer) => answer.includes('new'))).toHaveLength(1);
    expect(await storedCount()).toBe(0);
  });
});

describe('A server whose database is busy', () => {
  it('serves dozens of pages before five long lists for the service are finished', async () => {
    const LISTS = 5;
    const headers = { apikey: site.secretKey };
    const addList = () => fetch(`${site.url}/rest/v1/rpc/add_pupils`, { method: 'POST', headers });
    const work = Promise.all(Array.from({ length: LISTS }, addList));
    expect(await pagesDuring(work)).toBeGreaterThan(24);
    const statuses = (await work).map(({ status }) => status);
    expect(statuses).toContain(204);
    // Requests that would wait too long are refused with 503.
    expect(statuses.filter((status) => status !== 503)).toEqual(statuses.filter((status) => status === 204));
  });
});
