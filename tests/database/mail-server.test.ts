import SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { expect, it, vi } from 'vitest';
import { startSite } from './helpers/site.ts';

it('A backend that closes also closes its connections to the mail server, exactly once', async () => {
  const closed = vi.spyOn(SMTPPool.prototype, 'close');
  const site = await startSite({ smtpUrl: 'smtp://127.0.0.1:9' });
  expect(closed).not.toHaveBeenCalled();
  await site.close();
  await site.backend.close();
  expect(closed).toHaveBeenCalledOnce();
});
