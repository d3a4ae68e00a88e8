// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { readDeviceOwnership } from '../../src/account/device-ownership';
import { SESSION_KEY } from '../../src/account/session-storage';
import { startAuth } from '../../src/account/start';
import SignIn from '../../src/pages/account/SignIn';
import { readToasts } from '../../src/ui/toast';
import { DIGITS, type FakeService, json, MIA, unreachable } from '../account/helpers/service';
import { cleanUp, createService, eventually, signIn } from '../account/helpers/signed-in';

const person = userEvent.setup();
let service: FakeService;

async function open(who: 'nobody' | 'unknown' = 'nobody') {
  if (who === 'nobody') startAuth();
  return render(
    <MemoryRouter initialEntries={['/auth']}>
      <AuthProvider>
        <Routes>
          <Route path="/auth" element={<SignIn />} />
          <Route path="/" element={<h1>Home</h1>} />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const fill = (text: string) => fireEvent.change(field(), { target: { value: text } });
const submit = async (text: string) => {
  fill(text);
  await person.type(field(), '{Enter}');
};
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'This is not my own device' });
const send = () => screen.getByRole('button', { name: /Send Magic Link|Sending\.\.\./ });
const heading = () => screen.getByRole('heading', { level: 1 });
const toasts = () => readToasts().map(({ title, text, tone }) => [title, text, tone]);
const describedAs = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => {
  service = createService();
});
afterEach(() => cleanUp(service));

