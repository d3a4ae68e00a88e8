/** Opens the inbox of every site under test. */
export const INBOX_KEY = 'the-key-of-the-inbox-under-test';

/**
 * Makes a site run its embedded backend with its own database and inbox, regardless of this
 * machine's settings.
 */
export const EMBEDDED = {
  VITE_SUPABASE_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  NUMERIA_URL: '',
  NUMERIA_INBOX_KEY: INBOX_KEY,
  // All tests use the same network address, and most of them request emails.
  NUMERIA_MAILS_PER_IP: '100000',
} as const;
