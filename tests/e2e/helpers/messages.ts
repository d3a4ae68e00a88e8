import type { Page } from 'playwright/test';

/** What no message may lie over: the picture with the question on it and what falls there, the answers, the pause. */
const FREE =
  '.stage-area, .panel, [data-testid="question"], [role="group"][aria-label^="Answers"] button, [aria-label="Pause"]';

/** How many messages are seen, and the parts of the game that lie under one; all of each is in the window. */
export const underMessages = (page: Page): Promise<{ readonly seen: number; readonly under: readonly string[] }> =>
  page.evaluate((parts) => {
    const seen = [...document.querySelectorAll('.toast')]
      .filter((toast) => toast.checkVisibility({ visibilityProperty: true }))
      .map((toast) => toast.getBoundingClientRect());
    const under = [...document.querySelectorAll(parts)].filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return seen.some(
        (toast) => toast.left < right - 1 && toast.right > left + 1 && toast.top < bottom - 1 && toast.bottom > top + 1,
      );
    });
    const names = under.map((part) => part.className || (part.textContent ?? ''));
    if (seen.some(({ left, right }) => left < 0 || right > innerWidth)) names.push('the edge of the window');
    return { seen: seen.length, under: names };
  }, FREE);
