import { expect } from 'vitest';

/** Any status that says that the client is at fault. */
export const CLIENT_ERROR_STATUS = expect.toSatisfy(
  (status: unknown) => typeof status === 'number' && status >= 400 && status < 500,
);

/** A refusal like PostgREST's: a client error status, and a body with a code and a message. */
export const REFUSED_ANSWER = {
  status: CLIENT_ERROR_STATUS,
  body: { code: expect.any(String), message: expect.stringMatching(/\S/) },
};

/** The data in a supabase-js response, or the fact that it was refused. */
export function getOutcome<T>(answer: { status: number; error: object | null; data: T }): T | string {
  if (answer.error === null) return answer.data;
  return answer.status >= 400 && answer.status < 500 ? 'refused' : `failed with ${answer.status}`;
}

/** Strings that would do harm if they were treated as anything but text. */
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
