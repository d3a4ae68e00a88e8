import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* The limit on database queries from one network. Its requests are refused before other people
   have to wait for them. */

const MAX = 5;
let site: Site;
beforeAll(async () => {
  site = await startSite({ limits: { requestsPerIp: MAX }, proxies: 1 });
});
afterAll(() => site.close());

const askFrom = (address: string, path: string) => sendRequest(site, path, { headers: { 'X-Forwarded-For': address } });

/** Four networks of 64 bits with a common prefix. */
const households = (network: string) => ['0', '1', '2', 'f'].map((last) => `2001:db8:${network}${last}::1`);

const PATHS = ['/rest/v1/profiles', '/rest/v1/rpc/nothing', '/rest/v1/nowhere', '/auth/v1/user', '/health'];

describe('Requests from one network', () => {
  it.each(PATHS)('to %s are limited, and the refusal says when to try again', async (path) => {
    const network = `198.51.100.${PATHS.indexOf(path)}`;
    const statuses: number[] = [];
    for (let time = 0; time < MAX; time += 1) statuses.push((await askFrom(network, path)).status);
    expect(statuses).not.toContain(429);
    const refused = await askFrom(network, path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(JSON.stringify(refused.body)).toContain('This network has sent too many requests.');
  });

  it('are counted together, whatever they ask for, and allowed again as time passes', async () => {
    for (const path of PATHS) expect((await askFrom('203.0.113.1', path)).status).not.toBe(429);
    expect((await askFrom('203.0.113.1', '/health')).status).toBe(429);
    site.clock.advance(60);
    expect((await askFrom('203.0.113.1', '/health')).status).toBe(200);
  });

  it("also count for the IPv6 networks around it, whose limits are only a little higher than a household's", async () => {
    const answered = async (addresses: readonly string[]): Promise<number> => {
      let count = 0;
      for (const address of addresses)
        for (let time = 0; time <= MAX; time += 1) if ((await askFrom(address, '/health')).status === 200) count += 1;
      return count;
    };
    expect(await answered(['2001:db8:1:a00::1'])).toBe(MAX);
    expect(await answered(households('2:a0'))).toBeLessThanOrEqual(1.5 * MAX);
    expect(await answered(['a0', 'b0', 'c0'].flatMap((site) => households(`3:${site}`)))).toBeLessThanOrEqual(
      1.75 * MAX,
    );
    expect(await answered(['2001:db8:4:a00::1'])).toBe(MAX);
  });

  it("do not use up another network's limit", async () => {
    for (let time = 0; time <= MAX; time += 1) await askFrom('203.0.113.2', '/rest/v1/profiles');
    expect((await askFrom('203.0.113.3', '/health')).status).toBe(200);
  });
});
