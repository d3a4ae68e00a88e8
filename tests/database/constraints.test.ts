import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEmail } from '../../backend/auth/otp.ts';
import { GAMES } from '../../scripts/games';
import { createAddress, type Person, signIn } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Valid and invalid values for the tables. Each limit is tested from both sides. */

let site: Site;
let ada: Person;
let nobody: SupabaseClient;

beforeAll(async () => {
  site = await startSite();
  ada = await signIn(site);
  nobody = site.client();
});
afterAll(() => site.close());

const CHECK = '23514';

const dayFromNow = (days: number): string => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

const saveProfile = async (changes: object) =>
  (await ada.client.from('profiles').upsert({ id: ada.id, email: ada.email, ...changes })).error;

const refused = (code: string, constraint: string) => ({ code, message: expect.stringContaining(`"${constraint}"`) });

describe("A profile's names", () => {
  const columns = ['first_name', 'last_name'] as const;

  it.each(columns)('%s can have up to 100 characters', async (column) => {
    expect(await saveProfile({ [column]: 'a'.repeat(100) })).toBeNull();
    expect(await saveProfile({ [column]: 'a'.repeat(101) })).toMatchObject(refused(CHECK, `profiles_${column}_length`));
  });

  it.each(columns)('%s counts characters, not bytes', async (column) => {
    expect(await saveProfile({ [column]: '李'.repeat(100) })).toBeNull();
    expect(await saveProfile({ [column]: '👩‍🚀'.repeat(33) })).toBeNull();
  });

  it.each(['O’Brien-Müller', "Robert'); DROP TABLE profiles;--", '\\', '"', 'a\nb', '%s', '$1', '{{ .Token }}', ''])(
    'are stored as written: %j',
    async (name) => {
      expect(await saveProfile({ first_name: name })).toBeNull();
      const { data } = await ada.client.from('profiles').select('first_name').eq('first_name', name).single();
      expect(data).toEqual({ first_name: name });
    },
  );
});

describe("A profile's email", () => {
  it('can have up to 254 characters', async () => {
    expect(await saveProfile({ email: `${'a'.repeat(241)}@numeria.test` })).toBeNull();
    const tooLong = await saveProfile({ email: `${'a'.repeat(242)}@numeria.test` });
    expect(tooLong).toMatchObject(refused(CHECK, 'profiles_email_length'));
  });
});

describe("A profile's date of birth", () => {
  it.each(['1900-01-01', '2000-02-29', dayFromNow(-1), null])('can be %s', async (date_of_birth) => {
    expect(await saveProfile({ date_of_birth })).toBeNull();
  });

  it.each(['1899-12-31', '0001-01-01', '-infinity', dayFromNow(2), '9999-12-31', 'infinity'])(
    'cannot be %s',
    async (date_of_birth) => {
      expect(await saveProfile({ date_of_birth })).toMatchObject(refused(CHECK, 'profiles_date_of_birth_sane'));
    },
  );

  it.each([
    ['2001-02-29', '22008'],
    ['2001-13-01', '22008'],
    ['yesterday evening', '22007'],
    ['', '22007'],
  ])('cannot be "%s", which is not a date', async (date_of_birth, code) => {
    expect((await saveProfile({ date_of_birth }))?.code).toBe(code);
  });

  it("is returned as it was sent, regardless of the server's time zone", async () => {
    await saveProfile({ date_of_birth: '2015-03-29' });
    const { data } = await ada.client.from('profiles').select('date_of_birth').single();
    expect(data).toEqual({ date_of_birth: '2015-03-29' });
  });
});

describe("A profile's id", () => {
  it('belongs to a user', async () => {
    const { error, status } = await site.administrator.from('profiles').insert({ id: crypto.randomUUID() });
    expect([status, error?.code]).toEqual([409, '23503']);
  });

  it.each(['', 'me', '00000000-0000-0000-0000-00000000000', 42])('is a UUID, which %j is not', async (id) => {
    const { error, status } = await ada.client.from('profiles').insert({ id });
    expect([status, error?.code]).toEqual([400, '22P02']);
  });

  it('is required', async () => {
    const { error } = await site.administrator.from('profiles').insert({ first_name: 'Nobody' });
    expect(error?.code).toBe('23502');
  });
});

const add = async (game_id: unknown) => await ada.client.from('user_favorites').insert({ user_id: ada.id, game_id });

describe("A favourite's game", () => {
  it.each([...GAMES.map(({ id }) => id), 'a', 'game-2', 'a'.repeat(64)])('can be %s', async (game_id) => {
    expect((await add(game_id)).error).toBeNull();
  });

  it.each([
    '',
    'a'.repeat(65),
    '-game',
    '2048',
    'Game',
    'game_2',
    'game 2',
    'game\n',
    'game\u2028',
    'gäme',
    '../etc',
    'a;b',
  ])('cannot be %j', async (game_id) => {
    const { error, status } = await add(game_id);
    expect([status, error]).toMatchObject([400, refused(CHECK, 'user_favorites_game_id_shape')]);
  });

  it('is required', async () => {
    expect((await add(null)).error?.code).toBe('23502');
    expect((await ada.client.from('user_favorites').insert({ user_id: ada.id })).error?.code).toBe('23502');
  });

  it('can be added only once by each person', async () => {
    const ben = await signIn(site);
    const game_id = 'for-both';
    expect((await add(game_id)).error).toBeNull();
    expect((await ben.client.from('user_favorites').insert({ user_id: ben.id, game_id })).error).toBeNull();
    expect((await add(game_id)).error?.code).toBe('23505');
  });
});

