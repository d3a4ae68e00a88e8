// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountUser } from '../../src/account/auth-state';
import { readAuthState } from '../../src/account/auth-state';
import { Favourites, getFavourites } from '../../src/account/favourites';
import { readToasts } from '../../src/ui/toast';
import { createdResponse, type FakeService, json, MIA, refuseWith, unreachable } from './helpers/service';
import { cleanUp, createService, eventually, signIn } from './helpers/signed-in';

const TABLE = '/rest/v1/user_favorites';

let service: FakeService;
let user: AccountUser;

const toasts = () => readToasts().map(({ title, text, tone }) => [title, text, tone]);
const ADDED = ['Added to favorites', 'Game added to your favorites', 'plain'];
const REMOVED = ['Removed from favorites', 'Game removed from your favorites', 'plain'];

/** Favourites with a subscriber, once they have loaded. */
async function loaded(status: 'loaded' | 'failed' = 'loaded'): Promise<Favourites> {
  const favourites = new Favourites(user);
  favourites.subscribe(() => {});
  await eventually(() => expect(favourites.read().status).toBe(status));
  return favourites;
}
const marked = (favourites: Favourites) => [...favourites.read().games].toSorted();
const isSaved = (...games: string[]) => eventually(() => expect([...service.favourites].toSorted()).toEqual(games));
const expectToasts = (...expected: unknown[]) => eventually(() => expect(toasts()).toEqual(expected));
const isAsked = (what: string) => eventually(() => expect(service.heardOf(what)).toHaveLength(1));

beforeEach(async () => {
  service = createService();
  user = await signIn(service);
});
afterEach(() => cleanUp(service));

