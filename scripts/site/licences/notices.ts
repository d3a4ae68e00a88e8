import type { Part } from './part.ts';

const LINE = '-'.repeat(80);

/** The text of licences.txt: the project's own licence, then every part with its own; those of one text stand together. */
export function noticesOf(parts: readonly Part[], ownText: string): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, licence, text } of parts) {
    const names = byText.get(text) ?? [];
    names.push(`${name}${version === null ? '' : ` ${version}`} (${licence})`);
    byText.set(text, names);
  }
  return [
    'Numeria is free software under the licence that stands first. It holds work of\nothers, which is listed beneath with the licences under which they give it.',
    `Numeria (MIT)\n\n${ownText.trim()}`,
    ...[...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`),
  ]
    .join(`\n\n${LINE}\n\n`)
    .concat('\n');
}
