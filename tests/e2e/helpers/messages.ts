import type { Page } from 'playwright/test';

/** What of a game lies under its messages: the picture with the question on it, what falls there, and the answers. */
const IN_THE_WAY = '.stage-area, .panel, [data-testid="question"], [role="group"][aria-label^="Answers"] button';

/** How many messages are seen, and the parts of the game that lie under one. */
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
    return { seen: seen.length, under: under.map((part) => part.className || (part.textContent ?? '')) };
  }, IN_THE_WAY);
