import { describe, expect, it } from 'vitest';
import {
  type ContactMessage,
  createMailLink,
  createMailtoUrl,
  EMPTY_MESSAGE,
  emailText,
} from '../../src/pages/contact/mail-link';

const typedMessage = (parts: Partial<ContactMessage>): ContactMessage => ({ ...EMPTY_MESSAGE, ...parts });
const link = (parts: Partial<ContactMessage>) => createMailLink('help@numeria.example', typedMessage(parts));

/** The fields that an email app reads from a link. */
function read(href: string): { readonly to: string; readonly subject: string; readonly body: string } {
  const [to = '', query = ''] = href.replace(/^mailto:/, '').split('?');
  const parts = new Map(query.split('&').map((part) => part.split('=') as [string, string]));
  const text = (name: string): string => decodeURIComponent(parts.get(name) ?? '');
  return { to: decodeURIComponent(to), subject: text('subject'), body: text('body') };
}

describe('The mailto link', () => {
  it('only contains the recipient while the form is empty', () => {
    expect(link({})).toEqual({ href: 'mailto:help@numeria.example', text: 'carried' });
    expect(link({ subject: '  ', message: '\n' }).href).toBe('mailto:help@numeria.example');
  });

  it('contains every character of the subject and the message as typed', () => {
    const subject = 'Bug? 50% & more = "+1" #2';
    const message = '3/4 × 2 ≠ 1½ 🏆\nNaïve façade\r\n?a=b&c=d+e%20f';
    expect(read(link({ subject, message }).href)).toEqual({
      to: 'help@numeria.example',
      subject,
      body: '3/4 × 2 ≠ 1½ 🏆\r\nNaïve façade\r\n?a=b&c=d+e%20f',
    });
    expect(link({ message }).href).toMatch(/^[\x21-\x7e]+$/);
  });

  it('ends the email with the name of the writer', () => {
    expect(emailText(typedMessage({ name: ' Ada ', email: 'ada@example.org', message: 'Hello' }))).toBe(
      'Hello\n\nAda\nada@example.org',
    );
    expect(emailText(typedMessage({ name: 'Ada' }))).toBe('Ada');
  });

  it('gains no extra recipient or header from typed text', () => {
    const { href } = link({ name: '&bcc=eve@example.org', subject: 'x&cc=eve@example.org\r\nBcc: eve@example.org' });
    expect([...href.matchAll(/[?&](\w+)=/g)].map(([, name]) => name)).toEqual(['subject', 'body']);
    expect(createMailtoUrl('a?b&c=d@example.org')).toBe('mailto:a%3Fb%26c%3Dd@example.org');
  });

  it('stays within the limits of email apps, however long and unusual the text', () => {
    for (const message of [
      'a'.repeat(1800),
      'a'.repeat(2_000_000),
      '🏆'.repeat(900),
      '\n'.repeat(500) + 'x'.repeat(1500),
    ]) {
      const { href } = link({ message, subject: '🏆'.repeat(100_000) });
      expect(href.length).toBeLessThanOrEqual(1900);
    }
    expect(link({ message: 'a'.repeat(1800) }).text).toBe('carried');
    expect(link({ message: 'é'.repeat(400) })).toMatchObject({ text: 'pasted' });
  });

  it('cuts a long subject between characters, not inside one', () => {
    const { subject } = read(link({ subject: '🏆'.repeat(5000) }).href);
    expect(subject).toBe('🏆'.repeat(120));
  });

  it('does not break on a lone surrogate', () => {
    expect(read(link({ subject: 'x', message: 'cut \ud83c here' }).href).body).toBe('cut \uFFFD here');
  });
});
