// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '../../src/account/session-storage';
import { startAuth } from '../../src/account/start';
import { expectToasts, openForm, openProfile, readToastTexts, showProfile } from '../account/helpers/profile-page';
import { createdResponse, type FakeService, json, MIA, refuseWith, unreachable } from '../account/helpers/service';
import { cleanUp, createService, eventually, holdTimers, waitWithoutResult } from '../account/helpers/signed-in';

const person = userEvent.setup();
let service: FakeService;

const ROW = {
  id: MIA.id,
  first_name: 'Mia',
  last_name: 'Okoro',
  email: 'home@example.org',
  date_of_birth: '2015-05-17',
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const values = () => ['First Name', 'Last Name', 'Email', 'Date of Birth'].map((name) => field(name).value);
const save = () => screen.getByRole('button', { name: /Save Profile|Saving\.\.\./ });
const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const fill = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });

beforeEach(() => {
  service = createService();
});
afterEach(() => cleanUp(service));

describe('The profile page', () => {
  it('redirects a visitor to the sign-in page and loads nothing', async () => {
    startAuth();
    showProfile();
    expect(await screen.findByRole('heading', { name: 'Sign-in page' })).toBeDefined();
    expect(service.heard).toEqual([]);
  });

  it('waits while the sign-in state is unknown', () => {
    showProfile();
    expect(screen.getByRole('status').textContent).toBe('One moment…');
  });

  it.each([
    ['GET /rest/v1/profiles', /We could not load your profile/],
    ['GET /rest/v1/user_favorites', /We could not load your favourites/],
  ] as const)('says after a while that %s has not been answered, and shows a late answer', async (what, said) => {
    const answer = service.holdBack(what, () => json(200, what.endsWith('profiles') ? ROW : []));
    holdTimers();
    await openProfile(service);
    await eventually(() => expect(service.heardOf(what)).toHaveLength(1));
    await waitWithoutResult();
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    answer();
    await eventually(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('reports that the service is down while the session needs renewal, and loads on retry', async () => {
    service.storeSession(-10);
    service.instead('POST /auth/v1/token', async () => json(503, { message: 'Service Unavailable' }));
    holdTimers();
    startAuth();
    showProfile();
    await screen.findByRole('heading', { level: 1, name: 'Your profile' });
    await waitWithoutResult();
    expect(screen.getByText(/We could not load your profile/)).toBeDefined();
    service.insteads.clear();
    await person.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    expect(await screen.findByLabelText('First Name')).toBeDefined();
  });

  it('redirects to the sign-in page when the session ends elsewhere', async () => {
    await openForm(service);
    localStorage.removeItem(SESSION_KEY);
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
    });
    expect(screen.getByRole('heading', { name: 'Sign-in page' })).toBeDefined();
  });

  it('links back home', async () => {
    await openProfile(service);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it.each([
    ['with an answer', null],
    ['without a connection', unreachable],
  ])('signs out %s, then goes home', async (_, answer) => {
    if (answer !== null) service.instead('POST /auth/v1/logout', answer);
    await openProfile(service);
    await person.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

const press = () => person.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));

describe('Signing out everywhere', () => {
  it('ends the sessions on every device, says so, and goes home', async () => {
    await openForm(service);
    await press();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(service.heardOf('POST /auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['global']);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    await expectToasts(['You are signed out everywhere', 'You can sign in again on any device.', 'plain']);
  });

  it('reports a failure and can be tried again', async () => {
    await openForm(service);
    service.instead('POST /auth/v1/logout', unreachable);
    await press();
    await expectToasts(['Error', 'Something went wrong. Please try again.', 'plain']);
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    service.insteads.clear();
    await press();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  });
});

describe('The profile form', () => {
  it("shows that it is loading, then the account's email address if nothing has been saved yet", async () => {
    const answer = service.holdBack('GET /rest/v1/profiles', () => json(406, { code: 'PGRST116' }));
    await openProfile(service);
    expect(within(screen.getByRole('region', { name: 'About you' })).getByRole('status').textContent).toBe('Loading…');
    await eventually(() => expect(service.heardOf('GET /rest/v1/profiles')).toHaveLength(1));
    answer();
    await screen.findByLabelText('First Name');
    expect(values()).toEqual(['', '', MIA.email, '']);
    expect(field('Date of Birth').type).toBe('date');
    expect(readToastTexts()).toEqual([]);
  });

  it('shows the saved profile', async () => {
    service.profiles.set(MIA.id, ROW);
    await openForm(service);
    expect(values()).toEqual(['Mia', 'Okoro', 'home@example.org', '2015-05-17']);
    expect(description(field('Email'))).toContain(MIA.email);
  });

  it('saves trimmed text, and no date if the date is empty', async () => {
    service.profiles.set(MIA.id, ROW);
    await openForm(service);
    fill('First Name', '  Mia Lou ');
    fill('Last Name', '');
    fill('Date of Birth', '');
    await person.click(save());
    await expectToasts(['Success', 'Profile updated successfully', 'plain']);
    expect(service.profiles.get(MIA.id)).toEqual({
      id: MIA.id,
      first_name: 'Mia Lou',
      last_name: null,
      email: 'home@example.org',
      date_of_birth: null,
    });
    expect(field('First Name').value).toBe('Mia Lou');
  });

  it('shows that it is saving, and saves only once', async () => {
    const answer = service.holdBack('POST /rest/v1/profiles', createdResponse);
    await openForm(service);
    await person.click(save());
    expect(save().textContent).toBe('Saving...');
    await person.click(save());
    await eventually(() => expect(service.heardOf('POST /rest/v1/profiles')).toHaveLength(1));
    answer();
    await expectToasts(['Success', 'Profile updated successfully', 'plain']);
    expect(save().textContent).toBe('Save Profile');
    expect(service.heardOf('POST /rest/v1/profiles')).toHaveLength(1);
  });

  it('keeps the text when saving fails', async () => {
    service.instead('POST /rest/v1/profiles', refuseWith(400, '23514', 'The service does not like this.'));
    await openForm(service);
    fill('First Name', 'Mia');
    await person.click(save());
    await expectToasts(['Error', 'The service does not like this.', 'plain']);
    expect(field('First Name').value).toBe('Mia');
    service.insteads.clear();
    await person.click(save());
    await eventually(() => expect(service.profiles.get(MIA.id)?.first_name).toBe('Mia'));
  });

  it.each([
    ['a name that is too long', 'First Name', 'a'.repeat(101), 'This name is too long. Use at most 100 characters.'],
    ['a long name of emoji', 'Last Name', '😀'.repeat(101), 'This name is too long. Use at most 100 characters.'],
    ['half an address', 'Email', 'mia', 'Enter a full email address, like you@example.org.'],
    ['no address', 'Email', '', 'Enter a full email address, like you@example.org.'],
    ['a day of long ago', 'Date of Birth', '1899-12-31', 'Choose a date between 1900 and today.'],
    ['a day to come', 'Date of Birth', '2999-01-01', 'Choose a date between 1900 and today.'],
  ])('rejects %s before anything is sent', async (_, name, text, strings) => {
    await openForm(service);
    fill(name, text);
    await person.click(save());
    expect(description(field(name))).toContain(strings);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(name));
    expect(service.heardOf('POST /rest/v1/profiles')).toHaveLength(0);
  });

  it('accepts a name of a hundred characters of any kind', async () => {
    await openForm(service);
    fill('First Name', '😀'.repeat(100));
    await person.click(save());
    await eventually(() => expect(service.profiles.get(MIA.id)?.first_name).toBe('😀'.repeat(100)));
  });

  it('is not shown empty after a failed load, so that nothing is overwritten, and can be loaded again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.profiles.set(MIA.id, ROW);
    service.instead('GET /rest/v1/profiles', refuseWith(400, '42501', 'permission denied'));
    await openProfile(service);
    await expectToasts(['Error', 'Failed to load profile', 'plain']);
    expect(screen.queryByLabelText('First Name')).toBeNull();
    service.insteads.clear();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About you' }));
    await screen.findByLabelText('First Name');
    expect(values()[0]).toBe('Mia');
  });
});
