/* The local inbox opens only on this machine, and only with the URL that the server prints at
   startup, because anyone who can read an email there can sign in as its recipient. */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameSecret } from '../gateway.ts';
import { isLoopbackAddress, isLoopbackName, type RequestEnv, remoteAddress } from '../origin.ts';
import { escapeHtml, type Page, pageResponse } from './page.ts';

const COOKIE = 'numeria-inbox';

/** Headers that proxies, tunnels and hosts add to requests that they forward. */
const PROXY_HEADERS =
  /^(?:forwarded|via|cdn-loop|.*client-?ip|(?:cf|fly|fastly|tailscale|ngrok)-.*|x-(?:forwarded|original|real|cluster|remote|envoy|amz|amzn|arr|azure|appengine|vercel|nf)-.*)$/;

/** A random key of 128 bits. */
export const newInboxKey = (): string => randomBytes(16).toString('hex');

/** A page with one short message. */
export const shortPage = (title: string, text: string, status: number): Response =>
  pageResponse({ title, status, body: `<div class="card"><h1>${title}</h1>${text}</div>` } satisfies Page);

/**
 * Whether a request certainly comes from this machine: its socket is local, and there are no signs
 * of a proxy. The host name must be a loopback name as well. Otherwise any web page could point a
 * name of its own at this machine and read the emails.
 */
function isFromHere(context: Context<RequestEnv>): boolean {
  const { req } = context;
  const isPassedOn = Object.keys(req.header()).some((name) => PROXY_HEADERS.test(name));
  const host = URL.parse(`http://${req.header('host') ?? ''}`)?.hostname ?? '';
  return isLoopbackAddress(remoteAddress(context)) && isLoopbackName(host) && !isPassedOn;
}

/** The key that opens the inbox, and the host that sends emails if they are not stored here. */
export interface InboxAccess {
  readonly key: string;
  readonly smtpHost: string | null;
}

/**
 * The response to a request that cannot see the inbox or has the key in its URL; null for a request that can see the
 * inbox. The key moves from the URL into a cookie that scripts cannot read and other sites cannot send.
 */
export function checkInboxAccess(context: Context<RequestEnv>, { key, smtpHost }: InboxAccess): Response | null {
  if (!isFromHere(context))
    return shortPage('This inbox is private', '<p>It opens only on the machine that Numeria runs on.</p>', 403);
  if (smtpHost !== null)
    return shortPage('No inbox here', `<p>Emails are sent through ${escapeHtml(smtpHost)}.</p>`, 404);
  if (isSameSecret(context.req.query('key') ?? '', key)) {
    setCookie(context, COOKIE, key, { path: '/inbox', httpOnly: true, sameSite: 'Strict' });
    context.header('Cache-Control', 'no-store');
    return context.redirect('/inbox', 303);
  }
  if (isSameSecret(getCookie(context, COOKIE) ?? '', key)) return null;
  return shortPage(
    'This inbox is locked',
    '<p>Look for its address in the terminal where you started Numeria, after the words “Emails are stored at”. Open it from there: this browser then has access until you restart Numeria.</p>',
    403,
  );
}
