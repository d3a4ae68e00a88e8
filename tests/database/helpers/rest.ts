import { expect } from 'vitest';
import type { Person } from './people.ts';
import { type RawAnswer, type RawRequest, sendRequest } from './requests.ts';
import type { Site } from './site.ts';

/** The body of an error from PostgREST. Details and hint are strings or null. */
export function restErrorBody(code: string, message: unknown = expect.any(String)): object {
  const textOrNull = expect.toSatisfy((value: unknown) => value === null || typeof value === 'string');
  return { code, details: textOrNull, hint: textOrNull, message };
}

/** A person's raw requests, and the rows that they are about. */
export interface PersonRequests {
  readonly rest: (path: string, asked?: RawRequest) => Promise<RawAnswer>;
  readonly post: (path: string, json: unknown, prefer?: string) => Promise<RawAnswer>;
  readonly profile: (changes?: object) => object;
  readonly favourite: (gameId: string) => object;
  readonly addFavourites: (...gameIds: string[]) => Promise<void>;
}

/** Raw requests of a person to the tables. */
export function personRequests(site: Site, { id, session }: Person): PersonRequests {
  const rest: PersonRequests['rest'] = (path, asked = {}) =>
    sendRequest(site, `/rest/v1/${path}`, { token: session.access_token, ...asked });
  const post: PersonRequests['post'] = (path, json, prefer) =>
    rest(path, { method: 'POST', json, headers: prefer === undefined ? {} : { Prefer: prefer } });
  const favourite: PersonRequests['favourite'] = (gameId) => ({ user_id: id, game_id: gameId });
  return {
    rest,
    post,
    favourite,
    profile: (changes = {}) => ({ id, first_name: 'Ada', last_name: 'Byron', ...changes }),
    async addFavourites(...gameIds) {
      for (const gameId of gameIds) await post('user_favorites', favourite(gameId));
    },
  };
}
