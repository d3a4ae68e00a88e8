import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthError, answerRefused as answerOfAuth } from '../../backend/auth/errors.ts';
import { BusyError, UnreachableError } from '../../backend/database/database.ts';
import type { Env } from '../../backend/origin.ts';
import { answerRefused, restErrorOf } from '../../backend/rest/errors.ts';

/* What people are answered whom the database cannot serve now: that it is worth another try, and when. */

const answerTo = (respond: (app: Hono<Env>) => void): Response | Promise<Response> => {
  const app = new Hono<Env>();
  respond(app);
  return app.request('/');
};

afterEach(() => void vi.restoreAllMocks());

const refused = (status: 503 | 400) =>
  answerTo((app) => app.get('/', (context) => answerOfAuth(context, new AuthError(status, 'code', 'words'))));

describe('A database that does not answer', () => {
  it.each([
    ['has too much to do', new BusyError(), 'PGRST003', 0],
    ['is gone', new UnreachableError('gone'), 'PGRST000', 1],
  ])('because it %s is 503 with a time to try again', async (_why, error, code, linesWritten) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answer = await answerTo((app) => app.get('/', (context) => answerRefused(context, restErrorOf(error, true))));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ code });
    // A stranger who fills the queue does not fill the disk with lines as well.
    expect(written).toHaveBeenCalledTimes(linesWritten);
  });

  it('is the same for the accounts, and no other refusal names a time', async () => {
    const answers = [await refused(503), await refused(400)];
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['1', null]);
  });
});
