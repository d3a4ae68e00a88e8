import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAddress } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Bodies that look valid but cannot be read, or that contain something PostgreSQL cannot store.
   They are refused, and not logged as errors. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
/** Records everything that is logged as an error from now on. */
const complaints = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);

const REFUSED = [400, { error_code: 'validation_failed', msg: expect.stringMatching(/^\w.*/) }];

const notify = (data: string) =>
  sendRequest(site, '/auth/v1/otp', { method: 'POST', body: `{"email":"${newAddress()}","data":${data}}` });

describe('User data', () => {
  it.each(['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":["\\ud800"]}'])('cannot be %s', async (data) => {
    const written = complaints();
    const { status, body } = await notify(data);
    expect([status, body]).toMatchObject(REFUSED);
    expect(written).not.toHaveBeenCalled();
  });

  it.each(['{"a":"\\\\u0000"}', '{"a":"\\ud83d\\ude80"}', 'null'])('can be %s', async (data) => {
    expect((await notify(data)).status).toBe(200);
  });
});

describe('A refresh token', () => {
  it('is refused without being logged as an error, whatever it contains', async () => {
    const written = complaints();
    const json = { refresh_token: 'a\0' };
    const { status } = await sendRequest(site, '/auth/v1/token?grant_type=refresh_token', { method: 'POST', json });
    expect(status).toBe(400);
    expect(written).not.toHaveBeenCalled();
  });
});

describe('A token hash and a code', () => {
  it.each(['a\0', '\ud800'])('are refused if they are %j, and nothing is logged', async (odd) => {
    const written = complaints();
    for (const json of [{ token_hash: odd }, { email: newAddress(), token: odd }]) {
      const { status } = await sendRequest(site, '/auth/v1/verify', {
        method: 'POST',
        json: { type: 'email', ...json },
      });
      expect([400, 403]).toContain(status);
    }
    expect(written).not.toHaveBeenCalled();
  });
});
