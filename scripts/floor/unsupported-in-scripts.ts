import type { Identifier as Feature } from '@mdn/browser-compat-data';
import { type AnyNode, type Identifier, type MemberExpression, type Node, type Program, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import {
  API,
  findBrowsersLacking,
  findBrowsersLackingAll,
  findFeature,
  getSubFeatures,
  JAVASCRIPT,
  type UnsupportedFeature,
} from './compat.ts';
import { findRecentSyntax } from './recent-syntax.ts';

const BUILTINS = findFeature(JAVASCRIPT, 'builtins');

/** Global objects with a single instance, mapped to their interfaces. */
const SINGLE_INSTANCES: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
  visualViewport: 'VisualViewport',
};
const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(['globalThis', 'self', 'window']);

/** Parses a script; throws a SyntaxError if that fails. */
export const parseScript = (text: string): Program =>
  parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });

const nameOf = ({ property, computed }: MemberExpression): string | null => {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
};

/** All features with a given name, no matter which object has them. */
type ByName = ReadonlyMap<string, readonly Feature[]>;

function byName(entries: readonly (readonly [string, Feature])[]): ByName {
  const features = new Map<string, Feature[]>();
  for (const [name, feature] of entries) features.set(name, [...(features.get(name) ?? []), feature]);
  return features;
}

const INTERFACES = getSubFeatures(API).flatMap(([, owner]) => getSubFeatures(owner));
const METHODS = byName([
  ...getSubFeatures(BUILTINS).flatMap(([, owner]) => getSubFeatures(owner)),
  ...INTERFACES.filter(([name]) => !/_(?:static|event)$/.test(name)),
]);
const EVENTS = byName(
  INTERFACES.flatMap(([name, feature]) =>
    name.endsWith('_event') ? [[name.slice(0, -'_event'.length), feature]] : [],
  ),
);

/** Methods of arrays, strings and the like, whose names a class in a package may also use. */
const METHODS_OF_VALUES: ReadonlySet<string> = new Set(
  ['Array', 'Date', 'Map', 'Number', 'Promise', 'RegExp', 'Set', 'String'].flatMap((owner) =>
    getSubFeatures(findFeature(BUILTINS, owner)).map(([name]) => name),
  ),
);

/**
 * Names of properties that scripts define themselves: a call of such a method may refer to theirs.
 */
export function getOwnPropertyNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  fullAncestor(program, (node) => {
    if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
      if (!node.computed && node.key.type === 'Identifier') names.add(node.key.name);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      names.add(nameOf(node.left) ?? '');
  });
  return names;
}

/** Names that a script declares or assigns, in any scope. */
function declaredIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  fullAncestor(program, (node, _state, _ancestors, type) => {
    // acorn-walk's type for a name that is assigned to.
    if (type === 'VariablePattern' && node.type === 'Identifier') names.add(node.name);
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) names.add(local.name);
  });
  return names;
}

const globalOf = (name: string): Feature | undefined =>
  findFeature(BUILTINS, name) ?? findFeature(API, name) ?? findFeature(API, 'Window', name);

/** The member of a global: `URL.canParse`, `navigator.locks`, `window.OffscreenCanvas`. */
function memberOf(owner: string, name: string): { readonly what: string; readonly feature: Feature | undefined } {
  if (GLOBAL_OBJECTS.has(owner)) return { what: name, feature: globalOf(name) };
  const only = Object.hasOwn(SINGLE_INSTANCES, owner) ? SINGLE_INSTANCES[owner] : undefined;
  const feature =
    only === undefined
      ? (findFeature(BUILTINS, owner, name) ?? findFeature(API, owner, `${name}_static`))
      : findFeature(API, only, name);
  return { what: `${only ?? owner}.${name}`, feature };
}

/**
 * Whether a value is called, constructed or accessed, and not just read. Merely reading a missing
 * property gives undefined.
 */
function isUsed(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'CallExpression') return parent.callee === node && !parent.optional;
  if (parent?.type === 'MemberExpression') return parent.object === node && !parent.optional;
  return parent?.type === 'NewExpression' && parent.callee === node;
}

/** Whether a name is a reference rather than a property key. */
const isReference = (node: AnyNode, parent: AnyNode | undefined): boolean => {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.value === node || parent.computed;
    case 'UnaryExpression':
      return parent.operator !== 'typeof';
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ExportSpecifier':
    case 'ImportSpecifier':
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
};

/**
 * Every feature that a script uses and at least one of the oldest supported browsers lacks. `own`
 * lists the names that the site's own scripts define.
 */
export function findUnsupportedInScript(program: Program, own: ReadonlySet<string>): readonly UnsupportedFeature[] {
  const found: UnsupportedFeature[] = [];
  const add = (what: string, lacking: readonly string[], { start }: Node): void => {
    if (lacking.length > 0) found.push({ what, lacking, offset: start });
  };
  const declared = declaredIn(program);
  const isGlobal = (node: AnyNode): node is Identifier => node.type === 'Identifier' && !declared.has(node.name);
  /** The name of a global object: `navigator`, or `window.navigator`. */
  const globalNameOf = (node: AnyNode): string | null => {
    if (isGlobal(node)) return node.name;
    const isPart = node.type === 'MemberExpression' && isGlobal(node.object) && GLOBAL_OBJECTS.has(node.object.name);
    return isPart ? nameOf(node) : null;
  };
  fullAncestor(program, (node, _, ancestors) => {
    const parent = ancestors.at(-2);
    for (const { what, feature } of findRecentSyntax(node, ancestors)) add(what, findBrowsersLacking(feature), node);
    if (isGlobal(node) && isReference(node, parent)) add(node.name, findBrowsersLacking(globalOf(node.name)), node);
    if (node.type === 'MemberExpression') {
      const name = nameOf(node);
      if (name === null) return;
      const owner = globalNameOf(node.object);
      if (owner !== null && globalOf(owner) !== undefined) {
        const { what, feature } = memberOf(owner, name);
        if (isUsed(node, parent)) add(what, findBrowsersLacking(feature), node);
      } else if (
        parent?.type === 'CallExpression' &&
        isUsed(node, parent) &&
        (METHODS_OF_VALUES.has(name) || !own.has(name))
      )
        add(`.${name}()`, findBrowsersLackingAll(METHODS.get(name) ?? []), node);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const [event] = node.arguments;
      if (nameOf(node.callee) === 'addEventListener' && event?.type === 'Literal')
        add(`the event ${String(event.value)}`, findBrowsersLackingAll(EVENTS.get(String(event.value)) ?? []), node);
    }
  });
  return found;
}
