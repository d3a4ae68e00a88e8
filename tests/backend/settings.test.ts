import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMissing } from '../../backend/public-start.ts';
import { findMistakes, formatExample, RULES, readSetting, type SettingName } from '../../backend/settings.ts';
import { readSiteFacts } from '../../scripts/site/facts.ts';
import { propertyRuns } from '../helpers/property-runs';

const isName = (name: string): name is SettingName => name in RULES;
const NAMES = Object.keys(RULES).filter(isName);
const EXAMPLES = Object.fromEntries(NAMES.map((name) => [name, RULES[name].example]));

/** An older kind of key, with all rights. */
const SERVICE_KEY = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.abc`;

/** Invalid values for these settings. */
const WRONG: Readonly<Record<SettingName, readonly string[]>> = {
  PORT: ['0', '65536', '-1', '80.5', 'abc', '1e3', '0x50', '４１７３'],
  HOST: ['no such host', 'http://localhost', 'localhost/'],
  NUMERIA_URL: [
    'localhost',
    'ftp://a.org',
    'https://',
    'https://a.org/games',
    'https://a.org?x',
    'https://a.org#',
    'https://me@a.org',
    'https://a b.org',
    'https://a"b.org',
    'https://a;b.org',
  ],
  NUMERIA_DATA: ['a\0b', 'a\nb'],
  DATABASE_URL: ['mysql://localhost', 'localhost', 'postgres://a:b@host:port/x', 'postgres://host/a b'],
  SMTP_URL: ['mail.example', 'smtp://', 'smtps:mail', 'smtp://host:99999', 'http://host'],
  NUMERIA_INBOX_KEY: ['short', 'what no cookie can hold; as such'],
  NUMERIA_PROXIES: ['0', '-1', '1.5', 'one', '1234567890'],
  NUMERIA_MAILS_PER_IP: ['0', 'many', '1e9'],
  NUMERIA_OPERATOR: ['two\nlines', '---', 'a'.repeat(201)],
  NUMERIA_OPERATOR_ADDRESS: ['two\nlines', 'a'.repeat(301)],
  NUMERIA_DATA_CONTACT: [
    'data',
    'data@',
    '@example.org',
    'a b@example.org',
    'a@b',
    'a@example.org?cc=b@c.org',
    '"<i>"@example.org',
    'a..b@example.org',
    'ä@example.org',
  ],
  NUMERIA_HOSTING_REGION: ['\u0007bell', '?'],
  NUMERIA_SUPPORT_EMAIL: ['mailto:help@example.org'],
  VITE_SUPPORT_EMAIL: ['help'],
  VITE_SITE_URL: ['maths.example.org'],
  VITE_SUPABASE_URL: ['reference.supabase.co', 'postgres://db.supabase.co', 'https://a;b.supabase.co'],
  VITE_SUPABASE_PUBLISHABLE_KEY: ['sb_secret_abc', 'two words', SERVICE_KEY],
};

const PUBLIC = {
  NUMERIA_URL: 'https://maths.school.test',
  NUMERIA_OPERATOR: 'Ada School',
  NUMERIA_OPERATOR_ADDRESS: '1 School Lane',
  NUMERIA_DATA_CONTACT: 'data@school.test',
  NUMERIA_HOSTING_REGION: 'Germany',
  NUMERIA_SUPPORT_EMAIL: 'help@school.test',
  SMTP_URL: 'smtps://mail.school.test',
};

/** Whether a value is either returned unchanged, or rejected in one printable line with an example. */
function isAcceptedOrExplained(name: SettingName, value: string): boolean {
  const [mistake] = findMistakes({ [name]: value });
  if (mistake === undefined) return (readSetting({ [name]: value }, name) ?? '') === value.trim();
  return !/\p{Cc}/u.test(mistake) && mistake.endsWith(`For example: ${formatExample(name)}`);
}

describe('The settings', () => {
  it.each(NAMES)('accept the example and an empty value for %s', (name) => {
    expect(readSetting({ [name]: ` ${RULES[name].example} ` }, name)).toBe(RULES[name].example);
    expect(readSetting({ [name]: ' ' }, name)).toBeUndefined();
    expect(findMistakes({ [name]: '' })).toEqual([]);
  });

  it.each(NAMES.flatMap((name) => WRONG[name].map((value) => [name, value] as const)))(
    'reject %s=%j by name, with an example',
    (name, value) => {
      expect(findMistakes({ ...EXAMPLES, [name]: value })).toEqual([
        expect.stringMatching(new RegExp(`^${name} must be .*For example: ${name}=`)),
      ]);
      expect(() => readSetting({ [name]: value }, name)).toThrow(`${name} must be`);
    },
  );

  it('return any text unchanged, or reject it in one printable line', () => {
    assert(property(constantFrom(...NAMES), string({ unit: 'binary' }), isAcceptedOrExplained), propertyRuns(2000));
  });

  it('never print the value of a setting with a password or a key', () => {
    const secrets = NAMES.filter((name) => 'isSecret' in RULES[name]);
    expect(secrets).toContain('SMTP_URL');
    for (const name of secrets)
      expect(findMistakes({ [name]: 'http://top secret' }).join()).not.toContain('top secret');
  });

  it('set the address and the operator of the site, under their older names too', () => {
    expect(
      readSiteFacts({ VITE_SITE_URL: 'https://a.example.org/', VITE_SUPPORT_EMAIL: ' help@a.example.org ' }),
    ).toEqual({
      address: 'https://a.example.org',
      supportEmail: 'help@a.example.org',
      dataContact: 'help@a.example.org',
      operator: '',
      operatorAddress: '',
      region: '',
    });
    expect(readSiteFacts({ ...PUBLIC, VITE_SITE_URL: 'https://old.example.org' })).toMatchObject({
      address: 'https://maths.school.test',
      dataContact: 'data@school.test',
      operator: 'Ada School',
    });
  });
});

describe('A public site', () => {
  const missing = (settings: Readonly<Record<string, string>>, hasOwnAccounts = true) =>
    findMissing({ ...PUBLIC, ...settings }, hasOwnAccounts).map((line) => line.trim().replace(/=.*/, ''));

  it('needs nothing more once all settings are given', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ NUMERIA_SUPPORT_EMAIL: '', VITE_SUPPORT_EMAIL: 'help@school.test' })).toEqual([]);
    expect(missing({ NUMERIA_URL: 'HTTPS://Maths.School.test', NUMERIA_HOSTING_REGION: 'Frankfurt, Germany' })).toEqual(
      [],
    );
  });

  it.each(Object.keys(PUBLIC))('needs %s', (name) => {
    expect(missing({ [name]: ' ' })).toEqual([name]);
  });

  it.each([
    ['NUMERIA_URL', 'http://maths.school.test'],
    ['NUMERIA_URL', 'https://numeria.example'],
    ['NUMERIA_URL', 'https://maths.example.org'],
    ['NUMERIA_URL', 'https://example.com:8443'],
    ['NUMERIA_URL', 'https://localhost'],
    ['NUMERIA_OPERATOR', 'Example School'],
    ['NUMERIA_OPERATOR_ADDRESS', '1 School Lane, Exampleton EX1 1AA, United Kingdom'],
    ['NUMERIA_DATA_CONTACT', 'data@example.org'],
    ['SMTP_URL', 'smtps://user:password@mail.example.org'],
    ['NUMERIA_DATA_CONTACT', 'hello@numeria.example'],
    ['NUMERIA_SUPPORT_EMAIL', 'me@host.invalid'],
  ])('does not accept the placeholder %s=%s', (name, value) => {
    expect(missing({ [name]: value })).toEqual([name]);
  });

  it('needs a key but no mail server if accounts are in a Supabase project', () => {
    const settings = { SMTP_URL: '', VITE_SUPABASE_URL: 'https://ref.supabase.co' };
    expect(missing(settings, false)).toEqual(['VITE_SUPABASE_PUBLISHABLE_KEY']);
    expect(missing({ ...settings, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }, false)).toEqual([]);
  });

  it('needs neither if there are no accounts', () => {
    expect(missing({ SMTP_URL: '' }, false)).toEqual([]);
  });
});
