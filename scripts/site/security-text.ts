import type { SiteFacts } from './facts.ts';

/** RFC 9116 recommends an expiry in less than a year. */
const EXPIRY_DAYS = 364;

/** The day on which a security.txt written today expires. */
export function getExpiry(today: Date): string {
  const expires = new Date(today);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + EXPIRY_DAYS);
  return expires.toISOString().replace('.000', '');
}

/** security.txt: where to report a vulnerability, and who runs the site if that is known. */
export function securityText({ address, supportEmail, operator }: SiteFacts, expires: string): string {
  return [
    ...(operator === '' ? [] : [`# This copy of Numeria is run by ${operator}`]),
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');
}
