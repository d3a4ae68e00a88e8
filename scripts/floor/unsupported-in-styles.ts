import type { Identifier } from '@mdn/browser-compat-data';
import { AtRule, type ChildNode, type Declaration, parse } from 'postcss';
import { browsersLacking, CSS, compatOf, featureAt, type UnsupportedFeature } from './compat.ts';

interface Used {
  readonly what: string;
  readonly feature: Identifier | undefined;
}

const SIZES = {
  d: 'viewport_percentage_units_dynamic',
  s: 'viewport_percentage_units_small',
  l: 'viewport_percentage_units_large',
} as const;

/** Recent units and their names in the data. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SIZES).flatMap(([size, feature]) =>
    ['vh', 'vw', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [size + unit, feature] as const),
  ),
  ...['w', 'h', 'i', 'b', 'min', 'max'].map((side) => [`cq${side}`, 'container_query_length_units'] as const),
  ...['cap', 'ic', 'lh', 'rcap', 'rch', 'rex', 'ric', 'rlh'].map((unit) => [unit, unit] as const),
]);

/** Quoted strings and URLs contain text, not CSS syntax. */
const QUOTED = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

const functionNamed = (name: string): Identifier | undefined =>
  [['color'], ['gradient'], ['easing-function'], ['transform-function'], []]
    .map((kind) => featureAt(CSS.types, ...kind, name))
    .find((feature) => compatOf(feature) !== undefined);

/** The units, functions and property keywords in a value. */
function usedInValue(property: string, value: string): readonly Used[] {
  const text = value.replaceAll(QUOTED, '');
  const units = [...text.matchAll(/\d([a-z]+)\b/g)].map(([, unit = '']) => ({
    what: unit,
    feature: featureAt(CSS.types, 'length', UNITS.get(unit) ?? 'px'),
  }));
  const functions = [...text.matchAll(/(?<![\w-])([a-z][a-z0-9-]*)\(/g)].map(([, name = '']) => ({
    what: `${name}()`,
    feature: functionNamed(name),
  }));
  const keywords = [...text.matchAll(/(?<![\w(-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) => ({
    what: `${property}: ${word}`,
    feature: featureAt(CSS.properties, property, word),
  }));
  return [...units, ...functions, ...keywords];
}

function usedInSelector(selector: string): readonly Used[] {
  // A class name can contain any escaped character.
  const text = selector.replaceAll(/\\./g, '').replaceAll(QUOTED, '');
  const nesting = text.includes('&') ? [{ what: 'nesting', feature: featureAt(CSS.selectors, 'nesting') }] : [];
  const pseudo = [...text.matchAll(/(::?)([a-z][a-z-]*)(\(?)/g)].map(([, colons = '', name = '', bracket]) => ({
    what: `${colons}${name}${bracket === '' ? '' : '()'}`,
    feature: featureAt(CSS.selectors, name),
  }));
  return [...nesting, ...pseudo];
}

function usedInAtRule({ name, params }: AtRule): readonly Used[] {
  const rule = featureAt(CSS['at-rules'], name);
  if (name !== 'media') return [{ what: `@${name}`, feature: rule }];
  const features = [...params.matchAll(/\(\s*([a-z-]+)\s*[:)]/g)].map(([, feature = '']) => ({
    what: `@media (${feature})`,
    feature: featureAt(rule, feature),
  }));
  const range = { what: 'a range in @media', feature: featureAt(rule, 'range_syntax') };
  return /[<>]/.test(params) ? [...features, range] : features;
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

type Within = { readonly parent: unknown };

/** The conditions of all `@supports` rules around a part of a style sheet. */
function supportsConditions({ parent }: Within): string {
  if (typeof parent !== 'object' || parent === null || !('parent' in parent)) return '';
  // `@supports not` selects the browsers that lack the feature.
  const asks = parent instanceof AtRule && parent.name === 'supports' && !/^not\b/.test(parent.params);
  return `${asks ? withoutSpaces(parent.params) : ''} ${supportsConditions(parent)}`;
}

/**
 * Whether an earlier declaration of the same property covers browsers that cannot read this one.
 */
function hasFallback(declaration: Declaration, browsers: readonly string[]): boolean {
  const all: readonly ChildNode[] = declaration.parent?.nodes ?? [];
  return all.slice(0, all.indexOf(declaration)).some(
    (other) =>
      other.type === 'decl' &&
      // The minifier puts prefixed properties before unprefixed ones.
      (other.prop === `-webkit-${declaration.prop}` ||
        (other.prop === declaration.prop &&
          usedInValue(other.prop, other.value).every(({ feature }) =>
            browsersLacking(feature).every((browser) => !browsers.includes(browser)),
          ))),
  );
}

function usedIn(node: ChildNode): readonly Used[] {
  switch (node.type) {
    case 'rule':
      return usedInSelector(node.selector);
    case 'atrule':
      return usedInAtRule(node);
    case 'decl': {
      // Descriptors in @font-face, @property and so on are not properties.
      if (node.parent?.type !== 'rule') return [];
      const property = { what: node.prop, feature: featureAt(CSS.properties, node.prop) };
      const young = browsersLacking(property.feature).length > 0;
      return (young ? [property] : usedInValue(node.prop, node.value)).filter(
        ({ feature }) => !hasFallback(node, browsersLacking(feature)),
      );
    }
    case 'comment':
      return [];
  }
}

/**
 * All features that a style sheet uses, that at least one of the oldest supported browsers lacks,
 * and that are not covered by a fallback or `@supports`.
 */
export function unsupportedInStyles(text: string): readonly UnsupportedFeature[] {
  const found: UnsupportedFeature[] = [];
  parse(text).walk((node) => {
    const asked = supportsConditions(node);
    for (const { what, feature } of usedIn(node)) {
      const browsers = browsersLacking(feature);
      if (browsers.length > 0 && !asked.includes(withoutSpaces(what.replace(/\)$/, ''))))
        found.push({ what, lacking: browsers, offset: node.source?.start?.offset ?? 0 });
    }
  });
  return found;
}
