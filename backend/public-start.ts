/* What an operator has to set before a copy of Numeria is opened to the public. */
import { isLoopbackName } from './origin.ts';
import { formatExample, type SettingName, type Settings } from './settings.ts';

interface Needed {
  readonly name: SettingName;
  readonly what: string;
  /** An older setting that is also accepted. */
  readonly or?: SettingName;
  /** Only if accounts are on this server, or in a Supabase project. */
  readonly ifAccountsAre?: 'here' | 'at Supabase';
}

const NEEDED: readonly Needed[] = [
  { name: 'NUMERIA_URL', what: 'the https address at which people reach the site' },
  { name: 'NUMERIA_OPERATOR', what: 'the name of the person or organisation who runs this copy' },
  { name: 'NUMERIA_OPERATOR_ADDRESS', what: 'their postal address' },
  { name: 'NUMERIA_DATA_CONTACT', what: 'the email address for questions about personal data' },
  { name: 'NUMERIA_HOSTING_REGION', what: 'where data is stored' },
  { name: 'NUMERIA_SUPPORT_EMAIL', or: 'VITE_SUPPORT_EMAIL', what: 'the email address for everything else' },
  { name: 'SMTP_URL', what: 'the server that sends sign-in emails', ifAccountsAre: 'here' },
  { name: 'VITE_SUPABASE_PUBLISHABLE_KEY', what: 'the key of your Supabase project', ifAccountsAre: 'at Supabase' },
];

/** Host names that are reserved for examples (RFC 2606), as in the messages and documents of Numeria. */
const EXAMPLE_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid)$/i;
/** "Example School, Exampleton". */
const EXAMPLE_NAME = /\bexample/i;

/** The host in a URL or an email address; '' for any other text. */
const hostIn = (text: string): string => URL.parse(text)?.hostname ?? /@([^@\s]+)$/.exec(text)?.[1] ?? '';

/** Whether a value is missing, was copied from an example, or is a URL of the site without https or only for this machine. */
function isUnset(name: SettingName, value = ''): boolean {
  const text = value.trim();
  if (text === '' || EXAMPLE_HOST.test(hostIn(text))) return true;
  if (name === 'NUMERIA_OPERATOR' || name === 'NUMERIA_OPERATOR_ADDRESS') return EXAMPLE_NAME.test(text);
  return name === 'NUMERIA_URL' && (URL.parse(text)?.protocol !== 'https:' || isLoopbackName(hostIn(text)));
}

/** One line, with an example, for each setting that a public site needs and does not have. */
export function findMissing(settings: Settings, hasOwnAccounts: boolean): readonly string[] {
  const isAtSupabase = (settings['VITE_SUPABASE_URL']?.trim() ?? '') !== '';
  const accounts = hasOwnAccounts ? 'here' : isAtSupabase ? 'at Supabase' : null;
  return NEEDED.filter(
    ({ name, or, ifAccountsAre = accounts }) =>
      ifAccountsAre === accounts && isUnset(name, settings[name]?.trim() || (or && settings[or])),
  ).map(({ name, what }) => `  ${formatExample(name)}  (${what})`);
}

export const isProduction = (settings: Settings): boolean => settings['NODE_ENV'] === 'production';
