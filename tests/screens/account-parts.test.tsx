// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { favouritesOf } from '../../src/account/favourites';
import { signOut } from '../../src/account/session';
import { startAuth } from '../../src/account/start';
import { GAMES } from '../../src/catalogue';
import { AccountLink } from '../../src/pages/account/AccountLink';
import { Heart, HeartsError } from '../../src/pages/account/Heart';
import { initialOf } from '../../src/pages/account/initial';
import { NewsletterForm } from '../../src/pages/account/NewsletterForm';
import { allToasts } from '../../src/ui/toast';
import { type FakeService, refused, taken, unreachable } from '../account/helpers/service';
import { eventually, freshService, holdTimers, leaveNothing, signIn, waitInVain } from '../account/helpers/signed-in';

const person = userEvent.setup();
let service: FakeService;

const toasts = () => allToasts().map(({ title, text, tone, durationMs }) => [title, text, tone, durationMs]);
const expectToasts = (...expected: unknown[]) => eventually(() => expect(toasts()).toEqual(expected));
const show = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <AuthProvider>{part}</AuthProvider>
    </MemoryRouter>,
  );

const hearts = () => (
  <>
    {GAMES.map((game) => (
      <Heart key={game.id} game={game} />
    ))}
  </>
);
const heart = () => screen.findByRole('button', { name: 'Favourite: Time Master' });

/** The newsletter field and button. */
const field = () => screen.getByLabelText<HTMLInputElement>('Email address for the newsletter');
const send = () => screen.getByRole('button', { name: 'Subscribe' });

beforeEach(() => {
  service = freshService();
});
afterEach(() => leaveNothing(service));

describe('The account in the navigation bar', () => {
  it('shows nothing while the sign-in state is unknown', () => {
    const { container } = show(<AccountLink />);
    expect(container.textContent).toBe('');
  });

  it('offers sign-in to a visitor', () => {
    startAuth();
    show(<AccountLink />);
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
  });

  it('shows the initial of a signed-in user and links to their profile', async () => {
    await signIn(service);
    show(<AccountLink />);
    const link = screen.getByRole('link', { name: 'Profile' });
    expect(link.textContent).toBe('M');
    expect(within(link).getByText('M').getAttribute('aria-hidden')).toBe('true');
    expect(link.getAttribute('href')).toBe('/profile');
    await act(() => signOut());
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined();
  });

  it('is a text link in the panel', async () => {
    startAuth();
    show(<AccountLink isPanel />);
    expect(screen.getByRole('link').textContent).toBe('Sign In');
    await act(() => signIn(service));
    expect(screen.getByRole('link').textContent).toBe('Profile');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profile');
  });

  it.each([
    ['mia@example.org', 'M'],
    ['émile@example.org', 'É'],
    ['𝒜nna@example.org', '𝒜'],
    ['', 'U'],
  ])('for %s shows the initial %s', (email, letter) => {
    expect(initialOf(email)).toBe(letter);
  });
});

