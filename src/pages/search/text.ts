import { plural } from '../../locale/grammar';

export const text = {
  title: 'Search',
  field: 'Search games, topics, worksheets and videos',
  placeholder: 'fractions, clock, worksheet …',
  suggested: 'You could look for',
  results: 'Results',
  groups: { games: 'Games', topics: 'Topics', pages: 'Pages and help', videos: 'Videos' },
  topic: (strand: string, year: string): string => `${strand}, ${year}`,
  video: (hub: string, unit: string): string => `${hub}, ${unit}`,
  count: (results: number): string =>
    results === 0
      ? 'Nothing found. Try another word.'
      : plural(results, '1 result. Press Enter to open it.', `${results} results. Use the arrow keys to choose one.`),
};

/** Words that are written apart or together, and how the site writes them. */
export const SPELLINGS: readonly (readonly [together: RegExp, apart: string])[] = [
  [/time ?s? ?table/g, 'times table'],
  [/two digit/g, 'two-digit'],
];
