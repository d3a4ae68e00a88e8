/* Modules of the project as trees of their source. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

export const nodeIn = (node: SyntaxNode, key: string): SyntaxNode | undefined =>
  (node[key] as SyntaxNode | null | undefined) ?? undefined;
export const nodesIn = (node: SyntaxNode, key: string): readonly SyntaxNode[] =>
  (node[key] as readonly (SyntaxNode | null)[]).flatMap((one) => one ?? []);
export const nameOf = (node: SyntaxNode | undefined): string => {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
};

const WRAPPERS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
]);
export const unwrap = (node: SyntaxNode): SyntaxNode =>
  WRAPPERS.has(node.type) ? unwrap(nodeIn(node, 'expression')!) : node;

/** One module: what it declares at its top, and where it imports names from. */
export class Module {
  readonly file: string;
  readonly declared = new Map<string, SyntaxNode>();
  readonly imported = new Map<string, readonly [source: string, name: string]>();
  readonly passedOn: string[] = [];

  constructor(file: string) {
    this.file = file;
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    for (const statement of program.body as unknown as readonly SyntaxNode[]) this.#note(statement);
  }

  #note(statement: SyntaxNode): void {
    switch (statement.type) {
      case 'ImportDeclaration':
        for (const one of nodesIn(statement, 'specifiers'))
          this.imported.set(nameOf(nodeIn(one, 'local')), [
            nameOf(nodeIn(statement, 'source')),
            nameOf(nodeIn(one, 'imported')),
          ]);
        return;
      case 'ExportNamedDeclaration': {
        const declaration = nodeIn(statement, 'declaration');
        if (declaration !== undefined) this.#note(declaration);
        const source = nodeIn(statement, 'source');
        if (source !== undefined)
          for (const one of nodesIn(statement, 'specifiers'))
            this.imported.set(nameOf(nodeIn(one, 'exported')), [nameOf(source), nameOf(nodeIn(one, 'local'))]);
        return;
      }
      case 'ExportAllDeclaration':
        this.passedOn.push(nameOf(nodeIn(statement, 'source')));
        return;
      case 'VariableDeclaration':
        for (const one of nodesIn(statement, 'declarations')) this.declared.set(nameOf(nodeIn(one, 'id')), one);
        return;
      case 'FunctionDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        this.declared.set(nameOf(nodeIn(statement, 'id')), statement);
        return;
      default:
    }
  }
}
