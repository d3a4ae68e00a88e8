/** The titles of topics, as in the list of topics. */
export const TOPIC_TITLES = {
  'add-related-fractions': 'Add halves and quarters, thirds and sixths',
  'subtract-related-fractions': 'Subtract halves and quarters, thirds and sixths',
  'add-unlike-fractions': 'Add fractions with different denominators',
  'subtract-unlike-fractions': 'Subtract fractions with different denominators',
  'solve-equations': 'Solve equations: find x',
  'substitute-numbers': 'Substitute a number for x',
};
