// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccountData } from '../../src/account/account-data';
import { type AccountUser, readAuthState } from '../../src/account/auth-state';
import { sendMagicLink } from '../../src/account/magic-link';
import { subscribe } from '../../src/account/newsletter';
import { loadProfile, saveProfile } from '../../src/account/profile';
import { type FakeService, json, MIA, refuseWith, unreachable } from './helpers/service';
import { cleanUp, createService, eventually, signIn } from './helpers/signed-in';

let service: FakeService;
let user: AccountUser;

const ROW = { id: MIA.id, first_name: 'Mia', last_name: null, email: 'home@example.org', date_of_birth: '2015-05-17' };
const PROFILE = { firstName: 'Mia', lastName: '', email: 'home@example.org', dateOfBirth: '2015-05-17' };

beforeEach(async () => {
  service = createService();
  user = await signIn(service);
});
afterEach(() => cleanUp(service));

describe('The profile', () => {
  it("has only the account's email before the first save", async () => {
    expect(await loadProfile(user)).toEqual({ firstName: '', lastName: '', email: MIA.email, dateOfBirth: '' });
    expect(service.heardOf('GET /rest/v1/profiles').map(({ query }) => query.toString())).toEqual([
      `select=*&id=eq.${MIA.id}`,
    ]);
  });

  it('loads as it was saved, with missing values as empty strings', async () => {
    service.profiles.set(MIA.id, ROW);
    expect(await loadProfile(user)).toEqual(PROFILE);
  });

  it('is not loaded if the service refuses, and the error says why', async () => {
    service.instead('GET /rest/v1/profiles', refuseWith(400, '42703', 'column does not exist'));
    await expect(loadProfile(user)).rejects.toThrow('column does not exist');
  });

  it('rejects a response of an unexpected shape', async () => {
    service.instead('GET /rest/v1/profiles', async () => json(200, { first_name: 7 }));
    await expect(loadProfile(user)).rejects.toThrow('Expected string but received 7');
  });

  it("is saved under the account's id, with empty strings as null", async () => {
    await saveProfile(user, { ...PROFILE, dateOfBirth: '' });
    expect(service.profiles.get(MIA.id)).toEqual({ ...ROW, date_of_birth: null });
    expect(service.heardOf('POST /rest/v1/profiles')).toHaveLength(1);
  });

  it('is not saved if the service refuses, and the error says why', async () => {
    service.instead('POST /rest/v1/profiles', refuseWith(400, '23514', 'A birthday lies in the past.'));
    await expect(saveProfile(user, PROFILE)).rejects.toThrow('A birthday lies in the past.');
    expect(readAuthState().status).toBe('signedIn');
  });

  it('is not saved without a connection, and the error is in plain words', async () => {
    service.instead('POST /rest/v1/profiles', unreachable);
    await expect(saveProfile(user, PROFILE)).rejects.toThrow('Something went wrong. Please try again.');
  });

  it('signs the visitor out if the service no longer recognises the session', async () => {
    service.instead('POST /rest/v1/profiles', refuseWith(401, 'PGRST301', 'JWT invalid'));
    service.instead('GET /auth/v1/user', async () => json(403, { code: 'bad_jwt', message: 'invalid JWT' }));
    await expect(saveProfile(user, PROFILE)).rejects.toThrow('JWT invalid');
    await eventually(() => expect(readAuthState().status).toBe('signedOut'));
  });
});

describe('The newsletter subscription', () => {
  it('lower-cases and trims the email address', async () => {
    expect(await subscribe('  Mia@Example.ORG ')).toBe('subscribed');
    expect([...service.subscribers]).toEqual(['mia@example.org']);
  });

  it.each([
    ['duplicate', refuseWith(409, '23505', 'duplicate key')],
    ['invalid', refuseWith(400, '23514', 'violates check constraint')],
    ['failed', refuseWith(500, 'XX000', 'internal')],
    ['failed', unreachable],
  ] as const)('reports %s', async (went, answer) => {
    service.instead('POST /rest/v1/newsletter_subscribers', answer);
    expect(await subscribe('mia@example.org')).toBe(went);
  });
});

