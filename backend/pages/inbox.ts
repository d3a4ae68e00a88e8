import { type Context, Hono } from 'hono';
import type { EmailSender, StoredEmail } from '../email-sender.ts';
import type { RequestEnv } from '../origin.ts';
import { checkInboxAccess, createNoticePage } from './inbox-access.ts';
import { createPageResponse, escapeHtml } from './page.ts';

const formatTime = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function listEntry({ id, subject, to, at }: StoredEmail): string {
  return `<li><a href="/inbox/${id}"><strong>${escapeHtml(subject)}</strong>
<span class="soft">To ${escapeHtml(to)}, ${formatTime(at)}</span></a></li>`;
}

function listPage(mails: readonly StoredEmail[]): Response {
  const list =
    mails.length === 0
      ? '<p>No emails yet. Request a sign-in link on the site, then refresh.</p>'
      : `<ul class="mails">${mails.map(listEntry).join('\n')}</ul>`;
  return createPageResponse({
    title: 'Inbox',
    body: `<h1>Inbox</h1>
<p>This copy of Numeria does not send real email. Its emails appear here instead, newest first.</p>
<p><a class="button" href="/inbox">Refresh</a></p>
${list}
<p class="soft">Only this machine can open this page, at the address that Numeria prints when it starts. The emails are deleted when you restart Numeria.</p>`,
  });
}

function mailPage({ id, subject, to, at }: StoredEmail): Response {
  return createPageResponse({
    title: subject,
    framesOwn: true,
    body: `<a class="link" href="/inbox">Back to the inbox</a>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${formatTime(at)}</dd></dl>
<iframe src="/inbox/${id}/message" title="The message" sandbox="allow-top-navigation-by-user-activation"></iframe>
<a class="link" href="/inbox/${id}/text">View as plain text</a>`,
  });
}

/**
 * The email as a mail program would show it: in a frame that does not run or load anything and
 * whose links open outside it.
 */
function messagePage({ html }: StoredEmail): Response {
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

/**
 * The local inbox under /inbox: emails that would have been sent. It opens only on this machine,
 * for anyone who has the key.
 */
export function createInboxRoutes(postOffice: EmailSender, key: string): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const found = (context: Context<RequestEnv>, show: (mail: StoredEmail) => Response): Response => {
    const mail = postOffice.storedEmails().find(({ id }) => id === context.req.param('id'));
    if (mail !== undefined) return show(mail);
    return createNoticePage(
      'Email not found',
      '<p>It was deleted when Numeria was restarted.</p><p><a href="/inbox">Go to the inbox</a></p>',
      404,
    );
  };

  app.use((context, next) => {
    const answer = checkInboxAccess(context, { key, smtpHost: postOffice.smtpHost });
    return answer === null ? next() : Promise.resolve(answer);
  });
  app.get('/', () => listPage(postOffice.storedEmails()));
  app.get('/:id', (context) => found(context, mailPage));
  app.get('/:id/message', (context) => found(context, messagePage));
  app.get('/:id/text', (context) =>
    found(context, ({ text }) => context.text(text, 200, { 'Cache-Control': 'no-store' })),
  );
  app.all('/*', () => createNoticePage('Page not found', '<p><a href="/inbox">Go to the inbox</a></p>', 404));
  return app;
}
