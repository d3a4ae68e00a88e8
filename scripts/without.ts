import { parseAst } from 'vite';

/**
 * What becomes of a function of a library that is left out: one that pages come by does nothing (or gives back what follows
 * from there being none), and one that only its own feature leads to throws an Error, since somebody has begun to use that.
 */
type Instead = 'nothing' | 'throws' | `return ${string}`;
/** The functions and methods that are left out of a text, by their names. */
export type LeftOut = Readonly<Record<string, Instead>>;

/** A part of a script, and where it stands in its text. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** A function by its name, or another statement, which has none. */
interface Found extends Part {
  readonly name: string | null;
  readonly body: Part | null;
}

interface SyntaxNode extends Part {
  readonly type: string;
  readonly kind?: string;
  readonly id?: SyntaxNode | null;
  readonly name?: string;
  readonly key?: SyntaxNode;
  readonly value?: SyntaxNode | null;
  readonly body?: SyntaxNode;
}

/** All functions, methods and statements of a text, however deep they stand in it. */
function partsOf(text: string): readonly Found[] {
  const outer: readonly unknown[] = parseAst(text).body;
  const found: Found[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      const part = isSyntax(node) ? foundAt(node) : null;
      if (part !== null) found.push(part);
      Object.values(node).forEach(walk);
    }
  };
  walk(outer);
  return found;
}

const isSyntax = (node: object): node is SyntaxNode => 'type' in node && 'start' in node;

function foundAt({ type, start, end, kind, id, key, value, body }: SyntaxNode): Found | null {
  if (type === 'FunctionDeclaration') return { start, end, name: id?.name ?? null, body: body ?? null };
  if (type === 'ExpressionStatement') return { start, end, name: null, body: null };
  const isMethod = type === 'MethodDefinition' ? kind === 'method' : type === 'Property';
  if (!isMethod || value?.type !== 'FunctionExpression') return null;
  return { start, end, name: key?.name ?? null, body: value.body ?? null };
}

const bodyOf = (name: string, instead: Instead): string =>
  instead === 'nothing' ? '{}' : instead === 'throws' ? `{ throw Error("${name} is left out") }` : `{ ${instead} }`;

/**
 * The text of a library without what is left out of it, and without the statements that begin as `statements` says; throws
 * an Error where it has no function of such a name.
 */
export function without(text: string, leftOut: LeftOut, statements?: RegExp): string {
  const missing = new Set(Object.keys(leftOut));
  const cuts: (Part & { readonly by: string })[] = [];
  for (const { start, end, name, body } of partsOf(text)) {
    const instead = name !== null && Object.hasOwn(leftOut, name) ? leftOut[name] : undefined;
    if (name !== null && body !== null && instead !== undefined) {
      missing.delete(name);
      cuts.push({ start: body.start, end: body.end, by: bodyOf(name, instead) });
    } else if (name === null && statements?.test(text.slice(start, start + 80)) === true)
      cuts.push({ start, end, by: '' });
  }
  if (missing.size > 0) throw new Error(`It has no ${[...missing].join(', ')} that could be left out.`);
  cuts.sort((one, other) => other.start - one.start);
  return cuts.reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text);
}
