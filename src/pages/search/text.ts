export const text = {
  title: 'Search',
  field: 'Search games, topics, worksheets and videos',
  placeholder: 'fractions, clock, worksheet …',
  suggested: 'You could look for',
  count: (results: number): string => {
    if (results === 0) return 'Nothing found. Try another word.';
    return results === 1
      ? '1 result. Press Enter to open it.'
      : `${results} results. Use the arrow keys to choose one.`;
  },
} as const;
