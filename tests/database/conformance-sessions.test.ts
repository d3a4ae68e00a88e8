import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './helpers/people.ts';
import { type RawRequest, sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/*
 * Supabase Auth's documentation of sessions and errors, case by case, as far as the site uses them. Each group names
 * its source: `openapi.yaml` and `README.md` of the repository supabase/auth, or a guide of supabase.com/docs. Details
 * that they leave open (wording) are as in the sources of August 2026.
 */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const auth = (path: string, asked: RawRequest = {}) => sendRequest(site, `/auth/v1/${path}`, asked);
const post = (path: string, json: unknown) => auth(path, { method: 'POST', json });
const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);

const SESSION = {
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  refresh_token: expect.stringMatching(/^\S{12,}$/),
  token_type: 'bearer',
  expires_in: 3600,
};

describe('openapi.yaml, paths./token.post: "Issues access and refresh tokens based on grant type"', () => {
  it('200 for grant_type=refresh_token', async () => {
    const { session, id } = await signIn(site);
    const { status, body } = await post('token?grant_type=refresh_token', { refresh_token: session.refresh_token });
    expect([status, body]).toMatchObject([200, { ...SESSION, user: { id } }]);
  });

  it('400 for an unknown refresh token', async () => {
    const { status, body } = await post('token?grant_type=refresh_token', { refresh_token: 'abcdefghijklmnopqrstuv' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 400,
      error_code: expect.stringMatching(/^(refresh_token_not_found|validation_failed)$/),
    });
  });

  it.each(['password', 'pkce', 'id_token', 'web3', 'client_credentials', ''])(
    '400 for grant_type=%s, which is not supported',
    async (grant) => {
      const { status, body } = await post(`token?grant_type=${grant}`, { email: 'a@numeria.test', password: 'secret' });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 400, msg: expect.any(String) });
      expect(body).not.toHaveProperty('access_token');
    },
  );
});

describe('openapi.yaml, paths./user.get (components.schemas.UserSchema)', () => {
  it("200: the account of the token's owner", async () => {
    const { session, id, email } = await signIn(site);
    const { status, body } = await auth('user', { token: session.access_token });
    expect([status, body]).toMatchObject([
      200,
      {
        id,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        email_confirmed_at: DATE,
        last_sign_in_at: DATE,
        created_at: DATE,
        updated_at: DATE,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: expect.any(Object),
        identities: expect.any(Array),
      },
    ]);
  });

  it('401 no_authorization without a bearer token', async () => {
    const { status, body } = await auth('user');
    expect([status, body]).toEqual([
      401,
      { code: 401, error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' },
    ]);
  });

  it('403 bad_jwt with the publishable key as its bearer token, which does not identify a user', async () => {
    const { status, body } = await auth('user', { token: site.backend.publishableKey });
    expect([status, body]).toMatchObject([403, { code: 403, error_code: 'bad_jwt' }]);
  });
});

describe('openapi.yaml, paths./logout.post', () => {
  it('204: no content', async () => {
    const { session } = await signIn(site);
    const { status, text } = await auth('logout?scope=local', { method: 'POST', token: session.access_token });
    expect([status, text]).toEqual([204, '']);
  });

  it('without a scope, signing out is global', async () => {
    const phone = await signIn(site);
    const tablet = await signIn(site, phone.email);
    await auth('logout', { method: 'POST', token: phone.session.access_token });
    const left = await post('token?grant_type=refresh_token', { refresh_token: tablet.session.refresh_token });
    expect(left.status).toBe(400);
  });

  it('400 for an unknown scope, without signing anyone out', async () => {
    const { session } = await signIn(site);
    const answer = await auth('logout?scope=everything', { method: 'POST', token: session.access_token });
    expect([answer.status, answer.body]).toMatchObject([400, { error_code: 'validation_failed' }]);
    expect((await auth('user', { token: session.access_token })).status).toBe(200);
  });

  it('401 without a bearer token', async () => {
    expect((await auth('logout', { method: 'POST' })).status).toBe(401);
  });
});

describe('Guide "Error codes" (guides/auth/debugging/error-codes), and openapi.yaml, components.schemas.ErrorSchema', () => {
  it('an error is code, error_code and msg', async () => {
    const { body } = await auth('user');
    expect(Object.keys(body as object).toSorted()).toEqual(['code', 'error_code', 'msg']);
  });

  it('from version 2024-01-01 on, an error is code and message, as supabase-js requests it', async () => {
    const { body, headers } = await auth('user', { headers: { 'X-Supabase-Api-Version': '2024-01-01' } });
    expect(body).toEqual({ code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' });
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  it('the error code is also in a header', async () => {
    const { headers } = await auth('user');
    expect(headers.get('x-sb-error-code')).toBe('no_authorization');
  });
});

describe('Unsupported endpoints', () => {
  it.each([
    ['POST', 'signup'],
    ['POST', 'recover'],
    ['POST', 'resend'],
    ['POST', 'invite'],
    ['GET', 'authorize?provider=google'],
    ['GET', 'callback'],
    ['POST', 'factors'],
    ['POST', 'sso'],
    ['GET', 'admin/users'],
    ['PUT', 'user'],
    ['DELETE', 'user'],
    ['GET', 'otp'],
    ['GET', 'settings'],
    ['GET', 'nonsense'],
  ])('%s /%s is refused with a body that says so', async (method, path) => {
    const { session } = await signIn(site);
    const json = method === 'POST' || method === 'PUT' ? { json: { email: 'a@numeria.test', password: 'secret' } } : {};
    const { status, body } = await auth(path, { method, token: session.access_token, ...json });
    expect([403, 404, 405, 422, 501]).toContain(status);
    expect(body).toMatchObject({ code: status, msg: expect.any(String) });
  });
});
