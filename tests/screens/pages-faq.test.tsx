// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { readUrlOptions } from '../../src/device/url-options';
import { EXAMPLE_LINK } from '../../src/pages/faq/example-link';
import Faq from '../../src/pages/faq/Faq';
import { QUESTIONS } from '../../src/pages/faq/questions';
import { SITE } from '../../src/pages/site-settings';

const person = userEvent.setup();

const open = (at = '/faq') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/faq#teachers">To the teachers</Link>
      <Link to="/faq#no-such-question">Nowhere</Link>
      <Routes>
        <Route path="/faq" element={<Faq />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </MemoryRouter>,
  );

const questions = () => QUESTIONS.map(({ title }) => screen.getByRole('button', { name: title }));
const openOnes = () =>
  questions()
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const answer = () => screen.getByRole('region').textContent ?? '';
const press = (title: RegExp) => person.click(screen.getByRole('button', { name: title }));

describe('The questions', () => {
  it('start closed, each of the six in its own heading', () => {
    open();
    expect(questions()).toHaveLength(6);
    expect(openOnes()).toEqual([]);
    for (const button of questions()) expect(button.closest('h2')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Frequently Asked Questions');
    expect(document.title).toBe('FAQ | Numeria');
  });

  it('open one at a time, and the open one can be closed', async () => {
    open();
    await press(/What is Numeria/);
    expect(openOnes()).toEqual(['What is Numeria?']);
    await press(/really free/);
    expect(openOnes()).toEqual(['Is Numeria really free?']);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    await press(/really free/);
    expect(openOnes()).toEqual([]);
  });

  it('can be navigated with the arrow keys, Home and End, and opened with Enter or the space bar', async () => {
    open();
    const all = questions();
    all[0]?.focus();
    for (const [key, index] of [
      ['{ArrowDown}', 1],
      ['{End}', 5],
      ['{ArrowDown}', 0],
      ['{ArrowUp}', 5],
      ['{Home}', 0],
    ] as const) {
      await person.keyboard(key);
      expect(document.activeElement).toBe(all[index]);
    }
    await person.keyboard('{Enter}');
    expect(openOnes()).toEqual(['What is Numeria?']);
    await person.keyboard(' ');
    expect(openOnes()).toEqual([]);
  });

  it('open when the URL names them, initially and later, and can be closed again', async () => {
    open('/faq#ages');
    expect(openOnes()).toEqual(['Which ages is it for?']);
    await person.click(screen.getByText('To the teachers'));
    expect(openOnes()).toEqual(['Can teachers use Numeria in the classroom?']);
    await press(/Can teachers/);
    expect(openOnes()).toEqual([]);
    await person.click(screen.getByText('To the teachers'));
    expect(openOnes()).toHaveLength(1);
  });

  it('do not change if the URL names none of them', async () => {
    open('/faq#no-such-question');
    expect(openOnes()).toEqual([]);
    await press(/really free/);
    await person.click(screen.getByText('Nowhere'));
    expect(openOnes()).toEqual(['Is Numeria really free?']);
  });
});

describe('The answers', () => {
  it.each([
    ['what-is-numeria', /free, open-source website for learning maths/],
    ['is-it-free', /Yes, always\. There are no paywalls/],
    ['ages', /games are for ages 5 to 11.*for ages 11 to 18/],
    ['how-it-helps', /right answer and explains it in one line/],
    ['teachers', /Yes, please do/],
    ['report', /Write to us at .+@.*contact form/],
  ])('answer the question %s', (id, text) => {
    open(`/faq#${id}`);
    expect(answer()).toMatch(text);
  });

  it('give an example link that works: to an existing game, with a seed and without a clock', () => {
    const { pathname, search } = new URL(EXAMPLE_LINK, 'https://numeria.example');
    expect(GAMES.map(({ path }) => path)).toContain(pathname);
    expect(readUrlOptions(search)).toMatchObject({ seed: 42, time: 'none' });
    expect(readUrlOptions('?time=longer&mute&calm')).toMatchObject({
      time: 'longer',
      isMuted: true,
      reducedMotion: true,
    });
  });

  it('give the support address for bugs and link to the contact page', async () => {
    open('/faq#report');
    expect(screen.getByRole('link', { name: SITE.supportEmail }).getAttribute('href')).toBe(
      `mailto:${SITE.supportEmail}`,
    );
    expect(screen.getByRole('heading', { name: 'Still have questions?' })).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'Contact us' }));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeDefined();
  });
});
