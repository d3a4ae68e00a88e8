import { type Context, Hono } from 'hono';
import type { Env } from '../origin.ts';
import type { PostOffice, StoredMail } from '../post-office.ts';
import { atTheDoor, note } from './inbox-door.ts';
import { escapeHtml, pageResponse } from './page.ts';

const timeOf = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function entry({ id, subject, to, at }: StoredMail): string {
  return `<li><a href="/inbox/${id}"><strong>${escapeHtml(subject)}</strong>
<span class="soft">To ${escapeHtml(to)}, ${timeOf(at)}</span></a></li>`;
}

function listPage(mails: readonly StoredMail[]): Response {
  const list =
    mails.length === 0
      ? '<p>No mail yet. Ask for a magic link on the site, then look again.</p>'
      : `<ul class="mails">${mails.map(entry).join('\n')}</ul>`;
  return pageResponse({
    title: 'Inbox',
    body: `<h1>Inbox</h1>
<p>This copy of Numeria sends no mail: what it would send comes here, newest first.</p>
<p><a class="button" href="/inbox">Look again</a></p>
${list}
<p class="soft">Only this machine can open this page, with the address that the start prints. The mails are gone when Numeria is started anew.</p>`,
  });
}

function mailPage({ id, subject, to, at }: StoredMail): Response {
  return pageResponse({
    title: subject,
    framesOwn: true,
    body: `<a class="link" href="/inbox">Back to the inbox</a>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${timeOf(at)}</dd></dl>
<iframe src="/inbox/${id}/message" title="The message" sandbox="allow-top-navigation-by-user-activation"></iframe>
<a class="link" href="/inbox/${id}/text">The same as plain text</a>`,
  });
}

/** A mail as its program would show it: in a box that runs nothing, loads nothing, and whose links lead out of it. */
function message({ html }: StoredMail): Response {
  const policy = [
    'sandbox allow-top-navigation-by-user-activation',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return new Response(html.replace(/<head\b[^>]*>/, '$&<base target="_top">'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** The local inbox under /inbox: the mails that would have been sent, for who has the key, at this machine only. */
export function inboxRoutes(postOffice: PostOffice, key: string): Hono<Env> {
  const app = new Hono<Env>();
  const found = (context: Context<Env>, show: (mail: StoredMail) => Response): Response => {
    const mail = postOffice.stored().find(({ id }) => id === context.req.param('id'));
    if (mail !== undefined) return show(mail);
    return note(
      'No such mail',
      '<p>It went when Numeria was started anew.</p><p><a href="/inbox">To the inbox</a></p>',
      404,
    );
  };

  app.use((context, next) => {
    const answer = atTheDoor(context, { key, smtpHost: postOffice.smtpHost });
    return answer === null ? next() : Promise.resolve(answer);
  });
  app.get('/', () => listPage(postOffice.stored()));
  app.get('/:id', (context) => found(context, mailPage));
  app.get('/:id/message', (context) => found(context, message));
  app.get('/:id/text', (context) =>
    found(context, ({ text }) => context.text(text, 200, { 'Cache-Control': 'no-store' })),
  );
  app.all('/*', () => note('No such page', '<p><a href="/inbox">To the inbox</a></p>', 404));
  return app;
}
