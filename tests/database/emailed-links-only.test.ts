import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAccessToken } from '../../backend/auth/tokens.ts';
import { decodeClaims } from './helpers/forged-tokens.ts';
import { createAddress, type Person, requestLink, signIn } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';
import { fullProfile } from './helpers/two-people.ts';

/* Supabase Auth offers anyone who has the publishable key more than the site uses: passwords,
   user data, and changes of address. Here the auth tables have the columns of a hosted project
   and are changed as Auth changes them. */

const AS_HOSTED = `
  set local role supabase_auth_admin;
  alter table auth.users
    add column encrypted_password varchar(255), add column email_change varchar(255) default '', add column phone text,
    add column phone_change text default '', add column deleted_at timestamptz;
  create table auth.identities (
    user_id uuid references auth.users (id) on delete cascade, identity_data jsonb not null, updated_at timestamptz
  );
  grant trigger, update (updated_at), select on auth.identities to numeria_owner;
  reset role;`;

let site: Site;
let ada: Person;
beforeAll(async () => {
  site = await startSite();
  ada = await signIn(site);
  await ada.client.from('profiles').upsert(fullProfile(ada, 'Ada'));
  await site.backend.database.transaction(async ({ script }) => {
    await script(AS_HOSTED);
    await script(`
      set local role supabase_auth_admin;
      insert into auth.identities values ('${ada.id}', '{"sub": "${ada.id}", "old": "metadata"}', now());
      reset role;
      set local role numeria_owner;
      ${lastStatements()}`);
  });
});
afterAll(() => site.close());

/** The end of the migration, which looks for a table that hosted projects have. */
function lastStatements(): string {
  const folder = process.env['NUMERIA_MIGRATIONS'] ?? join(import.meta.dirname, '../../supabase/migrations');
  const migration = readFileSync(join(folder, '20261128000000_emailed_links_only.sql'), 'utf8');
  return migration.slice(migration.lastIndexOf('do $$'));
}

/** The token of a session of Ada's that began with these methods. */
async function tokenOf(amr: unknown): Promise<string> {
  const keys = JSON.parse(readFileSync(join(site.dataFolders.dataFolder, 'keys.json'), 'utf8'));
  return signAccessToken(keys, { ...decodeClaims(ada.session.access_token), amr });
}

const began = (...methods: readonly string[]) => methods.map((method) => ({ method, timestamp: 1_700_000_000 }));

const withToken = (token: string) => ({
  read: () => sendRequest(site, '/rest/v1/profiles?select=first_name', { token }),
  write: () => sendRequest(site, '/rest/v1/profiles', { token, method: 'POST', json: fullProfile(ada, 'Eve') }),
  heart: () =>
    sendRequest(site, '/rest/v1/user_favorites', {
      token,
      method: 'POST',
      json: { user_id: ada.id, game_id: 'math-warp' },
    }),
  leave: () => sendRequest(site, '/rest/v1/rpc/delete_my_account', { token, method: 'POST', json: {} }),
});

const people = () => site.query('select id from auth.users where id = $1', [ada.id]);

describe('A session that did not begin with an emailed link or code', () => {
  it.each([
    ['a password', began('password')],
    ['a password and an authenticator', began('password', 'totp')],
    ['an authenticator', began('totp')],
    ['another site', began('oauth')],
    ['a school’s own sign-in', began('sso/saml')],
    ['a wallet', began('web3')],
    ['a passkey', began('passkey')],
    ['nothing at all', began('anonymous')],
    ['a changed address', began('email_change')],
    ['an unnamed method', []],
    ['a list of another form', ['otp']],
    ['an object instead of the list', { method: 'otp' }],
    ['a text', 'otp'],
    ['null', null],
    ['nothing', undefined],
  ])('does not read, write or delete anything: it began with %s', async (_how, amr) => {
    const { read, write, heart, leave } = withToken(await tokenOf(amr));
    for (const attempt of [read, write, heart, leave])
      expect(await attempt()).toMatchObject({ status: 401, body: { code: 'PT401' } });
    expect(await people()).toHaveLength(1);
    expect(await site.query('select first_name from profiles where id = $1', [ada.id])).toEqual([
      { first_name: 'Ada' },
    ]);
  });
});

