import type { Backend } from './backend.ts';

/** What the start says of mail: where it goes, or the only address that opens the inbox, on this machine. */
export const mailLine = ({ smtpHost, inboxKey }: Pick<Backend, 'smtpHost' | 'inboxKey'>, here: string): string =>
  inboxKey === null ? `Mail goes out through ${smtpHost}` : `Mail is kept at ${here}/inbox?key=${inboxKey}`;
