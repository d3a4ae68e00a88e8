// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { authState } from '../../src/account/auth-state';

vi.mock('../../src/account/backend', () => ({
  backend: () => {
    throw new TypeError('URL.canParse is not a function');
  },
}));

it('opens the site with nobody signed in, where accounts fail to start', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  document.body.innerHTML = '<div id="root"></div>';
  await import('../../src/main');
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInstanceOf(HTMLAnchorElement);
  expect(authState()).toEqual({ status: 'signedOut', trouble: null });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'URL.canParse is not a function' }));
});
