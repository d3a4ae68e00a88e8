import { type BrowserContext, expect, type Page } from 'playwright/test';

/**
 * The origin of the page's DOM: `as sent` before any script has touched it, then `hydrated` or
 * `replaced`.
 */
type Origin = 'as sent' | 'hydrated' | 'replaced';

/** Marks the bar in the server's HTML. Runs in the page, before any script of the site. */
export function markServerHtml(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') document.querySelector('#root > header')?.setAttribute('data-sent', '');
  });
}

/** The origin of the page's DOM. Runs in the page and must not use anything from outside itself. */
export function findOrigin(): Origin {
  const bar = document.querySelector('#root > header');
  const isReacts = bar === null || Object.keys(bar).some((key) => key.startsWith('__reactFiber'));
  if (!isReacts) return 'as sent';
  return bar?.hasAttribute('data-sent') ? 'hydrated' : 'replaced';
}

export const markServerRendered = (page: Page): Promise<unknown> => page.addInitScript(markServerHtml);
export const getOrigin = (page: Page): Promise<Origin> => page.evaluate(findOrigin);

const POLL_MS = 10;

/**
 * Limited only by the test's own timeout. Polls from outside, because the page's time may be
 * frozen.
 */
const untilHydrated = (page: Page): Promise<void> =>
  expect
    .poll(() => getOrigin(page).catch(() => 'on its way'), {
      message: 'The page is hydrated by its scripts.',
      intervals: [POLL_MS],
      timeout: 0,
    })
    .toMatch(/hydrated|replaced/);

/** Shows the footer, which is hydrated when it comes into view, and waits until its links and form work. */
export async function showFooter(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
}

/**
 * Makes navigation in a context wait until scripts have hydrated the server's HTML, because a test
 * is faster than any visitor and would press buttons that do not work yet. A page that is never
 * hydrated fails the test.
 */
export function waitForHydration(context: BrowserContext): BrowserContext {
  return context.on('page', makePatient);
}

function makePatient(page: Page): void {
  const waiting =
    <Parameters extends unknown[], Answer>(go: (...all: Parameters) => Promise<Answer>) =>
    async (...all: Parameters): Promise<Answer> => {
      const answer = await go(...all);
      await untilHydrated(page);
      return answer;
    };
  Object.assign(page, {
    goto: waiting(page.goto.bind(page)),
    reload: waiting(page.reload.bind(page)),
    goBack: waiting(page.goBack.bind(page)),
    goForward: waiting(page.goForward.bind(page)),
  });
}
