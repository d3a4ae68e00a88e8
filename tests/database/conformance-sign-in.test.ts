import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNewestEmail, linkParameters } from './helpers/links.ts';
import { createAddress, readLinkToken, requestLink, signIn } from './helpers/people.ts';
import { type RawRequest, sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/*
 * Supabase Auth's documentation of requesting and using a link, case by case, as far as the site uses it. Each group
 * names its source: `openapi.yaml` and `README.md` of the repository supabase/auth, or a guide of supabase.com/docs.
 * Details that they leave open (wording) are as in the sources of August 2026.
 */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const auth = (path: string, asked: RawRequest = {}) => sendRequest(site, `/auth/v1/${path}`, asked);
const post = (path: string, json: unknown) => auth(path, { method: 'POST', json });
const UUID = expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);

async function tokenFor(email: string): Promise<string> {
  await requestLink(site.client(), email);
  return readLinkToken(site, email);
}

const SESSION = {
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  refresh_token: expect.stringMatching(/^\S{12,}$/),
  token_type: 'bearer',
  expires_in: 3600,
};

describe('openapi.yaml, paths./otp.post: "Authenticate a user by sending them a One-Time Password"', () => {
  it('200: an empty object, whether the address exists or not', async () => {
    for (const email of [createAddress('unknown'), (await signIn(site)).email]) {
      const { status, body, headers } = await post('otp', { email, create_user: true });
      expect([status, body]).toEqual([200, {}]);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('data and an empty challenge are accepted, as supabase-js sends them', async () => {
    const asked = {
      email: createAddress(),
      data: {},
      create_user: true,
      code_challenge: null,
      code_challenge_method: null,
    };
    const { status } = await post('otp', { ...asked, gotrue_meta_security: {} });
    expect(status).toBe(200);
  });

  it('400 or 422: when unable to validate the email', async () => {
    const { status, body } = await post('otp', { email: 'nonsense' });
    expect([400, 422]).toContain(status);
    expect(body).toMatchObject({ code: status, error_code: 'validation_failed' });
  });

  it('400: when the JSON cannot be unmarshalled', async () => {
    const { status, body } = await auth('otp', { method: 'POST', body: '{"email":' });
    expect([status, body]).toMatchObject([400, { code: 400, error_code: 'bad_json' }]);
  });

  it('429: when a rate limiter has been breached (components.responses.RateLimitResponse)', async () => {
    const limited = await startSite({ limits: { emailsPerIp: 100 } });
    const email = createAddress();
    const send = () => sendRequest(limited, '/auth/v1/otp', { method: 'POST', json: { email } });
    await send();
    const { status, body } = await send();
    expect([status, body]).toMatchObject([429, { code: 429, msg: expect.any(String) }]);
    await limited.close();
  });

  it('phone numbers are not supported, and the answer says so', async () => {
    const { status, body } = await post('otp', { phone: '+441234567890' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error_code: expect.stringMatching(/^(phone_provider_disabled|validation_failed)$/) });
  });
});

describe('Guide "Email Templates", "Redirect with a token hash" (guides/auth/auth-email-templates)', () => {
  it('the email contains a link like /auth/confirm?token_hash=…&type=email', async () => {
    const { email } = await signIn(site);
    await requestLink(site.client(), email);
    const { page, token_hash, type } = linkParameters(findNewestEmail(site, email).link);
    expect([page, type]).toEqual([`${site.url}/auth/confirm`, 'email']);
    expect(token_hash).toMatch(/^\S{16,}$/);
  });
});

describe('README.md, "POST /otp"', () => {
  it('create_user false does not create a user, and all requests get the same answer', async () => {
    const [unknown, known] = [createAddress('unknown'), (await signIn(site)).email];
    const answers = await Promise.all([unknown, known].map((email) => post('otp', { email, create_user: false })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([422, { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' }]),
    );
    expect(site.backend.storedEmails().filter(({ to }) => to === unknown)).toEqual([]);
    expect(await site.query('select id from auth.users where email = $1', [unknown])).toEqual([]);
  });
});

describe('openapi.yaml, paths./verify.post: "Authenticate by verifying the possession of a one-time token"', () => {
  it('200: an access and refresh token (components.schemas.AccessTokenResponseSchema)', async () => {
    const email = createAddress();
    const { status, body } = await post('verify', { type: 'email', token_hash: await tokenFor(email) });
    expect([status, body]).toEqual([
      200,
      {
        ...SESSION,
        expires_at: Math.floor(site.clock.now() / 1000) + 3600,
        user: expect.objectContaining({ id: UUID, email, role: 'authenticated', aud: 'authenticated' }),
      },
    ]);
  });

  it.each([
    ['a first mail', 'signup', createAddress()],
    ['a later mail', 'magiclink', null],
  ])('the narrower type of %s is also accepted', async (_what, type, address) => {
    const email = address ?? (await signIn(site)).email;
    const token_hash = await tokenFor(email);
    const other = type === 'signup' ? 'magiclink' : 'signup';
    expect((await post('verify', { type: other, token_hash })).status).toBe(403);
    expect((await post('verify', { type, token_hash })).status).toBe(200);
  });

  it('403 otp_expired for a hash that is unknown or used', async () => {
    const used = await tokenFor(createAddress());
    await post('verify', { type: 'email', token_hash: used });
    for (const token_hash of [used, 'unknown', used.toUpperCase()]) {
      const { status, body } = await post('verify', { type: 'email', token_hash });
      expect([status, body]).toEqual([
        403,
        { code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' },
      ]);
    }
  });

  it.each([
    ['no type', { token_hash: 'x' }],
    ['no token', { type: 'email' }],
    ['token and token_hash', { type: 'email', token: '1', token_hash: 'x' }],
    [
      'token_hash and an address: "only the token_hash and type"',
      { type: 'email', token_hash: 'x', email: 'a@numeria.test' },
    ],
    ['an unknown type', { type: 'nonsense', token_hash: 'x' }],
  ])('400 validation_failed for %s', async (_what, json) => {
    const { status, body } = await post('verify', json);
    expect([status, body]).toMatchObject([400, { code: 400, error_code: 'validation_failed' }]);
  });
});
