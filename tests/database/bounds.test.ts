import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signIn } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';

/* How much one person can make the database keep. */

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

const MOST = 100;
const FULL = { status: 400, error: { code: '23514', message: 'One person can have 100 favourites at most.' } };

const hearts = ({ id }: Person, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ user_id: id, game_id: `game-${first + at}` }));

const add = async (person: Person, first: number, last = first) =>
  await person.client.from('user_favorites').insert(hearts(person, first, last));

const stored = async ({ id }: Person): Promise<number> =>
  (await site.query('select from user_favorites where user_id = $1', [id])).length;

describe('One person’s favourites', () => {
  it('may be a hundred, and not one more, whatever others have', async () => {
    expect((await add(ben, 1, 60)).status).toBe(201);
    expect((await add(ada, 1, MOST - 1)).status).toBe(201);
    expect((await add(ada, MOST)).status).toBe(201);
    expect(await add(ada, MOST + 1)).toMatchObject(FULL);
    expect([await stored(ada), await stored(ben)]).toEqual([MOST, 60]);
    expect((await add(ben, 61)).status).toBe(201);
  });

  it('are refused as a whole where an array has too many', async () => {
    expect(await add(ada, 1, MOST + 1)).toMatchObject(FULL);
    expect(await stored(ada)).toBe(0);
  });

  it('are a hundred also when twenty requests come at once', async () => {
    await add(ada, 1, MOST - 5);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => add(ada, 200 + at)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await stored(ada)).toBe(MOST);
  });

  it('can be marked again and exchanged when they are a hundred', async () => {
    await add(ada, 1, MOST);
    const again = ada.client.from('user_favorites').upsert(hearts(ada, 1, 1), { ignoreDuplicates: true });
    expect((await again).error).toBeNull();
    expect((await add(ada, 1)).error?.code).toBe('23505');
    await ada.client.from('user_favorites').delete().eq('user_id', ada.id).eq('game_id', 'game-1');
    expect((await add(ada, MOST + 1)).status).toBe(201);
  });
});
