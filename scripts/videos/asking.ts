/*
 * Asks the video site of each entry whether it is still there. Its oEmbed service (https://oembed.com) answers for videos
 * and playlists without a key: 200 with what it is called, 400 and 404 where there is none, 401 and 403 where it is private
 * or may not be shown on other sites. A page elsewhere is asked for itself.
 */
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { pageOf } from '../../src/videos/addresses.ts';
import type { Entry } from '../../src/videos/catalogue.ts';

/** Where and how patiently is asked. */
export interface Asking {
  /** The address of the oEmbed service. */
  readonly service: string;
  /** Where pages elsewhere are looked for; null for where they are. */
  readonly elsewhere: string | null;
  /** How many are asked for at the same time. */
  readonly atOnce: number;
  /** How often one is asked for that does not answer, or answers that it cannot now. */
  readonly tries: number;
  /** How long an answer may take, and the first pause before the next try; each further one is twice as long. */
  readonly timeoutMs: number;
  readonly pauseMs: number;
}

/** What came of asking: it is there, perhaps under another name; it is gone or private; or nobody can tell today. */
export type Finding =
  | { readonly is: 'there'; readonly title: string | null; readonly author: string | null }
  | { readonly is: 'gone' | 'private'; readonly why: string }
  | { readonly is: 'unknown'; readonly why: string };

const named = v.object({ title: v.optional(v.string()), author_name: v.optional(v.string()) });

function addressOf(entry: Entry, { service, elsewhere }: Asking): string {
  const page = pageOf(entry);
  if (entry.externalUrl !== undefined) return elsewhere === null ? page : `${elsewhere}${new URL(page).pathname}`;
  return `${service}?${new URLSearchParams({ url: page, format: 'json' })}`;
}

const isPassing = (status: number): boolean => status === 429 || status >= 500;

async function askOnce(entry: Entry, asking: Asking): Promise<Finding> {
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
  if (isPassing(status)) return { is: 'unknown', why: `the site answers ${status}` };
  if (status === 401 || status === 403)
    return { is: 'private', why: `private, or not to be shown elsewhere (${status})` };
  if (!answer.ok) return { is: 'gone', why: `not there (${status})` };
  if (entry.externalUrl !== undefined) return { is: 'there', title: null, author: null };
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), named), body);
  if (!success) return { is: 'unknown', why: 'an answer that cannot be read' };
  return { is: 'there', title: output.title ?? null, author: output.author_name ?? null };
}

async function ask(entry: Entry, asking: Asking): Promise<Finding> {
  let finding = await askOnce(entry, asking);
  for (let tried = 1; tried < asking.tries && finding.is === 'unknown'; tried++) {
    await pause(asking.pauseMs * 2 ** (tried - 1));
    finding = await askOnce(entry, asking);
  }
  return finding;
}

/** Asks for all of them, a few at the same time; the findings stand in the order of the entries. */
export async function askForAll(entries: readonly Entry[], asking: Asking): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
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
