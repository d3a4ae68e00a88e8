import { NOT_FOUND, PAGES } from '../../scripts/site/pages.ts';
import { newAddress } from '../e2e/helpers/account';
import { findOrigin, markSentBar } from '../e2e/helpers/sent-pages';
import { expectSound } from './helpers/checks';
import { expect, test } from './helpers/test';

const ORIGIN = `(${String(findOrigin)})()`;
const HEADING = `document.querySelector('h1')?.textContent`;

/** Hubs are one page with other facts: each is taken over in Chromium (e2e/prerender.spec.ts), one of them in all engines. */
const firstHub = PAGES.find(({ kind }) => kind === 'hub');
const DIFFERENT = PAGES.filter((page) => page.kind !== 'hub' || page === firstHub);

for (const { path, title, kind } of DIFFERENT) {
  test(`${path} is taken over as it was sent, and all of it can be reached`, async ({ seat }) => {
    await seat.addInitScript({ content: `(${String(markSentBar)})()` });
    await seat.goto(path);
    await expect.poll(() => seat.evaluate(ORIGIN)).toBe('taken over');
    await expect.poll(() => seat.evaluate('document.title')).toBe(title);
    await expectSound(seat, kind);
  });
}

test('an address that leads nowhere says so, and leads home', async ({ seat }) => {
  await seat.goto('/no/such-page');
  await expect.poll(() => seat.evaluate(ORIGIN)).not.toBe('as sent');
  await expect.poll(() => seat.evaluate('document.title')).toBe(NOT_FOUND.title);
  await expectSound(seat, 'no page');
});

test('whoever signs in is sent a letter', async ({ seat }) => {
  await seat.goto('/auth');
  await expect.poll(() => seat.evaluate(ORIGIN)).not.toBe('as sent');
  await seat.evaluate(`document.querySelector('main input').focus()`);
  await seat.type(newAddress());
  await seat.press('Enter');
  await expect.poll(() => seat.evaluate(HEADING)).toBe('Check your email');
});

test('a browser that is too old to play is told so, and every word can be read', async ({ seat }) => {
  // What the page asks for is in no browser below the floor.
  await seat.addInitScript({ content: 'delete Array.prototype.toSorted; CSS.supports = () => false' });
  await seat.goto('/mental-maths');
  await expect
    .poll(() => seat.evaluate(`document.querySelector('[role="alert"]')?.textContent`))
    .toMatch(/too old to play/);
  expect(await seat.evaluate(ORIGIN)).toBe('as sent');
  expect(await seat.evaluate(`document.querySelector('main').innerText`)).toContain('How to play');
  await expectSound(seat, 'a game in a browser that is too old');
});
