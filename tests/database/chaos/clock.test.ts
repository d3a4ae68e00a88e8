import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForLink, linkToken, newAddress, type Person, signIn } from '../helpers/people.ts';
import { ask } from '../helpers/requests.ts';
import { type Site, startSite } from '../helpers/site.ts';

/*
 * A machine whose clock jumps a year ahead, and back when somebody sets it right: with the limits that people meet, and
 * time that passes as it did.
 */

const YEAR_S = 365 * 24 * 3600;

const LIMITS = { secondsBetweenMails: 60, mailsPerIp: 30, verificationsPerIp: 360, refreshesPerIp: 1800 };

let site: Site;
/** Signed in before the jump, and back on the site when the clock is right again. */
let ada: Person;
/** Signed in while the clock was a year ahead. */
let eve: Person;
/** Signed in before the jump, and on the site while the clock is wrong. */
let tim: Person;
/** Asked for a letter before the jump. */
const ben = newAddress('ben');
beforeAll(async () => {
  let passedMs = 0;
  // The time that passes while nobody looks: a minute at each look, so that no limit is met by the test alone.
  site = await startSite({ limits: LIMITS, elapsed: () => (passedMs += 60_000) });
  ada = await signIn(site, newAddress('ada'));
  tim = await signIn(site, newAddress('tim'));
  await askForLink(site.client(), ben);
});
afterAll(() => site.close());

/** What somebody does every day with the session that their browser keeps. */
async function aDay({ id, session }: Person, game: string) {
  const browser = site.client();
  const { data, error } = await browser.auth.refreshSession(session);
  const added = await browser.from('user_favorites').insert({ user_id: id, game_id: game });
  return [error, data.user?.id, added.status];
}

/** Everything that a server does for people, at whatever time it thinks it is. */
async function everything(): Promise<void> {
  // Who comes now gets a letter, signs in, and stays signed in.
  const max = await signIn(site, newAddress('max'));
  expect(await aDay(max, 'math-warp')).toEqual([null, max.id, 201]);
  // Who was mailed at another time is mailed again.
  await askForLink(site.client(), ben);
  const { error } = await site.client().auth.verifyOtp({ token_hash: linkToken(site, ben), type: 'email' });
  expect(error).toBeNull();
  // The list takes who asks to be on it, and the server says that it is well.
  const { status } = await site
    .client()
    .from('newsletter_subscribers')
    .insert({ email: newAddress('list') });
  expect(status).toBe(201);
  expect((await ask(site, '/health')).status).toBe(200);
}

describe('A clock that jumps', () => {
  it('a year ahead locks nobody out: whose session is a year old by it signs in again at once', async () => {
    site.clock.advance(YEAR_S);
    const old = await site.client().auth.refreshSession(tim.session);
    expect(old.error?.code).toBe('session_expired');
    expect((await signIn(site, tim.email)).id).toBe(tim.id);
    eve = await signIn(site, newAddress('eve'));
    await everything();
  });

  it('back again locks nobody out, and keeps signed in who came before it and who came meanwhile', async () => {
    site.clock.advance(-YEAR_S + 60);
    expect(await aDay(ada, 'mental-maths')).toEqual([null, ada.id, 201]);
    expect(await aDay(eve, 'mental-maths')).toEqual([null, eve.id, 201]);
    expect((await signIn(site, tim.email)).id).toBe(tim.id);
    await everything();
  });

  it('moves no limit: a letter to the same address is refused for a minute, whatever the clock says', async () => {
    const address = newAddress('leo');
    await askForLink(site.client(), address);
    const { error } = await site.client().auth.signInWithOtp({ email: address });
    expect(error?.code).toBe('over_email_send_rate_limit');
  });
});
