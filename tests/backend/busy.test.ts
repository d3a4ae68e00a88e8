import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthError, sendAuthError as answerOfAuth } from '../../backend/auth/errors.ts';
import { BusyError, UnreachableError } from '../../backend/database/database.ts';
import type { RequestEnv } from '../../backend/origin.ts';
import { sendRestError, toRestError } from '../../backend/rest/errors.ts';

const answerTo = (respond: (app: Hono<RequestEnv>) => void): Response | Promise<Response> => {
  const app = new Hono<RequestEnv>();
  respond(app);
  return app.request('/');
};

afterEach(() => void vi.restoreAllMocks());

const refused = (status: 503 | 400) =>
  answerTo((app) => app.get('/', (context) => answerOfAuth(context, new AuthError(status, 'code', 'words'))));

describe('A database that does not respond', () => {
  it.each([
    ['is too busy', new BusyError(), 'PGRST003', 0],
    ['has stopped', new UnreachableError('gone'), 'PGRST000', 1],
  ])('results in a 503 that says when to try again, because it %s', async (_why, error, code, linesWritten) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answer = await answerTo((app) => app.get('/', (context) => sendRestError(context, toRestError(error, true))));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ code });
    // Otherwise a stranger who fills the queue would also fill the disk with log lines.
    expect(written).toHaveBeenCalledTimes(linesWritten);
  });

  it('results in the same response from the auth service, whose other errors do not say when to try again', async () => {
    const answers = [await refused(503), await refused(400)];
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['1', null]);
  });
});
