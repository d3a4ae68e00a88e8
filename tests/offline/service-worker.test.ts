import { expect, it } from 'vitest';
import { SERVER_PATHS } from '../../scripts/site/offline.ts';

const isOfTheServer = (address: string): boolean => SERVER_PATHS.some((pattern) => pattern.test(address));

it.each([
  '/auth/v1/verify?token=x&type=magiclink',
  '/rest/v1/profiles?select=*',
  '/inbox',
  '/inbox/7',
  '/inbox?all',
  '/sw.js',
  '/sw-plain.js',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/pictures/logo/mark-tile.svg?v=1',
])('The service worker leaves %s to the server, even if the device stores the site', (address) => {
  expect(isOfTheServer(address)).toBe(true);
});

it.each([
  '/authority',
  '/auth',
  '/auth/confirm?token_hash=x&type=email',
  '/inboxes',
  '/rest',
  '/no/such/page',
  '/no/such/page?speed=1.5',
  '/times-tables?x=a.b',
])('The service worker answers %s itself', (address) => {
  expect(isOfTheServer(address)).toBe(false);
});
