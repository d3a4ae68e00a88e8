// Functions sent to the page must not use anything from outside themselves.
// oxlint-disable unicorn/consistent-function-scoping
import type { Page } from 'playwright/test';

/**
 * Everything that cannot be distinguished in forced colours, one line each: controls without an
 * edge, controls on a picture whose text is not painted (except shapes to compare), and choices
 * that look the same whether or not they are chosen. Backgrounds and shadows are not drawn in that
 * mode.
 */
export async function findForcedColourFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const nameOf = (element: Element): string =>
      `${element.getAttribute('class')?.split(' ')[0]} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}"`;
    const isClear = (colour: string): boolean => colour === 'rgba(0, 0, 0, 0)';
    const hasEdge = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const isLine = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
      return isLine(outlineStyle, outlineWidth) || isLine(borderTopStyle, borderTopWidth);
    };
    const controls = [
      ...document.querySelectorAll('button, input:not(.choice-control), select, textarea, label.choice'),
    ];
    const bare = controls
      .filter((element) => isSeen(element) && !hasEdge(element))
      .map((element) => `no edge: ${nameOf(element)}`);
    const unread = [
      ...document.querySelectorAll('.game:not([data-game="shape-match"]) :is(.stage-choice, .tables-tile)'),
    ]
      .filter((element) => isSeen(element) && isClear(getComputedStyle(element).color))
      .map((element) => `not written: ${nameOf(element)}`);
    const faces = (chosen: boolean) =>
      [...document.querySelectorAll('label.choice')]
        .filter((label) => isSeen(label) && (label.querySelector(':checked') !== null) === chosen)
        .map((label) => getComputedStyle(label).backgroundColor);
    const others = new Set(faces(false));
    const alike = faces(true)
      .filter((face) => others.has(face))
      .map((face) => `chosen or not, it is ${face}`);
    return [...new Set([...bare, ...unread, ...alike])];
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
