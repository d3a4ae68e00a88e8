/* Asks each entry's video site whether the entry still exists. The oEmbed service
   (https://oembed.com) answers for videos and playlists without a key: 200 with the title, 400
   or 404 if it does not exist, 401 or 403 if it is private or embedding is not allowed. Pages on
   other sites are requested directly. */
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Entry } from '../../src/videos/catalogue.ts';
import { entryPageUrl } from '../../src/videos/entry-urls.ts';

/** The services to ask, and the limits. */
export interface CheckOptions {
  readonly service: string;
  /** A host to request instead of other sites; null to request the sites themselves. */
  readonly elsewhere: string | null;
  /** The maximum number of simultaneous requests. */
  readonly atOnce: number;
  /** The maximum number of attempts if there is no answer, or only a temporary failure. */
  readonly tries: number;
  /** Timeout of a request, and the delay before the first retry, which doubles with each retry. */
  readonly timeoutMs: number;
  readonly pauseMs: number;
}

/**
 * The result: the entry exists, perhaps with a different title; it is gone or private; or its state
 * is unknown for now.
 */
export type CheckResult =
  | { readonly is: 'there'; readonly title: string | null; readonly author: string | null }
  | { readonly is: 'gone' | 'private'; readonly why: string }
  | { readonly is: 'unknown'; readonly why: string };

const named = v.object({ title: v.optional(v.string()), author_name: v.optional(v.string()) });

function addressOf(entry: Entry, { service, elsewhere }: CheckOptions): string {
  const page = entryPageUrl(entry);
  if (entry.externalUrl !== undefined) return elsewhere === null ? page : `${elsewhere}${new URL(page).pathname}`;
  return `${service}?${new URLSearchParams({ url: page, format: 'json' })}`;
}

const isPassing = (status: number): boolean => status === 429 || status >= 500;

async function askOnce(entry: Entry, asking: CheckOptions): Promise<CheckResult> {
  let answer: Response;
  let body: string;
  try {
    answer = await fetch(addressOf(entry, asking), { signal: AbortSignal.timeout(asking.timeoutMs) });
    body = await answer.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { is: 'unknown', why: isLate ? `no answer within ${asking.timeoutMs / 1000} s` : 'no connection' };
  }
  const { status } = answer;
  if (isPassing(status)) return { is: 'unknown', why: `the site answered ${status}` };
  if (status === 401 || status === 403) return { is: 'private', why: `private, or may not be embedded (${status})` };
  if (!answer.ok) return { is: 'gone', why: `not there (${status})` };
  if (entry.externalUrl !== undefined) return { is: 'there', title: null, author: null };
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), named), body);
  if (!success) return { is: 'unknown', why: 'an answer that cannot be read' };
  return { is: 'there', title: output.title ?? null, author: output.author_name ?? null };
}

async function ask(entry: Entry, asking: CheckOptions): Promise<CheckResult> {
  let finding = await askOnce(entry, asking);
  for (let tried = 1; tried < asking.tries && finding.is === 'unknown'; tried++) {
    await pause(asking.pauseMs * 2 ** (tried - 1));
    finding = await askOnce(entry, asking);
  }
  return finding;
}

/** Checks all entries, a few at a time. The results are in the order of the entries. */
export async function checkEntries(entries: readonly Entry[], asking: CheckOptions): Promise<readonly CheckResult[]> {
  const findings: CheckResult[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < entries.length; at = next++) {
      const entry = entries[at];
      if (entry !== undefined) findings[at] = await ask(entry, asking);
    }
  };
  await Promise.all(Array.from({ length: asking.atOnce }, work));
  return findings;
}
