import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { EmailMessage } from './email-templates.ts';

/** Sends emails, or stores them in the local inbox. */
export interface EmailSender {
  /** The host that sends emails, or null if they stay in the local inbox. */
  readonly smtpHost: string | null;
  /** Emails in the local inbox, newest first, with ids that cannot be guessed. */
  readonly storedEmails: () => readonly StoredEmail[];
  /** Sends or stores an email. Throws the SMTP server's error if the server refuses it. */
  send(mail: EmailMessage): Promise<void>;
  close(): void;
}

/** An email in the local inbox. */
export interface StoredEmail extends EmailMessage {
  readonly id: string;
}

/**
 * The maximum number of emails in the inbox. They are only in memory, so the inbox is empty after a
 * restart.
 */
const MAX_STORED = 200;

/** Stores all emails in memory, for the page /inbox. */
export function createLocalInbox(): EmailSender {
  let stored: readonly StoredEmail[] = [];
  return {
    smtpHost: null,
    storedEmails: () => stored,
    async send(mail) {
      stored = [{ ...mail, id: randomUUID() }, ...stored].slice(0, MAX_STORED);
    },
    close() {},
  };
}

const TIMEOUT_MS = 15_000;

/** Mail services refuse clients with too many connections, for example when a whole school signs in at the same time. */
const MAX_CONNECTIONS = 10;

/**
 * Sends all emails by SMTP. The URL is `smtp://user:password@host:587`, or `smtps://` for TLS from
 * the start. If all connections are busy, emails wait for one.
 */
export function createSmtpSender(url: string, from: string): EmailSender {
  const { hostname } = new URL(url);
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  return {
    smtpHost: hostname,
    storedEmails: () => [],
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
