import { isAbsolute, join } from 'node:path';
import type { BackendSettings } from './backend.ts';
import { LIMITS, type Limits } from './limits.ts';
import { readSetting, type SettingName, type Settings } from './settings.ts';

const REPOSITORY = join(import.meta.dirname, '..');

function readCount(settings: Settings, name: SettingName): number | undefined {
  const value = readSetting(settings, name);
  return value === undefined ? undefined : Number(value);
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

/** The folder for the keys, the database and a configured site, by default `.numeria`. */
export function readDataFolder(settings: Settings): string {
  const folder = readSetting(settings, 'NUMERIA_DATA') ?? '.numeria';
  return isAbsolute(folder) ? folder : join(REPOSITORY, folder);
}

/**
 * Reads the backend's settings (settings.ts). By default the database is PGlite in the data folder, emails stay in a
 * local inbox with a new key at each start, and people reach the site at `siteUrl`. Throws an Error with a readable
 * message if a value is not valid.
 */
export function readSettings(settings: Settings, siteUrl: string): BackendSettings {
  const emailsPerIp = readCount(settings, 'NUMERIA_MAILS_PER_IP');
  return {
    dataFolder: readDataFolder(settings),
    databaseUrl: readSetting(settings, 'DATABASE_URL'),
    smtpUrl: readSetting(settings, 'SMTP_URL'),
    // Without capitals or a trailing slash.
    siteUrl: new URL(readSetting(settings, 'NUMERIA_URL') ?? siteUrl).origin,
    inboxKey: readSetting(settings, 'NUMERIA_INBOX_KEY'),
    supportEmail: readSetting(settings, 'NUMERIA_SUPPORT_EMAIL') ?? readSetting(settings, 'VITE_SUPPORT_EMAIL'),
    limits: emailsPerIp === undefined ? undefined : mailLimits(emailsPerIp),
    proxies: readCount(settings, 'NUMERIA_PROXIES'),
  };
}
