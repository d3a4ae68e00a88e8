import type { StampId } from './stamps';

/** The names of the stored parts that belong to no game. */
export const PART_TITLES: Readonly<Record<string, string>> = {
  learning: 'What you know',
  videos: 'Videos',
  voyage: 'The map',
  passport: 'Your passport',
  captain: 'Your boat',
  island: 'My island',
  dayVoyage: 'Your voyages',
  weeks: 'Your weeks',
  lastRounds: 'Your last rounds',
  markedSheets: 'Your marked sheets',
  choices: 'Your choices',
};

/** What is counted, in front of its number. */
export const FACT_LABELS = {
  bestScore: 'Best score',
  bestStreak: 'Best streak',
  captain: 'Captain',
  harbour: 'Things in the harbour',
  products: 'Times-table facts you know',
  sums: 'Sums to 20 you know',
  ownIsland: 'Things on your island',
  mended: 'Mistakes corrected',
  watched: 'Watched',
  stars: 'Stars',
  weeks: 'Islands done',
} as const;

/** The name of each stamp, and how to earn it in one sentence. */
export const STAMP_TEXT: Readonly<Record<StampId, { readonly title: string; readonly how: string }>> = {
  firstStar: { title: 'First star', how: 'Win a star on any island.' },
  golden: { title: 'Golden island', how: 'Win all the stars on an island.' },
  tenStars: { title: 'Ten stars', how: 'Win ten stars.' },
  everyIsland: { title: 'Captain', how: 'Win a star on every island.' },
  allGolden: { title: 'Golden sea', how: 'Win all the stars on every island.' },
  tenInARow: { title: 'Ten in a row', how: 'Get ten right in a row.' },
  mender: { title: 'Fixer', how: 'Correct three mistakes with “Practise these”.' },
  allSigns: { title: 'Four signs', how: 'Know a fact with +, −, × and ÷.' },
  tenProducts: { title: 'Ten times-table facts', how: 'Know ten times-table facts.' },
  wholeTable: { title: 'A whole table', how: 'Know one whole times table.' },
  allTables: { title: 'All the tables', how: 'Know every times table.' },
  tenQuick: { title: 'Quick ten', how: 'Answer ten facts quickly.' },
  twentySums: { title: 'Twenty sums', how: 'Know twenty sums up to 20.' },
  allSums: { title: 'All the sums', how: 'Know every sum up to 20.' },
};
