/* Parses source files: their imports, the names they use, and whether they only re-export. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Source files by their path from the root of the repository. */
export type Tree = Readonly<Record<string, string>>;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The child nodes of a node with the names of their fields, without temporary lists. */
function childrenOf(node: Node): readonly (readonly [field: string, child: Node])[] {
  const children: (readonly [string, Node])[] = [];
  for (const field of Object.keys(node)) {
    const value = node[field];
    if (isNode(value)) children.push([field, value]);
    if (!Array.isArray(value)) continue;
    for (const child of value) if (isNode(child)) children.push([field, child]);
  }
  return children;
}

const parsed = new Map<string, Node>();

/**
 * The syntax tree of a file. Throws an Error if the file cannot be parsed, because a law must not
 * accept a file that it cannot read.
 */
function programOf(path: string, source: string): Node {
  const key = `${path}\n${source}`;
  const known = parsed.get(key);
  if (known) return known;
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0 || !isNode(program)) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  parsed.set(key, program);
  return program;
}

type Visited = readonly [node: Node, parent: Node | null, field: string];

/** A node and all its descendants in source order; the laws visit millions of them. */
function walk(top: Node): readonly Visited[] {
  const visited: Visited[] = [];
  const visit = (node: Node, parent: Node | null, field: string): void => {
    visited.push([node, parent, field]);
    for (const [name, child] of childrenOf(node)) visit(child, node, name);
  };
  visit(top, null, '');
  return visited;
}

/** The value of a string literal, or of a template without expressions; null for anything else. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis']) || node['quasis'].length !== 1) return null;
  const [{ value }] = node['quasis'] as [{ value: { cooked: string } }];
  return value.cooked;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Every module that a file imports or re-exports, including `import()` and types, as written. */
export function importsOf(path: string, source: string): readonly string[] {
  const specifiers = walk(programOf(path, source)).flatMap(([node]) =>
    IMPORTING.has(node.type) ? (textOf(node['source']) ?? []) : [],
  );
  return [...new Set(specifiers)];
}

/** Whether an import or re-export contains only types, which are removed at compile time. */
function isOfTypes(node: Node): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const names = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : [];
  return names.length > 0 && names.every((name) => name['importKind'] === 'type' || name['exportKind'] === 'type');
}

const AT_ONCE = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** The imports that load together with the file: no types and no dynamic imports. */
export function staticImportsOf(path: string, source: string): readonly string[] {
  return walk(programOf(path, source)).flatMap(([node]) =>
    AT_ONCE.has(node.type) && !isOfTypes(node) ? (textOf(node['source']) ?? []) : [],
  );
}

/** The names of values that a file imports or re-exports from exactly this specifier; `*` for a namespace. */
export function namesFrom(path: string, source: string, specifier: string): readonly string[] {
  return walk(programOf(path, source)).flatMap(([node]) => {
    if (!IMPORTING.has(node.type) || textOf(node['source']) !== specifier || node.type === 'TSImportType') return [];
    if (isOfTypes(node)) return [];
    if (node.type === 'ExportAllDeclaration' || node.type === 'ImportExpression') return ['*'];
    return childrenOf(node).flatMap(([field, name]) => {
      if (field !== 'specifiers' || name['importKind'] === 'type' || name['exportKind'] === 'type') return [];
      return nameOf(name[node.type === 'ImportDeclaration' ? 'imported' : 'local']) || '*';
    });
  });
}

/** Every name that a file declares or uses, in code and in JSX. */
export const namesIn = (path: string, source: string): readonly string[] =>
  walk(programOf(path, source)).flatMap(([node]) =>
    node.type === 'Identifier' || node.type === 'JSXIdentifier' ? [nameOf(node)] : [],
  );

/**
 * Every string in a file, split into parts: a template has one more part than it has expressions,
 * and any other string has one part.
 */