describe('The sign-in email', () => {
  it("is requested with a redirect to the site's root, which works on every device", async () => {
    expect(await sendMagicLink('mia@example.org')).toBeNull();
    const [heard] = service.heardOf('POST /auth/v1/otp');
    expect(heard?.query.get('redirect_to')).toBe(`${location.origin}/`);
    expect(heard?.body).toMatchObject({ email: 'mia@example.org', code_challenge: null });
  });

  it("is refused with the service's message", async () => {
    const message = 'For security purposes, you can only request this after 59 seconds.';
    service.instead('POST /auth/v1/otp', async () => json(429, { code: 'over_email_send_rate_limit', message }));
    expect(await sendMagicLink('mia@example.org')).toEqual({ reason: 'justNow', text: message });
  });

  it('is refused with a message that states a long wait in minutes', async () => {
    const message = 'For security purposes, you can only request this after 3541 seconds.';
    service.instead('POST /auth/v1/otp', async () => json(429, { code: 'over_email_send_rate_limit', message }));
    const text = 'For security purposes, you can only request this after 60 minutes.';
    expect(await sendMagicLink('mia@example.org')).toEqual({ reason: 'justNow', text });
  });

  it.each([
    ['over_request_rate_limit', 'Request rate limit reached'],
    ['over_email_send_rate_limit', 'email rate limit exceeded'],
  ])(
    'is refused with a plain reason when a class or the whole site has asked too often (%s)',
    async (code, message) => {
      service.instead('POST /auth/v1/otp', async () => json(429, { code, message }));
      expect(await sendMagicLink('mia@example.org')).toEqual({
        reason: 'other',
        text: 'Too many emails have been requested. Please try again later.',
      });
    },
  );

  it.each([
    ['without a connection', 'Failed to fetch', unreachable],
    ['while the service is down', '502', async () => new Response('Bad gateway', { status: 502 })],
    ['when the response cannot be parsed', 'JSON', async () => new Response('<html>', { status: 404 })],
  ])('makes the request throw %s', async (_, strings, answer) => {
    service.instead('POST /auth/v1/otp', answer);
    await expect(sendMagicLink('mia@example.org')).rejects.toThrow(strings);
  });
});

describe("A person's stored data", () => {
  it('is exported completely, including favourites for unknown games', async () => {
    service.profiles.set(MIA.id, ROW);
    service.favourites.add('time-master').add('a-game-of-tomorrow');
    const confirmed = { email_confirmed_at: '2026-01-02T03:05:00Z', last_sign_in_at: '2026-03-04T05:06:07Z' };
    service.instead('GET /auth/v1/user', async () => json(200, { ...MIA, ...confirmed }));
    expect(JSON.parse(await exportAccountData(user))).toEqual({
      account: {
        email: MIA.email,
        signedUpAt: MIA.created_at,
        emailConfirmedAt: '2026-01-02T03:05:00Z',
        lastSignInAt: '2026-03-04T05:06:07Z',
      },
      profile: ROW,
      favourites: [{ game_id: 'time-master' }, { game_id: 'a-game-of-tomorrow' }],
    });
  });

  it('is exported as empty if nothing was saved', async () => {
    expect(JSON.parse(await exportAccountData(user))).toMatchObject({
      account: { emailConfirmedAt: null, lastSignInAt: null },
      profile: null,
      favourites: [],
    });
  });

  it.each([
    [
      'the favourites',
      'GET /rest/v1/user_favorites',
      refuseWith(403, '42501', 'permission denied'),
      'permission denied',
    ],
    ['the account', 'GET /auth/v1/user', async () => json(429, { message: 'Slow down.' }), 'Slow down.'],
    ['the account', 'GET /auth/v1/user', unreachable, 'Something went wrong. Please try again.'],
  ])('is not exported without %s', async (_, what, answer, strings) => {
    service.instead(what, answer);
    await expect(exportAccountData(user)).rejects.toThrow(strings);
  });

  it('is deleted with the database function that removes the account', async () => {
    await deleteAccount();
    expect(service.heardOf('POST /rest/v1/rpc/delete_my_account')).toHaveLength(1);
    service.instead('POST /rest/v1/rpc/delete_my_account', refuseWith(500, 'XX000', 'Not now.'));
    await expect(deleteAccount()).rejects.toThrow('Not now.');
  });
});
