// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { startAuth } from '../../src/account/start';
import { NewsletterForm } from '../../src/pages/account/NewsletterForm';
import SignIn from '../../src/pages/account/SignIn';
import type { FakeService } from '../account/helpers/service';
import { eventually, freshService, leaveNothing } from '../account/helpers/signed-in';

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
  service = freshService();
  startAuth();
});
afterEach(() => leaveNothing(service));

describe('What sends an address', () => {
  it('is fetched for a sign-in when its field is gone to, and not for who only looks', async () => {
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

  it('is fetched for the newsletter when its field is gone to, and not with every page', async () => {
    render(<NewsletterForm />);
    const field = screen.getByLabelText('Email address for the newsletter');
    expect(fetched).not.toHaveBeenCalledWith('newsletter');
    act(() => field.focus());
    await eventually(() => expect(fetched).toHaveBeenCalledWith('newsletter'));
  });
});
