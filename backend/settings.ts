/* Every setting for operators, as environment variables: what its value must be, and an example. */

interface Rule {
  /** Completes "NAME must be …". */
  readonly must: string;
  readonly example: string;
  /** Its value contains a password or a key, and is never printed. */
  readonly isSecret?: true;
  readonly accepts: (value: string) => boolean;
}

const CONTROL_CHARACTERS = /\p{Cc}/u;
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/** Strict enough for the value to be written into pages and links unescaped. */
const EMAIL = new RegExp(`^[\\w+-]+(?:\\.[\\w+-]+)*@(?:${LABEL}\\.)+${LABEL}$`, 'i');
const HOST = /^[\w.-]+$|^[\da-f:.]+(?:%\w+)?$/i;
/** Hosts that are safe in pages and policies. Others could contain quotes and semicolons. */
const URL_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;

/** Whether a Supabase key grants all rights: a secret key, or an older service key (a JWT with that role). */
const isSecretKey = (value: string): boolean =>
  value.startsWith('sb_secret_') ||
  Buffer.from(value.split('.')[1] ?? '', 'base64url')
    .toString()
    .includes('"service_role"');

/** The URL in a setting if it has one of these protocols, or null. */
function parseUrl(value: string, protocols: readonly string[]): URL | null {
  const url = /\s|\p{Cc}/u.test(value) ? null : URL.parse(value);
  return url !== null && protocols.includes(url.protocol) ? url : null;
}

/** Whether a value is only the URL of a site, without a path, a query or a password. */
function isOrigin(value: string): boolean {
  const url = parseUrl(value, ['http:', 'https:']);
  return url !== null && URL_HOST.test(url.hostname) && `${url.origin}/` === url.href && !/[?#]$/.test(value);
}

const isText = (value: string, max: number): boolean =>
  value.length <= max && /[\p{L}\p{N}]/u.test(value) && !CONTROL_CHARACTERS.test(value);

const SITE_URL: Rule = {
  must: 'the URL of the site, which starts with http:// or https:// and has no path',
  example: 'https://maths.example.org',
  accepts: isOrigin,
};
const email = (example: string): Rule => ({
  must: 'an email address',
  example,
  accepts: (value) => value.length <= 254 && EMAIL.test(value),
});
const text = (must: string, example: string, max: number): Rule => ({
  must: `${must}, with at most ${max} characters on one line`,
  example,
  accepts: (value) => isText(value, max),
});
const count = (example: string): Rule => ({
  must: 'a whole number of at least 1',
  example,
  accepts: (value) => /^[1-9]\d{0,8}$/.test(value),
});

export const RULES = {
  PORT: {
    must: 'a whole number from 1 to 65535',
    example: '4173',
    accepts: (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535,
  },
  HOST: {
    must: 'an address or a name of this machine',
    example: '0.0.0.0',
    accepts: (value: string) => HOST.test(value),
  },
  NUMERIA_URL: SITE_URL,
  NUMERIA_DATA: {
    must: 'the path of a folder',
    example: '/var/lib/numeria',
    accepts: (value: string) => !CONTROL_CHARACTERS.test(value),
  },
  DATABASE_URL: {
    must: 'an address that starts with postgres:// or postgresql://',
    example: 'postgresql://numeria:password@localhost/numeria',
    isSecret: true,
    accepts: (value: string) => parseUrl(value, ['postgres:', 'postgresql:']) !== null,
  },
  SMTP_URL: {
    must: 'an address that starts with smtp:// or smtps://',
    example: 'smtps://user:password@mail.example.org',
    isSecret: true,
    accepts: (value: string) => (parseUrl(value, ['smtp:', 'smtps:'])?.hostname ?? '') !== '',
  },
  NUMERIA_INBOX_KEY: {
    must: 'a key of at least 22 letters and digits',
    example: 'a-key-that-nobody-can-guess',
    isSecret: true,
    accepts: (value: string) => /^[\w-]{22,}$/.test(value),
  },
  NUMERIA_PROXIES: count('1'),
  NUMERIA_MAILS_PER_IP: count('60'),
  NUMERIA_OPERATOR: text('the name of the person or organisation who runs this copy', 'Example School', 200),
  NUMERIA_OPERATOR_ADDRESS: text('a postal address', '1 School Lane, Exampleton EX1 1AA, United Kingdom', 300),
  NUMERIA_DATA_CONTACT: email('data@example.org'),
  NUMERIA_HOSTING_REGION: text('the region where data is stored', 'Frankfurt, Germany', 200),
  NUMERIA_SUPPORT_EMAIL: email('hello@example.org'),
  VITE_SUPPORT_EMAIL: email('hello@example.org'),
  VITE_SITE_URL: SITE_URL,
  VITE_SUPABASE_URL: {
    must: 'an address that starts with http:// or https://',
    example: 'https://reference.supabase.co',
    accepts: (value: string) => URL_HOST.test(parseUrl(value, ['http:', 'https:'])?.hostname ?? ''),
  },
  VITE_SUPABASE_PUBLISHABLE_KEY: {
    must: 'the publishable key of the project, never a secret one',
    example: 'sb_publishable_key',
    isSecret: true,
    accepts: (value: string) => /^[\w.-]+$/.test(value) && !isSecretKey(value),
  },
} satisfies Readonly<Record<string, Rule>>;

export type SettingName = keyof typeof RULES;

export type Settings = Readonly<Record<string, string | undefined>>;

const isSettingName = (name: string): name is SettingName => Object.hasOwn(RULES, name);

const SETTING_NAMES: readonly SettingName[] = Object.keys(RULES).filter(isSettingName);

/** A setting as it is written in a shell: `NUMERIA_OPERATOR="Example School"`. */
export function formatExample(name: SettingName): string {
  const { example } = RULES[name];
  return `${name}=${/[^\w./:@-]/.test(example) ? `"${example}"` : example}`;
}

/** The beginning of a value, in quotes and on one line. */
const quote = (value: string): string => JSON.stringify(value.slice(0, 80)).replaceAll(/\p{Cc}/gu, '?');

/** What is wrong with a setting, with an example; null if nothing is. */
function findMistake(settings: Settings, name: SettingName): string | null {
  const value = settings[name]?.trim() ?? '';
  const rule: Rule = RULES[name];
  if (value === '' || rule.accepts(value)) return null;
  const actual = rule.isSecret ? '' : `, but it is ${quote(value)}`;
  return `${name} must be ${rule.must}${actual}. For example: ${formatExample(name)}`;
}

/** One line for each setting with a wrong value. */
export const findMistakes = (settings: Settings): readonly string[] =>
  SETTING_NAMES.flatMap((name) => findMistake(settings, name) ?? []);

/** The trimmed value of a setting, or undefined if it is empty. Throws an Error with a readable message if it is wrong. */
export function readSetting(settings: Settings, name: SettingName): string | undefined {
  const mistake = findMistake(settings, name);
  if (mistake !== null) throw new Error(mistake);
  return settings[name]?.trim() || undefined;
}
