import type { Context } from 'hono';
import { RETRY_AFTER_SECONDS } from '../gateway.ts';
import type { RequestEnv } from '../origin.ts';

/** An error response of the auth service: HTTP status, Supabase's error code, and a message for people. */
export class AuthError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 500 | 503;
  readonly code: string;

  constructor(status: AuthError['status'], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const validationFailed = (message: string): AuthError => new AuthError(400, 'validation_failed', message);

const VERSION_HEADER = 'X-Supabase-Api-Version';
const VERSION = '2024-01-01';

/** Sends an AuthError in the format of the API version that the request asks for. */
export function sendAuthError(context: Context<RequestEnv>, { status, code, message }: AuthError): Response {
  context.header('x-sb-error-code', code);
  if (status === 503) context.header('Retry-After', String(RETRY_AFTER_SECONDS));
  if ((context.req.header(VERSION_HEADER) ?? '') < VERSION)
    return context.json({ code: status, error_code: code, msg: message }, status);
  context.header(VERSION_HEADER, VERSION);
  return context.json({ code, message }, status);
}
