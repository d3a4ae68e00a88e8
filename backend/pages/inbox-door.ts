/*
 * Who may look into the local inbox: whoever has read the address that the start prints, at this machine itself. Anybody
 * who reads a letter can sign in as the one it was written to.
 */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSame } from '../gateway.ts';
import { type Env, isLoopbackAddress, isLoopbackName, remoteAddress } from '../origin.ts';
import { escapeHtml, type Page, pageResponse } from './page.ts';

const COOKIE = 'numeria-inbox';

/** What proxies, tunnels and hosts add to a request that they pass on for somebody else. */
const OF_PROXIES =
  /^(?:forwarded|via|cdn-loop|.*client-?ip|(?:cf|fly|fastly|tailscale|ngrok)-.*|x-(?:forwarded|original|real|cluster|remote|envoy|amz|amzn|arr|azure|appengine|vercel|nf)-.*)$/;

/** A key that cannot be guessed: 128 bits by chance. */
export const newInboxKey = (): string => randomBytes(16).toString('hex');

/** A page of few words. */
export const note = (title: string, text: string, status: number): Response =>
  pageResponse({ title, status, body: `<div class="card"><h1>${title}</h1>${text}</div>` } satisfies Page);

/**
 * Whether a request surely comes from this machine: by its socket, and not passed on for somebody else. The name that
 * was asked for must be loopback's own as well, or any web page could point a name of its own at this machine and read
 * the mail.
 */
function isFromHere(context: Context<Env>): boolean {
  const { req } = context;
  const isPassedOn = Object.keys(req.header()).some((name) => OF_PROXIES.test(name));
  const host = URL.parse(`http://${req.header('host') ?? ''}`)?.hostname ?? '';
  return isLoopbackAddress(remoteAddress(context)) && isLoopbackName(host) && !isPassedOn;
}

/** What the inbox opens with, and the host that sends the mail where it does not stay here. */
export interface Door {
  readonly key: string;
  readonly smtpHost: string | null;
}

/**
 * The answer to a request that may not look into the inbox, or that has just brought the key; null for one that may look.
 * The key leaves the address for a cookie that no script can read and no other site can send.
 */
export function atTheDoor(context: Context<Env>, { key, smtpHost }: Door): Response | null {
  if (!isFromHere(context))
    return note('This inbox is private', '<p>It opens only on the machine that Numeria runs on.</p>', 403);
  if (smtpHost !== null) return note('No inbox here', `<p>Mail is sent through ${escapeHtml(smtpHost)}.</p>`, 404);
  if (isSame(context.req.query('key') ?? '', key)) {
    setCookie(context, COOKIE, key, { path: '/inbox', httpOnly: true, sameSite: 'Strict' });
    context.header('Cache-Control', 'no-store');
    return context.redirect('/inbox', 303);
  }
  if (isSame(getCookie(context, COOKIE) ?? '', key)) return null;
  return note(
    'This inbox is locked',
    '<p>Its address stands in the terminal where Numeria was started, after the words “Mail is kept at”. Open it from there: this browser then knows the key until Numeria is started anew.</p>',
    403,
  );
}
