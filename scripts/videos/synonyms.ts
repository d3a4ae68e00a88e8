import * as v from 'valibot';
import { splitTerms } from '../../src/videos/terms.ts';

const name = v.pipe(
  v.string(),
  v.check((text) => text === text.trim(), 'has spaces around it'),
  v.check((text) => splitTerms(text).length > 0, 'has no word that counts'),
);

const alike = (text: string): string => splitTerms(text).join(' ');

/** The shape of src/videos/synonyms.json. */
const shape = v.pipe(
  v.strictObject({
    /** Topics of videos: synonyms, and related topics with the closest first. */
    topics: v.array(v.strictObject({ names: v.pipe(v.array(name), v.nonEmpty()), near: v.array(name) })),
    /** Other words with the same meaning. */
    words: v.array(v.pipe(v.array(name), v.minLength(2))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { topics, words } = dataset.value;
    const groups = [...topics.map(({ names }) => names), ...words];
    const positions = new Map<string, number>();
    groups.forEach((names, group) => {
      for (const one of names) {
        const other = positions.get(alike(one));
        if (other !== undefined && other !== group) addIssue({ message: `"${one}" has two meanings` });
        positions.set(alike(one), group);
      }
    });
    topics.forEach(({ near }, group) => {
      for (const one of near) {
        if (!positions.has(alike(one))) addIssue({ message: `"${one}" is related, but is not the name of a topic` });
        if (positions.get(alike(one)) === group) addIssue({ message: `"${one}" is related to itself` });
      }
    });
  }),
);

/** The problems in the synonyms, one per line: location and problem. */
export function findSynonymProblems(file: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(shape, file);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the synonyms'}: ${issue.message}`);
}
