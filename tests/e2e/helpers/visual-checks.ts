import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** The rules whose result depends on the theme, because only colours differ between themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe is asked to check. Headings in order and unique landmarks are not part of WCAG. */
const CHECKS = {
  all: {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } },
  },
  colours: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  'more contrast': { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } },
} satisfies Record<string, RunOptions>;

declare global {
  // A global variable has to be declared with var.
  var axe: { readonly run: (page: Document, options: RunOptions) => Promise<AxeResults> };
}

/**
 * Violations found by axe, one line each: of all WCAG 2.2 AA rules and those of good structure, or only of those about
 * colours. Its half-megabyte script is loaded once per page. It has to wait now and then, which would never end on a
 * frozen page.
 */
export async function findViolations(page: Page, which: keyof typeof CHECKS = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async (options: RunOptions) => {
    globalThis.stillTime?.useTimersOf('machine');
    const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
    globalThis.stillTime?.useTimersOf('page');
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, CHECKS[which]);
}

/** Renders the page in a theme, with all transitions and animations at their end. */
export const paintInTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }, theme);

/** Text below 7:1, one line each, by day, for users who wish for more contrast. */
export async function findLowContrast(page: Page): Promise<readonly string[]> {
  // Buttons change their colours in a transition, and those far below the fold only begin it when they are rendered.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.emulateMedia({ contrast: 'more' });
  await paintInTheme(page, 'light');
  const found = await findViolations(page, 'more contrast');
  await page.emulateMedia({ contrast: null });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

const FIGURES = '.game-play .stat-bar:not(.stat-passing) > .stat:not([data-tone="quiet"])';

/**
 * Everything that a class could not read from its desks, one line each: text smaller than `minPx` in
 * these parts of the page, by default those of a round, and more than three primary stats. Keyboard
 * hints, header buttons and secondary stats can be smaller.
 */
export const findUnreadableText = (
  page: Page,
  minPx: number,
  parts = `.game-play .game-body, ${FIGURES} dd`,
): Promise<readonly string[]> =>
  page.evaluate(
    ({ minPx, figures, parts }) => {
      const isForReaders = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement));
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)' &&
        !isForReaders(element);
      const found = new Set<string>();
      if (document.querySelectorAll(figures).length > 3) found.add('more than three primary figures');
      for (const part of document.querySelectorAll(parts)) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const strings = text.textContent?.trim() ?? '';
          const element = text.parentElement;
          // Text in a drawing is measured in the drawing's own units.
          if (!/[\p{L}\p{N}]/u.test(strings) || element === null || element.closest('kbd, .stage-key, svg') !== null)
            continue;
          const sizePx = Number.parseFloat(getComputedStyle(element).fontSize);
          // Allows one pixel for the browser's rounding.
          if (isSeen(element) && sizePx < minPx - 1) found.add(`${sizePx} px: "${strings.slice(0, 40)}"`);
        }
      }
      return [...found];
    },
    { minPx, figures: FIGURES, parts },
  );

/**
 * Faults of the page at its current size, one line each: elements wider than the page, visible
 * controls smaller than `min` px in either direction (except links in running text), stats shown
 * without their label, and parts of a question or its answers that need scrolling during play. Runs
 * in the page and must not use anything from outside itself.
 */
export function findFlaws(min: number): readonly string[] {
  const width = document.documentElement.clientWidth;
  const excess = document.documentElement.scrollWidth - width;
  const reaching = [...document.querySelectorAll('main *, header *, footer *')]
    .filter((element) => excess > 0 && element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName}.${element.getAttribute('class')}`);
  const sideways = excess <= 0 ? [] : [`${excess} px too wide: ${reaching.slice(0, 4).join(' ')}`];

  // A focusable scroll region is not a control. Neither is a toast, but its button is.
  const pressable =
    'a[href], button, input, select, textarea, [role="tab"], [tabindex="0"]:not([role="tabpanel"], .toast)';
  const small = [...document.querySelectorAll(pressable)].flatMap((element) => {
    // The label of a checkbox can be pressed as well.
    const pressed = element.matches('[type="checkbox"]') ? (element.closest('label') ?? element) : element;
    const { width, height: seen } = pressed.getBoundingClientRect();
    // A switch can be pressed a little above and below its visible part.
    const { position, top } = getComputedStyle(element, '::before');
    const height = seen + (position === 'absolute' && Number.parseFloat(top) < 0 ? -2 * Number.parseFloat(top) : 0);
    const isForReaders = (width <= 1 && height <= 1) || element.classList.contains('skip-link');
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && !isForReaders;
    const around = element.parentElement;
    const isInItem = around?.tagName === 'LI' && around.textContent !== element.textContent;
    const isInText = getComputedStyle(element).display === 'inline' && (around?.tagName === 'P' || isInItem);
    if (!isSeen || isInText || (width >= min && height >= min)) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
    return [`too small: ${element.tagName} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
  });

  const wordless = [...document.querySelectorAll('.stat :is(dt, dd)')].flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 1 && height > 1 ? [] : [`not seen: ${part.textContent} of ${part.parentElement?.textContent}`];
  });

  const parts = '[data-testid="question"], .answer-choice, .pad-key, .answer-button, .number-field input';
  // In the lowest windows a board scrolls.
  const onStage = innerHeight < 360 ? '' : ', .game-play :is(.stage-area, .corners) :is(button, input)';
  const needed = `.game-play .panel :is(${parts})${onStage}`;
  const hidden = [...document.querySelectorAll(needed)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().bottom > innerHeight + 1)
    .map((element) => `below the fold: ${element.getAttribute('class')} "${element.textContent}"`);
  return [...sideways, ...small, ...wordless, ...hidden];
}

export const collectFlaws = (page: Page, min: number): Promise<readonly string[]> => page.evaluate(findFlaws, min);
