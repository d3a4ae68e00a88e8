import type { ComponentType } from 'react';

/** The colour of the small label on a game's card. */
export type Tint = 'violet' | 'sun' | 'teal' | 'coral' | 'leaf' | 'sky';

/** The two groups of cards on the home page. */
type Section = 'primary' | 'more';

/** Fetches the page of a game. */
type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** All that pages know of a game. */
export interface Game<Id extends string = string> {
  /** The route without its slash. */
  readonly id: Id;
  /** The short name: islands and dialogs. */
  readonly title: string;
  /** The name on the card of the home page. */
  readonly cardTitle: string;
  /** One sentence that a child can read. */
  readonly description: string;
  /** What it practises, in two or three words. */
  readonly chip: string;
  readonly tint: Tint;
  readonly path: `/${Id}`;
  readonly section: Section;
  /** The address of its picture, 320 x 200. */
  readonly picture: string;
  /** The address of its island, drawn from -20 to 190 down and 0 to 220 across. */
  readonly island: string;
  /** Classes that say which part of the picture stays in view where there is room for its middle or for a strip only. */
  readonly crop: `[--ox:${number}%] [--oy:${number}%]`;
  readonly load: LoadScreen;
}

interface Entry<Id extends string> extends Omit<Game<Id>, 'cardTitle' | 'path' | 'picture' | 'island'> {
  readonly cardTitle?: string;
}

const game = <const Id extends string>(entry: Entry<Id>): Game<Id> => ({
  cardTitle: entry.title,
  path: `/${entry.id}`,
  picture: `/pictures/places/${entry.id}.svg`,
  island: `/pictures/islands/${entry.id}.svg`,
  ...entry,
});

const catalogue = [
  game({
    id: 'mental-maths',
    title: 'Mental Maths',
    cardTitle: 'Mental Maths Challenge',
    description: 'Pop the bubble with the right answer before the time is up.',
    chip: '+ − × ÷ in your head',
    tint: 'teal',
    section: 'primary',
    crop: '[--ox:33%] [--oy:55%]',
    load: () => import('./mental-maths/Screen'),
  }),
  game({
    id: 'times-tables',
    title: 'Times Tables',
    cardTitle: 'Times Tables Master',
    description: 'Find the hidden numbers and turn over every tile.',
    chip: 'Times tables',
    tint: 'violet',
    section: 'primary',
    crop: '[--ox:50%] [--oy:70%]',
    load: () => import('./times-tables/Screen'),
  }),
  game({
    id: 'math-facts',
    title: 'Math Facts Race',
    description: 'Answer fast and race along the coast.',
    chip: 'Quick sums',
    tint: 'coral',
    section: 'primary',
    crop: '[--ox:25%] [--oy:60%]',
    load: () => import('./math-facts/Screen'),
  }),
  game({
    id: 'shape-match',
    title: 'Shape Match',
    description: 'Name each statue and count its sides.',
    chip: 'Shapes and sides',
    tint: 'leaf',
    section: 'primary',
    crop: '[--ox:50%] [--oy:72%]',
    load: () => import('./shape-match/Screen'),
  }),
  game({
    id: 'fraction-simplify',
    title: 'Fraction Master',
    description: 'Cut the cakes into equal parts.',
    chip: 'Fractions',
    tint: 'coral',
    section: 'primary',
    crop: '[--ox:50%] [--oy:44%]',
    load: () => import('./fraction-simplify/Screen'),
  }),
  game({
    id: 'time-master',
    title: 'Time Master',
    description: 'Watch the hands of the big clock turn.',
    chip: 'Clocks, hours, dates',
    tint: 'violet',
    section: 'primary',
    crop: '[--ox:50%] [--oy:52%]',
    load: () => import('./time-master/Screen'),
  }),
  game({
    id: 'money-counter',
    title: 'Money Counter',
    description: 'Count the coins and give the right change.',
    chip: 'Coins and change',
    tint: 'leaf',
    section: 'primary',
    crop: '[--ox:50%] [--oy:52%]',
    load: () => import('./money-counter/Screen'),
  }),
  game({
    id: 'algebra-adventure',
    title: 'Algebra Adventure',
    description: 'Keep the balance level and find x.',
    chip: 'The missing number',
    tint: 'sun',
    section: 'primary',
    crop: '[--ox:27%] [--oy:45%]',
    load: () => import('./algebra-adventure/Screen'),
  }),
  game({
    id: 'target-takedown',
    title: 'Target Takedown',
    description: 'Pick tiles that add up to the target.',
    chip: 'Adding up',
    tint: 'coral',
    section: 'primary',
    crop: '[--ox:70%] [--oy:70%]',
    load: () => import('./target-takedown/Screen'),
  }),
  game({
    id: 'arithmetic-hero',
    title: 'Arithmetic Hero',
    description: 'Zap the sums before they reach the city.',
    chip: '+ − × ÷ with a hero',
    tint: 'violet',
    section: 'more',
    crop: '[--ox:45%] [--oy:50%]',
    load: () => import('./arithmetic-hero/Screen'),
  }),
  game({
    id: 'math-warp',
    title: 'Math Warp',
    description: 'Fly through the portal with the right answer.',
    chip: 'Times and divide',
    tint: 'teal',
    section: 'more',
    crop: '[--ox:70%] [--oy:50%]',
    load: () => import('./math-warp/Screen'),
  }),
  game({
    id: 'fraction-basics',
    title: 'Fraction Basics',
    description: 'Find equal parts at the old mill.',
    chip: 'First fractions',
    tint: 'sun',
    section: 'more',
    crop: '[--ox:35%] [--oy:60%]',
    load: () => import('./fraction-basics/Screen'),
  }),
];

/** The id of one of the twelve games. */
export type GameId = (typeof catalogue)[number]['id'];

/** The twelve games, in the order in which the home page shows them. */
export const GAMES: readonly Game<GameId>[] = catalogue;