describe('Favourites', () => {
  it('load once for all subscribers, including games that this version does not know', async () => {
    service.favourites.add('time-master').add('a-game-of-tomorrow');
    const favourites = getFavourites(user);
    expect(getFavourites(user)).toBe(favourites);
    const leave = [favourites.subscribe(() => {}), favourites.subscribe(() => {})];
    expect(favourites.read()).toEqual({ status: 'loading', games: new Set() });
    await eventually(() => expect(favourites.read().status).toBe('loaded'));
    expect(marked(favourites)).toEqual(['a-game-of-tomorrow', 'time-master']);
    expect(service.heardOf(`GET ${TABLE}`).map(({ query }) => query.toString())).toEqual([
      `select=game_id&user_id=eq.${MIA.id}`,
    ]);
    for (const one of leave) one();
  });

  it('change immediately and are saved in the background', async () => {
    const favourites = await loaded();
    favourites.toggle('time-master');
    expect(marked(favourites)).toEqual(['time-master']);
    await expectToasts(ADDED);
    await isSaved('time-master');
    expect(service.heardOf(`POST ${TABLE}`).map(({ body }) => body)).toEqual([
      { user_id: MIA.id, game_id: 'time-master' },
    ]);
    favourites.toggle('time-master');
    expect(marked(favourites)).toEqual([]);
    await expectToasts(ADDED, REMOVED);
    await isSaved();
  });

  it("change back if saving fails, with the service's message", async () => {
    const favourites = await loaded();
    service.instead(`POST ${TABLE}`, refuseWith(400, '23514', 'No such game.'));
    favourites.toggle('time-master');
    expect(marked(favourites)).toEqual(['time-master']);
    await expectToasts(['Error', 'No such game.', 'destructive']);
    expect(marked(favourites)).toEqual([]);
  });

  it('are restored, with a plain error message, if a removal fails because the service is unreachable', async () => {
    service.favourites.add('time-master');
    const favourites = await loaded();
    service.instead(`DELETE ${TABLE}`, unreachable);
    favourites.toggle('time-master');
    expect(marked(favourites)).toEqual([]);
    await expectToasts(['Error', 'Something went wrong. Please try again.', 'destructive']);
    expect(marked(favourites)).toEqual(['time-master']);
  });

  it('count a game as added if another tab has already added it', async () => {
    const favourites = await loaded();
    service.instead(`POST ${TABLE}`, refuseWith(409, '23505', 'duplicate key value'));
    favourites.toggle('time-master');
    await expectToasts(ADDED);
    expect(marked(favourites)).toEqual(['time-master']);
  });

  it('end up in the last requested state after quick presses, with one request at a time', async () => {
    const favourites = await loaded();
    const letGo = service.holdBack(`POST ${TABLE}`, createdResponse);
    for (let press = 1; press <= 4; press++) favourites.toggle('time-master');
    expect(marked(favourites)).toEqual([]);
    await isAsked(`POST ${TABLE}`);
    expect(service.heardOf(`DELETE ${TABLE}`)).toHaveLength(0);
    letGo();
    await expectToasts(ADDED, REMOVED);
    expect(service.heard.map(({ what }) => what).filter((what) => !what.startsWith('GET'))).toEqual([
      `POST ${TABLE}`,
      `DELETE ${TABLE}`,
    ]);
    expect(marked(favourites)).toEqual([]);
  });

  it('do not send another request if the last press returns to the saved state', async () => {
    const favourites = await loaded();
    const letGo = service.holdBack(`POST ${TABLE}`, createdResponse);
    for (let press = 1; press <= 3; press++) favourites.toggle('time-master');
    await isAsked(`POST ${TABLE}`);
    letGo();
    await expectToasts(ADDED);
    expect(marked(favourites)).toEqual(['time-master']);
    expect(service.heardOf(`DELETE ${TABLE}`)).toHaveLength(0);
  });

  it('save each game separately, so that a slow one does not delay others', async () => {
    const favourites = await loaded();
    service.favourites.add('money-counter');
    await favourites.load();
    service.holdBack(`POST ${TABLE}`, createdResponse);
    favourites.toggle('time-master');
    favourites.toggle('money-counter');
    await expectToasts(REMOVED);
    expect(marked(favourites)).toEqual(['time-master']);
  });

  it('only log a failure to load', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    service.instead(`GET ${TABLE}`, refuseWith(400, 'PGRST205', 'Could not find the table'));
    await loaded('failed');
    expect(log).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
  });

  it('show a loading state when they are loaded again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.instead(`GET ${TABLE}`, refuseWith(400, '42501', 'permission denied'));
    const favourites = await loaded('failed');
    const answer = service.holdBack(`GET ${TABLE}`, () => json(200, [{ game_id: 'time-master' }]));
    const loading = favourites.load();
    expect(favourites.read().status).toBe('loading');
    await eventually(() => expect(service.heardOf(`GET ${TABLE}`)).toHaveLength(2));
    answer();
    await loading;
    expect(favourites.read()).toEqual({ status: 'loaded', games: new Set(['time-master']) });
  });

  it('reject a response of an unexpected shape', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.instead(`GET ${TABLE}`, async () => json(200, [{ game: 7 }]));
    expect(marked(await loaded('failed'))).toEqual([]);
  });

  it('reload when the tab is visible again, but only while there are subscribers', async () => {
    const favourites = new Favourites(user);
    const leave = favourites.subscribe(() => {});
    await eventually(() => expect(favourites.read().status).toBe('loaded'));
    service.favourites.add('time-master');
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(marked(favourites)).toEqual(['time-master']));
    leave();
    const before = service.heardOf(`GET ${TABLE}`).length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(service.heardOf(`GET ${TABLE}`)).toHaveLength(before);
  });

  it('are not reset by a list that was requested before a change', async () => {
    const favourites = await loaded();
    const answer = service.holdBack(`GET ${TABLE}`, () => json(200, []));
    const loading = favourites.load();
    await eventually(() => expect(service.heardOf(`GET ${TABLE}`)).toHaveLength(2));
    favourites.toggle('time-master');
    await expectToasts(ADDED);
    service.insteads.clear();
    answer();
    await loading;
    expect(marked(favourites)).toEqual(['time-master']);
  });

  it('sign the visitor out if the account was deleted', async () => {
    const favourites = await loaded();
    service.instead(`POST ${TABLE}`, refuseWith(409, '23503', 'insert or update on table "user_favorites" violates'));
    service.instead('GET /auth/v1/user', async () => json(403, { code: 'user_not_found', message: 'No such user' }));
    favourites.toggle('time-master');
    await eventually(() => expect(readAuthState().status).toBe('signedOut'));
    expect(toasts()).toEqual([
      ['Error', 'This account has been deleted.', 'destructive'],
      ['You are signed out', expect.stringContaining('on another device'), 'plain'],
    ]);
  });
});