describe('The heart on a card', () => {
  it('is not shown to visitors, and loads nothing for them', () => {
    startAuth();
    const { container } = show(hearts());
    expect(container.innerHTML).toBe('');
    expect(service.heard).toEqual([]);
  });

  it('is on every game for a signed-in user, and all hearts share one list', async () => {
    service.favourites.add('time-master');
    await signIn(service);
    show(hearts());
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('button')).toHaveLength(GAMES.length);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(service.heardOf('GET /rest/v1/user_favorites')).toHaveLength(1);
  });

  it('is replaced by a message when the service does not answer, and loads on retry', async () => {
    service.instead('GET /rest/v1/user_favorites', () => new Promise(() => {}));
    holdTimers();
    await signIn(service);
    show(
      <>
        <HeartsError />
        {hearts()}
      </>,
    );
    // The message is loaded separately and only then starts its wait.
    await eventually(async () => {
      await waitInVain();
      expect(screen.getByText(/We could not load your hearts/)).toBeDefined();
    });
    service.insteads.clear();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heart()).toBeDefined();
    expect(screen.queryByText(/We could not load your hearts/)).toBeNull();
  });

  it('appears once the favourites can be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.favourites.add('time-master');
    service.instead('GET /rest/v1/user_favorites', refused(400, '42501', 'permission denied'));
    const favourites = favouritesOf(await signIn(service));
    show(hearts());
    await eventually(() => expect(favourites.read().status).toBe('failed'));
    expect(screen.queryAllByRole('button')).toEqual([]);
    service.insteads.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
  });

  it('fills when pressed, and saves the game', async () => {
    await signIn(service);
    show(hearts());
    const button = await heart();
    button.click();
    await eventually(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    await expectToasts(['Added to favorites', 'Game added to your favorites', 'plain', 5000]);
    expect([...service.favourites]).toEqual(['time-master']);
    await person.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await eventually(() => expect([...service.favourites]).toEqual([]));
  });

  it('changes back when saving fails', async () => {
    await signIn(service);
    show(hearts());
    const button = await heart();
    service.instead('POST /rest/v1/user_favorites', unreachable);
    await person.click(button);
    await expectToasts(['Error', 'Something went wrong. Please try again.', 'destructive', 5000]);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('The newsletter', () => {
  const INVALID = ['Error', 'Please enter a valid email address.', 'plain', 5000];

  beforeEach(() => startAuth());

  it('asks for an email address, and tells children to ask a grown-up', () => {
    show(<NewsletterForm />);
    expect(field().required).toBe(true);
    expect(field().type).toBe('email');
    expect(field().form?.noValidate).toBe(true);
    expect(screen.getByText('Under 13? Ask a grown-up to do this for you.')).toBeDefined();
  });

  it('subscribes the email address, clears the field and keeps the focus', async () => {
    show(<NewsletterForm />);
    await person.type(field(), 'Mia@Example.ORG{Enter}');
    await expectToasts(['Subscribed!', 'Thank you for subscribing to our newsletter.', 'plain', 5000]);
    expect([...service.subscribers]).toEqual(['mia@example.org']);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it.each(['', 'mia', 'mia@', '@example.org'])('rejects "%s" as an email address and sends nothing', async (typed) => {
    show(<NewsletterForm />);
    if (typed !== '') await person.type(field(), typed);
    await person.click(send());
    await expectToasts(INVALID);
    expect(service.heard).toEqual([]);
    expect(field().value).toBe(typed);
    expect(document.activeElement).toBe(field());
  });

  it('shows the same error if only the service rejects the email address', async () => {
    service.instead('POST /rest/v1/newsletter_subscribers', refused(400, '23514', 'violates check constraint'));
    show(<NewsletterForm />);
    await person.type(field(), 'mia@example{Enter}');
    await expectToasts(INVALID);
    expect(field().value).toBe('mia@example');
  });

  it('says that an email address is already subscribed and keeps it in the field', async () => {
    service.instead('POST /rest/v1/newsletter_subscribers', refused(409, '23505', 'duplicate key'));
    show(<NewsletterForm />);
    await person.type(field(), 'mia@example.org{Enter}');
    await expectToasts([
      'Already subscribed!',
      'This email is already subscribed to our newsletter.',
      'destructive',
      5000,
    ]);
    expect(field().value).toBe('mia@example.org');
  });

  it('reports a failure and keeps the email address for another try', async () => {
    service.instead('POST /rest/v1/newsletter_subscribers', unreachable);
    show(<NewsletterForm />);
    await person.type(field(), 'mia@example.org{Enter}');
    await expectToasts(['Error', 'Failed to subscribe. Please try again later.', 'plain', 5000]);
    expect(field().value).toBe('mia@example.org');
  });

  it('sends only once, however often the button is pressed', async () => {
    const answer = service.holdBack('POST /rest/v1/newsletter_subscribers', taken);
    show(<NewsletterForm />);
    await person.type(field(), 'mia@example.org{Enter}{Enter}');
    await person.click(send());
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await eventually(() => expect(service.heard).toHaveLength(1));
    answer();
    await expectToasts(['Subscribed!', 'Thank you for subscribing to our newsletter.', 'plain', 5000]);
    expect(service.heard).toHaveLength(1);
    expect(send().getAttribute('aria-disabled')).toBe('false');
  });

  it('says so if this copy of the site has no newsletter', () => {
    document.head.innerHTML = '';
    const { container } = show(<NewsletterForm />);
    expect(container.textContent).toBe('This copy of Numeria sends no newsletter.');
  });
});
