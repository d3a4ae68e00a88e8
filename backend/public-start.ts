/* What an operator has to set before a copy of Numeria is opened to the public. */
import { formatExample, type SettingName, type Settings } from './settings.ts';

interface Needed {
  readonly name: SettingName;
  readonly what: string;
  /** An older setting that is also accepted. */
  readonly or?: SettingName;
  /** Only for accounts on this server. */
  readonly isForAccounts?: true;
}

const NEEDED: readonly Needed[] = [
  { name: 'NUMERIA_URL', what: 'the https address at which people reach the site' },
  { name: 'NUMERIA_OPERATOR', what: 'the name of the person or organisation who runs this copy' },
  { name: 'NUMERIA_OPERATOR_ADDRESS', what: 'their postal address' },
  { name: 'NUMERIA_DATA_CONTACT', what: 'the email address for questions about personal data' },
  { name: 'NUMERIA_HOSTING_REGION', what: 'where data is stored' },
  { name: 'NUMERIA_SUPPORT_EMAIL', or: 'VITE_SUPPORT_EMAIL', what: 'the email address for everything else' },
  { name: 'SMTP_URL', what: 'the server that sends sign-in emails', isForAccounts: true },
];

/** Domains that nobody can register (RFC 2606). */
const PLACEHOLDER = /(?:^|[.@/])[\w.-]*\.(?:example|invalid)(?:$|[:/])/i;

/** Whether a value is missing, a placeholder, or a URL of the site without https. */
function isUnset(name: SettingName, value = ''): boolean {
  const text = value.trim();
  if (text === '') return true;
  if (name === 'NUMERIA_URL') return PLACEHOLDER.test(text) || !text.startsWith('https://');
  return text.includes('@') && name !== 'SMTP_URL' && PLACEHOLDER.test(text);
}

/** One line, with an example, for each setting that a public site needs and does not have. */
export const findMissing = (settings: Settings, hasOwnAccounts: boolean): readonly string[] =>
  NEEDED.filter(({ name, or, isForAccounts }) => {
    if (isForAccounts && !hasOwnAccounts) return false;
    return isUnset(name, settings[name]?.trim() || (or && settings[or]));
  }).map(({ name, what }) => `  ${formatExample(name)}  (${what})`);

export const isProduction = (settings: Settings): boolean => settings['NODE_ENV'] === 'production';
