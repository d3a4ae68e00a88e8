import type { Page } from 'playwright/test';

/** What of the page moves, or would when it is touched, for longer than a moment that nobody sees, in one line each. */
export const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const MOMENT_SECONDS = 0.001;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- what is sent to the page can use nothing from outside itself.
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