describe('A session that began with an emailed link or code', () => {
  it.each([
    ['is valid', began('otp')],
    ['is valid with a second factor too', began('otp', 'totp')],
  ])('%s', async (_how, amr) => {
    const { read, heart } = withToken(await tokenOf(amr));
    expect((await read()).body).toEqual([{ first_name: 'Ada' }]);
    expect([201, 409]).toContain((await heart()).status);
  });

  it('stays valid when it is refreshed', async () => {
    const ben = await signIn(site);
    site.clock.advance(1);
    const { data } = await ben.client.auth.refreshSession();
    expect(data.session?.access_token).not.toBe(ben.session.access_token);
    const { read, leave } = withToken(data.session?.access_token ?? '');
    expect([(await read()).status, (await leave()).status]).toEqual([200, 204]);
  });
});

/** Changes a user as Supabase Auth does. */
const change = (id: string, assignment: string) =>
  site.backend.database.transaction(async ({ query }) => {
    await query('set local role supabase_auth_admin');
    await query(`update auth.users set ${assignment} where id = $1`, [id]);
  });

const storedOf = async (id: string) =>
  (await site.query('select encrypted_password, raw_user_meta_data from auth.users where id = $1', [id]))[0];

const NOTHING = { encrypted_password: '', raw_user_meta_data: {} };

/** Signs a person up with a password, as anyone can on a hosted project, and returns their id. */
async function signUp(email: string): Promise<string> {
  const [row] = await site.backend.database.transaction(async ({ query }) => {
    await query('set local role supabase_auth_admin');
    return query<{ id: string }>(
      `insert into auth.users (email, encrypted_password, raw_user_meta_data, created_at, updated_at)
       values ($1, '$2a$10$stranger', '{"first_name": "Eve", "email_verified": true}', now(), now()) returning id`,
      [email],
    );
  });
  return row?.id ?? '';
}

describe('A password', () => {
  it('is removed with the user data before the owner arrives, if a stranger signed up with the address', async () => {
    const email = createAddress('owner');
    const id = await signUp(email);
    expect(await storedOf(id)).toEqual(NOTHING);
    const owner = await signIn(site, email);
    expect(owner.id).toBe(id);
    expect(await storedOf(id)).toEqual(NOTHING);
    expect(JSON.stringify([owner.session.user, decodeClaims(owner.session.access_token)])).not.toContain('Eve');
  });

  it('does not work later if it was set on a device left signed in', async () => {
    await change(ada.id, `encrypted_password = '$2a$10$later'`);
    expect(await storedOf(ada.id)).toEqual(NOTHING);
  });
});

describe('User data that a stranger sends with a request for a link', () => {
  it('is not stored, whether or not the address is new', async () => {
    const email = createAddress('owner');
    const { error } = await site.client().auth.signInWithOtp({ email, options: { data: { first_name: 'Eve' } } });
    expect(error).toBeNull();
    expect(await site.query('select raw_user_meta_data as data from auth.users where email = $1', [email])).toEqual([
      { data: {} },
    ]);
  });

  it('does not return when Auth writes it again as the owner confirms', async () => {
    await change(ada.id, `raw_user_meta_data = '{"first_name": "Eve", "email_verified": true}'`);
    expect(await storedOf(ada.id)).toEqual(NOTHING);
  });

  it('is removed from the identity, without affecting the data that Auth itself writes there', async () => {
    const own = { sub: ada.id, email: ada.email, email_verified: false };
    const identity = () => site.query('select identity_data as data from auth.identities where user_id = $1', [ada.id]);
    expect(await identity()).toEqual([{ data: { sub: ada.id } }]);
    await site.query('update auth.identities set identity_data = $2 where user_id = $1', [
      ada.id,
      { ...own, first_name: 'Eve', phone_verified: { a: 1 } },
    ]);
    expect(await identity()).toEqual([{ data: own }]);
  });
});

describe("An account's address", () => {
  it.each([
    ['another address', `email_change = 'eve@numeria.test'`],
    ['a phone number', `phone = '441234567890'`],
    ['an unconfirmed phone number', `phone_change = '441234567890'`],
  ])('cannot be joined by another way to sign in: %s', async (_what, assignment) => {
    await expect(change(ada.id, assignment)).rejects.toMatchObject({ code: '42501' });
  });

  it('is protected without stopping anyone from signing in, or an administrator from soft-deleting', async () => {
    const email = createAddress();
    const { id } = await signIn(site, email);
    await change(id, `email_change = '', phone = null, phone_change = ''`);
    await requestLink(site.client(), email);
    await change(id, `phone = 'a1b2', phone_change = 'a1b2', email_change = 'a1b2', deleted_at = now()`);
    expect(await site.query('select phone from auth.users where id = $1', [id])).toEqual([{ phone: 'a1b2' }]);
  });
});
