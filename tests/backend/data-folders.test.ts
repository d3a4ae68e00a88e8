import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../../backend/database/migrate.ts';
import { createLocalInbox } from '../../backend/email-sender.ts';
import { readSettings } from '../../backend/environment.ts';
import { createBackendMetaTag } from '../../backend/mount.ts';
import { isLoopbackAddress, isLoopbackName } from '../../backend/origin.ts';
import { createInboxRoutes } from '../../backend/pages/inbox.ts';
import { createInboxKey } from '../../backend/pages/inbox-access.ts';

describe('This machine', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('is recognised by the address %s', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });
  it.each([
    '192.168.1.5',
    '::ffff:192.168.1.5',
    '::',
    '0.0.0.0',
    '1270.0.0.1',
    '127.0.0.1.evil.example',
    '',
    undefined,
  ])('is not recognised by the address %s', (address) => expect(isLoopbackAddress(address)).toBe(false));
  it.each(['localhost', 'LOCALHOST', 'numeria.localhost', '127.0.0.1', '[::1]'])(
    'is recognised by the name %s',
    (name) => {
      expect(isLoopbackName(name)).toBe(true);
    },
  );
  it.each(['localhost.evil.example', 'evil-localhost', 'evil.example', '127.0.0.1.evil.example', '', '.localhost'])(
    'is not recognised by the name %s',
    (name) => expect(isLoopbackName(name)).toBe(false),
  );
});

/** The status of a response, and whether it reveals any part of an email. */
const seen = async (answer: Response) => [
  answer.status,
  /Hello, pupil|&lt;ada|words of the mail/.test(await answer.text()),
];

describe('The local inbox', () => {
  const MAIL = {
    subject: 'Hello, pupil',
    text: 'words of the mail',
    html: '<head></head><p>words of the mail</p>',
    link: 'x',
    code: '1',
    at: 0,
  };
  const KEY = 'the-key-that-the-start-prints';
  const HELD = { cookie: `numeria-inbox=${KEY}` };
  const ask = (path: string, headers: Record<string, string> = {}, address = '127.0.0.1') => {
    const office = createLocalInbox();
    void office.send({ ...MAIL, to: '<ada>@numeria.example' });
    const incoming = { socket: { remoteAddress: address } };
    return createInboxRoutes(office, KEY).request(
      path,
      { headers: { host: 'localhost:4173', ...headers } },
      { incoming },
    );
  };

  it('opens with its key, and escapes everything in an email', async () => {
    const answer = await ask('/', HELD);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('To &lt;ada&gt;@numeria.example');
  });

  it('moves the key from the URL into a cookie that neither scripts nor other sites can use', async () => {
    const answer = await ask(`/?key=${KEY}`);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/inbox',
      'no-store',
    ]);
    expect(answer.headers.get('set-cookie')).toBe(`numeria-inbox=${KEY}; Path=/inbox; HttpOnly; SameSite=Strict`);
  });

  it.each([
    ['without a key', '/', {}],
    ['with another key', `/?key=${KEY}x`, {}],
    ['with an empty key', '/?key=', { cookie: 'numeria-inbox=' }],
    ['with the key of an earlier start', '/', { cookie: 'numeria-inbox=earlier' }],
    ['for an email, without a key', '/1/text', {}],
  ])('refuses a request %s, and says where to find its URL', async (_what, path, headers) => {
    const answer = await ask(path, headers);
    expect(await answer.clone().text()).toContain('in the terminal where you started Numeria');
    expect([...(await seen(answer)), answer.headers.get('set-cookie')]).toEqual([403, false, null]);
  });

  it('gets a new key at each start, which cannot be guessed', () => {
    const keys = new Set(Array.from({ length: 100 }, createInboxKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });

  it.each([
    ['from another machine', {}, '192.168.1.5'],
    ['from another machine that says it is this one', { 'x-forwarded-for': '127.0.0.1' }, '192.168.1.5'],
    ['under a name that anybody can own', { host: 'evil.example:4173' }, '127.0.0.1'],
  ])('refuses a request %s, even with the key', async (_what, headers, address) => {
    for (const path of ['/', `/?key=${KEY}`])
      expect(await seen(await ask(path, { ...HELD, ...headers }, address))).toEqual([403, false]);
  });

  it.each([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Original-Host',
    'X-Envoy-External-Address',
    'X-Amzn-Trace-Id',
    'X-Azure-ClientIP',
    'True-Client-IP',
    'Fastly-Client-IP',
    'Fly-Region',
    'CF-Ray',
    'CF-Connecting-IP',
    'CDN-Loop',
    'Tailscale-User-Login',
  ])('refuses a request that a proxy forwarded, as %s shows, even with the key', async (name) => {
    for (const path of ['/', `/?key=${KEY}`])
      expect(await seen(await ask(path, { ...HELD, [name]: '127.0.0.1' }))).toEqual([403, false]);
  });

  it('holds up to two hundred emails, newest first', async () => {
    const office = createLocalInbox();
    for (let at = 1; at <= 250; at += 1) await office.send({ ...MAIL, to: 'ada@numeria.example', at });
    expect(office.storedEmails().map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, index) => 250 - index));
  });
});

