import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Where mail goes. */
export interface PostOffice {
  /** The host that sends it; null where it stays in the local inbox. */
  readonly smtpHost: string | null;
  /** What stays here, newest first, each under a name that cannot be guessed. */
  readonly stored: () => readonly StoredMail[];
  /** Sends a mail, or keeps it. Throws what the SMTP server says when it does not take it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail in the local inbox. */
export interface StoredMail extends Mail {
  readonly id: string;
}

/** How many mails the inbox holds before the oldest go. They are in memory only: a new start begins with an empty one. */
const MAX_KEPT = 200;

/** Keeps all mail here, for the page /inbox. */
export function localInbox(): PostOffice {
  let stored: readonly StoredMail[] = [];
  return {
    smtpHost: null,
    stored: () => stored,
    async send(mail) {
      stored = [{ ...mail, id: randomUUID() }, ...stored].slice(0, MAX_KEPT);
    },
    close() {},
  };
}

const TIMEOUT_MS = 15_000;

/** Sends all mail by SMTP: `smtp://user:password@host:587`, `smtps://` for TLS from the start. */
export function smtpOffice(url: string, from: string): PostOffice {
  const { hostname } = new URL(url);
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return {
    smtpHost: hostname,
    stored: () => [],
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
