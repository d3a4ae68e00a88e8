/** What opens the inbox of every site under test. */
export const INBOX_KEY = 'the-key-of-the-inbox-under-test';

/** Has a site run its embedded backend, with database and inbox of its own, whatever this machine is set to. */
export const EMBEDDED = {
  VITE_SUPABASE_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  NUMERIA_URL: '',
  NUMERIA_INBOX_KEY: INBOX_KEY,
  // All tests come from the same network address, and most of them ask for letters.
  NUMERIA_MAILS_PER_IP: '100000',
} as const;
