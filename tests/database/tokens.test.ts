import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeClaims, forgeTokens } from './helpers/forged-tokens.ts';
import { type Person, signIn } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';
import { SITE_URL } from './helpers/site-url.ts';

/* Identifying the sender of a request: the key says which program, the token says which person,
   and neither can be forged. */

let site: Site;
let child: Person;
let other: Person;
let forged: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  child = await signIn(site);
  other = await signIn(site);
  await other.client.from('user_favorites').insert({ user_id: other.id, game_id: 'math-warp' });
  forged = await forgeTokens(child.session.access_token, other.id);
});
afterAll(() => site.close());

const FAVOURITES = '/rest/v1/user_favorites?select=game_id';

const KINDS = [
  'with another person’s id',
  'with the role of the service',
  'that lasts for ever',
  'signed with another key',
  'signed with another key for another person',
  'signed with another algorithm',
  'without a signature',
  'with algorithm none',
  'with algorithm NONE',
  'with algorithm none and the real signature',
  'whose signature is cut off',
  'whose signature is cut short',
  'with an unknown critical header',
  'with two parts',
  'with one part',
  'that is not JSON',
];

describe('An access token', () => {
  it('has the claims that Supabase documents', () => {
    expect(decodeClaims(child.session.access_token)).toEqual({
      iss: `${SITE_URL}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      sub: child.id,
      email: child.email,
      phone: '',
      aal: 'aal1',
      is_anonymous: false,
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: Math.floor(site.clock.now() / 1000),
      exp: Math.floor(site.clock.now() / 1000) + 3600,
      app_metadata: expect.objectContaining({ provider: 'email', providers: ['email'] }),
      user_metadata: expect.any(Object),
      amr: [expect.objectContaining({ method: expect.stringMatching(/^(otp|magiclink)$/) })],
    });
  });

  it('is tested with every kind of forged token', () => expect(Object.keys(forged)).toEqual(KINDS));

  it.each(KINDS)(
    '%s cannot read or write, does not identify a user to the auth service, and does not sign anyone out',
    async (kind) => {
      const token = forged[kind] ?? '';
      const read = await sendRequest(site, FAVOURITES, { token });
      expect(read).toMatchObject({ status: 401, body: { code: 'PGRST301', hint: null } });
      const json = { user_id: other.id, game_id: 'mental-maths' };
      expect((await sendRequest(site, '/rest/v1/user_favorites', { method: 'POST', token, json })).status).toBe(401);
      const { data } = await site.administrator.from('user_favorites').select('game_id').eq('user_id', other.id);
      expect(data).toEqual([{ game_id: 'math-warp' }]);
      const user = await sendRequest(site, '/auth/v1/user', { token });
      expect(user).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
      expect((await sendRequest(site, '/auth/v1/logout', { method: 'POST', token })).status).toBe(403);
      expect((await sendRequest(site, '/auth/v1/user', { token: other.session.access_token })).status).toBe(200);
    },
  );

  it('is accepted whether "bearer" is upper or lower case', async () => {
    const headers = { Authorization: `bearer ${child.session.access_token}` };
    expect((await sendRequest(site, FAVOURITES, { headers })).status).toBe(200);
  });
});

const without = (headers: Record<string, string>) => fetch(`${site.url}${FAVOURITES}`, { headers });

describe('A request', () => {
  it('without a key is refused', async () => {
    const answer = await without({});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('No API key found in request') });
  });

  it('with an unknown key is refused', async () => {
    const answer = await without({ apikey: 'sb_publishable_unknown' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Invalid API key') });
  });

  it("with a person's token as its key is refused", async () => {
    expect((await without({ apikey: child.session.access_token })).status).toBe(401);
  });

  it.each(['', ' ', 'sb_secret_', 'undefined', 'null'])('with the key "%s" is refused', async (apikey) => {
    expect((await without({ apikey })).status).toBe(401);
  });

  it('with only the publishable key is anonymous', async () => {
    const { status, body } = await sendRequest(site, FAVOURITES);
    expect([status, body]).toMatchObject([401, { code: '42501' }]);
  });

  it('with the publishable key as its bearer token is anonymous', async () => {
    const { status, body } = await sendRequest(site, FAVOURITES, { token: site.backend.publishableKey });
    expect([status, body]).toMatchObject([401, { code: '42501' }]);
  });

  it('with the secret key as its bearer token but the publishable key as its key is refused', async () => {
    expect((await sendRequest(site, FAVOURITES, { token: site.backend.secretKey })).status).toBe(401);
  });

  it('with the secret key sees every row', async () => {
    const { data, error } = await site.administrator.from('user_favorites').select('game_id').eq('user_id', other.id);
    expect([data, error]).toEqual([[{ game_id: 'math-warp' }], null]);
  });

  it('can come from any origin, as Supabase allows', async () => {
    const answer = await fetch(`${site.url}${FAVOURITES}`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://elsewhere.test',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'apikey,authorization,prefer',
      },
    });
    expect(answer.ok).toBe(true);
    expect(['*', 'https://elsewhere.test']).toContain(answer.headers.get('access-control-allow-origin'));
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toMatch(/\*|apikey/);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('The keys', () => {
  it("belong to one installation, are long, and have Supabase's format", () => {
    expect(site.backend.publishableKey).toMatch(/^sb_publishable_[\w-]{20,}$/);
    expect(site.backend.secretKey).toMatch(/^sb_secret_[\w-]{20,}$/);
    expect(site.backend.secretKey).not.toContain(site.backend.publishableKey.slice('sb_publishable_'.length));
  });
});