/** The longest domain that fits after 64 characters and an @. */
const LONG_DOMAIN = `${`${'b'.repeat(61)}.`.repeat(3)}test`.slice(1);

const subscribe = async (email: unknown) => await nobody.from('newsletter_subscribers').insert({ email });

/** Whether sign-in accepts an address without changing it. */
function signsIn(email: string): boolean {
  try {
    return parseEmail(email) === email;
  } catch {
    return false;
  }
}

/** The expression of a constraint. */
async function checkOf(name: string): Promise<string> {
  const [row] = await site.query('select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1', [
    name,
  ]);
  return String(row?.['text'])
    .replace(/^CHECK/, '')
    .replace(/NOT VALID$/, '');
}

describe("A newsletter's address", () => {
  it.each([
    createAddress('plain'),
    'a@b.co',
    'first.last+tag@sub.numeria.test',
    "o'brien@numeria.test",
    'anna@xn--mller-kva.test',
    "'quoted'@numeria.test",
    `${'a'.repeat(64)}@${LONG_DOMAIN}`,
  ])('can be %s', async (email) => {
    expect((await subscribe(email)).error).toBeNull();
  });

  it.each([
    ['too long', `${'a'.repeat(64)}@b${LONG_DOMAIN}`, 'length|bytes'],
    ['in capitals', 'Reader@numeria.test', 'tidy'],
    ['after a space', ' reader@numeria.test', 'tidy'],
    ['before a space', 'reader@numeria.test ', 'tidy'],
    ['empty', '', 'shape'],
    ['without an @', 'reader.numeria.test', 'shape'],
    ['with two @', 'reader@x@numeria.test', 'shape'],
    ['without a name', '@numeria.test', 'shape'],
    ['without a host', 'reader@', 'shape'],
    ['without a dot', 'reader@numeria', 'shape'],
    ['that ends in a dot', 'reader@numeria.', 'shape'],
    ['with two dots', 'reader@numeria..test', 'shape'],
    ['with a space inside', 'rea der@numeria.test', 'shape'],
    ['on two lines', 'reader@numeria.test\nbcc:x@numeria.test', 'shape'],
    ['with a tab', 'reader\t@numeria.test', 'shape'],
    ['that is a sum in a spreadsheet', '=1+1@numeria.test', 'shape'],
    ['that is a command in a spreadsheet', "=cmd|'/c'!a0@numeria.test", 'shape'],
    ['that begins with a plus', '+44@numeria.test', 'shape'],
    ['that begins with a minus', '-1@numeria.test', 'shape'],
    ['that is a link in a spreadsheet', '=hyperlink("//eve.test")@numeria.test', 'shape'],
    ['that is an HTML tag', '<img/src=x>@numeria.test', 'shape'],
    ['with a tag for a host', 'reader@<b>.test', 'shape'],
    ['with a zero-width space', 'rea\u200bder@numeria.test', 'shape'],
    ['that is written right to left', '\u202ereader@numeria.test', 'shape'],
    ['with a control character', 'rea\u0007der@numeria.test', 'shape'],
    ['with letters that look like others', 'rеader@numeria.test', 'shape'],
    ['with a host that begins with a hyphen', 'reader@-numeria.test', 'shape'],
    ['with a host that ends in one', 'reader@numeria-.test', 'shape'],
    ['with a part of a host that is too long', `reader@${'b'.repeat(64)}.test`, 'shape'],
  ])('cannot be one %s', async (_what, email, part) => {
    const { error, status } = await subscribe(email);
    expect([status, error]).toMatchObject([
      400,
      { code: CHECK, message: expect.stringMatching(new RegExp(`newsletter_subscribers_email_(${part}|shape)`)) },
    ]);
  });

  it('is also accepted by sign-in, and has a dot in its domain', async () => {
    const parts = ['a', '=', '+', '-', '.', '_', '!', "'", '`', '{', '|', '~', '@', '"', '<', '(', ',', ' ', 'é', '\\'];
    const names = parts.flatMap((one) => parts.map((other) => `${one}b${other}`));
    const hosts = ['x.test', 'x-y.test', '-x.test', 'x-.test', 'x..test', '.test', 'x', 'x_y.test', 'x.test.'];
    const all = [...names.map((name) => `${name}@x.test`), ...hosts.map((host) => `a@${host}`)];
    const taken = await site.query(
      `select email from unnest($1::text[]) email where ${await checkOf('newsletter_subscribers_email_shape')}`,
      [all],
    );
    expect(taken.map(({ email }) => email)).toEqual(
      all.filter((email) => signsIn(email) && /@.*\./.test(email) && !/^[=+-]/.test(email)),
    );
  });

  it('is required', async () => {
    expect((await subscribe(null)).error?.code).toBe('23502');
    expect((await nobody.from('newsletter_subscribers').insert({})).error?.code).toBe('23502');
  });

  it('is unique', async () => {
    const email = createAddress('twice');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => subscribe(email)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('A user in the auth schema', () => {
  it('has a unique address', async () => {
    const { email } = await signIn(site);
    const again = site.query(
      `insert into auth.users (email, raw_user_meta_data, created_at, updated_at) values ($1, '{}', now(), now())`,
      [email],
    );
    await expect(again).rejects.toMatchObject({ code: '23505' });
  });
});