export const textsIn = (path: string, source: string): readonly (readonly string[])[] =>
  walk(programOf(path, source)).flatMap(([node]) => {
    if (node.type === 'Literal') return typeof node['value'] === 'string' ? [[node['value']]] : [];
    if (node.type !== 'TemplateLiteral') return [];
    const { quasis } = node as unknown as { readonly quasis: readonly { readonly value: { readonly raw: string } }[] };
    return [quasis.map(({ value }) => value.raw)];
  });

/**
 * The target of an import: a file of the tree, the path of another file (a style sheet), or a
 * package.
 */
export function resolveImport(specifier: string, from: string, tree: Tree): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];
  return endings.map((ending) => path + ending).find((candidate) => candidate in tree) ?? path;
}

const isReference = (parent: Node | null, field: string): boolean =>
  !(field === 'property' && parent?.type === 'MemberExpression' && parent['computed'] !== true) &&
  !(field === 'key' && parent?.['computed'] !== true) &&
  !(parent?.type.startsWith('TS') && field !== 'expression') &&
  !parent?.type.startsWith('JSX');

/** The properties that a declaration destructures, as in `const { random } = Math`. */
function takenFrom({ id, init }: Node): readonly string[] {
  if (!isNode(id) || id.type !== 'ObjectPattern') return [];
  return childrenOf(id).map(([, property]) => `${nameOf(init)}.${nameOf(property['key'])}`);
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');
const GLOBALS = new Set(['globalThis', 'window', 'self']);

/**
 * The globals that a file uses, including the property if one is accessed: `Math.random`,
 * `setTimeout`.
 */
export function globalsOf(path: string, source: string): readonly string[] {
  return walk(programOf(path, source)).flatMap(([node, parent, field]) => {
    if (node.type === 'Identifier' && isReference(parent, field)) return [nameOf(node)];
    if (node.type === 'VariableDeclarator') return takenFrom(node);
    if (node.type !== 'MemberExpression') return [];
    const property = node['computed'] === true ? (textOf(node['property']) ?? '') : nameOf(node['property']);
    const isGlobal = GLOBALS.has(nameOf(node['object']));
    return [isGlobal ? property : `${nameOf(node['object'])}.${property}`];
  });
}

function statementsOf(path: string, source: string): readonly Node[] {
  const { body } = programOf(path, source);
  return Array.isArray(body) ? body.filter(isNode) : [];
}

/** The names of a module's mutable variables: `let`, or an object whose only field is `current`. */
export function variablesOf(path: string, source: string): readonly string[] {
  return statementsOf(path, source).flatMap((statement) => {
    const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (declared.type !== 'VariableDeclaration') return [];
    return childrenOf(declared)
      .map(([, declarator]) => declarator)
      .filter(({ init }) => declared['kind'] !== 'const' || isBox(init))
      .map(({ id }) => nameOf(id));
  });
}

const isBox = (value: unknown): boolean => {
  if (!isNode(value) || value.type !== 'ObjectExpression') return false;
  const fields = childrenOf(value).map(([, field]) => nameOf(field['key']));
  return fields.length === 1 && fields[0] === 'current';
};

const passesOn = (node: Node): boolean =>
  node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && !isNode(node['declaration']));

/** Whether a file contains only re-exports. */
export function isBarrel(path: string, source: string): boolean {
  const statements = statementsOf(path, source);
  return statements.some(passesOn) && statements.every((node) => passesOn(node) || node.type === 'ImportDeclaration');
}

/** Folders without source files, as in `.gitignore`, and git's own. */
const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.bench',
  '.numeria',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
]);

/**
 * All files in a folder of the repository, as paths from its root; empty if the folder does not
 * exist.
 */
export function filesUnder(root: string, folder = ''): readonly string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(root, path) : entry.isFile() ? [path] : [];
    });
}

/** The TypeScript files in these folders of the repository. */
export function readTree(root: string, folders: readonly string[]): Tree {
  const paths = folders.flatMap((folder) => filesUnder(root, folder)).filter((path) => /\.tsx?$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
