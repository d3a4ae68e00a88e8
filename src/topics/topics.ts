import { ADDITION } from './addition.ts';
import { FRACTIONS } from './fractions.ts';
import { ALGEBRA, MONEY, SHAPES } from './money-and-shapes.ts';
import { DIVISION, TABLES } from './tables.ts';
import { TIME } from './time.ts';
import { STRANDS, type Strand, type Topic, type TopicOfStrand } from './topic.ts';

const ROWS: Readonly<Record<Strand, readonly TopicOfStrand[]>> = {
  'Addition and subtraction': ADDITION,
  'Times tables and multiplication': TABLES,
  Division: DIVISION,
  'Fractions and decimals': FRACTIONS,
  Time: TIME,
  Money: MONEY,
  Shapes: SHAPES,
  Algebra: ALGEBRA,
};

/** Every topic by strand. Within a strand, what is taught first is first, except that general topics follow. */
export const TOPICS: readonly Topic[] = STRANDS.flatMap((strand) =>
  ROWS[strand].map((topic) => ({ ...topic, strand })),
);

export const findTopic = (slug: string): Topic | undefined => TOPICS.find((topic) => topic.slug === slug);

export const getTopicPath = ({ slug }: Pick<Topic, 'slug'>): string => `/topics/${slug}`;
