import { ADDITION } from './addition.ts';
import { FRACTIONS } from './fractions.ts';
import { ALGEBRA, MONEY, SHAPES } from './money-and-shapes.ts';
import { DIVISION, TABLES } from './tables.ts';
import { STRAND_NAMES, YEAR_NAMES } from './text/names.ts';
import { TIME } from './time.ts';
import { STRAND_IDS, type StrandId, type Topic, type TopicOfStrand } from './topic.ts';

const ROWS: Readonly<Record<StrandId, readonly TopicOfStrand[]>> = {
  addition: ADDITION,
  tables: TABLES,
  division: DIVISION,
  fractions: FRACTIONS,
  time: TIME,
  money: MONEY,
  shapes: SHAPES,
  algebra: ALGEBRA,
};

/** Every topic by strand. Within a strand, what is taught first is first, except that general topics follow. */
export const TOPICS: readonly Topic[] = STRAND_IDS.flatMap((strandId) =>
  ROWS[strandId].map((topic) => ({
    ...topic,
    strandId,
    strand: STRAND_NAMES[strandId],
    year: YEAR_NAMES[topic.yearId],
  })),
);

export const findTopic = (slug: string): Topic | undefined => TOPICS.find((topic) => topic.slug === slug);

export const getTopicPath = ({ slug }: Pick<Topic, 'slug'>): string => `/topics/${slug}`;
