// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { consumeAuthCallback, getEmailLink } from '../../src/account/auth-callback';

vi.mock('../../src/locale/base', () => ({ BASE: '/fr' }));

it('A sign-in link of a French email is read, and removed from the URL of its French page', () => {
  history.replaceState(null, '', '/fr/auth/confirm?token_hash=0a1b2c&type=email');
  expect(consumeAuthCallback()).toBeNull();
  expect(getEmailLink()).toEqual({ tokenHash: '0a1b2c', type: 'email' });
  expect(location.pathname + location.search).toBe('/fr/auth/confirm');
});
