import * as v from 'valibot';
import type { HeaderRule } from '../../../scripts/site/headers.ts';

/** Parses the rules of a `_headers` file. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  let pattern = '';
  return text.split('\n').flatMap((line) => {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) return [{ pattern, name, value }];
    if (line !== '' && !line.startsWith('/')) throw new Error(`"${line}" is not a line of such a file.`);
    pattern = line;
    return [];
  });
}

const Vercel = v.strictObject({
  cleanUrls: v.literal(true),
  trailingSlash: v.literal(false),
  headers: v.array(
    v.strictObject({
      source: v.string(),
      headers: v.array(v.strictObject({ key: v.string(), value: v.string() })),
    }),
  ),
});

/** Parses the rules of a vercel.json. */
export const parseVercelRules = (text: string): readonly HeaderRule[] =>
  v
    .parse(Vercel, JSON.parse(text))
    .headers.flatMap(({ source, headers }) =>
      headers.map(({ key, value }) => ({ pattern: source.replace('(.*)', '*'), name: key, value })),
    );

/** The sources of each directive of a content security policy. */
export const parseDirectives = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
