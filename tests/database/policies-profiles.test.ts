import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Household,
  moveIn,
  profileOf,
  REFUSED_TO_MEMBERS,
  REFUSED_TO_STRANGERS,
  UNFILTERED,
} from './helpers/household.ts';
import { newAddress, type Person, signIn } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Profiles, by every verb and from all sides: one's own, another's, and nobody signed in. */

let site: Site;
let home: Household;
let eve: Person;
let zoe: Person;

beforeAll(async () => {
  site = await startSite();
  home = await moveIn(site);
  eve = await signIn(site, newAddress('eve'));
  zoe = await signIn(site, newAddress('zoe'));
});
afterAll(() => site.close());
beforeEach(() => home.refill());

const untouched = async (): Promise<void> => expect(await home.stored()).toEqual(home.full);
const profileOfStored = async ({ id }: Person) =>
  (await home.stored()).profiles.find((profile) => 'id' in profile && profile.id === id);

describe('Profiles are read', () => {
  it('by their owner alone, whatever is asked for', async () => {
    const { ada, ben } = home;
    expect((await ada.client.from('profiles').select('*')).data).toEqual([profileOf(ada, 'Ada')]);
    expect((await ada.client.from('profiles').select('*').eq('id', ben.id)).data).toEqual([]);
    expect((await ada.client.from('profiles').select('*').eq('first_name', 'Ben')).data).toEqual([]);
    const single = await ada.client.from('profiles').select('*').eq('id', ben.id).single();
    expect([single.status, single.error?.code]).toEqual([406, 'PGRST116']);
  });

  it('by nobody who is not signed in', async () => {
    const { nobody, ada } = home;
    expect(await nobody.from('profiles').select('*')).toMatchObject(REFUSED_TO_STRANGERS);
    expect(await nobody.from('profiles').select('id').eq('id', ada.id)).toMatchObject(REFUSED_TO_STRANGERS);
  });
});

describe('Profiles are made', () => {
  it('for oneself', async () => {
    expect((await eve.client.from('profiles').insert(profileOf(eve, 'Eve'))).status).toBe(201);
    expect(await profileOfStored(eve)).toEqual(profileOf(eve, 'Eve'));
  });

  it('for nobody else, who has none yet', async () => {
    expect(await eve.client.from('profiles').insert(profileOf(zoe, 'Eve'))).toMatchObject(REFUSED_TO_MEMBERS);
    expect(await eve.client.from('profiles').upsert(profileOf(zoe, 'Eve'))).toMatchObject(REFUSED_TO_MEMBERS);
    await untouched();
  });

  it('for all of an array or for none', async () => {
    const both = [profileOf(eve, 'Eve'), profileOf(zoe, 'Eve')];
    expect(await eve.client.from('profiles').insert(both)).toMatchObject(REFUSED_TO_MEMBERS);
    expect(await eve.client.from('profiles').upsert(both.toReversed())).toMatchObject(REFUSED_TO_MEMBERS);
    await untouched();
  });

  it('for no id that is nobody’s', async () => {
    const ghost = { ...profileOf(eve, 'Ghost'), id: crypto.randomUUID() };
    expect(await eve.client.from('profiles').insert(ghost)).toMatchObject(REFUSED_TO_MEMBERS);
  });

  it('by nobody who is not signed in', async () => {
    const { nobody, ada } = home;
    expect(await nobody.from('profiles').insert(profileOf(eve, 'Eve'))).toMatchObject(REFUSED_TO_STRANGERS);
    expect(await nobody.from('profiles').upsert(profileOf(ada, 'Eve'))).toMatchObject(REFUSED_TO_STRANGERS);
    await untouched();
  });
});

describe('Profiles are changed', () => {
  it('by their owner, in each column', async () => {
    const { ada } = home;
    const changed = { ...profileOf(ada, 'Augusta'), last_name: 'King', email: 'a@numeria.test', date_of_birth: null };
    expect((await ada.client.from('profiles').update(changed).eq('id', ada.id)).status).toBe(204);
    expect(await profileOfStored(ada)).toEqual(changed);
  });

  it('by a filter that others fit as well only as far as one’s own row', async () => {
    const { ada, ben } = home;
    const { status } = await ada.client.from('profiles').update({ first_name: 'Every' }).eq('last_name', 'Somebody');
    expect(status).toBe(204);
    expect(await profileOfStored(ben)).toEqual(profileOf(ben, 'Ben'));
    expect(await profileOfStored(ada)).toEqual(profileOf(ada, 'Every'));
  });

  it('never all at once: without a filter nothing happens', async () => {
    for (const client of [home.ada.client, home.nobody, site.administrator])
      expect(await client.from('profiles').update({ first_name: 'Every' })).toMatchObject(UNFILTERED);
    await untouched();
  });

  it('not by others: their update finds no row', async () => {
    const { ada, ben } = home;
    const { status, data } = await ben.client.from('profiles').update({ first_name: 'X' }).eq('id', ada.id).select();
    expect([status, data]).toEqual([200, []]);
    await untouched();
  });

  it('not by others: an upsert over another’s row is refused', async () => {
    const { ada, ben } = home;
    expect(await ben.client.from('profiles').upsert(profileOf(ada, 'Stolen'))).toMatchObject(REFUSED_TO_MEMBERS);
    const ignoring = ben.client.from('profiles').upsert(profileOf(ada, 'Stolen'), { ignoreDuplicates: true });
    expect(await ignoring).toMatchObject(REFUSED_TO_MEMBERS);
    await untouched();
  });

  it('not to belong to somebody else', async () => {
    const { ada, ben } = home;
    for (const { id } of [ben, eve])
      expect(await ada.client.from('profiles').update({ id }).eq('id', ada.id)).toMatchObject(REFUSED_TO_MEMBERS);
    await untouched();
  });

  it('by nobody who is not signed in', async () => {
    const asked = home.nobody.from('profiles').update({ first_name: 'X' }).eq('id', home.ada.id);
    expect(await asked).toMatchObject(REFUSED_TO_STRANGERS);
    await untouched();
  });
});

describe('Profiles are removed', () => {
  it('with the account alone: nobody may delete one', async () => {
    const { ada, nobody } = home;
    expect(await ada.client.from('profiles').delete().eq('id', ada.id)).toMatchObject(REFUSED_TO_MEMBERS);
    expect(await ada.client.from('profiles').delete().eq('last_name', 'Somebody')).toMatchObject(REFUSED_TO_MEMBERS);
    expect(await nobody.from('profiles').delete().eq('id', ada.id)).toMatchObject(REFUSED_TO_STRANGERS);
    await untouched();
  });
});
