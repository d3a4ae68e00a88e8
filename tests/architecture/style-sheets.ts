/** Selectors that search the whole page from its root: `html[data-bar]:has(.game)`, `body:has(> .card)`. */
const FROM_THE_ROOT = /(?:^|[\s,{}>+~(])((?:html|body|:root)[^\s,{}>+~]*:has\()/gm;

const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//g, '');

/**
 * Selectors that make the browser recalculate the styles of the whole page, up to 10 ms on a tablet, whenever any
 * element is added or removed.
 */
export const findRootSelectors = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(FROM_THE_ROOT)].map(([, selector = '']) => selector);

/** Sides that are the same in all languages. Centring with `left: 50%` is. */
const PHYSICAL =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)\b|(?:left|right):(?! *50%)|text-align: *(?:left|right)\b)/g;

/** Declarations for the left or right side, which stay there in languages from right to left. */
export const findPhysicalSides = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(PHYSICAL)].map(([found]) => found);

/** The same in class names: `ml-2`, `phone:right-0`, `text-left`. */
export const findPhysicalClasses = (source: string): readonly string[] =>
  [
    ...source.matchAll(
      /(?<=[\s'"`:])-?(?:(?:m|p)[lr]-(?:auto|px|[\d.]+|\[[^\]\s]+\])|(?:left|right)-(?:auto|px|[\d.]+|\[[^\]\s]+\])|text-(?:left|right))(?=[\s'"`])/g,
    ),
  ].map(([found]) => found);

/** Endless animations. Every frame costs battery. */
export const findEndlessAnimations = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(/animation(?:-iteration-count)?:[^;}]*\binfinite\b[^;}]*/g)].map(
    ([found]) => found,
  );

/**
 * Every condition on the window and the device that style sheets can use; src/ui/conditions.css
 * names them.
 */
const CONDITIONS: ReadonlySet<string> = new Set([
  '(max-width: 68.74rem)',
  '(max-width: 47.99rem)',
  '(min-width: 100rem)',
  '(max-height: 30rem) and (min-width: 35rem)',
  '(max-width: 19.99rem)',
  '(hover: none)',
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
  '(prefers-contrast: more)',
]);

/** The prelude of an at-rule: its conditions, with parentheses up to three deep. */
const CONDITION_LIST = /^(?:[^(){;]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*/;

/** All conditions in the at-rules of this name in a style sheet, one by one. */
const conditionsOf = (rule: string, css: string): string[] =>
  withoutComments(css)
    .split(new RegExp(`@${rule}\\b`))
    .slice(1)
    .flatMap((use) => (CONDITION_LIST.exec(use)?.[0] ?? '').split(/,(?![^(]*\))/))
    .map((condition) => condition.replaceAll(/\s+/g, ' ').trim());

/** Conditions on the window or the device in a style sheet that are not allowed. */
export const findOtherConditions = (css: string): readonly string[] =>
  conditionsOf('media', css).filter((condition) => !CONDITIONS.has(condition));

/** The conditions in class names: `min-[30rem]:grid`, `[@media(hover:hover)]:flex`. */
export const findClassConditions = (source: string): readonly string[] =>
  [...source.matchAll(/(?<=[\s'"`:])(?:(?:not-)?(?:min|max)-\[[^\]\s]+\]|\[@media[^\]\s]*\]):/g)].map(
    ([found]) => found,
  );

/**
 * Class names that style an element by its surroundings or siblings. Their selectors end in `*`, so
 * the browser recalculates the whole page whenever another element is opened, pressed or hovered,
 * or when a game's `data-state` changes with an answer. `[&>.sign]:` on the other element has the
 * same effect, but only on the elements that it names.
 */
export const findContextualClasses = (source: string): readonly string[] =>
  [...source.matchAll(/(?<=[\s'"`:])(?:group|peer)-[^\s'"`:]+(?=:)/g)].map(([found]) => found);

/**
 * The names of containers for which these style sheets together use more than three different
 * sizes.
 */
export function findOverusedContainers(sheets: readonly string[]): readonly string[] {
  const asked = new Set(sheets.flatMap((css) => conditionsOf('container', css)));
  const names = [...asked].map((condition) => condition.split(' ', 1)[0] ?? '');
  return [...new Set(names)].filter((name) => names.filter((other) => other === name).length > 3);
}

const HEX = /#[\da-f]{6}\b/gi;
const coloursIn = (css: string): string[] => (withoutComments(css).match(HEX) ?? []).map((hex) => hex.toLowerCase());

/** The colours in a style sheet that have a name in the palette. White does not need one. */
export function findNamedColours(css: string, palette: string): readonly string[] {
  const named = new Set(coloursIn(palette));
  return coloursIn(css).filter((hex) => hex !== '#ffffff' && named.has(hex));
}

/**
 * The selectors of a style sheet: everything before a brace that is not an at-rule, without
 * attribute values.
 */
const selectorsIn = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.replaceAll(/\[[^\]]*\]/g, '').trim())
    .filter((selector) => selector !== '' && !selector.startsWith('@'));

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const classesOf = (selector: string): string[] => [...selector.matchAll(CLASS)].map(([, name = '']) => name);

/** The classes that a style sheet styles. */
export const findClasses = (css: string): readonly string[] => [...new Set(selectorsIn(css).flatMap(classesOf))];

/**
 * The selectors in a game's sheet that contain a shared class. It must be possible to change shared
 * classes without checking the games.
 */
export const findForeignSelectors = (shelf: ReadonlySet<string>, css: string): readonly string[] =>
  selectorsIn(css).filter((selector) => classesOf(selector).some((name) => shelf.has(name)));
