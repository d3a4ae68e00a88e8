// Functions sent to the page must not use anything from outside themselves.
// oxlint-disable unicorn/consistent-function-scoping
import type { Page } from 'playwright/test';

/** The longest values in a round, which must not add a row to the header. */
const LONGEST: Readonly<Record<string, string>> = {
  score: '00,000',
  best: '00,000',
  streak: '00',
  accuracy: '000%',
  combo: '×0.0',
};

/**
 * Faults of the frame around play at the current size and scrolled to the top, one line each:
 * header buttons or stats in a second row, parts of a menu covered by the start button, a demo that
 * is not in the upper right of a wide window, buttons of a result or a menu that are not fully in
 * the window, a hero that is cut off, and a stat that touches its ring.
 */
export const findFrameFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate((longest) => {
    const TOLERANCE_PX = 1;
    /** A hovered button rises a little. */
    const WITHIN_ROW_PX = 8;
    /** The fraction of a ring's width that is inside its line. */
    const WITHIN_RING = 0.81;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2;
    const seen = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
    const nameOf = (element: Element): string =>
      `${element.classList[0] ?? element.tagName} "${element.textContent?.trim().slice(0, 20) ?? ''}"`;
    const rowsOf = (selector: string): number => {
      const middles = seen(selector)
        .map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        })
        .toSorted((one, other) => one - other);
      return middles.filter((middle, index) => middle - (middles[index - 1] ?? -Infinity) > WITHIN_ROW_PX).length;
    };
    const covers = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE_PX &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE_PX;
    const isCut = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return (
        left < -TOLERANCE_PX ||
        top < -TOLERANCE_PX ||
        right > document.documentElement.clientWidth + TOLERANCE_PX ||
        bottom > innerHeight + TOLERANCE_PX
      );
    };
    const found: string[] = [];
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // A small phone has two rows if a game has many buttons or stats, and a long start label below
    // its icon.
    const isSmall = innerWidth < 22.5 * rem;

    const rooms = [...document.querySelectorAll<HTMLElement>('.game-play .stat-room')].map(
      (room) => [room, room.dataset['room'] ?? ''] as const,
    );
    for (const [room, own] of rooms)
      room.dataset['room'] = longest[room.firstElementChild?.getAttribute('data-testid') ?? ''] ?? own;
    if (!isSmall) {
      if (rowsOf('.game-play > .game-header > .frame-button') > 1) found.push('the buttons of the header: two rows');
      // On a low phone two rows are next to the buttons.
      if (innerHeight > 30 * rem && rowsOf('.game-play .stat-bar:not(.stat-passing) > .stat') > 1)
        found.push('the figures of the header: two rows');
    }
    for (const [room, own] of rooms) room.dataset['room'] = own;

    const top = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    const menu = seen('.demo-plate, .demo-choices, .demo-explains, .game-menu-title > *, .menu-plate');
    const isOpen = seen('.menu-settings').length > 0;
    for (const part of seen('.start-button, .two-players, .game-menu-hero'))
      for (const other of isOpen ? [] : menu)
        if (covers(part.getBoundingClientRect(), other.getBoundingClientRect()))
          found.push(`${nameOf(part)} covers ${nameOf(other)}`);
    for (const demo of seen('.demo')) {
      const { left, right, top, bottom } = demo.getBoundingClientRect();
      const isUpperRight = (left + right) / 2 > innerWidth * (2 / 3) && (top + bottom) / 2 < innerHeight / 2;
      if (innerWidth >= 60 * rem && !isUpperRight) found.push('the demo is not in the upper right');
    }
    const ways = isSmall || isOpen ? '.onward > *' : '.onward > *, .game-menu .start-button';
    for (const way of seen(ways)) if (isCut(way)) found.push(`not whole in the window: ${nameOf(way)}`);
    const header = document.querySelector('.nav-bar')?.getBoundingClientRect();
    for (const hero of seen('.game-menu-hero, .result-hero')) {
      const { left, right, top } = hero.getBoundingClientRect();
      if (left < -TOLERANCE_PX || right > innerWidth + TOLERANCE_PX || top < (header?.bottom ?? 0) - TOLERANCE_PX)
        found.push(`a hero is cut: ${nameOf(hero)}`);
    }
    for (const number of seen('.result-number > .result-number-final')) {
      const ring = number.closest('.result-ring')?.getBoundingClientRect().width ?? 0;
      const range = document.createRange();
      range.selectNodeContents(number);
      if (range.getBoundingClientRect().width > WITHIN_RING * ring)
        found.push(`touches its ring: ${number.textContent}`);
    }
    scrollTo({ top, behavior: 'instant' });
    return found;
  }, LONGEST);
