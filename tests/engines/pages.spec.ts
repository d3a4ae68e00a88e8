import { NOT_FOUND, TRIED_PAGES } from '../../scripts/site/pages.ts';
import { createAddress } from '../e2e/helpers/account';
import { findOrigin, markServerHtml } from '../e2e/helpers/hydration';
import { expectNoFaults } from './helpers/checks';
import { expect, test } from './helpers/test';

const ORIGIN = `(${String(findOrigin)})()`;
const HEADING = `document.querySelector('h1')?.textContent`;

/**
 * Hubs are one page with different data. Each is hydrated in Chromium (e2e/prerender.spec.ts), but
 * only one of them in all engines.
 */
const firstHub = TRIED_PAGES.find(({ kind }) => kind === 'hub');
const DIFFERENT = TRIED_PAGES.filter((page) => page.kind !== 'hub' || page === firstHub);

for (const { path, title, kind } of DIFFERENT) {
  test(`${path} hydrates the server's HTML, and all of it can be reached`, async ({ seat }) => {
    await seat.addInitScript({ content: `(${String(markServerHtml)})()` });
    await seat.goto(path);
    await expect.poll(() => seat.evaluate(ORIGIN)).toBe('hydrated');
    await expect.poll(() => seat.evaluate('document.title')).toBe(title);
    await expectNoFaults(seat, kind);
  });
}

test('An unknown URL shows the not-found page, which links home', async ({ seat }) => {
  await seat.goto('/no/such-page');
  await expect.poll(() => seat.evaluate(ORIGIN)).not.toBe('as sent');
  await expect.poll(() => seat.evaluate('document.title')).toBe(NOT_FOUND.title);
  await expectNoFaults(seat, 'no page');
});

test('Signing in sends an email', async ({ seat }) => {
  await seat.goto('/auth');
  await expect.poll(() => seat.evaluate(ORIGIN)).not.toBe('as sent');
  await seat.evaluate(`document.querySelector('main input').focus()`);
  await seat.type(createAddress());
  await seat.press('Enter');
  await expect.poll(() => seat.evaluate(HEADING)).toBe('Check your email');
});

test('In a browser that is too old to play, a message says so and everything can be read', async ({ seat }) => {
  // Browsers below the minimum versions lack the feature that the page tests for.
  await seat.addInitScript({ content: 'delete Array.prototype.toSorted; CSS.supports = () => false' });
  await seat.goto('/mental-maths');
  await expect
    .poll(() => seat.evaluate(`document.querySelector('[role="alert"]')?.textContent`))
    .toMatch(/too old to play/);
  expect(await seat.evaluate(ORIGIN)).toBe('as sent');
  expect(await seat.evaluate(`document.querySelector('main').innerText`)).toContain('How to play');
  await expectNoFaults(seat, 'a game in a browser that is too old');
});
