import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe finds wrong, in one line each. It has to wait now and then, which on a page that stands still takes for ever. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => Object.assign(globalThis, { setTimeout: globalThis.stillTime?.realTimeout ?? setTimeout }));
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Paints the page by day or by night, with all that fades in or moves at its end. */
export const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }, theme);

/** How far the page can be moved sideways, and what reaches out of it; null where it cannot. */
export const overhang = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const excess = document.documentElement.scrollWidth - width;
    if (excess <= 0) return null;
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    const names = wide.slice(0, 4).map((element) => `${element.tagName}.${element.getAttribute('class')}`);
    return `${excess} px: ${names.join(' ')}`;
  });

/** What can be pressed and seen and is smaller than `least` px either way; links within a text excepted. */
export const tooSmall = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const pressable = 'a[href], button, input, select, textarea, [role="tab"], [role="switch"], [tabindex="0"]';
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isForReaders = (width <= 1 && height <= 1) || element.classList.contains('skip-link');
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && !isForReaders;
      const isInText = getComputedStyle(element).display === 'inline' && element.parentElement?.tagName === 'P';
      if (!isSeen || isInText || (width >= least && height >= least)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
      return [`${element.tagName} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, least);

/** What of the question and its answers cannot be seen in play without scrolling. */
export const belowTheFold = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = '[data-testid="question"], .answer-choice, .pad-key, .answer-button, .number-field input';
    return [...document.querySelectorAll('.game-play .panel')]
      .flatMap((panel) => [...panel.querySelectorAll(parts)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().bottom > innerHeight + 1)
      .map((element) => `${element.getAttribute('class')} "${element.textContent}"`);
  });
