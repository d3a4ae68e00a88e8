// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../src/account/backend', () => ({
  getBackend: () => {
    throw new TypeError('URL.canParse is not a function');
  },
}));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('scrollTo', () => {});
  document.body.innerHTML = '<div id="root"><p>As it was sent</p></div>';
});

it('The site leaves the prerendered page unchanged in a browser that is too old', async () => {
  document.documentElement.dataset['browser'] = 'old';
  await import('../../src/main');
  delete document.documentElement.dataset['browser'];
  const { readAuthState } = await import('../../src/account/auth-state');
  // The sign-in state, which is normally checked before the first render, is not even checked.
  expect(readAuthState()).toEqual({ status: 'loading' });
  expect(document.body.textContent).toBe('As it was sent');
});

it('The site opens signed out if the account code throws at the start', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await import('../../src/main');
  const { readAuthState } = await import('../../src/account/auth-state');
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInstanceOf(HTMLAnchorElement);
  expect(readAuthState()).toEqual({ status: 'signedOut' });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'URL.canParse is not a function' }));
});
