// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAuthState } from '../../src/account/auth-state';
import { SESSION_KEY } from '../../src/account/session-storage';
import { startAuth } from '../../src/account/start';
import { verifySignIn } from '../../src/account/verify';
import { readToasts } from '../../src/ui/toast';
import { DIGITS, type FakeService, json, LINK, MIA, unreachable } from './helpers/service';
import { cleanUp, createService, eventually, signIn } from './helpers/signed-in';

let service: FakeService;
const toasts = () => readToasts().map(({ title, text }) => [title, text]);
const VERIFY = 'POST /auth/v1/verify';
const ZOE = { ...MIA, id: '22222222-2222-4222-8222-222222222222', email: 'zoe@example.org' };
const refusing = (status: number, code: string) => async () => json(status, { code, message: 'No' });

beforeEach(() => {
  service = createService();
  startAuth();
});
afterEach(() => cleanUp(service));

describe('Signing in by email', () => {
  it.each([
    ['its link', LINK, { token_hash: LINK.tokenHash, type: 'email' }],
    ['its code', { email: MIA.email, digits: DIGITS }, { email: MIA.email, token: DIGITS, type: 'email' }],
  ])('works with %s and shows a message', async (_, proof, sent) => {
    expect(await verifySignIn(proof, 'own')).toBeNull();
    expect(readAuthState()).toMatchObject({ status: 'signedIn', user: { email: MIA.email } });
    expect(service.heardOf(VERIFY).map(({ body }) => body)).toEqual([expect.objectContaining(sent)]);
    expect(toasts()).toEqual([['You are signed in', MIA.email]]);
    expect(localStorage.getItem(SESSION_KEY)).toContain(MIA.email);
  });

  it('stores the session only in this tab on a borrowed device', async () => {
    expect(await verifySignIn(LINK, 'borrowed')).toBeNull();
    expect([localStorage.getItem(SESSION_KEY), sessionStorage.getItem(SESSION_KEY)]).toEqual([
      null,
      expect.stringContaining(MIA.email),
    ]);
    sessionStorage.clear();
  });

  it('ends the session of the previous user, but only after replacing it', async () => {
    await signIn(service);
    const { access_token } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
    service.user = ZOE;
    expect(await verifySignIn(LINK, 'own')).toBeNull();
    expect(readAuthState()).toMatchObject({ status: 'signedIn', user: { email: ZOE.email } });
    await eventually(() => expect(service.heardOf('POST /auth/v1/logout')).toHaveLength(1));
    const [logout] = service.heardOf('POST /auth/v1/logout');
    expect([logout?.query.get('scope'), logout?.token]).toEqual(['local', access_token]);
  });

  it.each([
    ['refused', refusing(403, 'otp_expired')],
    ['refused', refusing(400, 'validation_failed')],
    ['too often', refusing(429, 'over_request_rate_limit')],
    ['only the link', refusing(429, 'over_code_rate_limit')],
    ['no answer', refusing(503, 'request_timeout')],
    ['no answer', refusing(500, 'unexpected_failure')],
    ['no answer', unreachable],
  ])('keeps the current user signed in if it fails with "%s"', async (problem, answer) => {
    await signIn(service);
    const before = localStorage.getItem(SESSION_KEY);
    service.instead(VERIFY, answer);
    expect(await verifySignIn(LINK, 'own')).toBe(problem);
    expect(readAuthState()).toMatchObject({ status: 'signedIn', user: { email: MIA.email } });
    expect(localStorage.getItem(SESSION_KEY)).toBe(before);
    expect(service.heardOf('POST /auth/v1/logout')).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('is never retried automatically, because a link works only once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.instead(VERIFY, unreachable);
    await verifySignIn(LINK, 'own');
    expect(service.heardOf(VERIFY)).toHaveLength(1);
  });
});
