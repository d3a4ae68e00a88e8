import type { Mail } from '../../../backend/mail.ts';
import type { Site } from './site.ts';

/** The page that a magic link opens: its button's form, as a browser would send it. */
export interface ConfirmPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Presses the button; the answer is not followed. */
  press(): Promise<Response>;
}

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : unescape(found);
}

/** Opens a link as a browser without JavaScript does. */
export async function openLink(link: string): Promise<ConfirmPage> {
  const answer = await fetch(link, { redirect: 'manual' });
  const html = await answer.text();
  const form = /<form\b[^>]*>/.exec(html)?.[0] ?? '';
  const fields = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]): [string, string] => [
    attribute(tag, 'name') ?? '',
    attribute(tag, 'value') ?? '',
  ]);
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    press: () =>
      fetch(new URL(attribute(form, 'action') ?? '', link), {
        method: attribute(form, 'method') ?? 'get',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
        redirect: 'manual',
      }),
  };
}

/** Where a pressed link leads: the page, and what its address carries. */
export interface Landing {
  readonly page: string;
  readonly hash: URLSearchParams;
  readonly query: URLSearchParams;
}

/** Reads the address that an answer redirects to. */
export function landingOf(answer: { readonly headers: Headers }): Landing {
  const address = new URL(answer.headers.get('location') ?? 'nowhere:');
  return {
    page: `${address.origin}${address.pathname}`,
    hash: new URLSearchParams(address.hash.slice(1)),
    query: address.searchParams,
  };
}

/** Opens a link and presses its button; a link that is over leads on by itself. */
export async function follow(link: string): Promise<Landing> {
  const page = await openLink(link);
  return landingOf(page.status === 200 ? await page.press() : page);
}

/** The newest mail to an address. */
export function mailTo(site: Site, email: string): Mail {
  const mail = site.backend.mails().find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
}
