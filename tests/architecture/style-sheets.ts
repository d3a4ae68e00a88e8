/** What looks from the whole page for something on it: `html[data-bar]:has(.game)`, `body:has(> .card)`. */
const FROM_THE_ROOT = /(?:^|[\s,{}>+~(])((?:html|body|:root)[^\s,{}>+~]*:has\()/gm;

/**
 * Selectors of a style sheet with which the browser works out the styles of the whole page again, up to 10 ms on a tablet,
 * with each element that comes or goes anywhere on it.
 */
export const rootWatchesIn = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(FROM_THE_ROOT)].map(([, selector = '']) => selector);
