import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAs, runQueryAs } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';
import {
  createTwoPeople,
  favouriteRow,
  MISSING_FILTER,
  REFUSED_TO_MEMBERS,
  REFUSED_WITHOUT_SESSION,
  type TwoPeople,
} from './helpers/two-people.ts';

/* Favourites, tested with every verb as their owner, as another person, and signed out. */

let site: Site;
let home: TwoPeople;

beforeAll(async () => {
  site = await startSite();
  home = await createTwoPeople(site);
});
afterAll(() => site.close());
beforeEach(() => home.refill());

/** PostgreSQL's code for lack of permission. */
const NO_RIGHT = '42501';

const untouched = async (): Promise<void> => expect(await home.stored()).toEqual(home.full);

describe('Reading favourites', () => {
  it('is limited to their owner, whatever is requested', async () => {
    const { ada, ben } = home;
    const { data } = await ada.client.from('user_favorites').select('user_id, game_id');
    expect(data).toEqual([favouriteRow(ada, 'mental-maths'), favouriteRow(ada, 'times-tables')]);
    expect((await ada.client.from('user_favorites').select('*').eq('user_id', ben.id)).data).toEqual([]);
    expect((await ada.client.from('user_favorites').select('*').eq('game_id', 'math-warp')).data).toEqual([]);
  });

  it('is refused to signed-out visitors', async () => {
    expect(await home.nobody.from('user_favorites').select('game_id')).toMatchObject(REFUSED_WITHOUT_SESSION);
  });
});

describe('Adding favourites', () => {
  it('is allowed for oneself', async () => {
    const { ada } = home;
    expect((await ada.client.from('user_favorites').insert(favouriteRow(ada, 'shape-match'))).status).toBe(201);
    expect((await home.stored()).hearts).toEqual(expect.arrayContaining([favouriteRow(ada, 'shape-match')]));
  });

  it('is refused for anyone else', async () => {
    const asked = home.ada.client.from('user_favorites').insert(favouriteRow(home.ben, 'shape-match'));
    expect(await asked).toMatchObject(REFUSED_TO_MEMBERS);
    await untouched();
  });

  it('applies to all rows of a statement or to none', async () => {
    const { ada, ben } = home;
    const both = [favouriteRow(ada, 'shape-match'), favouriteRow(ben, 'shape-match')];
    expect(await insertAs(site, ada, 'user_favorites', both)).toBe(NO_RIGHT);
    expect(await insertAs(site, ada, 'user_favorites', both.toReversed())).toBe(NO_RIGHT);
    await untouched();
  });

  it("always uses the database's clock", async () => {
    const early = { ...favouriteRow(home.ada, 'shape-match'), created_at: '2000-01-01T00:00:00Z' };
    expect(await home.ada.client.from('user_favorites').insert(early)).toMatchObject(REFUSED_TO_MEMBERS);
    await untouched();
  });

  it('is refused to signed-out visitors', async () => {
    const asked = home.nobody.from('user_favorites').insert(favouriteRow(home.ada, 'shape-match'));
    expect(await asked).toMatchObject(REFUSED_WITHOUT_SESSION);
    await untouched();
  });
});

describe('Changing favourites', () => {
  it('is refused to everyone, because there is nothing in them to change', async () => {
    const { ada, ben } = home;
    const mine = (set: string, value: string) =>
      runQueryAs(site, ada, `update user_favorites set ${set} = $1 where user_id = $2`, [value, ada.id]);
    expect(await mine('game_id', 'shape-match')).toBe(NO_RIGHT);
    expect(await mine('user_id', ben.id)).toBe(NO_RIGHT);
    expect(await ada.client.from('user_favorites').upsert(favouriteRow(ada, 'mental-maths'))).toMatchObject(
      REFUSED_TO_MEMBERS,
    );
    expect(await runQueryAs(site, 'anon', 'update user_favorites set game_id = $1', ['x'])).toBe(NO_RIGHT);
    await untouched();
  });

  it('is not necessary: adding an existing one again has no effect', async () => {
    const { ada } = home;
    const again = "insert into user_favorites (user_id, game_id) values ($1, 'mental-maths') on conflict do nothing";
    expect(await runQueryAs(site, ada, again, [ada.id])).toEqual([]);
    await untouched();
  });
});

describe('Removing favourites', () => {
  it('is allowed to their owner', async () => {
    const { ada, ben } = home;
    await ada.client.from('user_favorites').delete().eq('user_id', ada.id).eq('game_id', 'mental-maths');
    expect((await home.stored()).hearts).toEqual([favouriteRow(ben, 'math-warp'), favouriteRow(ada, 'times-tables')]);
  });

  it("affects only one's own, even with a filter that also matches others'", async () => {
    const { ada, ben } = home;
    await ben.client.from('user_favorites').insert(favouriteRow(ben, 'mental-maths'));
    expect((await ada.client.from('user_favorites').delete().eq('game_id', 'mental-maths')).status).toBe(204);
    const left = [favouriteRow(ben, 'math-warp'), favouriteRow(ben, 'mental-maths'), favouriteRow(ada, 'times-tables')];
    expect((await home.stored()).hearts).toEqual(left);
  });

  it('requires a filter, so that they cannot all be removed by accident', async () => {
    for (const client of [home.ada.client, home.nobody, site.administrator])
      expect(await client.from('user_favorites').delete()).toMatchObject(MISSING_FILTER);
    await untouched();
  });

  it("has no effect on another person's: the delete finds no rows", async () => {
    const { ada, ben } = home;
    expect((await ben.client.from('user_favorites').delete().eq('user_id', ada.id)).status).toBe(204);
    await untouched();
  });

  it('is refused to signed-out visitors', async () => {
    const asked = home.nobody.from('user_favorites').delete().eq('user_id', home.ada.id);
    expect(await asked).toMatchObject(REFUSED_WITHOUT_SESSION);
    await untouched();
  });
});
