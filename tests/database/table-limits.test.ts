import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAddress, insertAs, type Person, runQueryAs, signIn } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Limits on what one person, and everyone together, can store. */

let site: Site;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  site = await startSite();
  ada = await signIn(site);
  ben = await signIn(site);
});
afterAll(() => site.close());
beforeEach(() => site.empty());

const MAX = 100;
const FULL = { status: 400, error: { code: '23514', message: 'One person can have 100 favourites at most.' } };

const hearts = ({ id }: Person, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ user_id: id, game_id: `game-${first + at}` }));

const add = async ({ client, id }: Person, game: number) =>
  await client.from('user_favorites').insert({ user_id: id, game_id: `game-${game}` });

/** Adds several with one statement. */
const addAll = (person: Person, first: number, last: number) =>
  insertAs(site, person, 'user_favorites', hearts(person, first, last));

const stored = async ({ id }: Person): Promise<number> =>
  (await site.query('select from user_favorites where user_id = $1', [id])).length;

describe("A person's favourites", () => {
  it("are limited to a hundred, regardless of other people's", async () => {
    expect(await addAll(ben, 1, 60)).toEqual([]);
    expect(await addAll(ada, 1, MAX - 1)).toEqual([]);
    expect((await add(ada, MAX)).status).toBe(201);
    expect(await add(ada, MAX + 1)).toMatchObject(FULL);
    expect([await stored(ada), await stored(ben)]).toEqual([MAX, 60]);
    expect((await add(ben, 61)).status).toBe(201);
  });

  it('are all rejected if one statement contains too many', async () => {
    expect(await addAll(ada, 1, MAX + 1)).toBe(FULL.error.code);
    expect(await stored(ada)).toBe(0);
  });

  it('are limited to a hundred even if twenty requests arrive at the same time', async () => {
    await addAll(ada, 1, MAX - 5);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => add(ada, 200 + at)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await stored(ada)).toBe(MAX);
  });

  it('can be added again or swapped when there are a hundred', async () => {
    await addAll(ada, 1, MAX);
    const again = "insert into user_favorites (user_id, game_id) values ($1, 'game-1') on conflict do nothing";
    expect(await runQueryAs(site, ada, again, [ada.id])).toEqual([]);
    expect((await add(ada, 1)).error?.code).toBe('23505');
    await ada.client.from('user_favorites').delete().eq('user_id', ada.id).eq('game_id', 'game-1');
    expect((await add(ada, MAX + 1)).status).toBe(201);
  });
});

const PER_HOUR = 500;
const TOO_MANY = { status: 429, error: { code: 'PT429' } };

/** Adds addresses to the list with a date this many minutes ago, bypassing all limits. */
const fill = (count: number, minutesAgo: number) =>
  site.query(
    `insert into newsletter_subscribers (email, created_at)
     select 'reader' || n || '.' || $2 || '@numeria.test', now() - make_interval(mins => $2::int)
     from generate_series(1, $1::int) n`,
    [count, minutesAgo],
  );

const subscribe = async (client = site.client(), email = createAddress('reader')) =>
  await client.from('newsletter_subscribers').insert({ email });

const list = (count: number) => Array.from({ length: count }, () => ({ email: createAddress('reader') }));

const at = (mailbox: string, domain = 'numeria.test') => subscribe(site.client(), `${mailbox}@${domain}`);

const subscribers = async (): Promise<number> => (await site.query('select from newsletter_subscribers')).length;

describe("The newsletter's list", () => {
  it('accepts one address per statement from a visitor, signed in or not, and refuses statements with more', async () => {
    for (const who of ['anon', ada] as const) {
      for (const count of [2, 2000])
        expect(await insertAs(site, who, 'newsletter_subscribers', list(count))).toBe('23514');
      expect(await subscribers()).toBe(0);
      expect((await subscribe(who === 'anon' ? site.client() : who.client)).status).toBe(201);
      await site.empty();
    }
  });

  it('accepts a whole list from the service, even beyond the hourly limit for visitors', async () => {
    expect(await insertAs(site, 'service_role', 'newsletter_subscribers', list(PER_HOUR + 1))).toEqual([]);
    expect(await subscribers()).toBe(PER_HOUR + 1);
  });

  it('accepts five hundred addresses an hour from all visitors together, then answers with status 429', async () => {
    await fill(PER_HOUR - 1, 59);
    expect((await subscribe()).status).toBe(201);
    expect(await subscribe()).toMatchObject(TOO_MANY);
    expect(await subscribe(ada.client)).toMatchObject(TOO_MANY);
    expect(await subscribers()).toBe(PER_HOUR);
  });

  it('accepts no more than that even when twenty requests arrive at the same time', async () => {
    await fill(PER_HOUR - 5, 30);
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await subscribers()).toBe(PER_HOUR);
  });

  it('does not count addresses that are more than an hour old, or whose date is in the future because of a wrong clock', async () => {
    await fill(PER_HOUR, 61);
    await fill(PER_HOUR, -525_600);
    expect((await subscribe()).status).toBe(201);
  });

  it('accepts addresses with up to 64 bytes before the @ and up to 254 in total', async () => {
    expect((await at('a'.repeat(64))).status).toBe(201);
    expect((await at('a'.repeat(65))).error?.message).toContain('newsletter_subscribers_email_bytes');
    expect((await at('李'.repeat(22))).error?.message).toContain('newsletter_subscribers_email_bytes');
    const domain = `${`${'b'.repeat(61)}.`.repeat(3)}test`.slice(1);
    expect((await at('c'.repeat(64), domain)).status).toBe(201);
    expect((await at('c'.repeat(64), `b${domain}`)).error?.code).toBe('23514');
  });
});

