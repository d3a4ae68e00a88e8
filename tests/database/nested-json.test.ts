import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddress, signIn } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type PersonRequests, personRequests } from './helpers/rest.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Nested values. PostgreSQL parses them recursively, and a few kilobytes of brackets break
   PGlite. */

let site: Site;
let ada: PersonRequests;
let id: string;
beforeAll(async () => {
  site = await startSite();
  const person = await signIn(site);
  ({ id } = person);
  ada = personRequests(site, person);
});
afterAll(() => site.close());

const DEEP = 7500;
const NESTED: Readonly<Record<string, string>> = {
  'a list': '["x"]',
  'an object': '{"x":1}',
  'brackets without end': `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
};
const hidden = (value: string): string => `{"first_name":${value},"first_name":"Ada","id":"${id}"}`;

const REFUSED = {
  status: 400,
  body: { code: 'PGRST127', details: 'A list or an object as first_name is not part of the embedded backend' },
};

const bodyOf = (length: number): string => '{}'.padStart(length);

describe('A row', () => {
  it.each(Object.entries(NESTED))('with %s is refused, naming the value', async (_what, value) => {
    const body = `{"id":"${id}","first_name":${value}}`;
    expect(await ada.rest('profiles', { method: 'POST', body })).toMatchObject(REFUSED);
  });

  it('is refused if it hides a nested value behind a plain one with the same name', async () => {
    for (const value of Object.values(NESTED))
      expect(await ada.rest('profiles', { method: 'POST', body: hidden(value) })).toMatchObject({ status: 400 });
    expect((await ada.rest('profiles')).body).toEqual([]);
  });

  it('can contain any bracket within a string', async () => {
    const first_name = '{"[\\"]}{[\\';
    expect((await ada.post('profiles', ada.profile({ first_name }))).status).toBe(201);
    expect((await ada.rest('profiles?select=first_name')).body).toEqual([{ first_name }]);
  });

  it('from a stranger is refused in the same way, and the next request is answered', async () => {
    const body = `{"email":${NESTED['brackets without end']}}`;
    expect((await sendRequest(site, '/rest/v1/newsletter_subscribers', { method: 'POST', body })).status).toBe(400);
    expect((await sendRequest(site, '/health')).status).toBe(200);
  });
});

describe("A function's parameters", () => {
  it('are refused if they are nested', async () => {
    const body = `{"as_of":${NESTED['brackets without end']}}`;
    expect((await ada.rest('rpc/delete_my_account', { method: 'POST', body })).status).toBe(400);
  });
});

describe('User data', () => {
  it.each(Object.entries(NESTED))('cannot be %s, and the refusal names it', async (_what, value) => {
    const body = `{"email":"${createAddress()}","data":{"name":"Ada","hobbies":${value}}}`;
    const { status, body: refusal } = await sendRequest(site, '/auth/v1/otp', { method: 'POST', body });
    expect([status, refusal]).toMatchObject([
      400,
      { error_code: 'validation_failed', msg: 'data cannot contain lists or objects, and hobbies is one' },
    ]);
  });
});

describe('A body', () => {
  it('can have up to 16 KB', async () => {
    for (const path of ['/rest/v1/profiles', '/rest/v1/rpc/nothing', '/auth/v1/otp']) {
      expect((await sendRequest(site, path, { method: 'POST', body: bodyOf(16_384) })).status).not.toBe(413);
      expect((await sendRequest(site, path, { method: 'POST', body: bodyOf(16_385) })).status).toBe(413);
    }
  });
});
