import type { Rolldown } from 'vite';

/** What a page fetches beyond what every page does: addresses within the site. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A chunk of the build, as far as its imports and its styles go. */
interface Chunk extends Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'moduleIds'> {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/**
 * The files of the page that is made of these modules (ends of their paths): their chunks, with all that these import.
 * Throws an Error where a module is nowhere.
 */
export function filesOf(chunks: readonly Chunk[], modules: readonly string[]): PageFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const take = (chunk: Chunk | undefined, into: Set<Chunk>): void => {
    if (chunk === undefined || into.has(chunk)) return;
    // What is imported comes first, and its styles before those that build on them.
    for (const name of chunk.imports) take(byName.get(name), into);
    into.add(chunk);
  };
  const everywhere = new Set<Chunk>();
  for (const chunk of chunks) if (chunk.isEntry) take(chunk, everywhere);
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`No chunk of the build holds ${module}.`);
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
