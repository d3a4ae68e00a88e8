import { STRAND_IDS, type TopicText } from '../../src/topics/topic.ts';
import { importCatalogue } from './languages.ts';

type Catalogue = Readonly<Record<string, Readonly<Record<string, TopicText>>>>;

const CATALOGUES = await Promise.all(
  STRAND_IDS.map((strand) => importCatalogue<Catalogue>(`topics/text/${strand}.ts`)),
);

/** The words of each topic in the language of this build, by the end of its address. */
export const TOPIC_TEXT: Readonly<Record<string, TopicText | undefined>> = Object.assign(
  {},
  ...CATALOGUES.flatMap((catalogue) => Object.values(catalogue)),
);
