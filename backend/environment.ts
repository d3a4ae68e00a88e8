import { isAbsolute, join } from 'node:path';
import type { BackendSettings } from './backend.ts';
import { LIMITS, type Limits } from './limits.ts';

const REPOSITORY = join(import.meta.dirname, '..');

/** A setting that says something; one that is empty says nothing. */
function said(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function address(environment: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const value = said(environment, name);
  if (value === undefined || protocols.includes(URL.parse(value)?.protocol ?? '')) return value;
  throw new Error(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
}

function count(environment: NodeJS.ProcessEnv, name: string): number | undefined {
  const value = said(environment, name);
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new Error(`${name} must be a whole number from 1 on, and it is "${value}".`);
}

/** A key that can stand in an address, and is long enough not to be guessed. */
function key(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = said(environment, name);
  if (value === undefined || /^[\w-]{22,}$/.test(value)) return value;
  throw new Error(`${name} must be at least 22 letters and digits.`);
}

/** The limits of mail that go with so many in five minutes from one network: the others stay as far above it as they are. */
function mailLimits(mailsPerIp: number): Partial<Limits> {
  const times = mailsPerIp / LIMITS.mailsPerIp;
  return {
    mailsPerIp,
    mailsPerIpAnHour: LIMITS.mailsPerIpAnHour * times,
    signUpMailsPerIpAnHour: LIMITS.signUpMailsPerIpAnHour * times,
    mailsAnHour: LIMITS.mailsAnHour * times,
  };
}

/**
 * What the environment tells the embedded backend: DATABASE_URL (else PGlite), SMTP_URL (else the local inbox),
 * NUMERIA_DATA (the data's folder, else .numeria), NUMERIA_URL (where people reach the site, else `siteUrl`),
 * NUMERIA_MAILS_PER_IP, NUMERIA_PROXIES (how many stand before it), NUMERIA_INBOX_KEY (what the inbox opens with, else a new key at each start), and
 * VITE_SUPPORT_EMAIL (whom mail is from). Throws an Error in plain words for one that is none.
 */
export function settingsFrom(environment: NodeJS.ProcessEnv, siteUrl: string): BackendSettings {
  const folder = said(environment, 'NUMERIA_DATA') ?? '.numeria';
  const mailsPerIp = count(environment, 'NUMERIA_MAILS_PER_IP');
  return {
    dataFolder: isAbsolute(folder) ? folder : join(REPOSITORY, folder),
    databaseUrl: address(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: address(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    siteUrl: address(environment, 'NUMERIA_URL', ['http:', 'https:']) ?? siteUrl,
    inboxKey: key(environment, 'NUMERIA_INBOX_KEY'),
    supportEmail: said(environment, 'VITE_SUPPORT_EMAIL'),
    limits: mailsPerIp === undefined ? undefined : mailLimits(mailsPerIp),
    proxies: count(environment, 'NUMERIA_PROXIES'),
  };
}
