import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddress, type Person, readLinkToken, requestLink, signIn } from '../helpers/people.ts';
import { sendRequest } from '../helpers/requests.ts';
import { type Site, startSite } from '../helpers/site.ts';

/* A machine whose clock jumps a year ahead, and back when someone corrects it, with the real
   limits and with time passing as usual. */

const YEAR_S = 365 * 24 * 3600;

const LIMITS = { secondsBetweenEmails: 60, emailsPerIp: 30, verificationsPerIp: 360, refreshesPerIp: 1800 };

let site: Site;
/** Signed in before the jump, and returns when the clock is right again. */
let ada: Person;
/** Signed in while the clock was a year ahead. */
let eve: Person;
/** Signed in before the jump, and uses the site while the clock is wrong. */
let tim: Person;
/** Requested an email before the jump. */
const ben = createAddress('ben');
beforeAll(async () => {
  let passedMs = 0;
  // A minute passes each time the clock is read, so that the test itself never reaches a limit.
  site = await startSite({ limits: LIMITS, elapsed: () => (passedMs += 60_000) });
  ada = await signIn(site, createAddress('ada'));
  tim = await signIn(site, createAddress('tim'));
  await requestLink(site.client(), ben);
});
afterAll(() => site.close());

/** A person's daily activity with the session in their browser. */
async function aDay({ id, session }: Person, game: string) {
  const browser = site.client();
  const { data, error } = await browser.auth.refreshSession(session);
  const added = await browser.from('user_favorites').insert({ user_id: id, game_id: game });
  return [error, data.user?.id, added.status];
}

/** Everything that a server does for people, whatever time it believes it is. */
async function everything(): Promise<void> {
  // A new visitor gets an email, signs in, and stays signed in.
  const max = await signIn(site, createAddress('max'));
  expect(await aDay(max, 'math-warp')).toEqual([null, max.id, 201]);
  // Anyone who was sent an email at another time can be sent another.
  await requestLink(site.client(), ben);
  const { error } = await site.client().auth.verifyOtp({ token_hash: readLinkToken(site, ben), type: 'email' });
  expect(error).toBeNull();
  // The newsletter accepts an address, and the server reports that it is healthy.
  const { status } = await site
    .client()
    .from('newsletter_subscribers')
    .insert({ email: createAddress('list') });
  expect(status).toBe(201);
  expect((await sendRequest(site, '/health')).status).toBe(200);
}

describe('A clock that jumps', () => {
  it('does not lock anyone out when it is a year ahead: old sessions end, and anyone can sign in again', async () => {
    site.clock.advance(YEAR_S);
    const old = await site.client().auth.refreshSession(tim.session);
    expect(old.error?.code).toBe('session_expired');
    expect((await signIn(site, tim.email)).id).toBe(tim.id);
    eve = await signIn(site, createAddress('eve'));
    await everything();
  });

  it('does not lock or sign anyone out when it goes back, no matter when they signed in', async () => {
    site.clock.advance(-YEAR_S + 60);
    expect(await aDay(ada, 'mental-maths')).toEqual([null, ada.id, 201]);
    expect(await aDay(eve, 'mental-maths')).toEqual([null, eve.id, 201]);
    expect((await signIn(site, tim.email)).id).toBe(tim.id);
    await everything();
  });

  it('does not affect limits: a second email to an address is refused for a minute', async () => {
    const address = createAddress('leo');
    await requestLink(site.client(), address);
    const { error } = await site.client().auth.signInWithOtp({ email: address });
    expect(error?.code).toBe('over_email_send_rate_limit');
  });
});
