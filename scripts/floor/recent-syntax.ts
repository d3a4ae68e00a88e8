import type { Identifier } from '@mdn/browser-compat-data';
import type { AnyNode } from 'acorn';
import { findFeature, JAVASCRIPT } from './compat.ts';

interface Used {
  readonly what: string;
  readonly feature: Identifier | undefined;
}

const syntax = (what: string, ...path: readonly string[]): Used => ({
  what,
  feature: findFeature(JAVASCRIPT, ...path),
});

/** Recent regular expression features: how to detect them, and their names. */
const PATTERNS: readonly (readonly [RegExp, Used])[] = (
  [
    [/\(\?<[=!]/, 'look-behind', 'lookbehind_assertion'],
    [/\(\?<[A-Za-z_$]/, 'a named group', 'named_capturing_group'],
    [/\\[pP]\{/, 'a property of characters', 'unicode_character_class_escape'],
    [/\(\?[ims]*-?[ims]+:/, 'a modifier', 'modifier'],
  ] as const
).map(([pattern, what, name]) => [pattern, syntax(`${what} in a regular expression`, 'regular_expressions', name)]);

const FLAGS: readonly (readonly [string, Used])[] = (
  [
    ['d', 'hasIndices'],
    ['s', 'dotAll'],
    ['u', 'unicode'],
    ['v', 'unicodeSets'],
    ['y', 'sticky'],
  ] as const
).map(([flag, name]) => [flag, syntax(`the flag ${flag} of a regular expression`, 'builtins', 'RegExp', name)]);

const ofRegExp = (pattern: string, flags: string): readonly Used[] => [
  ...PATTERNS.flatMap(([sign, used]) => (sign.test(pattern) ? [used] : [])),
  ...FLAGS.flatMap(([flag, used]) => (flags.includes(flag) ? [used] : [])),
];

const isInFunction = (ancestors: readonly AnyNode[]): boolean =>
  ancestors.some(({ type }) => type.includes('Function'));

/** The syntax of a node, unless all browsers with modules support it. */
export function findRecentSyntax(node: AnyNode, ancestors: readonly AnyNode[]): readonly Used[] {
  switch (node.type) {
    case 'StaticBlock':
      return [syntax('a static block', 'classes', 'static', 'initialization_blocks')];
    case 'PropertyDefinition':
      if (node.key.type === 'PrivateIdentifier') return [syntax('a private field', 'classes', 'private_class_fields')];
      return node.static
        ? [syntax('a static field', 'classes', 'static', 'class_fields')]
        : [syntax('a class field', 'classes', 'public_class_fields')];
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier'
        ? [syntax('a private method', 'classes', 'private_class_methods')]
        : [];
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier'
        ? [syntax('"in" with a private field', 'classes', 'private_class_fields_in')]
        : [];
    case 'AwaitExpression':
      return isInFunction(ancestors) ? [] : [syntax('await in a module', 'operators', 'await', 'top_level')];
    case 'ForOfStatement':
      return node.await ? [syntax('for await', 'statements', 'for_await_of')] : [];
    case 'AssignmentExpression':
      if (node.operator === '??=') return [syntax('??=', 'operators', 'nullish_coalescing_assignment')];
      if (node.operator === '||=') return [syntax('||=', 'operators', 'logical_or_assignment')];
      return node.operator === '&&=' ? [syntax('&&=', 'operators', 'logical_and_assignment')] : [];
    case 'LogicalExpression':
      return node.operator === '??' ? [syntax('??', 'operators', 'nullish_coalescing')] : [];
    case 'ChainExpression':
      return [syntax('?.', 'operators', 'optional_chaining')];
    case 'ImportExpression':
      return [syntax('import()', 'operators', 'import')];
    case 'ImportDeclaration':
      return node.attributes.length > 0 ? [syntax('import … with', 'statements', 'import', 'import_attributes')] : [];
    case 'VariableDeclaration':
      if (node.kind === 'using') return [syntax('using', 'statements', 'using')];
      return node.kind === 'await using' ? [syntax('await using', 'statements', 'await_using')] : [];
    case 'NewExpression':
    case 'CallExpression': {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return [];
      const [pattern, flags] = node.arguments.map((part) =>
        part.type === 'Literal' && typeof part.value === 'string' ? part.value : '',
      );
      return ofRegExp(pattern ?? '', flags ?? '');
    }
    case 'Literal':
      if (node.regex) return ofRegExp(node.regex.pattern, node.regex.flags);
      if (node.bigint) return [syntax('a BigInt', 'builtins', 'BigInt')];
      return typeof node.value === 'number' && node.raw?.includes('_')
        ? [syntax('a numeric separator', 'grammar', 'numeric_separators')]
        : [];
    default:
      return [];
  }
}
