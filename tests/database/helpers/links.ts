import type { EmailMessage } from '../../../backend/email-templates.ts';
import type { Site } from './site.ts';

/** The query parameters of a sign-in link. */
export function linkParameters(link: string): {
  readonly page: string;
  readonly token_hash: string;
  readonly type: string;
} {
  const { origin, pathname, searchParams } = new URL(link);
  return {
    page: `${origin}${pathname}`,
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') ?? '',
  };
}

/** Does what the button on the link's page does. */
export function pressLinkButton(site: Site, link: string, client = site.client()) {
  const { token_hash, type } = linkParameters(link);
  return client.auth.verifyOtp({ token_hash, type });
}

/** The newest email to an address. */
export function findNewestEmail(site: Site, email: string): EmailMessage {
  const mail = site.backend.storedEmails().find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
}
