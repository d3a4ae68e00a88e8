import type { Site } from './site.ts';

/** A raw response. `body` is the parsed JSON, or null if there is none. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

/** The parts of a raw request, apart from the publishable key. */
export interface RawRequest {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends one raw request without supabase-js, to check headers or to send what supabase-js never
 * would.
 */
export async function sendRequest(
  site: Site,
  path: string,
  { method = 'GET', token, headers = {}, ...sent }: RawRequest = {},
) {
  const body = 'json' in sent ? JSON.stringify(sent.json) : sent.body;
  const answer = await fetch(`${site.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: site.backend.publishableKey,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: parsed(text) } satisfies RawAnswer;
}
