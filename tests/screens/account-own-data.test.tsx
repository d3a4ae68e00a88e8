// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAuthState } from '../../src/account/auth-state';
import { SESSION_KEY } from '../../src/account/session-storage';
import { startAuth } from '../../src/account/start';
import { expectToasts, openForm, openProfile, readToastTexts, showProfile } from '../account/helpers/profile-page';
import { DIGITS, type FakeService, json, MIA, refuseWith, unreachable } from '../account/helpers/service';
import { cleanUp, createService, eventually } from '../account/helpers/signed-in';

const STALE = refuseWith(403, 'PT403', 'Please sign in again before you delete your account.');

const person = userEvent.setup();
let service: FakeService;

/** The confirmation dialog. */
const ask = async () => {
  await openForm(service);
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  service = createService();
});
afterEach(() => cleanUp(service));

describe("The profile's data section", () => {
  it('downloads the data as a file', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    service.favourites.add('a-game-of-tomorrow');
    await openForm(service);
    await person.click(screen.getByRole('button', { name: 'Download my data' }));
    await eventually(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toMatchObject({ download: 'numeria-my-data.json' });
    expect(files[0]?.type).toBe('application/json');
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
      account: { email: MIA.email, signedUpAt: MIA.created_at, emailConfirmedAt: null, lastSignInAt: null },
      profile: null,
      favourites: [{ game_id: 'a-game-of-tomorrow' }],
    });
  });

  it('says that the download does not include newsletter addresses', async () => {
    await openProfile(service);
    expect(await screen.findByText(/It does not include the newsletter list/)).toBeDefined();
  });

  it('reports a failed download', async () => {
    await openForm(service);
    service.instead('GET /rest/v1/profiles', refuseWith(400, '42501', 'permission denied'));
    await person.click(screen.getByRole('button', { name: 'Download my data' }));
    await eventually(() => expect(readToastTexts()).toEqual([['Error', 'permission denied', 'plain']]));
  });

  it('deletes the data only after a confirmation that lists what will be lost', async () => {
    const question = await ask();
    expect(question.getByRole('heading', { name: 'Delete your account?' })).toBeDefined();
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('your favourite games');
    expect(document.activeElement?.textContent).toBe('Keep my account');
    await person.click(question.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Delete my account');
    expect(service.heardOf('POST /rest/v1/rpc/delete_my_account')).toHaveLength(0);
  });

  it('deletes the data, signs the visitor out and goes home', async () => {
    const question = await ask();
    await person.click(question.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(service.heardOf('POST /rest/v1/rpc/delete_my_account')).toHaveLength(1);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(readToastTexts().map(([title]) => title)).toEqual(['Your account is deleted']);
  });

  it('requires a new code before deletion if the sign-in is old', async () => {
    service.instead('POST /rest/v1/rpc/delete_my_account', STALE);
    const dialog = await ask();
    await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByRole('heading', { name: 'Is it really you?' })).toBeDefined();
    const digits = dialog.getByLabelText('Code from the email');
    expect(document.activeElement).toBe(digits);
    expect(service.heardOf('POST /auth/v1/otp').map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: MIA.email }),
    ]);

    await person.type(digits, '12345{Enter}');
    expect(await dialog.findByText('Type the whole code, as it appears in the email.')).toBeDefined();
    service.instead('POST /auth/v1/verify', async () => json(403, { code: 'otp_expired', message: 'Token' }));
    await person.type(digits, '7{Enter}');
    const refusal = 'That code did not work. It may be mistyped or out of date. Try again.';
    expect(await dialog.findByText(refusal)).toBeDefined();
    expect(digits.getAttribute('aria-invalid')).toBe('true');
    const usedUp = 'Please open the link in the email instead.';
    service.instead('POST /auth/v1/verify', async () => json(429, { code: 'over_code_rate_limit', message: usedUp }));
    await person.type(digits, '{Enter}');
    expect(await dialog.findByText(usedUp)).toBeDefined();
    expect(service.heardOf('POST /rest/v1/rpc/delete_my_account')).toHaveLength(1);

    service.insteads.clear();
    await person.clear(digits);
    await person.type(digits, `${DIGITS.slice(0, 3)} ${DIGITS.slice(3)}`);
    await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(service.heardOf('POST /auth/v1/verify').at(-1)?.body).toMatchObject({
      email: MIA.email,
      token: DIGITS,
      type: 'email',
    });
    expect(service.heardOf('POST /rest/v1/rpc/delete_my_account')).toHaveLength(2);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('accepts the code from an email that has just been sent', async () => {
    const message = 'For security purposes, you can only request this after 59 seconds.';
    service.instead('POST /rest/v1/rpc/delete_my_account', STALE);
    service.instead('POST /auth/v1/otp', async () => json(429, { code: 'over_email_send_rate_limit', message }));
    const dialog = await ask();
    await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByRole('heading', { name: 'Is it really you?' })).toBeDefined();
    await expectToasts(['Use the code you already have', message, 'plain']);
    await person.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { name: 'Delete your account?' })).toBeDefined();
  });

  it('deletes nothing and does not ask for a code if no email can be sent', async () => {
    service.instead('POST /rest/v1/rpc/delete_my_account', STALE);
    service.instead('POST /auth/v1/otp', unreachable);
    const dialog = await ask();
    await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await expectToasts(['Error', 'Something went wrong. Please try again.', 'plain']);
    expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeDefined();
    const message = 'Request rate limit reached';
    service.instead('POST /auth/v1/otp', async () => json(429, { code: 'over_request_rate_limit', message }));
    await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await eventually(() => expect(readToastTexts()).toHaveLength(2));
    expect(readToastTexts()[1]?.[1]).toMatch(/^Too many emails have been requested/);
    expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeDefined();
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  });

  it('deletes the data from a borrowed device without a trace', async () => {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(service.session()));
    startAuth();
    showProfile();
    service.instead('POST /rest/v1/rpc/delete_my_account', STALE);
    await person.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    const digits = await dialog.findByLabelText('Code from the email');
    service.holdBack('POST /rest/v1/rpc/delete_my_account', () => new Response(null, { status: 204 }));
    await person.type(digits, `${DIGITS}{Enter}`);
    await eventually(() => expect(service.heardOf('POST /rest/v1/rpc/delete_my_account')).toHaveLength(2));
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(sessionStorage.getItem(SESSION_KEY)).toContain(MIA.email);
  });

  it('deletes nothing and keeps the visitor signed in when the service refuses', async () => {
    service.instead('POST /rest/v1/rpc/delete_my_account', refuseWith(500, 'XX000', 'Not now.'));
    const question = await ask();
    await person.click(question.getByRole('button', { name: 'Delete my account' }));
    await expectToasts(['Error', 'Not now.', 'plain']);
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    act(() => setAuthState({ status: 'signedOut' }));
    expect(screen.getByRole('heading', { name: 'Sign-in page' })).toBeDefined();
  });
});
