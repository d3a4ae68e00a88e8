import type { LicensedPart } from './part.ts';

const LINE = '-'.repeat(80);

/**
 * The content of licences.txt: the project's own licence, then every component with its licence.
 * Components with identical licences are grouped.
 */
export function formatNotices(parts: readonly LicensedPart[], ownText: string): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, licence, text } of parts) {
    const names = byText.get(text) ?? [];
    names.push(`${name}${version === null ? '' : ` ${version}`} (${licence})`);
    byText.set(text, names);
  }
  return [
    'Numeria is free software under the licence below. It contains work by others,\nwhich is listed after that with its licences.',
    `Numeria (MIT)\n\n${ownText.trim()}`,
    ...[...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`),
  ]
    .join(`\n\n${LINE}\n\n`)
    .concat('\n');
}
