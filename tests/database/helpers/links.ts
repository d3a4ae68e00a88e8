import type { Mail } from '../../../backend/mail.ts';
import type { Site } from './site.ts';

/** The parameters in the address of a sign-in link. */
export function partsOf(link: string): { readonly page: string; readonly token_hash: string; readonly type: string } {
  const { origin, pathname, searchParams } = new URL(link);
  return {
    page: `${origin}${pathname}`,
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') ?? '',
  };
}

/** Does what the button on the link's page does. */
export function press(site: Site, link: string, client = site.client()) {
  const { token_hash, type } = partsOf(link);
  return client.auth.verifyOtp({ token_hash, type });
}

/** The newest email to an address. */
export function mailTo(site: Site, email: string): Mail {
  const mail = site.backend.mails().find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
}
