// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { becomeAuth } from '../../src/account/auth-state';
import { SESSION_KEY } from '../../src/account/session-storage';
import { isTold, openForm, openProfile, toasts } from '../account/helpers/profile-page';
import { type FakeService, MIA, refused } from '../account/helpers/service';
import { eventually, freshService, leaveNothing } from '../account/helpers/signed-in';

const person = userEvent.setup();
let service: FakeService;

/** The question before an account is deleted. */
const ask = async () => {
  await openForm(service);
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  service = freshService();
});
afterEach(() => leaveNothing(service));

describe('The data of a person', () => {
  it('come as a file', async () => {
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

  it('are said to come without newsletter addresses, which nobody can read here', async () => {
    await openProfile(service);
    expect(await screen.findByText(/Newsletter addresses cannot be read through the site/)).toBeDefined();
  });

  it('that cannot be fetched say so', async () => {
    await openForm(service);
    service.instead('GET /rest/v1/profiles', refused(400, '42501', 'permission denied'));
    await person.click(screen.getByRole('button', { name: 'Download my data' }));
    await eventually(() => expect(toasts()).toEqual([['Error', 'permission denied', 'plain']]));
  });

  it('are deleted only after a question that says what goes', async () => {
    const question = await ask();
    expect(question.getByRole('heading', { name: 'Delete your account?' })).toBeDefined();
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('your favourite games');
    expect(document.activeElement?.textContent).toBe('Keep my account');
    await person.click(question.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Delete my account');
    expect(service.heardOf('POST /rest/v1/rpc/delete_my_account')).toHaveLength(0);
  });

  it('are deleted, and the visitor is signed out and at home', async () => {
    const question = await ask();
    await person.click(question.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(service.heardOf('POST /rest/v1/rpc/delete_my_account')).toHaveLength(1);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(toasts().map(([title]) => title)).toEqual(['Your account is deleted']);
  });

  it('stay, with the visitor signed in, when the service refuses', async () => {
    service.instead('POST /rest/v1/rpc/delete_my_account', refused(500, 'XX000', 'Not now.'));
    const question = await ask();
    await person.click(question.getByRole('button', { name: 'Delete my account' }));
    await isTold(['Error', 'Not now.', 'plain']);
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    act(() => becomeAuth({ status: 'signedOut' }));
    expect(screen.getByRole('heading', { name: 'Sign-in page' })).toBeDefined();
  });
});
