import { expect } from 'vitest';
import type { Person } from './people.ts';
import { type Answer, type Ask, ask } from './requests.ts';
import type { Site } from './site.ts';

/** The body of an error from PostgREST; details and hint are text or null. */
export function errorOf(code: string, message: unknown = expect.any(String)): object {
  const textOrNull = expect.toSatisfy((value: unknown) => value === null || typeof value === 'string');
  return { code, details: textOrNull, hint: textOrNull, message };
}

/** A person's raw requests, and the rows that they are about. */
export interface RestOf {
  readonly rest: (path: string, asked?: Ask) => Promise<Answer>;
  readonly post: (path: string, json: unknown, prefer?: string) => Promise<Answer>;
  readonly profile: (changes?: object) => object;
  readonly favourite: (gameId: string) => object;
  readonly addFavourites: (...gameIds: string[]) => Promise<void>;
}

/** Raw requests of a person to the tables. */
export function restOf(site: Site, { id, session }: Person): RestOf {
  const rest: RestOf['rest'] = (path, asked = {}) =>
    ask(site, `/rest/v1/${path}`, { token: session.access_token, ...asked });
  const post: RestOf['post'] = (path, json, prefer) =>
    rest(path, { method: 'POST', json, headers: prefer === undefined ? {} : { Prefer: prefer } });
  const favourite: RestOf['favourite'] = (gameId) => ({ user_id: id, game_id: gameId });
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
