import { describe, expect, it } from 'vitest';
import { formatStartMessages, resolveListenAddresses } from '../scripts/site-address.ts';

/** The lines that are printed at startup for a host. */
const greeted = (host: string | null, isUrlGiven = false, smtpHost: string | null = null) =>
  formatStartMessages({
    host,
    port: 5000,
    backend: { smtpHost, inboxKey: smtpHost === null ? 'k3y' : null },
    isUrlGiven,
  });

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
    expect(greeted(null)).toEqual([
      'Numeria is at http://localhost:5000',
      'Emails are stored at http://localhost:5000/inbox?key=k3y',
    ]);
    const [site, mail, warning] = greeted('192.0.2.7');
    expect([site, mail]).toEqual([
      'Numeria is at http://192.0.2.7:5000',
      'Emails are stored at http://localhost:5000/inbox?key=k3y',
    ]);
    expect(warning).toContain(WARNING);
    expect(greeted('fd00::7', false, 'mail.example').slice(0, 2)).toEqual([
      'Numeria is at http://[fd00::7]:5000',
      'Emails are sent through mail.example',
    ]);
  });

  it('are printed with the URL for links in emails if other machines can reach them, unless it is set', () => {
    const links = 'Links in its emails point to http://localhost:5000 unless you set NUMERIA_URL.';
    expect(greeted('0.0.0.0').at(-1)).toContain(links);
    expect(greeted('192.0.2.7').at(-1)).toContain(links.replace('localhost', '192.0.2.7'));
    expect(greeted('0.0.0.0', true).at(-1)).toContain(WARNING);
    expect(greeted('0.0.0.0', true).join()).not.toContain('NUMERIA_URL');
    expect(greeted('localhost').join()).not.toContain(WARNING);
  });
});
