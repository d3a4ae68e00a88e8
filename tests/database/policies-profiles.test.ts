import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAddress, insertAs, type Person, runQueryAs, signIn } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';
import {
  createTwoPeople,
  fullProfile,
  REFUSED_TO_MEMBERS,
  REFUSED_WITHOUT_SESSION,
  type TwoPeople,
} from './helpers/two-people.ts';

/* Profiles, tested with every verb as their owner, as another person, and signed out. */

let site: Site;
let home: TwoPeople;
let eve: Person;
let zoe: Person;

beforeAll(async () => {
  site = await startSite();
  home = await createTwoPeople(site);
  eve = await signIn(site, createAddress('eve'));
  zoe = await signIn(site, createAddress('zoe'));
});
afterAll(() => site.close());
beforeEach(() => home.refill());

/** PostgreSQL's code for lack of permission. */
const NO_RIGHT = '42501';

const untouched = async (): Promise<void> => expect(await home.stored()).toEqual(home.full);
const profileOfStored = async ({ id }: Person) =>
  (await home.stored()).profiles.find((profile) => 'id' in profile && profile.id === id);

describe('Reading profiles', () => {
  it('is limited to their owner, whatever is requested', async () => {
    const { ada, ben } = home;
    expect((await ada.client.from('profiles').select('*')).data).toEqual([fullProfile(ada, 'Ada')]);
    expect((await ada.client.from('profiles').select('*').eq('id', ben.id)).data).toEqual([]);
    expect((await ada.client.from('profiles').select('*').eq('first_name', 'Ben')).data).toEqual([]);
    const single = await ada.client.from('profiles').select('*').eq('id', ben.id).single();
    expect([single.status, single.error?.code]).toEqual([406, 'PGRST116']);
  });

  it('is refused to signed-out visitors', async () => {
    const { nobody, ada } = home;
    expect(await nobody.from('profiles').select('*')).toMatchObject(REFUSED_WITHOUT_SESSION);
    expect(await nobody.from('profiles').select('id').eq('id', ada.id)).toMatchObject(REFUSED_WITHOUT_SESSION);
  });
});

describe('Creating profiles', () => {
  it('is allowed for oneself', async () => {
    expect((await eve.client.from('profiles').insert(fullProfile(eve, 'Eve'))).status).toBe(201);
    expect(await profileOfStored(eve)).toEqual(fullProfile(eve, 'Eve'));
  });

  it('is refused for anyone else, even if they do not have one yet', async () => {
    expect(await eve.client.from('profiles').insert(fullProfile(zoe, 'Eve'))).toMatchObject(REFUSED_TO_MEMBERS);
    expect(await eve.client.from('profiles').upsert(fullProfile(zoe, 'Eve'))).toMatchObject(REFUSED_TO_MEMBERS);
    await untouched();
  });

  it('applies to all rows of a statement or to none', async () => {
    const both = [fullProfile(eve, 'Eve'), fullProfile(zoe, 'Eve')];
    expect(await insertAs(site, eve, 'profiles', both)).toBe(NO_RIGHT);
    expect(await insertAs(site, eve, 'profiles', both.toReversed())).toBe(NO_RIGHT);
    await untouched();
  });

  it('is refused for an id that does not belong to a user', async () => {
    const ghost = { ...fullProfile(eve, 'Ghost'), id: crypto.randomUUID() };
    expect(await eve.client.from('profiles').insert(ghost)).toMatchObject(REFUSED_TO_MEMBERS);
  });

  it('is refused to signed-out visitors', async () => {
    const { nobody, ada } = home;
    expect(await nobody.from('profiles').insert(fullProfile(eve, 'Eve'))).toMatchObject(REFUSED_WITHOUT_SESSION);
    expect(await nobody.from('profiles').upsert(fullProfile(ada, 'Eve'))).toMatchObject(REFUSED_WITHOUT_SESSION);
    await untouched();
  });
});

describe('Changing profiles', () => {
  it('is allowed to their owner, in each column', async () => {
    const { ada } = home;
    const changed = { ...fullProfile(ada, 'Augusta'), last_name: 'King', email: 'a@numeria.test', date_of_birth: null };
    expect((await ada.client.from('profiles').upsert(changed)).error).toBeNull();
    expect(await profileOfStored(ada)).toEqual(changed);
  });

  it("affects only one's own row, even with a condition that also matches others'", async () => {
    const { ada, ben } = home;
    const found = await runQueryAs(
      site,
      ada,
      "update profiles set first_name = 'Every' where last_name = 'Somebody' returning id",
    );
    expect(found).toEqual([{ id: ada.id }]);
    expect(await profileOfStored(ben)).toEqual(fullProfile(ben, 'Ben'));
    expect(await profileOfStored(ada)).toEqual(fullProfile(ada, 'Every'));
  });

  it("has no effect on another person's: the update finds no rows", async () => {
    const { ada, ben } = home;
    expect(
      await runQueryAs(site, ben, "update profiles set first_name = 'X' where id = $1 returning id", [ada.id]),
    ).toEqual([]);
    await untouched();
  });

  it("is refused for an upsert over another person's row", async () => {
    const { ada, ben } = home;
    expect(await ben.client.from('profiles').upsert(fullProfile(ada, 'Stolen'))).toMatchObject(REFUSED_TO_MEMBERS);
    const ignoring = "insert into profiles (id, first_name) values ($1, 'Stolen') on conflict (id) do nothing";
    expect(await runQueryAs(site, ben, ignoring, [ada.id])).toBe(NO_RIGHT);
    await untouched();
  });

  it('cannot give them to another person', async () => {
    const { ada, ben } = home;
    for (const { id } of [ben, eve])
      expect(await runQueryAs(site, ada, 'update profiles set id = $1 where id = $2', [id, ada.id])).toBe(NO_RIGHT);
    await untouched();
  });

  it('is refused to signed-out visitors', async () => {
    expect(await runQueryAs(site, 'anon', "update profiles set first_name = 'X' where id = $1", [home.ada.id])).toBe(
      NO_RIGHT,
    );
    await untouched();
  });
});

describe('Removing profiles', () => {
  it('is only possible together with the account', async () => {
    const { ada, nobody } = home;
    expect(await ada.client.from('profiles').delete().eq('id', ada.id)).toMatchObject(REFUSED_TO_MEMBERS);
    expect(await ada.client.from('profiles').delete().eq('last_name', 'Somebody')).toMatchObject(REFUSED_TO_MEMBERS);
    expect(await nobody.from('profiles').delete().eq('id', ada.id)).toMatchObject(REFUSED_WITHOUT_SESSION);
    await untouched();
  });
});
