import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { getOwnOrigin, type RequestEnv } from '../../backend/origin.ts';

const app = new Hono<RequestEnv>();
app.get('/:site/:proxies', (context) => {
  const { site, proxies } = context.req.param();
  return context.text(getOwnOrigin(context, `${site}://maths.example.org`, Number(proxies)));
});

/** Where a sign-in link leads if it is requested on port 4173 of this machine. */
async function findOrigin(
  site: 'http' | 'https',
  headers: Readonly<Record<string, string>>,
  proxies = 0,
): Promise<string> {
  const incoming = { socket: { localPort: 4173 } };
  return (await app.request(`/${site}/${proxies}`, { headers }, { incoming })).text();
}

describe('A link in an email', () => {
  it('leads to this machine if it was requested there', async () => {
    expect(await findOrigin('https', { Host: 'localhost:4173' })).toBe('http://localhost:4173');
    expect(await findOrigin('http', { Host: '127.0.0.1:4173' })).toBe('http://127.0.0.1:4173');
  });

  it('leads to the public site if a proxy on this machine passed the request on', async () => {
    const headers = { Host: 'localhost:4173', 'X-Forwarded-For': '192.0.2.7' };
    expect(await findOrigin('https', headers)).toBe('https://maths.example.org');
    expect(await findOrigin('https', { Host: 'localhost:4173' }, 1)).toBe('https://maths.example.org');
  });

  it('never leads to another host that the request names', async () => {
    expect(await findOrigin('https', { Host: 'evil.example' })).toBe('https://maths.example.org');
    expect(await findOrigin('http', { Host: 'evil.localhost:80' })).toBe('http://maths.example.org');
  });
});
