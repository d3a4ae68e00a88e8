import type { Page } from 'playwright/test';

/**
 * Everything on the page that moves for a noticeable time, or would when touched, one line each.
 */
export const findMovingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const MOMENT_SECONDS = 0.001;
    // Functions sent to the page must not use anything from outside themselves.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const longest = (durations: string): number => Math.max(...durations.split(',').map(Number.parseFloat));
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const name = `${element.tagName}.${element.getAttribute('class')?.split(' ')[0]}${part ?? ''}`;
        const hasAnimation = animationName !== 'none' && longest(animationDuration) > MOMENT_SECONDS;
        return [
          ...(hasAnimation ? [`${name}: ${animationName} for ${animationDuration}`] : []),
          ...(longest(transitionDuration) > MOMENT_SECONDS ? [`${name}: changes in ${transitionDuration}`] : []),
          ...(scrollBehavior === 'smooth' ? [`${name}: scrolls by itself`] : []),
        ];
      }),
    );
    return [...new Set(found)];
  });
