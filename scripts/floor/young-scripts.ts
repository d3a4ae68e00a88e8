import type { Identifier as Feature } from '@mdn/browser-compat-data';
import { type AnyNode, type Identifier, type MemberExpression, type Node, type Program, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { API, featureAt, JAVASCRIPT, lacking, lackingAll, partsOf, type Young } from './compat.ts';
import { youngSyntax } from './young-syntax.ts';

const BUILTINS = featureAt(JAVASCRIPT, 'builtins');

/** Names of things that are there once, and what they are. */
const ONLY_ONES: Readonly<Record<string, string>> = {
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

/** Reads a script; throws a SyntaxError where it is none. */
export const parsed = (text: string): Program =>
  parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });

const nameOf = ({ property, computed }: MemberExpression): string | null => {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
};

/** All features of one name, whatever has them. */
type ByName = ReadonlyMap<string, readonly Feature[]>;

function byName(entries: readonly (readonly [string, Feature])[]): ByName {
  const features = new Map<string, Feature[]>();
  for (const [name, feature] of entries) features.set(name, [...(features.get(name) ?? []), feature]);
  return features;
}

const INTERFACES = partsOf(API).flatMap(([, owner]) => partsOf(owner));
const METHODS = byName([
  ...partsOf(BUILTINS).flatMap(([, owner]) => partsOf(owner)),
  ...INTERFACES.filter(([name]) => !/_(?:static|event)$/.test(name)),
]);
const EVENTS = byName(
  INTERFACES.flatMap(([name, feature]) =>
    name.endsWith('_event') ? [[name.slice(0, -'_event'.length), feature]] : [],
  ),
);

/** What lists, texts and their like have: that some class of a package has it as well gives it to no list. */
const METHODS_OF_VALUES: ReadonlySet<string> = new Set(
  ['Array', 'Date', 'Map', 'Number', 'Promise', 'RegExp', 'Set', 'String'].flatMap((owner) =>
    partsOf(featureAt(BUILTINS, owner)).map(([name]) => name),
  ),
);

/** The names under which scripts keep something of their own: a method called by one may be theirs. */
export function ownNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  fullAncestor(program, (node) => {
    if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
      if (!node.computed && node.key.type === 'Identifier') names.add(node.key.name);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      names.add(nameOf(node.left) ?? '');
  });
  return names;
}

/** What a script declares itself, in whatever scope, or gives a new value. */
function declaredIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  fullAncestor(program, (node, _state, _ancestors, type) => {
    // The walker's word for a name that is given to something.
    if (type === 'VariablePattern' && node.type === 'Identifier') names.add(node.name);
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) names.add(local.name);
  });
  return names;
}

const globalOf = (name: string): Feature | undefined =>
  featureAt(BUILTINS, name) ?? featureAt(API, name) ?? featureAt(API, 'Window', name);

/** The member of a global: `URL.canParse`, `navigator.locks`, `window.OffscreenCanvas`. */
function memberOf(owner: string, name: string): { readonly what: string; readonly feature: Feature | undefined } {
  if (GLOBAL_OBJECTS.has(owner)) return { what: name, feature: globalOf(name) };
  const only = Object.hasOwn(ONLY_ONES, owner) ? ONLY_ONES[owner] : undefined;
  const feature =
    only === undefined
      ? (featureAt(BUILTINS, owner, name) ?? featureAt(API, owner, `${name}_static`))
      : featureAt(API, only, name);
  return { what: `${only ?? owner}.${name}`, feature };
}

/** Whether what is read here is also used: called, made, or asked for a part. Reading what is not there gives undefined. */
function isUsed(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'CallExpression') return parent.callee === node && !parent.optional;
  if (parent?.type === 'MemberExpression') return parent.object === node && !parent.optional;
  return parent?.type === 'NewExpression' && parent.callee === node;
}

/** Where a name stands for something, and is not the key of a property. */
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

/** All that a script uses and the floor has not. `own` are the names that scripts of the site give to things of their own. */
export function youngInScript(program: Program, own: ReadonlySet<string>): readonly Young[] {
  const found: Young[] = [];
  const add = (what: string, lacking: readonly string[], { start }: Node): void => {
    if (lacking.length > 0) found.push({ what, lacking, offset: start });
  };
  const declared = declaredIn(program);
  const isGlobal = (node: AnyNode): node is Identifier => node.type === 'Identifier' && !declared.has(node.name);
  /** The name of what is there for all scripts: `navigator`, or `window.navigator`. */
  const globalNameOf = (node: AnyNode): string | null => {
    if (isGlobal(node)) return node.name;
    const isPart = node.type === 'MemberExpression' && isGlobal(node.object) && GLOBAL_OBJECTS.has(node.object.name);
    return isPart ? nameOf(node) : null;
  };
  fullAncestor(program, (node, _, ancestors) => {
    const parent = ancestors.at(-2);
    for (const { what, feature } of youngSyntax(node, ancestors)) add(what, lacking(feature), node);
    if (isGlobal(node) && isReference(node, parent)) add(node.name, lacking(globalOf(node.name)), node);
    if (node.type === 'MemberExpression') {
      const name = nameOf(node);
      if (name === null) return;
      const owner = globalNameOf(node.object);
      if (owner !== null && globalOf(owner) !== undefined) {
        const { what, feature } = memberOf(owner, name);
        if (isUsed(node, parent)) add(what, lacking(feature), node);
      } else if (
        parent?.type === 'CallExpression' &&
        isUsed(node, parent) &&
        (METHODS_OF_VALUES.has(name) || !own.has(name))
      )
        add(`.${name}()`, lackingAll(METHODS.get(name) ?? []), node);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const [event] = node.arguments;
      if (nameOf(node.callee) === 'addEventListener' && event?.type === 'Literal')
        add(`the event ${String(event.value)}`, lackingAll(EVENTS.get(String(event.value)) ?? []), node);
    }
  });
  return found;
}
