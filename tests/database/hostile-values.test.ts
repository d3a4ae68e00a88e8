import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INJECTIONS, REFUSED_ANSWER } from './helpers/hostile.ts';
import { type RawRequest, sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';
import { createTwoPeople, type TwoPeople } from './helpers/two-people.ts';

/* Strange values and names are treated as text, no matter what they contain. */

let site: Site;
let home: TwoPeople;

beforeAll(async () => {
  site = await startSite();
  home = await createTwoPeople(site);
  await home.refill();
});
afterAll(() => site.close());

const rest = (path: string, asked: RawRequest = {}) =>
  sendRequest(site, `/rest/v1/${path}`, { token: home.ada.session.access_token, ...asked });

describe('A value', () => {
  it.each(INJECTIONS)('is treated as text, and refused as an id: %s', async (text) => {
    const value = encodeURIComponent(text);
    const found = await rest(`profiles?first_name=eq.${value}`);
    expect([found.status, found.body]).toEqual([200, []]);
    expect(await rest(`profiles?id=eq.${value}`)).toMatchObject(REFUSED_ANSWER);
    expect(await rest(`profiles?id=eq.${value}`, { method: 'DELETE' })).toMatchObject(REFUSED_ANSWER);
  });

  it('with a zero byte is refused, both in the URL and in the body', async () => {
    expect(await rest('profiles?first_name=eq.a%00b')).toMatchObject(REFUSED_ANSWER);
    expect(await rest('profiles', { method: 'POST', json: { id: home.ada.id, first_name: '\u0000' } })).toMatchObject(
      REFUSED_ANSWER,
    );
  });

  it('with half a surrogate pair is either refused or stored unchanged, and never causes a server error', async () => {
    for (const path of ['profiles?first_name=eq.%ff', 'profiles?first_name=eq.%E0%A4%A', 'profiles?first_name=eq.%'])
      expect((await rest(path)).status).toBeLessThan(500);
    const lone = await rest('profiles', { method: 'POST', body: `{"id":"${home.ben.id}","first_name":"\\ud800"}` });
    expect(lone.status).toBeLessThan(500);
  });

  it.each([
    ['an object', { a: 1 }],
    ['an array', ['a']],
    ['a number', 5],
    ['true', true],
  ])('does not break anything if it is %s', async (_what, first_name) => {
    const { status } = await rest('profiles', { method: 'POST', json: { id: home.ben.id, first_name } });
    expect(status).toBeLessThan(500);
  });
});

describe('A name', () => {
  it.each(INJECTIONS)(
    'is refused if there is no such table, or no such column in the filter, select or body: %s',
    async (text) => {
      const name = encodeURIComponent(text);
      for (const path of [name, `profiles?${name}=eq.1`]) {
        expect(await rest(path)).toMatchObject(REFUSED_ANSWER);
        expect(await rest(path, { method: 'DELETE' })).toMatchObject(REFUSED_ANSWER);
      }
      expect(await rest(`profiles?select=${name}`)).toMatchObject(REFUSED_ANSWER);
      const sent = { method: 'POST', json: { id: home.ada.id, [text]: 'x' } };
      for (const headers of [{}, { Prefer: 'resolution=merge-duplicates' }])
        expect(await rest('profiles', { ...sent, headers })).toMatchObject(REFUSED_ANSWER);
    },
  );

  it.each(['ctid', 'xmin', 'tableoid', 'oid', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'])(
    'is refused if it only looks like a column: %s',
    async (name) => {
      expect(await rest(`profiles?select=${name}`)).toMatchObject(REFUSED_ANSWER);
      expect(await rest(`profiles?${name}=eq.1`)).toMatchObject(REFUSED_ANSWER);
      expect(await rest('profiles', { method: 'POST', body: `{"id":"${home.ada.id}","${name}":"1"}` })).toMatchObject(
        REFUSED_ANSWER,
      );
      expect(await rest(name)).toMatchObject(REFUSED_ANSWER);
      expect(await rest(`rpc/${name}`, { method: 'POST', json: {} })).toMatchObject(REFUSED_ANSWER);
    },
  );

  it('is not truncated to an existing one if it has more than 63 characters', async () => {
    expect(await rest('p'.repeat(64))).toMatchObject(REFUSED_ANSWER);
    expect(await rest(`profiles?${'i'.repeat(64)}=eq.1`)).toMatchObject(REFUSED_ANSWER);
  });
});

describe('After all of this', () => {
  it('all rows are unchanged', async () => {
    expect(await home.stored()).toEqual(home.full);
  });
});
