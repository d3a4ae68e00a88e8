import type { Identifier } from '@mdn/browser-compat-data';
import { AtRule, type ChildNode, type Declaration, parse } from 'postcss';
import { CSS, compatOf, featureAt, lacking, type Young } from './compat.ts';

interface Used {
  readonly what: string;
  readonly feature: Identifier | undefined;
}

const SIZES = {
  d: 'viewport_percentage_units_dynamic',
  s: 'viewport_percentage_units_small',
  l: 'viewport_percentage_units_large',
} as const;

/** Units that are younger than the rest, and what the data call them. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SIZES).flatMap(([size, feature]) =>
    ['vh', 'vw', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [size + unit, feature] as const),
  ),
  ...['w', 'h', 'i', 'b', 'min', 'max'].map((side) => [`cq${side}`, 'container_query_length_units'] as const),
  ...['cap', 'ic', 'lh', 'rcap', 'rch', 'rex', 'ric', 'rlh'].map((unit) => [unit, unit] as const),
]);

/** What is quoted is no part of the language. */
const QUOTED = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

const functionNamed = (name: string): Identifier | undefined =>
  [['color'], ['gradient'], ['easing-function'], ['transform-function'], []]
    .map((kind) => featureAt(CSS.types, ...kind, name))
    .find((feature) => compatOf(feature) !== undefined);

/** What a value is made of: units, functions, and the property's own keywords. */
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
  // A class may have any sign in its name.
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

/** What the style sheet asks of a browser before it gives it this part: the conditions of all `@supports` around it. */
function askedOver({ parent }: Within): string {
  if (typeof parent !== 'object' || parent === null || !('parent' in parent)) return '';
  // "not" lets in those that lack it.
  const asks = parent instanceof AtRule && parent.name === 'supports' && !/^not\b/.test(parent.params);
  return `${asks ? withoutSpaces(parent.params) : ''} ${askedOver(parent)}`;
}

/** Whether a declaration before it, of the same property, serves the browsers that cannot read this one. */
function hasFallback(declaration: Declaration, browsers: readonly string[]): boolean {
  const all: readonly ChildNode[] = declaration.parent?.nodes ?? [];
  return all.slice(0, all.indexOf(declaration)).some(
    (other) =>
      other.type === 'decl' &&
      // The minifier writes what needs another name in some browsers before what does not.
      (other.prop === `-webkit-${declaration.prop}` ||
        (other.prop === declaration.prop &&
          usedInValue(other.prop, other.value).every(({ feature }) =>
            lacking(feature).every((browser) => !browsers.includes(browser)),
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
      // What stands in @font-face, @property and their like are no properties.
      if (node.parent?.type !== 'rule') return [];
      const property = { what: node.prop, feature: featureAt(CSS.properties, node.prop) };
      const young = lacking(property.feature).length > 0;
      return (young ? [property] : usedInValue(node.prop, node.value)).filter(
        ({ feature }) => !hasFallback(node, lacking(feature)),
      );
    }
    case 'comment':
      return [];
  }
}

/** All that a style sheet uses, the floor has not, and nothing before it or around it makes good. */
export function youngInStyle(text: string): readonly Young[] {
  const found: Young[] = [];
  parse(text).walk((node) => {
    const asked = askedOver(node);
    for (const { what, feature } of usedIn(node)) {
      const browsers = lacking(feature);
      if (browsers.length > 0 && !asked.includes(withoutSpaces(what.replace(/\)$/, ''))))
        found.push({ what, lacking: browsers, offset: node.source?.start?.offset ?? 0 });
    }
  });
  return found;
}
