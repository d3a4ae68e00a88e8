import { expect } from 'vitest';

/** A status that says: the fault is the client's. */
export const CLIENTS_FAULT = expect.toSatisfy(
  (status: unknown) => typeof status === 'number' && status >= 400 && status < 500,
);

/** Refused as PostgREST refuses: by such a status, and a body with a code and words. */
export const REFUSED = {
  status: CLIENTS_FAULT,
  body: { code: expect.any(String), message: expect.stringMatching(/\S/) },
};

/** What an answer of supabase-js gave, or that it was refused. */
export function outcomeOf<T>(answer: { status: number; error: object | null; data: T }): T | string {
  if (answer.error === null) return answer.data;
  return answer.status >= 400 && answer.status < 500 ? 'refused' : `failed with ${answer.status}`;
}

/** Texts that would do harm if they were taken for anything else than text. */
export const INJECTIONS = [
  "'; drop table profiles; --",
  '1;drop table profiles',
  "' or '1'='1",
  '$1',
  '\\',
  '%',
  '"',
  '""',
  'a"."b',
  'x) or (1=1',
  'ünïcödé 李 👩‍🚀',
  '../../etc/passwd',
  '${process.env.HOME}',
  '<script>alert(1)</script>',
];
