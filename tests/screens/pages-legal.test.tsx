// @vitest-environment jsdom
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import Privacy from '../../src/pages/legal/Privacy';
import Terms from '../../src/pages/legal/Terms';
import { SITE } from '../../src/pages/site-settings';
import { readTree } from '../architecture/source';

const PAGES = [
  { title: 'Privacy Policy', Page: Privacy },
  { title: 'Terms of Service', Page: Terms },
] as const;

const open = (Page: () => React.ReactNode) =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

const part = (name: string) => within(screen.getByRole('region', { name }));

/** The text of a section without later additions. */
function firstText(name: string): string {
  const copy = screen.getByRole('region', { name }).cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('A region is an element.');
  for (const added of copy.querySelectorAll('.legal-added')) added.remove();
  return copy.textContent ?? '';
}

/** How long something is stored, according to the privacy policy. */
const howLong = (what: RegExp): string =>
  screen.getByText(what, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

describe.each(PAGES)('$title', ({ title, Page }) => {
  it('shows the exact date, one heading and its title', () => {
    open(Page);
    expect(screen.getByText('last updated 5 May 2025')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
    expect(document.title).toBe(`${title} | Numeria`);
  });

  it('begins with a summary, and lists every section in its contents', () => {
    open(Page);
    expect(part('In short').getAllByRole('listitem').length).toBeGreaterThan(2);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['On this page', 'In short', ...links.map(({ textContent }) => textContent)]);
    for (const link of links)
      expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent);
  });

  it('marks additions with their own date', () => {
    open(Page);
    expect(screen.getAllByText('Added 21 November 2026').length).toBeGreaterThan(4);
  });
});

describe('The privacy policy', () => {
  it('keeps the statements of its first version', () => {
    open(Privacy);
    const collected = firstText('What we collect');
    expect(collected).toContain('We collect only three things:');
    expect(collected).toContain('Your email address, only for the newsletter');
    expect(collected).toContain('Anonymous usage data');
    expect(collected).toContain('Feedback, if you choose');
    expect(firstText('How we use it')).toContain('to send you the newsletter');
    expect(firstText('Cookies')).toContain('only essential cookies');
    expect(firstText('Security')).toContain('We protect');
    expect(firstText('Children under 13')).toContain(
      'do not knowingly collect personal information from children under 13 without the consent of a parent',
    );
  });

  it('describes the current use of usage data, cookies, accounts and YouTube', () => {
    open(Privacy);
    expect(part('What we collect').getByText(/at present we collect none at all/)).toBeDefined();
    expect(part('Cookies').getByText(/sets no cookies at all/)).toBeDefined();
    expect(part('Videos from YouTube').getByText(/sees your device's IP address/)).toBeDefined();
    expect(part('Videos from YouTube').getByText(/loaded only when you press a video/)).toBeDefined();
  });

  it('lists the stored data in three places, each with a duration', () => {
    open(Privacy);
    const stored = part('What we store, where, and for how long');
    expect(stored.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Only on your device',
      'In our database and account service',
      'In our mailbox',
    ]);
    const terms = stored.getAllByRole('term');
    expect(stored.getAllByRole('definition')).toHaveLength(terms.length);
    const strings = terms.map(({ textContent }) => textContent).join(' ');
    for (const thing of ['Progress', 'signed in', 'First name', 'date of birth', 'favourites', 'newsletter'])
      expect(strings).toContain(thing);
  });

  it('says, like the form, that everything in a profile except the email address is optional', () => {
    open(Privacy);
    expect(howLong(/^First name, last name and date of birth/)).toContain('All three are optional.');
    expect(howLong(/^The email address on your profile/)).toContain('A profile must have one.');
  });

  it('names the sessions and the log of the account service', () => {
    open(Privacy);
    expect(howLong(/IP address, and the name that its browser gives$/)).toContain('For as long as the session lasts');
    expect(howLong(/^In the account service's log: .*email address/)).toContain(
      'may stay there after the account is deleted',
    );
    const stored = part('What we store, where, and for how long');
    expect(stored.getByText(/account service's log may still show that you had an account/)).toBeDefined();
    expect(stored.queryByText(/Nothing is kept but/)).toBeNull();
  });

  it('says how to see, change and remove the data', () => {
    open(Privacy);
    const choices = part('How to see it, change it and remove it');
    expect(choices.getByText(/“Download my data”.*“Delete my account”/)).toBeDefined();
    expect(choices.getByText(/newsletter addresses, .*because they cannot be read through the site/)).toBeDefined();
    expect(choices.getByRole('link', { name: 'profile page' }).getAttribute('href')).toBe('/profile');
    expect(choices.getByRole('link', { name: SITE.supportEmail })).toBeDefined();
  });

  const source = Object.entries(readTree(join(import.meta.dirname, '../..'), ['src']));

  it('names the stored entries correctly', () => {
    const games = GAMES.map(({ id }) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    const keys = source.flatMap(([, text]) =>
      [...text.matchAll(/create(?:Envelope|Bare)Store(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, key = '']) => key),
    );
    expect(keys).toContain('numeria.theme');
    expect(keys).toContain('arithmeticHeroProgress');
    const named = ['numeria.', ...games];
    expect(keys.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);
  });

  it('correctly states that no part of the site sets cookies or tracks visitors', () => {
    const tracking = /document\s*\.\s*cookie|cookieStore|sendBeacon/;
    expect(source.filter(([, text]) => tracking.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe('The terms of service', () => {
  it('keep the statements of their first version', () => {
    open(Terms);
    expect(firstText('Use of our services')).toContain('By using it you agree to these terms');
    expect(firstText('User accounts')).toContain('Some features may require an account.');
    expect(firstText('Intellectual property')).toContain('belongs to the people who made it');
    const prohibited = firstText('What you must not do');
    for (const activity of ['Illegal use', 'Unauthorised access', 'Disruption', 'Copying without permission'])
      expect(prohibited).toContain(activity);
    expect(firstText('No warranty')).toContain('as is');
    expect(firstText('Limit of liability')).toContain('we are not liable');
    expect(firstText('Changes')).toContain('We may change these terms.');
  });

  it('explain how the ban on copying fits with the open licence', () => {
    open(Terms);
    expect(part('What you must not do').getByText(/the MIT licence gives you that permission/)).toBeDefined();
    expect(part('Intellectual property').getByText(/belong to their educators/)).toBeDefined();
  });
});
