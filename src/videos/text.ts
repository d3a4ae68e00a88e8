import { plural } from '../locale/grammar.ts';

export const kinds = { video: 'Video', playlist: 'Playlist', page: 'External Link' };
export const listedUnder = (educator: string): string => `Listed under ${educator}`;

export const text = {
  sections: 'Sections',
  units: 'Units',
  allBoards: 'All exam boards',
  search: 'Search title, teacher or unit',
  carryOn: 'Continue:',
  credits:
    'All videos belong to their educators and are hosted on YouTube. We chose them but did not make them. If we are not sure who made one, it says “Listed under”.',
  watchedOf: (watched: number, all: number): string => `${watched} of ${all} watched`,
  practise: 'Practise this with games:',
  play: (title: string): string => `Play: ${title}`,
  watched: 'Watched',
  watchedTitle: (title: string): string => `Watched: ${title}`,
  visit: 'Visit External Resource',
  visitTitle: (title: string): string => `Visit External Resource: ${title} (opens in a new tab)`,
};

export const player = {
  blocked: 'This video cannot be shown here.',
  blockedWhy: 'You may be offline, or your network may block YouTube.',
  tryAgain: 'Try again',
  watch: 'Watch on YouTube',
  watchNewTab: 'Watch on YouTube (opens in a new tab)',
  close: 'Close',
  silent: 'No video here?',
  silentWhy:
    'A filter on this network is probably blocking it. Give these lines to the person who runs the filter, or use the link below.',
};

const matches = (count: number): string => plural(count, '1 match', `${count} matches`);

export const results = {
  looking: 'Looking ...',
  failed: 'The search could not be loaded. Try again when you are online.',
  failedElsewhere: 'We could not load the other exam boards. Search this one, or try again when you are online.',
  title: 'Search results',
  others: 'Other exam boards',
  nearHere: 'Related videos on this exam board:',
  blank: 'Type a topic, such as “fractions”, or a teacher.',
  matches,
  similar: (typed: string): string => `No results for “${typed}”. These have a similar spelling:`,
  relatedElsewhere: (typed: string): string => `No results for “${typed}”. Related results from other exam boards:`,
  elsewhere: (typed: string, count: number): string =>
    `No results for “${typed}”. Other exam boards have ${matches(count)}:`,
  related: (typed: string): string => `No results for “${typed}”. Related results:`,
  nothing: (typed: string): string => `No results for “${typed}”. Try another word, such as a topic or a teacher.`,
};
