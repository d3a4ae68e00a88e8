import { type BrowserContext, expect, type Page } from 'playwright/test';

/** How a page came to be: `as sent`, while no script has touched it, then `taken over` as it was, or `made anew`. */
type Origin = 'as sent' | 'taken over' | 'made anew';

/** Marks the bar of the HTML that the server has sent. Runs in the page, before any script of the site. */
export function markSentBar(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') document.querySelector('#root > header')?.setAttribute('data-sent', '');
  });
}

/** How the page came to be. Runs in the page, and must not use anything from outside itself. */
export function findOrigin(): Origin {
  const bar = document.querySelector('#root > header');
  const isReacts = bar === null || Object.keys(bar).some((key) => key.startsWith('__reactFiber'));
  if (!isReacts) return 'as sent';
  return bar?.hasAttribute('data-sent') ? 'taken over' : 'made anew';
}

export const markSent = (page: Page): Promise<unknown> => page.addInitScript(markSentBar);
export const originOf = (page: Page): Promise<Origin> => page.evaluate(findOrigin);

const LOOK_AGAIN_MS = 10;

/** It has no limit but the test's own. It is asked from outside, since the time of the page itself may stand still. */
const untilTakenOver = (page: Page): Promise<void> =>
  expect
    .poll(() => originOf(page).catch(() => 'on its way'), {
      message: 'The page is taken over by its scripts.',
      intervals: [LOOK_AGAIN_MS],
      timeout: 0,
    })
    .toMatch(/taken over|made anew/);

/**
 * Has the pages of a context wait wherever they are sent until scripts have taken over what the server has sent: a test is
 * faster than any visitor, and would press buttons that do nothing yet. A page that is never taken over fails the test.
 */
export function patient(context: BrowserContext): BrowserContext {
  return context.on('page', makePatient);
}

function makePatient(page: Page): void {
  const waiting =
    <Parameters extends unknown[], Answer>(go: (...all: Parameters) => Promise<Answer>) =>
    async (...all: Parameters): Promise<Answer> => {
      const answer = await go(...all);
      await untilTakenOver(page);
      return answer;
    };
  Object.assign(page, {
    goto: waiting(page.goto.bind(page)),
    reload: waiting(page.reload.bind(page)),
    goBack: waiting(page.goBack.bind(page)),
    goForward: waiting(page.goForward.bind(page)),
  });
}
