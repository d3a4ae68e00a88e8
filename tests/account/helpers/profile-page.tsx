import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import { AuthProvider } from '../../../src/account/AuthProvider';
import Profile from '../../../src/pages/account/Profile';
import { readToasts } from '../../../src/ui/toast';
import type { FakeService } from './service';
import { eventually, signIn } from './signed-in';

/** Renders the profile page together with the pages that it redirects to. */
export const showProfile = () =>
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <AuthProvider>
        <Routes>
          <Route path="/profile" element={<Profile />} />
          <Route path="/auth" element={<h1>Sign-in page</h1>} />
          <Route path="/" element={<h1>Home</h1>} />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  );

/** Opens the profile page as a signed-in user. */
export async function openProfile(service: FakeService): Promise<void> {
  await signIn(service);
  showProfile();
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
}

/** Opens the profile page and waits until its form has loaded. */
export async function openForm(service: FakeService): Promise<void> {
  await openProfile(service);
  await screen.findByLabelText('First Name');
}

/** Title, text and tone of each toast. */
export const readToastTexts = () => readToasts().map(({ title, text, tone }) => [title, text, tone]);

/** Waits for exactly these toasts. */
export const expectToasts = (...expected: unknown[]) => eventually(() => expect(readToastTexts()).toEqual(expected));
