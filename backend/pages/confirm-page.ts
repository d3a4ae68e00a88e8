import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, pageResponse } from './page.ts';

const HARBOUR = readFileSync(join(import.meta.dirname, 'harbour.svg'), 'utf8');

/** What the button of the page sends. */
export interface Confirmation {
  readonly token: string;
  readonly type: string;
  readonly redirectTo: string;
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** A second press would ask again while the first is answered, and be told that the link is used up. */
const ONCE =
  "document.forms[0].addEventListener('submit',function(event){if(this.dataset.sent)event.preventDefault();this.dataset.sent='yes'})";

/**
 * The page that a mailed link opens. Mail programs open links to look at them: only its button, which sends a form,
 * uses the link up. It works without a script.
 */
export function confirmPage(email: string, { token, type, redirectTo }: Confirmation): Response {
  return pageResponse({
    title: 'Sign in',
    // The answer to the form leads on to the site, and browsers hold the policy against that address as well.
    formTargets: ["'self'", new URL(redirectTo).origin],
    script: ONCE,
    body: `<div class="card">
${HARBOUR}<h1>${type === 'signup' ? 'Welcome aboard!' : 'Welcome back!'}</h1>
<p>One press, and you are signed in as <strong>${escapeHtml(email)}</strong>.</p>
<form method="post" action="/auth/v1/verify">
${hidden('token', token)}
${hidden('type', type)}
${hidden('redirect_to', redirectTo)}
<p><button type="submit">Sign in</button></p>
</form>
<p class="soft">Did you not ask for this? Then close this page: nothing has happened.</p>
</div>`,
  });
}
