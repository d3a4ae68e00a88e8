export const INVALID_EMAIL_ADDRESS = 'Enter a full email address, like you@example.org.';
