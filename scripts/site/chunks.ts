import type { Rolldown } from 'vite';

/** The files that a page needs in addition to those of every page, as paths within the site. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The parts of a chunk that concern imports and styles. */
interface Chunk extends Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'moduleIds'> {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/**
 * The files of a page made of these modules (ends of their paths): their chunks and everything that
 * those import. Throws an Error if a module is not in any chunk.
 */
export function filesOfPage(chunks: readonly Chunk[], modules: readonly string[]): PageFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const take = (chunk: Chunk | undefined, into: Set<Chunk>): void => {
    if (chunk === undefined || into.has(chunk)) return;
    // Imports first, so that their styles precede those that build on them.
    for (const name of chunk.imports) take(byName.get(name), into);
    into.add(chunk);
  };
  const everywhere = new Set<Chunk>();
  for (const chunk of chunks) if (chunk.isEntry) take(chunk, everywhere);
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`No chunk of the build contains ${module}.`);
    take(chunk, found);
  }
  const own = [...found].filter((chunk) => !everywhere.has(chunk));
  return {
    scripts: own.map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map(
      (name) => `/${name}`,
    ),
  };
}
