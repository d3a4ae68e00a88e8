import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNewestEmail } from './helpers/links.ts';
import { createAddress } from './helpers/people.ts';
import { type RawRequest, sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';
import { SITE_URL } from './helpers/site-url.ts';

/* Requests to the auth service and the inbox that are never sent by mistake. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const auth = (path: string, asked: RawRequest) => sendRequest(site, `/auth/v1/${path}`, { method: 'POST', ...asked });

/** Sends a request with another host's Host header, which fetch does not allow. */
function sendAs(host: string, method: string, path: string, body = ''): Promise<{ status: number | undefined }> {
  const { port } = new URL(site.url);
  const headers = { Host: host, apikey: site.backend.publishableKey, 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode });
    });
    sent.on('error', reject).end(body);
  });
}

describe('Sign-in', () => {
  it.each([
    ['invalid JSON', 'email=a'],
    ['null', 'null'],
    ['a string', '"a@numeria.test"'],
    ['an array', '[]'],
    ['an address that is an object', '{"email":{"a":1}}'],
    ['an address that is an array', '{"email":["a@numeria.test"]}'],
    ['an address that is a number', '{"email":5}'],
    ['an address with a zero byte', '{"email":"a\\u0000@numeria.test"}'],
    ['an address twice', '{"email":"nonsense","email":"nonsense"}'],
  ])('with %s is refused', async (_what, body) => {
    for (const path of ['otp', 'verify', 'token?grant_type=refresh_token']) {
      const answer = await auth(path, { body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toMatchObject({ msg: expect.any(String) });
    }
  });

  it('shows an address as text, both in the email and in the inbox', async () => {
    const email = createAddress("o'brien&co");
    await auth('otp', { json: { email, data: { name: '<img src=x>' } } });
    const inbox = await fetch(`${site.url}/inbox`, { headers: held() });
    for (const html of [findNewestEmail(site, email).html, await inbox.text()]) {
      expect(html).toContain('brien&amp;co');
      expect(html).not.toContain(email);
      expect(html).not.toContain('<img src=x>');
    }
  });

  it.each(['evil.example', 'localhost.evil.example', 'localhost:1'])(
    'never emails a link to the host "%s", even if the request names it',
    async (host) => {
      const email = createAddress();
      expect((await sendAs(host, 'POST', '/auth/v1/otp', JSON.stringify({ email }))).status).toBe(200);
      expect(new URL(findNewestEmail(site, email).link).origin).toBe(SITE_URL);
    },
  );

  it.each(['token', 'type'])('passes on %s from an older link only as a query parameter', async (name) => {
    const query = new URLSearchParams({ token: 'x', type: 'magiclink' });
    query.set(name, '"><script>alert(1)</script>');
    const answer = await fetch(`${site.url}/auth/v1/verify?${query.toString()}`, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([303, '']);
    const { origin, pathname, searchParams, hash } = new URL(answer.headers.get('location') ?? '');
    expect([origin, pathname, [...searchParams.keys()], hash]).toEqual([
      site.url,
      '/auth/confirm',
      ['token_hash', 'type'],
      '',
    ]);
    expect(answer.headers.get('location')).not.toContain('<');
  });
});

/** The key in the inbox's URL, and the cookie that a browser sends after opening that URL. */
const key = (): string => site.backend.inboxKey ?? '';
const held = () => ({ Cookie: `numeria-inbox=${key()}` });

describe('The local inbox', () => {
  it('shows the content of an email only as text', async () => {
    const answer = await fetch(`${site.url}/inbox`, { headers: held() });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).not.toMatch(/<script|<img src=x>/);
  });

  it('does not show an email to a page of another origin', async () => {
    const answer = await fetch(`${site.url}/inbox`, { headers: { ...held(), Origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('opens only with its key, which is immediately removed from the URL', async () => {
    const opened = await fetch(`${site.url}/inbox?key=${key()}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/inbox']);
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect((await fetch(`${site.url}/inbox`, { headers: { Cookie: cookie.split(';')[0] ?? '' } })).status).toBe(200);
    for (const wrong of ['', '?key=', `?key=${'0'.repeat(32)}`])
      expect((await fetch(`${site.url}/inbox${wrong}`, { redirect: 'manual' })).status).toBe(403);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:80', '203.0.113.9'])(
    'is closed to anyone who calls this machine "%s", so that web pages cannot be tricked into reading it',
    async (host) => {
      expect((await sendAs(host, 'GET', `/inbox?key=${key()}`)).status).toBe(403);
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]', 'numeria.localhost'])('is open at http://%s', async (host) => {
    expect((await sendAs(host, 'GET', `/inbox?key=${key()}`)).status).toBe(303);
  });

  it('is closed to forwarded requests', async () => {
    for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via', 'CF-Ray'])
      expect((await fetch(`${site.url}/inbox`, { headers: { ...held(), [name]: '203.0.113.9' } })).status).toBe(403);
  });
});
