import type { Page } from 'playwright/test';

/**
 * The parts that a toast must not cover: the canvas with its question and moving parts, the
 * answers, the pause card and, if there is room, the first of the stats, which has just changed.
 */
const FREE =
  '.stage-area, .panel, .stat-bar:not(.stat-passing) > .stat:first-child, [data-testid="question"], [role="group"][aria-label^="Answers"] button, [aria-label="Pause"]';

/**
 * The parts of a game that a toast covers while a question is asked, one line each, and any part of
 * a toast outside the window.
 */
export const findTextCoveredByToasts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((parts) => {
    if (document.querySelector('[data-testid="question"]') === null) return [];
    const seen = [...document.querySelectorAll('.toast')]
      .filter((toast) => toast.checkVisibility({ visibilityProperty: true }))
      .map((toast) => toast.getBoundingClientRect());
    const under = [...document.querySelectorAll(parts)].filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const room = part.matches('.stat') ? (part.parentElement?.getBoundingClientRect().right ?? 0) - right : Infinity;
      return seen.some(
        (toast) =>
          toast.width <= room &&
          toast.left < right - 1 &&
          toast.right > left + 1 &&
          toast.top < bottom - 1 &&
          toast.bottom > top + 1,
      );
    });
    const names = under.map((part) => `under a message: ${part.className || part.textContent}`);
    if (seen.some(({ left, right }) => left < 0 || right > innerWidth)) names.push('the edge of the window');
    return names;
  }, FREE);
