import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpSender } from '../../backend/email-sender.ts';
import { openMailbox } from '../../bench/load/mailbox.ts';

/**
 * A minimal SMTP server that records the emails it receives. `refused` is its reply to a recipient.
 */
function mailServer(refused: string | null): Promise<{ server: Server; url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isMessage = false;
    socket.write('220 mail.example\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      heard.push(text);
      if (isMessage && !text.endsWith('\r\n.\r\n')) return;
      const begins = /^DATA/i.test(text);
      if (begins) socket.write('354 Go on\r\n');
      else if (/^RCPT/i.test(text) && refused !== null) socket.write(`${refused}\r\n`);
      else if (/^QUIT/i.test(text)) socket.end('221 Bye\r\n');
      else socket.write('250 Fine\r\n');
      isMessage = begins;
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, heard, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
    });
  });
}

const MAIL = {
  to: 'ada@numeria.example',
  subject: 'Your Numeria sign-in link',
  text: 'Press the link.',
  html: '<p>Press the link.</p>',
  link: 'http://localhost:4173/',
  code: '123456',
  at: 0,
};

describe('Email by SMTP', () => {
  const open: Server[] = [];
  afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))));

  it('is delivered with its sender, recipient, subject, text and HTML, and is not stored locally', async () => {
    const { server, heard, url } = await mailServer(null);
    open.push(server);
    const office = createSmtpSender(url, 'Numeria <hello@numeria.example>');
    await office.send(MAIL);
    office.close();
    const said = heard.join('');
    expect(said).toContain('MAIL FROM:<hello@numeria.example>');
    expect(said).toContain('RCPT TO:<ada@numeria.example>');
    expect(said).toMatch(/^From: Numeria <hello@numeria\.example>\r$/m);
    expect(said).toMatch(/^Subject: Your Numeria sign-in link\r$/m);
    expect(said).toMatch(
      /Content-Type: text\/plain[\s\S]*Press the link\.[\s\S]*Content-Type: text\/html[\s\S]*<p>Press the link\.<\/p>/,
    );
    expect([office.smtpHost, office.storedEmails()]).toEqual(['127.0.0.1', []]);
  });

  it('throws if the server refuses it, so that people are not told to look for it', async () => {
    const { server, url } = await mailServer('550 No such person');
    open.push(server);
    const office = createSmtpSender(url, 'Numeria <hello@numeria.example>');
    await expect(office.send(MAIL)).rejects.toThrow('No such person');
    office.close();
  });

  it('uses at most ten connections when a school signs in at the same time, and delivers every email', async () => {
    const mailbox = await openMailbox();
    const office = createSmtpSender(mailbox.url, 'Numeria <hello@numeria.example>');
    const pupils = Array.from({ length: 150 }, (_, pupil) => `pupil${pupil}@numeria.example`);
    await Promise.all(pupils.map((to, pupil) => office.send({ ...MAIL, to, text: `${100_000 + pupil}` })));
    office.close();
    expect(pupils.map((to) => mailbox.takeCode(to))).toEqual(pupils.map((_, pupil) => `${100_000 + pupil}`));
    expect(mailbox.maxConnections()).toBeLessThanOrEqual(10);
    await mailbox.close();
  });
});
