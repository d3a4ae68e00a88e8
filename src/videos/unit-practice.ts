/* The topics of `src/topics` whose videos are in a unit, so that hubs need not load all topics. A test compares the two. */
import { TOPIC_TITLES } from './practice-text';

/** A topic's address below /topics. */
type Slug = keyof typeof TOPIC_TITLES;

/** By hub, tab and unit. A unit is only listed if games practise what one of its videos explains. */
const UNIT_PRACTICE: Readonly<Record<string, readonly Slug[]>> = {
  'gcse/foundation/number': [
    'add-related-fractions',
    'subtract-related-fractions',
    'add-unlike-fractions',
    'subtract-unlike-fractions',
  ],
  'gcse/foundation/algebra': ['solve-equations', 'substitute-numbers'],
};

/** The topics to practise with a unit; empty for nearly all units. */
export const getUnitPractice = (
  hub: string,
  tab: string,
  unit: string,
): readonly (readonly [slug: string, title: string])[] =>
  (UNIT_PRACTICE[`${hub}/${tab}/${unit}`] ?? []).map((slug) => [slug, TOPIC_TITLES[slug]]);
