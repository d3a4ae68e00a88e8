import type { Backend } from './backend.ts';

/**
 * The line about emails that the server prints when it starts: the host that sends them, or the only URL that opens the
 * inbox.
 */
export const formatEmailStatus = (
  { smtpHost, inboxKey }: Pick<Backend, 'smtpHost' | 'inboxKey'>,
  here: string,
): string =>
  inboxKey === null ? `Emails are sent through ${smtpHost}` : `Emails are stored at ${here}/inbox?key=${inboxKey}`;
