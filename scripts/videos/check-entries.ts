/* Asks each entry's video site whether the entry still exists. The oEmbed service
   (https://oembed.com) answers for videos and playlists without a key: 200 with the title, 400
   or 404 if it does not exist, 401 if its owner does not allow embedding, 403 if it is private.
   Pages on other sites are requested directly. */
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Entry } from '../../src/videos/catalogue.ts';
import { entryPageUrl } from '../../src/videos/entry-urls.ts';

/** The services to ask, and the limits. */
export interface CheckOptions {
  readonly service: string;
  /** A host to request instead of other sites; null to request the sites themselves. */
  readonly elsewhere: string | null;
  /** The maximum number of attempts if there is no answer, or only a temporary failure. */
  readonly tries: number;
  /** Timeout of a request. */
  readonly timeoutMs: number;
  /**
   * The minimum time between two requests. Up to half as much is added at random, so that requests are not evenly spaced.
   * It is also the delay before the first retry, which doubles with each retry.
   */
  readonly pauseMs: number;
  /** The longest wait that a site can ask for (Retry-After). If it asks for more, the check stops. */
  readonly maxWaitMs: number;
}

/**
 * The result: the entry exists, perhaps with a different title; it cannot be shown, because it does not exist, is
 * private or cannot be embedded; its state is unknown for now; or it was not checked, because the site asked us to wait.
 */
export type CheckResult =
  | { readonly is: 'there'; readonly title: string | null; readonly author: string | null }
  | { readonly is: 'gone' | 'private' | 'no-embed' | 'unknown' | 'not-checked'; readonly why: string };

const named = v.object({ title: v.optional(v.string()), author_name: v.optional(v.string()) });

const CANNOT_BE_SHOWN = new Map<number, CheckResult>([
  [400, { is: 'gone', why: 'not found (400)' }],
  [404, { is: 'gone', why: 'not found (404)' }],
  [410, { is: 'gone', why: 'not found (410)' }],
  [401, { is: 'no-embed', why: 'its owner does not allow embedding (401)' }],
  [403, { is: 'private', why: 'private (403)' }],
]);

/** Pages on other sites refuse programs for many reasons, so only these answers mean that a page does not exist. */
const PAGE_IS_GONE: ReadonlySet<number> = new Set([404, 410]);

function addressOf(entry: Entry, { service, elsewhere }: CheckOptions): string {
  const page = entryPageUrl(entry);
  if (entry.externalUrl !== undefined) return elsewhere === null ? page : `${elsewhere}${new URL(page).pathname}`;
  return `${service}?${new URLSearchParams({ url: page, format: 'json' })}`;
}

/** The time to wait in milliseconds, given as seconds or as a date (RFC 9110); null if there is none. */
export function readRetryAfter(value: string | null, nowMs: number): number | null {
  if (value === null || value.trim() === '') return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - nowMs;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

interface Answer {
  readonly result: CheckResult;
  /** How long the site asks us to wait; null if it does not say. */
  readonly waitMs: number | null;
}

function resultOf(entry: Entry, { status, ok }: Response, body: string): CheckResult {
  const isPage = entry.externalUrl !== undefined;
  const refused = CANNOT_BE_SHOWN.get(status);
  if (refused !== undefined && (!isPage || PAGE_IS_GONE.has(status))) return refused;
  if (!ok) return { is: 'unknown', why: `the site answered ${status}` };
  if (isPage) return { is: 'there', title: null, author: null };
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), named), body);
  if (!success) return { is: 'unknown', why: 'an answer that cannot be read' };
  return { is: 'there', title: output.title ?? null, author: output.author_name ?? null };
}

async function askOnce(entry: Entry, asking: CheckOptions): Promise<Answer> {
  try {
    const headers = { 'user-agent': 'numeria-videos-check' };
    const signal = AbortSignal.timeout(asking.timeoutMs);
    const answer = await fetch(addressOf(entry, asking), { signal, headers });
    const result = resultOf(entry, answer, await answer.text());
    return { result, waitMs: readRetryAfter(answer.headers.get('retry-after'), Date.now()) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate ? `no answer within ${asking.timeoutMs / 1000} s` : 'no connection';
    return { result: { is: 'unknown', why }, waitMs: null };
  }
}

/** Returns a function that checks an entry. There is a pause between any two requests. */
export function createChecker(asking: CheckOptions): (entry: Entry) => Promise<CheckResult> {
  let isFirst = true;
  let stopped: CheckResult | null = null;
  const waitBetween = (): Promise<void> => pause(asking.pauseMs * (1 + Math.random() / 2));

  return async (entry) => {
    if (stopped !== null) return stopped;
    for (let tried = 1; ; tried++) {
      if (!isFirst) await waitBetween();
      isFirst = false;
      const { result, waitMs } = await askOnce(entry, asking);
      if (result.is !== 'unknown') return result;
      if (waitMs !== null && waitMs > asking.maxWaitMs) {
        const minutes = Math.ceil(waitMs / 60_000);
        stopped = { is: 'not-checked', why: `the site asks us to wait ${minutes} minutes` };
        return stopped;
      }
      if (tried >= asking.tries) return result;
      await pause(Math.max(waitMs ?? 0, asking.pauseMs * 2 ** (tried - 1)));
    }
  };
}