describe('The sign-in page', () => {
  it('asks for an email address, and tells children to ask a grown-up', async () => {
    await open();
    expect(document.title).toBe('Sign in | Numeria');
    expect(heading().textContent).toBe('Welcome to Numeria');
    expect(field().type).toBe('email');
    expect(field().required).toBe(true);
    expect(send().textContent).toBe('Send Magic Link');
    expect(screen.getByText('Under 13? Ask a grown-up to do this for you.')).toBeDefined();
    expect(service.heard).toEqual([]);
  });

  it('sends the email, says so, and shows the email address', async () => {
    await open();
    await person.type(field(), ' mia@example.org ');
    await person.click(send());
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Check your email' })).toBe(document.activeElement),
    );
    expect(screen.getByText('mia@example.org')).toBeDefined();
    expect(toasts()).toEqual([['Check your email!', "We've sent you a magic link to sign in.", 'plain']]);
    expect(service.heardOf('POST /auth/v1/otp').map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'mia@example.org' }),
    ]);
    expect(screen.queryByRole('link', { name: /inbox/ })).toBeNull();
  });

  it('shows that it is sending, and sends only once', async () => {
    const answer = service.holdBack('POST /auth/v1/otp', () => json(200, {}));
    await open();
    await submit('mia@example.org');
    expect(send().textContent).toBe('Sending...');
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await person.click(send());
    await person.type(field(), '{Enter}');
    await eventually(() => expect(service.heardOf('POST /auth/v1/otp')).toHaveLength(1));
    answer();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
    expect(service.heardOf('POST /auth/v1/otp')).toHaveLength(1);
  });

  it('asks whether the device is borrowed, explains the effect, and remembers the answer for the link', async () => {
    const { unmount } = await open();
    expect([box().checked, describedAs(box())]).toEqual([
      false,
      'Is it a school’s or a friend’s? We will sign you out when you close this tab.',
    ]);
    expect(field().autocomplete).toBe('email');
    await person.click(box());
    expect(field().autocomplete).toBe('off');
    expect(readDeviceOwnership()).toBe('own');
    await submit('mia@example.org');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(readDeviceOwnership()).toBe('borrowed');
    unmount();
    // A new visit to the page.
    history.pushState(null, '');
    await open();
    expect(box().checked).toBe(true);
    await person.click(box());
    await submit('mia@example.org');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(readDeviceOwnership()).toBe('own');
  });

  it('returns to the form with the typed email address and the focus on the heading', async () => {
    await open();
    await submit('mia@example.org');
    await person.click(await screen.findByRole('button', { name: 'Back to sign in' }));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(heading().textContent).toBe('Welcome to Numeria');
    expect(field().value).toBe('mia@example.org');
  });

  it.each([
    ['nothing', ''],
    ['a name', 'mia'],
    ['half an address', 'mia@'],
    ['an address without end', `mia@${'a.'.repeat(130)}org`],
  ])('rejects %s with a message and sends nothing', async (_, typed) => {
    await open();
    fill(typed);
    fireEvent.click(send());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(describedAs(field())).toBe('Enter a full email address, like you@example.org.');
    expect(document.activeElement).toBe(field());
    expect(service.heard).toEqual([]);
    fill('m');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('shows the reason given by the service and keeps the email address', async () => {
    const message = 'For security purposes, you can only request this after 59 seconds.';
    service.instead('POST /auth/v1/otp', async () => json(429, { code: 'over_email_send_rate_limit', message }));
    await open();
    await submit('mia@example.org');
    await eventually(() => expect(toasts()).toEqual([['Error', message, 'plain']]));
    expect(field().value).toBe('mia@example.org');
    expect(send().textContent).toBe('Send Magic Link');
  });

  it('shows a plain message when there is no answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.instead('POST /auth/v1/otp', unreachable);
    await open();
    await submit('mia@example.org');
    await eventually(() => expect(toasts()).toEqual([['Error', 'Something went wrong. Please try again.', 'plain']]));
  });

  it('redirects a signed-in user to the home page', async () => {
    await signIn(service);
    await open('unknown');
    expect(heading().textContent).toBe('Home');
  });

  it('waits while the sign-in state is unknown, then redirects a signed-in user', async () => {
    await open('unknown');
    expect(screen.queryByLabelText('Email address')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('One moment…');
    await act(() => signIn(service));
    expect(heading().textContent).toBe('Home');
  });

  it('links to the inbox of a copy that does not send real email', async () => {
    document.querySelector('meta')?.setAttribute('data-inbox', '/inbox');
    await open();
    await submit('mia@example.org');
    const link = await screen.findByRole('link', { name: 'open its inbox' });
    expect(link.getAttribute('href')).toBe('/inbox');
    expect(link.parentElement?.textContent).toContain('you will find its address in the terminal');
  });

  it('says so if this copy has no accounts', async () => {
    document.head.innerHTML = '';
    await open();
    expect(heading().textContent).toBe('Welcome to Numeria');
    expect(screen.getByText(/This copy of Numeria has no accounts/)).toBeDefined();
    expect(screen.queryByLabelText('Email address')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the games' }).getAttribute('href')).toBe('/#games');
  });
});

const digits = () => screen.getByLabelText<HTMLInputElement>('Code from the email');
const enter = async (text: string) => {
  fireEvent.change(digits(), { target: { value: text } });
  await person.type(digits(), '{Enter}');
};
const askFirst = async () => {
  await open();
  await submit('mia@example.org');
  await screen.findByRole('heading', { name: 'Check your email' });
};
const verified = () => service.heardOf('POST /auth/v1/verify').map(({ body }) => body);

describe('The code from the email', () => {
  it('has a field that phones can fill from the email', async () => {
    await askFirst();
    expect([digits().inputMode, digits().autocomplete]).toEqual(['numeric', 'one-time-code']);
  });

  it.each([DIGITS, ' 012 345 ', '012-345', '０１２３４５', '0\u00a01 2\t3 4 5'])(
    'signs in on the page that requested it, typed as "%s"',
    async (typed) => {
      await askFirst();
      await enter(typed);
      expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
      expect(verified()).toEqual([expect.objectContaining({ email: 'mia@example.org', token: DIGITS, type: 'email' })]);
      expect(toasts().at(-1)).toEqual(['You are signed in', MIA.email, 'plain']);
    },
  );

  it('can have eight digits, as sent by Supabase', async () => {
    await askFirst();
    service.instead('POST /auth/v1/verify', async () => json(200, service.session()));
    await enter('1234 5678');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(verified()).toEqual([expect.objectContaining({ token: '12345678' })]);
  });

  it.each(['', '12345', '12345678901', 'abcdef'])('is rejected if it is "%s", and nothing is sent', async (typed) => {
    await askFirst();
    await enter(typed);
    expect(describedAs(digits())).toBe('Type the whole code, as it appears in the email.');
    expect(digits().value).toBe(typed);
    expect(document.activeElement).toBe(digits());
    expect(verified()).toEqual([]);
  });

  it.each([
    ['are wrong or too old', 403, 'otp_expired', /That code did not work\. It may be mistyped or out of date\./],
    ['were tried too often', 429, 'over_request_rate_limit', /There have been too many attempts\./],
    ['were guessed too often', 429, 'over_code_rate_limit', /Open the link in the email instead\./],
    ['get no answer', 503, 'request_timeout', /We cannot reach the account service right now\./],
  ])('is answered with a plain message if its digits %s, and stays in the field', async (_, status, code, said) => {
    service.instead('POST /auth/v1/verify', async () => json(status, { code, message: 'No' }));
    await askFirst();
    await enter('543 210');
    await eventually(() => expect(describedAs(digits())).toMatch(said));
    expect([digits().value, heading().textContent]).toEqual(['543 210', 'Check your email']);
    expect(document.activeElement).toBe(digits());
    service.insteads.clear();
    await enter(DIGITS);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  });

  it('is still asked for after a reload, until another email is requested', async () => {
    await askFirst();
    cleanup();
    await open();
    expect(heading().textContent).toBe('Check your email');
    await enter(DIGITS.replace('0', '9'));
    await eventually(() => expect(verified()).toEqual([expect.objectContaining({ email: 'mia@example.org' })]));
    await person.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(field().value).toBe('mia@example.org');
    cleanup();
    await open();
    expect(heading().textContent).toBe('Welcome to Numeria');
  });

  it('stores the session only in this tab on a borrowed device', async () => {
    await open();
    await person.click(screen.getByRole('checkbox', { name: 'This is not my own device' }));
    await submit('mia@example.org');
    await screen.findByRole('heading', { name: 'Check your email' });
    await enter(DIGITS);
    await screen.findByRole('heading', { name: 'Home' });
    expect([localStorage.getItem(SESSION_KEY), sessionStorage.getItem(SESSION_KEY)]).toEqual([
      null,
      expect.stringContaining(MIA.email),
    ]);
    sessionStorage.clear();
  });
});