describe('The environment', () => {
  it('can be empty, which keeps everything on this machine', () => {
    const settings = readSettings({}, 'http://localhost:4173');
    expect(isAbsolute(settings.dataFolder)).toBe(true);
    expect(settings).toMatchObject({ siteUrl: 'http://localhost:4173', databaseUrl: undefined, smtpUrl: undefined });
    expect(readSettings({ NUMERIA_DATA: ' ', SMTP_URL: '' }, 'http://localhost:4173')).toEqual(settings);
  });

  it('sets the data folder, the servers and the URLs', () => {
    const environment = {
      NUMERIA_DATA: '/tmp/elsewhere',
      DATABASE_URL: 'postgresql://localhost/numeria',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      NUMERIA_URL: 'http://192.168.1.5:4173',
      NUMERIA_MAILS_PER_IP: '500',
      NUMERIA_INBOX_KEY: 'twenty-two-signs-or-more',
    };
    expect(readSettings(environment, 'http://localhost:4173')).toMatchObject({
      dataFolder: '/tmp/elsewhere',
      databaseUrl: environment.DATABASE_URL,
      smtpUrl: environment.SMTP_URL,
      siteUrl: environment.NUMERIA_URL,
      inboxKey: environment.NUMERIA_INBOX_KEY,
      limits: { emailsPerIp: 500, signUpEmailsPerIpPerHour: 750 },
    });
  });

  it.each([
    ['DATABASE_URL', 'mysql://localhost', 'postgres:// or postgresql://'],
    ['SMTP_URL', 'mail.example', 'smtp:// or smtps://'],
    ['NUMERIA_URL', 'localhost', 'http:// or https://'],
    ['NUMERIA_MAILS_PER_IP', 'many', 'whole number'],
    ['NUMERIA_MAILS_PER_IP', '0', 'whole number'],
    ['NUMERIA_INBOX_KEY', 'short', 'at least 22 letters and digits'],
    ['NUMERIA_INBOX_KEY', 'what no cookie can hold; as such', 'at least 22 letters and digits'],
  ])('is refused with a readable message if %s is %s', (name, value, strings) => {
    expect(() => readSettings({ [name]: value }, 'http://localhost:4173')).toThrow(
      expect.objectContaining({ message: expect.stringMatching(new RegExp(`^${name} .*${strings}`)) }),
    );
  });
});

describe('The page', () => {
  it('names the backend, the key to send, and the inbox if there is one', () => {
    expect(createBackendMetaTag({ publishableKey: 'sb_publishable_x', smtpHost: null })).toBe(
      '<meta name="numeria-backend" data-url="/" data-key="sb_publishable_x" data-inbox="/inbox">',
    );
    expect(createBackendMetaTag({ publishableKey: 'sb_publishable_"x', smtpHost: 'mail.example' })).toBe(
      '<meta name="numeria-backend" data-url="/" data-key="sb_publishable_&quot;x">',
    );
  });
});

describe('Migrations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'numeria-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are sorted by their versions, and a file without a version causes an error', () => {
    for (const name of ['20_second.sql', '10_first_of_all.sql', 'notes.md']) writeFileSync(join(folder, name), name);
    expect(readMigrations(folder).map(({ version, name }) => [version, name])).toEqual([
      ['10', 'first_of_all'],
      ['20', 'second'],
    ]);
    writeFileSync(join(folder, 'later.sql'), '');
    expect(() => readMigrations(folder)).toThrow('later.sql');
  });
});