const FROM_ONE_NETWORK = {
  status: 429,
  body: { message: 'Too many people have subscribed from this network within an hour. Please try again later.' },
};

/** Subscribes through our own proxy, or with another header that names a network. */
const subscribeFrom = (where: Site, address: string, header = 'X-Forwarded-For') =>
  sendRequest(where, '/rest/v1/newsletter_subscribers', {
    method: 'POST',
    headers: { [header]: address },
    json: { email: createAddress('reader') },
  });

/** Fills the list from a network, with dates this many minutes ago. */
const fillFrom = (where: Site, network: string, count: number, minutesAgo = 30) =>
  where.query(
    `insert into newsletter_subscribers (email, created_at, network)
     select 'reader' || n || '.' || $4 || '@numeria.test', now() - make_interval(mins => $3::int), $1::cidr
     from generate_series(1, $2::int) n`,
    [network, count, minutesAgo, createAddress().replace(/@.*/, '')],
  );

describe("One network's share of the newsletter's list", () => {
  let proxied: Site;
  beforeAll(async () => {
    proxied = await startSite({ proxies: 1 });
  });
  afterAll(() => proxied.close());
  beforeEach(() => proxied.empty());

  it('is fifty addresses an hour, regardless of other networks', async () => {
    await fillFrom(proxied, '198.51.100.7', 49);
    expect((await subscribeFrom(proxied, '198.51.100.7')).status).toBe(201);
    expect(await subscribeFrom(proxied, '198.51.100.7')).toMatchObject(FROM_ONE_NETWORK);
    expect(await subscribeFrom(proxied, '192.0.2.1, ::ffff:198.51.100.7')).toMatchObject(FROM_ONE_NETWORK);
    expect((await subscribeFrom(proxied, '198.51.100.8')).status).toBe(201);
  });

  it.each([
    [64, 50, '2001:db8:1:a2c4::9'],
    [56, 75, '2001:db8:1:a2ff::1'],
    [48, 100, '2001:db8:1:ffff::1'],
  ])('for an IPv6 prefix of %i bits is %i addresses', async (bits, allowed, address) => {
    // Several households each add part of it, so that none of them reaches its own limit.
    for (let at = 0; at < allowed / 25; at += 1)
      await fillFrom(proxied, `2001:db8:1:${{ 64: 'a2c4', 56: `a2${at}0`, 48: `${at}000` }[bits]}::/64`, 25);
    expect(await subscribeFrom(proxied, address)).toMatchObject(FROM_ONE_NETWORK);
    expect((await subscribeFrom(proxied, '2001:db8:2::1')).status).toBe(201);
  });

  it('is used up for an hour at most', async () => {
    await fillFrom(proxied, '198.51.100.7', 50, 61);
    const [{ count } = { count: 0 }] = await proxied.query(
      'select count(network)::int as count from newsletter_subscribers',
    );
    expect(count).toBe(50);
    expect((await subscribeFrom(proxied, '198.51.100.7')).status).toBe(201);
    const rows = await proxied.query('select network::text from newsletter_subscribers where network is not null');
    expect(rows).toEqual([{ network: '198.51.100.7/32' }]);
    await proxied.query("update newsletter_subscribers set created_at = now() - interval '61 minutes'");
    await proxied.query('select public.remove_unconfirmed_users()');
    expect(await proxied.query('select from newsletter_subscribers where network is not null')).toEqual([]);
  });

  it('is counted by connection if there is no proxy, no matter what headers a visitor sends', async () => {
    await fillFrom(site, '127.0.0.1', 50);
    for (const header of ['X-Forwarded-For', 'CF-Connecting-IP'])
      expect(await subscribeFrom(site, '203.0.113.9', header)).toMatchObject(FROM_ONE_NETWORK);
  });
});
