/* The topics of `src/topics` whose videos are in a unit, so that hubs need not load all topics. A test compares the two. */

/** A topic's address below /topics, and its title. */
type Practice = readonly (readonly [slug: string, title: string])[];

/** By hub, tab and unit. A unit is only listed if games practise what one of its videos explains. */
const UNIT_PRACTICE: Readonly<Record<string, Practice>> = {
  'gcse/foundation/number': [
    ['add-related-fractions', 'Add halves and quarters, thirds and sixths'],
    ['subtract-related-fractions', 'Subtract halves and quarters, thirds and sixths'],
    ['add-unlike-fractions', 'Add fractions with different denominators'],
    ['subtract-unlike-fractions', 'Subtract fractions with different denominators'],
  ],
  'gcse/foundation/algebra': [
    ['solve-equations', 'Solve equations: find x'],
    ['substitute-numbers', 'Substitute a number for x'],
  ],
};

/** The topics to practise with a unit; empty for nearly all units. */
export const getUnitPractice = (hub: string, tab: string, unit: string): Practice =>
  UNIT_PRACTICE[`${hub}/${tab}/${unit}`] ?? [];
