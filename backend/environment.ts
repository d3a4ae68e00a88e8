import { isAbsolute, join } from 'node:path';
import type { BackendSettings } from './backend.ts';
import { LIMITS, type Limits } from './limits.ts';

const REPOSITORY = join(import.meta.dirname, '..');

/** The trimmed value of a setting, or undefined if it is empty. */
function readSetting(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function readAddress(environment: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const value = readSetting(environment, name);
  if (value === undefined || protocols.includes(URL.parse(value)?.protocol ?? '')) return value;
  throw new Error(`${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
}

function readCount(environment: NodeJS.ProcessEnv, name: string): number | undefined {
  const value = readSetting(environment, name);
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new Error(`${name} must be a whole number of at least 1, and it is "${value}".`);
}

/** Reads a key, which must be URL-safe and too long to guess. */
function readKey(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = readSetting(environment, name);
  if (value === undefined || /^[\w-]{22,}$/.test(value)) return value;
  throw new Error(`${name} must have at least 22 letters and digits.`);
}

/** Scales the other email limits in proportion to this one. */
function mailLimits(emailsPerIp: number): Partial<Limits> {
  const times = emailsPerIp / LIMITS.emailsPerIp;
  return {
    emailsPerIp,
    emailsPerIpPerHour: LIMITS.emailsPerIpPerHour * times,
    signUpEmailsPerIpPerHour: LIMITS.signUpEmailsPerIpPerHour * times,
    emailsPerHour: LIMITS.emailsPerHour * times,
  };
}

/**
 * Reads the embedded backend's settings from the environment: DATABASE_URL (PGlite by default), SMTP_URL (the local
 * inbox by default), NUMERIA_DATA (the data folder, .numeria by default), NUMERIA_URL (the URL where people reach the
 * site, `siteUrl` by default), NUMERIA_MAILS_PER_IP, NUMERIA_PROXIES (the number of proxies in front),
 * NUMERIA_INBOX_KEY (a new key at each start by default), and VITE_SUPPORT_EMAIL (the sender of emails). Throws an
 * Error with a readable message if a value is not valid.
 */
export function readSettings(environment: NodeJS.ProcessEnv, siteUrl: string): BackendSettings {
  const folder = readSetting(environment, 'NUMERIA_DATA') ?? '.numeria';
  const emailsPerIp = readCount(environment, 'NUMERIA_MAILS_PER_IP');
  return {
    dataFolder: isAbsolute(folder) ? folder : join(REPOSITORY, folder),
    databaseUrl: readAddress(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: readAddress(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    siteUrl: readAddress(environment, 'NUMERIA_URL', ['http:', 'https:']) ?? siteUrl,
    inboxKey: readKey(environment, 'NUMERIA_INBOX_KEY'),
    supportEmail: readSetting(environment, 'VITE_SUPPORT_EMAIL'),
    limits: emailsPerIp === undefined ? undefined : mailLimits(emailsPerIp),
    proxies: readCount(environment, 'NUMERIA_PROXIES'),
  };
}
