import { vi } from 'vitest';
import type { EmailLink } from '../../../src/account/auth-callback';
import type { ProfileRow } from '../../../src/account/database';
import { SESSION_KEY } from '../../../src/account/session-storage';

/** A request that the service received. */
interface Heard {
  readonly what: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly token: string;
}

type Answer = () => Promise<Response>;

export const MIA = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'mia@example.org',
  created_at: '2026-01-02T03:04:05Z',
};

/** The token and code of the latest email. */
export const LINK: EmailLink = { tokenHash: '0a1b2c', type: 'email' };
export const DIGITS = '012345';

export const json = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

/** The response of a table that refuses a request. */
export const refuseWith = (status: number, code: string, message: string): Answer => {
  return async () => json(status, { code, message, details: null, hint: null });
};

/** The response of a table after a successful write. */
export const createdResponse = (): Response => new Response(null, { status: 201 });

/** No response, as if there were no connection. */
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A fake of the account service that answers the real client's requests from memory. */
export class FakeService {
  readonly heard: Heard[] = [];
  readonly profiles = new Map<string, ProfileRow>();
  readonly favourites = new Set<string>();
  readonly subscribers = new Set<string>();
  readonly insteads = new Map<string, Answer>();
  user = MIA;

  /** Replaces fetch, and puts the URL of the service into the page. */
  install(): void {
    document.head.innerHTML = '<meta name="numeria-backend" data-url="/" data-key="sb_publishable_test">';
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => this.answer(input, init));
  }

  /** From now on, answers requests such as "GET /rest/v1/profiles" with `answer`. */
  instead(what: string, answer: Answer): void {
    this.insteads.set(what, answer);
  }

  /** Holds back the responses to requests of this kind. Each call of the returned function releases the oldest one. */
  holdBack(what: string, answer: () => Response): () => void {
    const waiting: (() => void)[] = [];
    this.instead(what, () => new Promise((resolve) => waiting.push(() => resolve(answer()))));
    return () => waiting.shift()?.();
  }

  /** The requests of this kind that the service has received. */
  heardOf(what: string): readonly Heard[] {
    return this.heard.filter((one) => one.what === what);
  }

  /** A token for this user, valid for this long. */
  accessToken(seconds = 3600): string {
    const exp = Math.floor(Date.now() / 1000) + seconds;
    return [part({ alg: 'HS256', typ: 'JWT' }), part({ sub: this.user.id, exp }), 'c2lnbmF0dXJl'].join('.');
  }

  session(seconds = 3600): object {
    return {
      access_token: this.accessToken(seconds),
      refresh_token: `refresh${this.heard.length}`,
      token_type: 'bearer',
      expires_in: seconds,
      expires_at: Math.floor(Date.now() / 1000) + seconds,
      user: this.user,
    };
  }

  /** Stores a session, as if the visitor had signed in before. */
  storeSession(seconds = 3600): string {
    const text = JSON.stringify(this.session(seconds));
    localStorage.setItem(SESSION_KEY, text);
    return text;
  }

  private async answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const what = `${init?.method ?? 'GET'} ${url.pathname}`;
    // The site itself is reachable.
    if (what === 'GET /robots.txt') return new Response();
    const headers = new Headers(init?.headers);
    const isSingle = headers.get('accept')?.includes('pgrst.object') === true;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const token = (headers.get('authorization') ?? '').replace('Bearer ', '');
    this.heard.push({ what, query: url.searchParams, body, token });
    const instead = this.insteads.get(what);
    if (instead !== undefined) return instead();
    if (what === 'GET /rest/v1/profiles') return this.profile(url.searchParams.get('id')?.slice(3) ?? '', isSingle);
    return this.usual(what, url.searchParams, body);
  }

  private profile(id: string, isSingle: boolean): Response {
    const row = this.profiles.get(id);
    if (!isSingle) return json(200, row === undefined ? [] : [row]);
    const missing = { code: 'PGRST116', message: 'Cannot coerce the result to a single JSON object' };
    return row === undefined ? json(406, missing) : json(200, row);
  }

  private usual(what: string, query: URLSearchParams, body: unknown): Response {
    const sent = (body ?? {}) as Record<string, string>;
    switch (what) {
      case 'POST /auth/v1/otp':
        return json(200, {});
      case 'POST /auth/v1/verify':
        return sent['token_hash'] === LINK.tokenHash || sent['token'] === DIGITS
          ? json(200, this.session())
          : json(403, { code: 'otp_expired', message: 'Token has expired or is invalid' });
      case 'GET /auth/v1/user':
        return json(200, this.user);
      case 'POST /auth/v1/token':
        return json(200, this.session());
      case 'POST /auth/v1/logout':
      case 'POST /rest/v1/rpc/delete_my_account':
        return new Response(null, { status: 204 });
      case 'POST /rest/v1/profiles':
        this.profiles.set(sent['id'] ?? '', body as ProfileRow);
        return createdResponse();
      case 'GET /rest/v1/user_favorites':
        return json(
          200,
          [...this.favourites].map((game) => ({ game_id: game })),
        );
      case 'POST /rest/v1/user_favorites':
        this.favourites.add(sent['game_id'] ?? '');
        return createdResponse();
      case 'DELETE /rest/v1/user_favorites':
        this.favourites.delete(query.get('game_id')?.slice(3) ?? '');
        return new Response(null, { status: 204 });
      case 'POST /rest/v1/newsletter_subscribers':
        this.subscribers.add(sent['email'] ?? '');
        return createdResponse();
      default:
        return json(404, { message: `Nobody expected ${what}.` });
    }
  }
}
