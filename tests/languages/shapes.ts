/* Reads from the source of the catalogues which values their functions take. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Module, nameOf, nodeIn, nodesIn, type SyntaxNode, unwrap } from './source-module.ts';

/** A type as far as values of it can be made. */
export type Shape =
  | { readonly kind: 'number' | 'string' | 'boolean' | 'element' | 'date' }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'union'; readonly of: readonly Shape[] }
  | { readonly kind: 'list' | 'optional'; readonly of: Shape }
  | { readonly kind: 'tuple'; readonly of: readonly Shape[] }
  | { readonly kind: 'object'; readonly of: Readonly<Record<string, Shape>> }
  | { readonly kind: 'function'; readonly returns: Shape };

/** No values of a type can be made. */
class UnknownShape extends Error {}

const ELEMENTS: ReadonlySet<string> = new Set(['ReactNode', 'ReactElement', 'JSX.Element']);
/** Types that keep the values of their first argument. */
const SAME: ReadonlySet<string> = new Set(['Readonly', 'NonNullable', 'NoInfer', 'Required']);

/** Reads types of a project's modules, each module once. */
export class ShapeReader {
  readonly #modules = new Map<string, Module>();

  #module(file: string): Module {
    const known = this.#modules.get(file) ?? new Module(file);
    this.#modules.set(file, known);
    return known;
  }

  #import(from: Module, source: string): Module | null {
    if (!source.startsWith('.')) return null;
    const path = join(dirname(from.file), source);
    const file = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
      (one) => /\.tsx?$/.test(one) && existsSync(one),
    );
    return file === undefined ? null : this.#module(file);
  }

  /** The declaration of a name, with the module that has it. */
  #find(module: Module, name: string): readonly [Module, SyntaxNode] | null {
    const declared = module.declared.get(name);
    if (declared !== undefined) return [module, declared];
    const [source, original] = module.imported.get(name) ?? [];
    if (source !== undefined) {
      const other = this.#import(module, source);
      return other && this.#find(other, original ?? name);
    }
    for (const other of module.passedOn) {
      const from = this.#import(module, other);
      const found = from && this.#find(from, name);
      if (found) return found;
    }
    return null;
  }

  #constant(module: Module, name: string): readonly [Module, SyntaxNode] {
    const [from, node] = this.#find(module, name) ?? [];
    const value = node && nodeIn(node, 'init');
    if (from === undefined || value === undefined) throw new UnknownShape(name);
    return [from, unwrap(value)];
  }

  #named(module: Module, node: SyntaxNode): Shape {
    const name = nameOf(nodeIn(node, 'typeName'));
    const given = nodeIn(node, 'typeArguments');
    const [first, second] = given === undefined ? [] : nodesIn(given, 'params');
    if (ELEMENTS.has(name)) return { kind: 'element' };
    if (name === 'Date') return { kind: 'date' };
    if (first !== undefined) {
      if (name === 'Array' || name === 'ReadonlyArray') return { kind: 'list', of: this.#shape(module, first) };
      if (SAME.has(name)) return this.#shape(module, first);
      if (name === 'Record' && second !== undefined) return this.#record(module, first, second);
      if ((name === 'Pick' || name === 'Omit') && second !== undefined) return this.#part(module, name, first, second);
      throw new UnknownShape(name);
    }
    const [from, declaration] = this.#find(module, name) ?? [];
    if (from === undefined || declaration === undefined) throw new UnknownShape(name);
    if (declaration.type === 'TSTypeAliasDeclaration') return this.#shape(from, nodeIn(declaration, 'typeAnnotation')!);
    if (declaration.type !== 'TSInterfaceDeclaration') throw new UnknownShape(name);
    const inherited = nodesIn(declaration, 'extends').map((one) =>
      this.#named(from, { ...one, type: 'TSTypeReference', typeName: nodeIn(one, 'expression') }),
    );
    return this.#merge([...inherited, this.#members(from, nodesIn(nodeIn(declaration, 'body')!, 'body'))]);
  }

  #record(module: Module, keys: SyntaxNode, values: SyntaxNode): Shape {
    const of = this.#shape(module, values);
    const names = this.#names(this.#shape(module, keys));
    return { kind: 'object', of: Object.fromEntries(names.map((name) => [name, of])) };
  }

  #part(module: Module, how: 'Pick' | 'Omit', whole: SyntaxNode, keys: SyntaxNode): Shape {
    const names = this.#names(this.#shape(module, keys));
    const { of } = this.#merge([this.#shape(module, whole)]);
    return {
      kind: 'object',
      of: Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name) === (how === 'Pick'))),
    };
  }

  #names(shape: Shape): readonly string[] {
    if (shape.kind === 'string') return ['any'];
    if (shape.kind === 'literal') return [String(shape.value)];
    if (shape.kind === 'union') return shape.of.flatMap((one) => this.#names(one));
    throw new UnknownShape('keys');
  }

  #merge(shapes: readonly Shape[]): Extract<Shape, { kind: 'object' }> {
    const parts = shapes.map((shape) => {
      if (shape.kind !== 'object') throw new UnknownShape('object');
      return shape.of;
    });
    return { kind: 'object', of: Object.assign({}, ...parts) };
  }

  #members(module: Module, members: readonly SyntaxNode[]): Shape {
    return {
      kind: 'object',
      of: Object.fromEntries(
        members.map((member) => {
          const name = nameOf(nodeIn(member, 'key'));
          if (member.type === 'TSMethodSignature') return [name, this.#function(module, nodeIn(member, 'returnType'))];
          const type = nodeIn(member, 'typeAnnotation');
          if (member.type !== 'TSPropertySignature' || type === undefined) throw new UnknownShape(name);
          const shape = this.#shape(module, nodeIn(type, 'typeAnnotation')!);
          return [name, member['optional'] === true ? { kind: 'optional', of: shape } : shape];
        }),
      ),
    };
  }

  #function(module: Module, returns: SyntaxNode | undefined): Shape {
    if (returns === undefined) throw new UnknownShape('function');
    return { kind: 'function', returns: this.#shape(module, nodeIn(returns, 'typeAnnotation')!) };
  }

  /** The literals of a list or the keys of an object, for `(typeof LIST)[number]` and `keyof typeof OBJECT`. */
  #literals(module: Module, query: SyntaxNode): readonly Shape[] {
    const [from, value] = this.#constant(module, nameOf(nodeIn(query, 'exprName')));
    if (value.type === 'ArrayExpression')
      return nodesIn(value, 'elements').flatMap((one): readonly Shape[] => {
        if (one.type === 'SpreadElement')
          return this.#literals(from, { type: 'TSTypeQuery', exprName: nodeIn(one, 'argument') });
        if (one.type !== 'Literal') throw new UnknownShape('list');
        return [{ kind: 'literal', value: one['value'] as string }];
      });
    if (value.type !== 'ObjectExpression') throw new UnknownShape('list');
    return nodesIn(value, 'properties').map((one) => ({ kind: 'literal', value: nameOf(nodeIn(one, 'key')) }));
  }

  #indexed(module: Module, node: SyntaxNode): Shape {
    const object = nodeIn(node, 'objectType')!;
    const whole = object.type === 'TSParenthesizedType' ? nodeIn(object, 'typeAnnotation')! : object;
    if (whole.type === 'TSTypeQuery') return { kind: 'union', of: this.#literals(module, whole) };
    const shape = this.#shape(module, whole);
    if (shape.kind === 'list') return shape.of;
    if (shape.kind !== 'object') throw new UnknownShape('index');
    const of = this.#names(this.#shape(module, nodeIn(node, 'indexType')!)).flatMap((name) => shape.of[name] ?? []);
    return { kind: 'union', of };
  }

  #shape(module: Module, node: SyntaxNode): Shape {
    switch (node.type) {
      case 'TSNumberKeyword':
        return { kind: 'number' };
      case 'TSStringKeyword':
        return { kind: 'string' };
      case 'TSBooleanKeyword':
        return { kind: 'boolean' };
      case 'TSNullKeyword':
        return { kind: 'literal', value: null };
      case 'TSUndefinedKeyword':
        return { kind: 'literal', value: undefined };
      case 'TSLiteralType':
        return { kind: 'literal', value: nodeIn(node, 'literal')!['value'] as string };
      case 'TSUnionType':
        return { kind: 'union', of: nodesIn(node, 'types').map((one) => this.#shape(module, one)) };
      case 'TSIntersectionType':
        return this.#merge(nodesIn(node, 'types').map((one) => this.#shape(module, one)));
      case 'TSParenthesizedType':
        return this.#shape(module, nodeIn(node, 'typeAnnotation')!);
      case 'TSArrayType':
        return { kind: 'list', of: this.#shape(module, nodeIn(node, 'elementType')!) };
      case 'TSTupleType':
        return {
          kind: 'tuple',
          of: nodesIn(node, 'elementTypes').map((one) =>
            this.#shape(module, one.type === 'TSNamedTupleMember' ? nodeIn(one, 'elementType')! : one),
          ),
        };
      case 'TSTypeLiteral':
        return this.#members(module, nodesIn(node, 'members'));
      case 'TSFunctionType':
        return this.#function(module, nodeIn(node, 'returnType'));
      case 'TSTypeReference':
        return this.#named(module, node);
      case 'TSIndexedAccessType':
        return this.#indexed(module, node);
      case 'TSTypeOperator': {
        const inner = nodeIn(node, 'typeAnnotation')!;
        if (node['operator'] !== 'keyof') return this.#shape(module, inner);
        if (inner.type === 'TSTypeQuery') return { kind: 'union', of: this.#literals(module, inner) };
        const { of } = this.#merge([this.#shape(module, inner)]);
        return { kind: 'union', of: Object.keys(of).map((value) => ({ kind: 'literal', value })) };
      }
      default:
        throw new UnknownShape(node.type);
    }
  }

  #parameter(module: Module, node: SyntaxNode): Shape {
    if (node.type === 'AssignmentPattern') {
      const kind = typeof nodeIn(node, 'right')!['value'];
      const isPlain = kind === 'string' || kind === 'number' || kind === 'boolean';
      const of = isPlain ? { kind } : this.#parameter(module, nodeIn(node, 'left')!);
      return { kind: 'optional', of };
    }
    const type = nodeIn(node, 'typeAnnotation');
    if (type === undefined || node.type === 'RestElement') throw new UnknownShape('parameter');
    const shape = this.#shape(module, nodeIn(type, 'typeAnnotation')!);
    return node['optional'] === true ? { kind: 'optional', of: shape } : shape;
  }

  /** The value of a name or of an expression, with the module that has it: what it was declared with. */
  #value(module: Module, node: SyntaxNode): readonly [Module, SyntaxNode] | null {
    const value = unwrap(node.type === 'VariableDeclarator' ? (nodeIn(node, 'init') ?? node) : node);
    if (value.type !== 'Identifier') return [module, value];
    const found = this.#find(module, nameOf(value));
    return found && this.#value(...found);
  }

  #exported(file: string, [name = '', ...keys]: readonly string[]): readonly [Module, SyntaxNode] | null {
    const declared = this.#find(this.#module(file), name);
    let found = declared && this.#value(...declared);
    for (const key of keys) {
      const [module, object] = found ?? [];
      if (module === undefined || object?.type !== 'ObjectExpression') return null;
      const property = nodesIn(object, 'properties').find((one) => nameOf(nodeIn(one, 'key')) === key);
      const value = property && nodeIn(property, 'value');
      found = value === undefined ? null : this.#value(module, value);
    }
    return found;
  }

  /** The shapes of the parameters of an exported function, or of one inside an exported object; null if unknown. */
  parametersOf(file: string, path: readonly string[]): readonly Shape[] | null {
    const [module, node] = this.#exported(file, path) ?? [];
    if (module === undefined || node === undefined || !('params' in node)) return null;
    try {
      return nodesIn(node, 'params').map((one) => this.#parameter(module, one));
    } catch (error) {
      if (error instanceof UnknownShape) return null;
      throw error;
    }
  }
}
