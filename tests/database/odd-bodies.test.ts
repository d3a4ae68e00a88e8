import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAddress } from './helpers/people.ts';
import { ask } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Bodies that are sound to look at and cannot be read, or hold what PostgreSQL cannot keep: refused, and no failure. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
/** What is written down as a failure, from now on. */
const complaints = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);

const REFUSED = [400, { error_code: 'validation_failed', msg: expect.stringMatching(/^\w.*/) }];

describe('A link’s form', () => {
  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'])(
    'sent as "%s" that is none is refused',
    async (type) => {
      const written = complaints();
      const headers = { 'Content-Type': type };
      const { status, body } = await ask(site, '/auth/v1/verify', { method: 'POST', body: 'token=a', headers });
      expect([status, body]).toMatchObject(REFUSED);
      expect(written).not.toHaveBeenCalled();
    },
  );
});

const tell = (data: string) =>
  ask(site, '/auth/v1/otp', { method: 'POST', body: `{"email":"${newAddress()}","data":${data}}` });

describe('What is told of a person', () => {
  it.each(['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":["\\ud800"]}'])('cannot be %s', async (data) => {
    const written = complaints();
    const { status, body } = await tell(data);
    expect([status, body]).toMatchObject(REFUSED);
    expect(written).not.toHaveBeenCalled();
  });

  it.each(['{"a":"\\\\u0000"}', '{"a":"\\ud83d\\ude80"}', 'null'])('may be %s', async (data) => {
    expect((await tell(data)).status).toBe(200);
  });
});

describe('A refresh token and a code', () => {
  it.each(['refresh_token', 'pkce'])('for the grant %s may hold anything, and are refused', async (grant) => {
    const json = { refresh_token: 'a\0', auth_code: 'a\0', code_verifier: '\ud800' };
    const written = complaints();
    const { status } = await ask(site, `/auth/v1/token?grant_type=${grant}`, { method: 'POST', json });
    expect([400, 403, 404]).toContain(status);
    expect(written).not.toHaveBeenCalled();
  });
});
