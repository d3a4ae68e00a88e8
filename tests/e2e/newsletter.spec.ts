import type { Locator, Page } from 'playwright/test';
import { createAddress, expect, expectToast, newDevice, test, toast } from './helpers/account';
import { showFooter } from './helpers/hydration';

const SUBSCRIBED = ['Subscribed!', 'Thank you for subscribing to our newsletter.'] as const;
const INVALID = ['Error', 'Please enter a valid email address.'] as const;

const field = (page: Page): Locator => page.getByLabel('Email address for the newsletter');
const send = (page: Page): Locator => page.getByRole('button', { name: 'Subscribe' });

test.describe('The newsletter', () => {
  test('accepts an address, says thank you for five seconds, and clears the field', async ({
    browser,
    site,
    errors,
  }) => {
    const device = await newDevice(browser, site);
    errors.watch(device);
    const page = await device.newPage();
    await page.clock.install({ time: 0 });
    await page.goto('/faq');
    await showFooter(page);
    await field(page).fill(createAddress());
    await page.clock.pauseAt(3_600_000);
    await field(page).press('Enter');
    await expectToast(page, ...SUBSCRIBED);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await page.clock.runFor(4700);
    await expectToast(page, ...SUBSCRIBED);
    await page.clock.runFor(600);
    await expect(toast(page, SUBSCRIBED[0])).toHaveCount(0);
    await device.close();
  });

  test('recognises an address it already has, regardless of case and surrounding spaces', async ({ page, errors }) => {
    errors.allow(/status of 409/);
    await page.goto('/');
    await showFooter(page);
    const address = createAddress();
    await field(page).fill(address);
    await send(page).click();
    await expectToast(page, ...SUBSCRIBED);
    await field(page).fill(` ${address.toUpperCase()} `);
    await send(page).click();
    await expectToast(
      page,
      'Already subscribed!',
      'This email is already subscribed to our newsletter.',
      'destructive',
    );
    await expect(field(page)).toHaveValue(address.toUpperCase());
  });

  for (const typed of ['mia@example', `${'m'.repeat(300)}@example.org`])
    test(`rejects "${typed.slice(0, 20)}" in the same words, although only the service detects the fault`, async ({
      page,
      errors,
    }) => {
      errors.allow(/status of 400/);
      await page.goto('/faq');
      await showFooter(page);
      await field(page).fill(typed);
      await send(page).click();
      await expectToast(page, ...INVALID);
      await expect(field(page)).toHaveValue(typed);
    });
});
