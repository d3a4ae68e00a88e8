/** What looks from the whole page for something on it: `html[data-bar]:has(.game)`, `body:has(> .card)`. */
const FROM_THE_ROOT = /(?:^|[\s,{}>+~(])((?:html|body|:root)[^\s,{}>+~]*:has\()/gm;

const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//g, '');

/**
 * Selectors of a style sheet with which the browser works out the styles of the whole page again, up to 10 ms on a tablet,
 * with each element that comes or goes anywhere on it.
 */
export const rootWatchesIn = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(FROM_THE_ROOT)].map(([, selector = '']) => selector);

/** What of a style sheet moves without end: every frame of it costs, on a battery too. */
export const endlessIn = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(/animation(?:-iteration-count)?:[^;}]*\binfinite\b[^;}]*/g)].map(
    ([found]) => found,
  );

/** All that style sheets may ask of the window and the device; src/ui/conditions.css has their names. */
const CONDITIONS: ReadonlySet<string> = new Set([
  '(max-width: 68.74rem)',
  '(max-width: 47.99rem)',
  '(max-height: 30rem) and (min-width: 35rem)',
  '(max-width: 19.99rem)',
  '(hover: none)',
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
]);

/** What follows an at-rule: its conditions, with parentheses up to three deep. */
const CONDITION_LIST = /^(?:[^(){;]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*/;

/** The conditions of all at-rules of this name in a style sheet, one by one. */
const conditionsOf = (rule: string, css: string): string[] =>
  withoutComments(css)
    .split(new RegExp(`@${rule}\\b`))
    .slice(1)
    .flatMap((use) => (CONDITION_LIST.exec(use)?.[0] ?? '').split(/,(?![^(]*\))/))
    .map((condition) => condition.replaceAll(/\s+/g, ' ').trim());

/** What a style sheet asks of the window or the device beside the few conditions that there are. */
export const otherConditionsIn = (css: string): readonly string[] =>
  conditionsOf('media', css).filter((condition) => !CONDITIONS.has(condition));

/** What a class name asks of them: `min-[30rem]:grid`, `[@media(hover:hover)]:flex`. */
export const conditionsInClasses = (source: string): readonly string[] =>
  [...source.matchAll(/(?<=[\s'"`:])(?:(?:not-)?(?:min|max)-\[[^\]\s]+\]|\[@media[^\]\s]*\]):/g)].map(
    ([found]) => found,
  );

/**
 * Class names by which a part follows what is round it or before it. Their selectors end in `*`, so that the browser works
 * out the styles of a whole page again where something else on it opens, is pressed or pointed at: the `data-state` of a
 * game, with each answer. `[&>.sign]:` on the other part does the same for what it names alone.
 */
export const followersInClasses = (source: string): readonly string[] =>
  [...source.matchAll(/(?<=[\s'"`:])(?:group|peer)-[^\s'"`:]+(?=:)/g)].map(([found]) => found);

/** The names of containers that all these style sheets ask for more than three different sizes. */
export function overaskedContainers(sheets: readonly string[]): readonly string[] {
  const asked = new Set(sheets.flatMap((css) => conditionsOf('container', css)));
  const names = [...asked].map((condition) => condition.split(' ', 1)[0] ?? '');
  return [...new Set(names)].filter((name) => names.filter((other) => other === name).length > 3);
}

const HEX = /#[\da-f]{6}\b/gi;
const coloursIn = (css: string): string[] => (withoutComments(css).match(HEX) ?? []).map((hex) => hex.toLowerCase());

/** The colours of a style sheet that already have a name in the palette; white needs none. */
export function namedColoursIn(css: string, palette: string): readonly string[] {
  const named = new Set(coloursIn(palette));
  return coloursIn(css).filter((hex) => hex !== '#ffffff' && named.has(hex));
}

/** The selectors of a style sheet: what stands before each brace that is no at-rule, without what is compared in brackets. */
const selectorsIn = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.replaceAll(/\[[^\]]*\]/g, '').trim())
    .filter((selector) => selector !== '' && !selector.startsWith('@'));

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const classesOf = (selector: string): string[] => [...selector.matchAll(CLASS)].map(([, name = '']) => name);

/** The classes that a style sheet says the looks of. */
export const classesIn = (css: string): readonly string[] => [...new Set(selectorsIn(css).flatMap(classesOf))];

/** The selectors of a game's sheet that reach into a class of the shelf, which is free to change without looking at games. */
export const reachesInto = (shelf: ReadonlySet<string>, css: string): readonly string[] =>
  selectorsIn(css).filter((selector) => classesOf(selector).some((name) => shelf.has(name)));
