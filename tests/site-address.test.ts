import { describe, expect, it } from 'vitest';
import type { Settings } from '../backend/settings.ts';
import { formatStartMessages, resolveListenAddresses } from '../scripts/site-address.ts';

/** The lines that are printed at startup for a host. */
const greeted = (host: string | null, environment: Settings = {}, smtpHost: string | null = null) =>
  formatStartMessages({
    host,
    port: 5000,
    backend: { smtpHost, inboxKey: smtpHost === null ? 'k3y' : null },
    environment: { ...OPERATOR, ...environment },
  });

/** Everything that a public site needs except its URL. */
const OPERATOR: Settings = {
  NUMERIA_OPERATOR: 'Ada School',
  NUMERIA_OPERATOR_ADDRESS: '1 School Lane',
  NUMERIA_DATA_CONTACT: 'data@school.test',
  NUMERIA_HOSTING_REGION: 'Germany',
  VITE_SUPPORT_EMAIL: 'help@school.test',
  SMTP_URL: 'smtps://mail.school.test',
};
const URL_SET = { NUMERIA_URL: 'https://maths.school.test' };

describe("The site's URLs", () => {
  const LOOPBACK = ['127.0.0.1', '::1'];

  it.each([
    [null, LOOPBACK],
    ['127.0.0.1', ['127.0.0.1']],
    ['0.0.0.0', ['0.0.0.0']],
    ['::', ['::']],
    ['192.0.2.7', ['192.0.2.7', ...LOOPBACK]],
    ['fd00::7', ['fd00::7', ...LOOPBACK]],
  ])('for HOST=%s always include loopback, where the inbox opens', async (host, addresses) => {
    expect(await resolveListenAddresses(host)).toEqual(addresses);
  });

  const WARNING = 'other machines can reach this server';

  it('are printed together with the URL of the inbox, which is on loopback', () => {
    expect(greeted(null, URL_SET)).toEqual([
      'Numeria is at http://localhost:5000',
      'Emails are stored at http://localhost:5000/inbox?key=k3y',
    ]);
    const [site, mail, warning] = greeted('192.0.2.7');
    expect([site, mail]).toEqual([
      'Numeria is at http://192.0.2.7:5000',
      'Emails are stored at http://localhost:5000/inbox?key=k3y',
    ]);
    expect(warning).toContain(WARNING);
    expect(greeted('fd00::7', {}, 'mail.example').slice(0, 2)).toEqual([
      'Numeria is at http://[fd00::7]:5000',
      'Emails are sent through mail.example',
    ]);
  });

  it('are printed with the URL for links in emails if other machines can reach them, unless it is set', () => {
    const links = 'Links in its emails point to http://localhost:5000 unless you set NUMERIA_URL.';
    expect(greeted('0.0.0.0')[2]).toContain(links);
    expect(greeted('192.0.2.7')[2]).toContain(links.replace('localhost', '192.0.2.7'));
    expect(greeted('0.0.0.0', URL_SET).at(-1)).toContain(WARNING);
    expect(greeted('0.0.0.0', URL_SET).join()).not.toContain('NUMERIA_URL');
    expect(greeted('localhost').join()).not.toContain(WARNING);
  });

  it('are followed by the settings that a public site still needs, with examples', () => {
    expect(greeted(null).slice(2)).toEqual([
      'Before you open this copy to the public (NODE_ENV=production), set these. See docs/deploying.md:',
      '  NUMERIA_URL=https://maths.example.org  (the https address at which people reach the site)',
    ]);
    expect(greeted(null, { ...URL_SET, NUMERIA_OPERATOR: ' ' }).at(-1)).toContain('NUMERIA_OPERATOR="Example School"');
  });

  it('explain in production what PGlite is enough for, and warn if no proxy is set', () => {
    const inProduction = { ...URL_SET, NODE_ENV: 'production' };
    const [pglite, proxies, ...others] = greeted('0.0.0.0', inProduction, 'mail.example').slice(2);
    expect(pglite).toMatch(/one school if you make backups/);
    expect(proxies).toContain('NUMERIA_PROXIES=1');
    expect(others).toEqual([]);
    const settings = { ...inProduction, NUMERIA_PROXIES: '1', DATABASE_URL: 'postgresql://localhost/numeria' };
    expect(greeted('0.0.0.0', settings, 'mail.example')).toHaveLength(2);
  });
});
