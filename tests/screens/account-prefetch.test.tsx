// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { startAuth } from '../../src/account/start';
import { NewsletterForm } from '../../src/pages/account/NewsletterForm';
import SignIn from '../../src/pages/account/SignIn';
import type { FakeService } from '../account/helpers/service';
import { cleanUp, createService, eventually } from '../account/helpers/signed-in';

const fetched = vi.hoisted(() => vi.fn<(what: string) => void>());
vi.mock('../../src/account/magic-link', () => {
  fetched('magic-link');
  return { sendMagicLink: async () => null };
});
vi.mock('../../src/account/newsletter', () => {
  fetched('newsletter');
  return { subscribe: async () => 'subscribed' };
});

let service: FakeService;

beforeEach(() => {
  service = createService();
  startAuth();
});
afterEach(() => cleanUp(service));

describe('The code that sends an email address', () => {
  it('loads when the sign-in field is focused, not with the page', async () => {
    render(
      <MemoryRouter>
        <AuthProvider>
          <SignIn />
        </AuthProvider>
      </MemoryRouter>,
    );
    const field = screen.getByLabelText('Email address');
    expect(fetched).not.toHaveBeenCalledWith('magic-link');
    act(() => field.focus());
    await eventually(() => expect(fetched).toHaveBeenCalledWith('magic-link'));
  });

  it('loads when the newsletter field is focused, not with every page', async () => {
    render(<NewsletterForm />);
    const field = screen.getByLabelText('Email address for the newsletter');
    expect(fetched).not.toHaveBeenCalledWith('newsletter');
    act(() => field.focus());
    await eventually(() => expect(fetched).toHaveBeenCalledWith('newsletter'));
  });
});
